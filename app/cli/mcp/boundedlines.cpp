// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/mcp/boundedlines.h"

#include <array>
#include <cerrno>
#include <utility>

#include <unistd.h>

namespace vitrine {

BoundedLines::BoundedLines(int file, std::size_t longest)
    : m_file(file)
    , m_longest(longest)
{
}

std::optional<BoundedLines::Line> BoundedLines::next()
{
    std::size_t searched = 0;
    for (;;) {
        const std::size_t end = m_buffer.find('\n', searched);
        if (end != std::string::npos)
            return take(end, end + 1);
        if (m_buffer.size() > m_longest) {
            m_isTooLong = true;
            m_buffer.clear();
        }
        searched = m_buffer.size();
        if (!fill())
            return m_buffer.empty() && !m_isTooLong ? std::nullopt : take(m_buffer.size(), m_buffer.size());
    }
}

std::optional<BoundedLines::Line> BoundedLines::take(std::size_t end, std::size_t behind)
{
    Line line;
    line.isTooLong = std::exchange(m_isTooLong, false) || end > m_longest;
    if (!line.isTooLong)
        line.text = m_buffer.substr(0, end);
    m_buffer.erase(0, behind);
    return line;
}

bool BoundedLines::fill()
{
    std::array<char, 64UL * 1024> piece {};
    ssize_t count = 0;
    do
        count = ::read(m_file, piece.data(), piece.size());
    while (count < 0 && errno == EINTR);
    if (count > 0)
        m_buffer.append(piece.data(), static_cast<std::size_t>(count));
    return count > 0;
}

} // namespace vitrine
