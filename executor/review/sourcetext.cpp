// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/sourcetext.h"

#include "base/utf8.h"

#include <algorithm>

namespace vitrine {

namespace {

// CPython accepts "\n", "\r\n" and "\r" as line ends.
std::size_t lineLength(std::string_view text)
{
    const std::size_t end = text.find_first_of("\r\n");
    if (end == std::string_view::npos)
        return text.size();
    return end + (text.substr(end).starts_with("\r\n") ? 2 : 1);
}

} // namespace

SourceText::SourceText(std::string_view code)
    : m_code(code)
    , m_starts { 0 }
{
    while (m_starts.back() < m_code.size())
        m_starts.push_back(m_starts.back() + lineLength(std::string_view(m_code).substr(m_starts.back())));
}

std::string_view SourceText::lineWithEnd(int number) const
{
    const auto index = static_cast<std::size_t>(number);
    if (number < 1 || index >= m_starts.size())
        return {};
    return std::string_view(m_code).substr(m_starts[index - 1], m_starts[index] - m_starts[index - 1]);
}

std::string_view SourceText::line(int number) const
{
    const std::string_view text = lineWithEnd(number);
    return text.substr(0, std::min(text.find_first_of("\r\n"), text.size()));
}

int SourceText::column(int number, int byte) const
{
    const std::string_view before = line(number).substr(0, static_cast<std::size_t>(std::max(byte, 0)));
    return 1 + static_cast<int>(countCharacters(before));
}

std::string SourceText::segment(int firstLine, int byte, int endLine, int endByte) const
{
    std::string text;
    for (int number = firstLine; number <= endLine; ++number) {
        std::string_view part = lineWithEnd(number);
        if (number == endLine)
            part = part.substr(0, static_cast<std::size_t>(std::max(endByte, 0)));
        if (number == firstLine)
            part.remove_prefix(std::min(static_cast<std::size_t>(std::max(byte, 0)), part.size()));
        text += part;
    }
    return text;
}

} // namespace vitrine
