// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The lines of a step's code, which convert CPython's positions (UTF-8 bytes) to a reader's (characters).
class SourceText final {
public:
    explicit SourceText(std::string_view code);

    std::string_view code() const { return m_code; }
    /// A line by its 1-based number, without its line end; empty for other numbers.
    std::string_view line(int number) const;
    /// The 1-based column in characters for a 0-based byte offset.
    int column(int line, int byte) const;
    /// The text between two positions (0-based bytes, end exclusive), as returned by ast.get_source_segment.
    std::string segment(int line, int byte, int endLine, int endByte) const;

private:
    std::string_view lineWithEnd(int number) const;

    std::string m_code;
    std::vector<std::size_t> m_starts; ///< starts of the lines, and the end of the text
};

} // namespace vitrine
