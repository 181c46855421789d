// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine::trailfile {

/// The distinct words of one row, each with the mark of its column, as the text that is indexed: "cimport cos oresult
/// ". Reused for the next row to avoid allocations for each word.
class WordSet final {
public:
    void clear();
    /// Returns false if the word was already added. The hash covers mark and word.
    bool add(char mark, std::string_view word, std::uint64_t hash);
    const std::string &text() const { return m_text; }

private:
    struct Location {
        std::uint64_t hash = 0;
        std::uint64_t row = 0; ///< the slot is used only in this row and free in all others
        std::size_t at = 0;
        std::size_t size = 0;
    };
    Location &locationOf(char mark, std::string_view word, std::uint64_t hash);
    void grow();

    std::string m_text;
    std::vector<Location> m_locations = std::vector<Location>(1024);
    std::size_t m_count = 0;
    std::uint64_t m_row = 1;
};

/// Hashes of known words. One flat table, since most lookups are for recent words. Each hash uses random keys, so that
/// words with equal hashes cannot be constructed.
class KnownWords final {
public:
    KnownWords();
    std::uint64_t hashOf(std::string_view word) const;
    /// Returns false if the word is already known.
    bool add(std::uint64_t hash);
    void clear();

private:
    std::vector<std::uint64_t> m_slots = std::vector<std::uint64_t>(4096); ///< 0 is free
    std::size_t m_count = 0;
    std::array<std::uint64_t, 3> m_keys;
};

} // namespace vitrine::trailfile
