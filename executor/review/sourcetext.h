// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The text of a step by lines, to turn CPython's places (UTF-8 bytes) into a reader's (characters).
class SourceText final {
public:
    explicit SourceText(std::string_view code);

    std::string_view code() const { return m_code; }
    /// 1-based; empty outside. Without its line end.
    std::string_view line(int number) const;
    /// 1-based column in characters of a 0-based byte offset.
    int column(int line, int byte) const;
    /// The text between two places (0-based bytes, end exclusive), as ast.get_source_segment gives it.
    std::string segment(int line, int byte, int endLine, int endByte) const;

private:
    std::string_view lineWithEnd(int number) const;

    std::string m_code;
    std::vector<std::size_t> m_starts; ///< of the lines, and the end of the text
};

} // namespace vitrine
