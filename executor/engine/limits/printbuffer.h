// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace vitrine {

/// The prints of a step, cut as described in docs/executor.md#print: beyond the limit, the first half, a notice and the
/// last half are kept. Memory use is bounded by a small multiple of the limit for any amount of prints. Never splits
/// UTF-8 characters; no Python, no threads.
class PrintBuffer final {
public:
    explicit PrintBuffer(std::uint64_t limit);

    /// Returns the beginning of the text that is within the limit.
    std::string_view append(std::string_view utf8);
    void clear();

    std::string text() const;
    bool isTruncated() const { return m_chars > m_limit; }
    std::uint64_t chars() const { return m_chars; }

private:
    void appendToTail(std::string_view utf8);

    std::uint64_t m_limit;
    std::uint64_t m_chars = 0;
    std::uint64_t m_headChars = 0;
    std::string m_head; ///< the first m_limit characters
    std::string m_tail; ///< at least the last half of m_limit, once more than that was printed
};

/// Cuts a whole text in the same way, including a quirk of the older executor: with a limit of zero, the last half is
/// everything.
std::string cutText(std::string_view utf8, std::uint64_t limit);

/// The first `count` characters.
std::string firstCharsOf(std::string_view utf8, std::uint64_t count);

} // namespace vitrine
