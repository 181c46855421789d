// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace vitrine {

/// Reads the lines of a file descriptor with bounded memory: lines that are too long are discarded. One thread; does
/// not own the descriptor.
class BoundedLines final {
public:
    struct Line {
        std::string text; ///< without line end; empty if it is too long
        bool isTooLong = false;
    };

    explicit BoundedLines(int file, std::size_t longest);
    /// Waits for the next line; nothing at the end. A last line without line end counts.
    std::optional<Line> next();

private:
    std::optional<Line> take(std::size_t end, std::size_t behind);
    bool fill();

    int m_file;
    std::size_t m_longest;
    std::string m_buffer; ///< read but not returned yet
    bool m_isTooLong = false; ///< the start of the line was dropped
};

} // namespace vitrine
