// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/json/jsonstream.h"

#include "base/utf8.h"
#include <algorithm>
#include <cstring>

namespace vitrine {

namespace {

constexpr std::uint64_t ones = 0x0101010101010101ULL;

/// Not zero when one of the eight bytes is `wanted`.
constexpr std::uint64_t hasByte(std::uint64_t bytes, char wanted)
{
    const std::uint64_t difference = bytes ^ (ones * static_cast<unsigned char>(wanted));
    return (difference - ones) & ~difference & (ones << 7);
}

/// Bytes before the first quote, backslash or line end, eight at a time: nearly all of a log is inside strings.
std::size_t plainLength(const char *text, std::size_t count)
{
    std::size_t i = 0;
    for (; i + 8 <= count; i += 8) {
        std::uint64_t bytes = 0;
        std::memcpy(&bytes, text + i, 8);
        if ((hasByte(bytes, '"') | hasByte(bytes, '\\') | hasByte(bytes, '\n')) != 0)
            break;
    }
    while (i < count && text[i] != '"' && text[i] != '\\' && text[i] != '\n')
        ++i;
    return i;
}

bool isBlank(int c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

std::uint64_t countBlackBytes(std::string_view text)
{
    return static_cast<std::uint64_t>(std::ranges::count_if(text, [](char c) { return !isBlank(c); }));
}

} // namespace

JsonStream::JsonStream(FileWindow &window, Framing framing, std::uint64_t maxValue)
    : m_window(window)
    , m_framing(framing)
    , m_maxValue(maxValue)
    , m_pos(window.begin())
    , m_counted(window.begin())
{
    while (m_window.end() < m_pos + byteOrderMark.size() && fill()) { }
    if (m_window.bytes(m_pos, m_window.end()).starts_with(byteOrderMark))
        m_pos += byteOrderMark.size();
}

bool JsonStream::fill()
{
    if (m_keep != noKeep && m_pos - m_keep > m_maxValue) {
        m_keep = noKeep;
        m_isTooLarge = true;
    }
    const std::uint64_t keep = std::min(m_keep, m_pos);
    lineAt(keep);
    return m_window.more(keep);
}

std::uint64_t JsonStream::lineAt(std::uint64_t offset)
{
    while (m_counted < offset) {
        const char *from = m_window.at(m_counted);
        const void *end = std::memchr(from, '\n', static_cast<std::size_t>(offset - m_counted));
        if (end == nullptr) {
            m_counted = offset;
            break;
        }
        m_counted += static_cast<std::uint64_t>(static_cast<const char *>(end) - from) + 1;
        ++m_line;
    }
    return m_line;
}

int JsonStream::byte()
{
    if (m_pos >= m_window.end() && !fill())
        return -1;
    const char c = *m_window.at(m_pos);
    return c == '\n' && m_framing == Framing::Lines ? -1 : static_cast<unsigned char>(c);
}

void JsonStream::skipBlanks()
{
    while (isBlank(byte())) {
        const std::string_view rest = m_window.bytes(m_pos, m_window.end());
        const std::size_t blanks = rest.find_first_not_of(m_framing == Framing::Lines ? " \t\r" : " \t\r\n");
        m_pos += std::min(blanks, rest.size());
    }
}

bool JsonStream::nextRecord()
{
    m_isBroken = false;
    m_keep = noKeep;
    while ((m_pos < m_window.end() || fill()) && isBlank(static_cast<unsigned char>(*m_window.at(m_pos))))
        ++m_pos;
    return m_pos < m_window.end();
}

std::uint64_t JsonStream::endRecord()
{
    m_keep = noKeep;
    if (m_framing == Framing::Document && !m_isBroken)
        return 0;
    std::uint64_t passed = 0;
    while (m_pos < m_window.end() || fill()) {
        const std::string_view rest = m_window.bytes(m_pos, m_window.end());
        const std::size_t end = m_framing == Framing::Lines ? rest.find('\n') : rest.npos;
        passed += countBlackBytes(rest.substr(0, end));
        if (end != rest.npos) {
            m_pos += end + 1;
            break;
        }
        m_pos = m_window.end();
    }
    return passed;
}

int JsonStream::ahead()
{
    skipBlanks();
    return byte();
}

void JsonStream::enter()
{
    ++m_pos;
    m_isBroken = false;
}

bool JsonStream::leave(bool isProperly)
{
    m_isBroken = !isProperly;
    return false;
}

bool JsonStream::nextElement()
{
    while (ahead() == ',')
        ++m_pos;
    const int c = byte();
    if (c == ']')
        ++m_pos;
    return c == ']' || c == '}' || c < 0 ? leave(c == ']') : true;
}

bool JsonStream::nextMember(std::string &key)
{
    while (ahead() == ',')
        ++m_pos;
    const int c = byte();
    if (c == '}')
        ++m_pos;
    if (c != '"')
        return leave(c == '}');
    const std::uint64_t from = ++m_pos;
    m_keep = from;
    m_isTooLarge = false;
    const bool isWhole = skipString();
    key.assign(isWhole && !m_isTooLarge ? m_window.bytes(from, m_pos - 1) : std::string_view {});
    m_keep = noKeep;
    if (!isWhole || ahead() != ':')
        return leave(false);
    ++m_pos;
    return ahead() < 0 ? leave(false) : true;
}

JsonSlice JsonStream::take()
{
    skipBlanks();
    const std::uint64_t from = m_pos;
    const std::uint64_t line = lineAt(from);
    m_keep = from;
    m_isTooLarge = false;
    const bool isWhole = skipValue();
    if (m_pos - from > m_maxValue)
        m_isTooLarge = true;
    std::uint64_t to = m_pos;
    std::string_view text;
    if (!m_isTooLarge) {
        while (to > from && isBlank(*m_window.at(to - 1)))
            --to;
        text = m_window.bytes(from, to);
    }
    m_keep = noKeep;
    return { .text = text,
        .span = { .line = line, .byteFrom = from, .byteTo = to },
        .isCut = !isWhole,
        .isTooLarge = m_isTooLarge };
}

void JsonStream::leaveTaken()
{
    lineAt(m_pos);
    m_window.leave(m_pos);
}

/// From behind the opening quote to behind the closing one. False when the record ends first.
bool JsonStream::skipString()
{
    for (;;) {
        if (m_pos >= m_window.end() && !fill())
            return false;
        m_pos += plainLength(m_window.at(m_pos), static_cast<std::size_t>(m_window.end() - m_pos));
        if (m_pos >= m_window.end())
            continue;
        const int c = byte();
        if (c < 0)
            return false;
        ++m_pos;
        if (c == '"')
            return true;
        if (c == '\\' && byte() < 0)
            return false;
        if (c == '\\')
            ++m_pos;
    }
}

/// To the comma or closing bracket that follows the value, which may be anything. False when the record ends within
/// it: a value outside all brackets ends with the record, too, and is whole.
bool JsonStream::skipValue()
{
    std::uint64_t depth = 0;
    for (int c = byte(); c >= 0; c = byte()) {
        const bool isClosing = c == ']' || c == '}';
        if (depth == 0 && (c == ',' || isClosing))
            return true;
        ++m_pos;
        if (c == '"' && !skipString())
            return false;
        depth += c == '[' || c == '{' ? 1 : 0;
        depth -= isClosing ? 1 : 0;
        if (isClosing && depth == 0)
            return true;
    }
    return depth == 0;
}

} // namespace vitrine
