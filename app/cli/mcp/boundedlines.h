// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace vitrine {

/// Reads the lines of a file descriptor with bounded memory: of a line that is too long nothing is kept. One thread;
/// does not own the descriptor.
class BoundedLines final {
public:
    struct Line {
        std::string text; ///< without its end; empty for one that is too long
        bool isTooLong = false;
    };

    explicit BoundedLines(int file, std::size_t longest);
    /// Waits for the next line; nothing at the end. A last line without an end counts.
    std::optional<Line> next();

private:
    std::optional<Line> take(std::size_t end, std::size_t behind);
    bool fill();

    int m_file;
    std::size_t m_longest;
    std::string m_buffer; ///< read and not given yet
    bool m_isTooLong = false; ///< the beginning of the line was dropped
};

} // namespace vitrine
