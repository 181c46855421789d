// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine::trailfile {

/// The different words of one row, each with the mark of its column, as the text that is indexed: "cimport cos oresult
/// ". Reused for the next row, so that nothing is allocated for each word.
class WordSet final {
public:
    void clear();
    /// False when it is there already. The hash is one of mark and word.
    bool add(char mark, std::string_view word, std::uint64_t hash);
    const std::string &text() const { return m_text; }

private:
    struct Location {
        std::uint64_t hash = 0;
        std::uint64_t row = 0; ///< the slot is free in all rows but this one
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

/// Hashes of known words. One flat table: most lookups are for recent words. Random keys are part of each hash, so that
/// words with equal hashes cannot be constructed.
class KnownWords final {
public:
    KnownWords();
    std::uint64_t hashOf(std::string_view word) const;
    /// False when it is known already.
    bool add(std::uint64_t hash);
    void clear();

private:
    std::vector<std::uint64_t> m_slots = std::vector<std::uint64_t>(4096); ///< 0 is free
    std::size_t m_count = 0;
    std::array<std::uint64_t, 3> m_keys;
};

} // namespace vitrine::trailfile
