// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/limits/printbuffer.h"

#include "base/formatted.h"
#include "base/utf8.h"

#include <algorithm>

namespace vitrine {

namespace {

std::string_view firstChars(std::string_view utf8, std::uint64_t count)
{
    std::size_t at = 0;
    for (; at < utf8.size(); ++at) {
        if (!continuesCharacter(utf8[at]) && count-- == 0)
            break;
    }
    return utf8.substr(0, at);
}

std::string_view lastChars(std::string_view utf8, std::uint64_t count)
{
    std::size_t at = utf8.size();
    while (at > 0 && count > 0) {
        --at;
        count -= continuesCharacter(utf8[at]) ? 0U : 1U;
    }
    return utf8.substr(at);
}

// The tail is one character longer than the head when the limit is odd.
std::string withNotice(std::string_view head, std::string_view tail, std::uint64_t limit)
{
    return formatted("{}\n..._This content has been truncated to stay below {} characters_...\n{}", head, limit, tail);
}

} // namespace

PrintBuffer::PrintBuffer(std::uint64_t limit)
    : m_limit(limit)
{
}

std::string_view PrintBuffer::append(std::string_view utf8)
{
    const std::uint64_t chars = countCharacters(utf8);
    const std::uint64_t room = m_limit - m_headChars;
    const std::string_view kept = chars <= room ? utf8 : firstChars(utf8, room);
    m_chars += chars;
    m_headChars += std::min(chars, room);
    m_head += kept;
    appendToTail(utf8);
    return kept;
}

// Cut occasionally, not at each print: the longest character has 4 bytes.
void PrintBuffer::appendToTail(std::string_view utf8)
{
    const std::uint64_t enough = (m_limit + 1) / 2;
    const std::uint64_t much = 8 * enough + 4096;
    m_tail += utf8.size() > much ? lastChars(utf8, enough) : utf8;
    if (m_tail.size() > much)
        m_tail = std::string(lastChars(m_tail, enough));
}

void PrintBuffer::clear() { *this = PrintBuffer(m_limit); }

std::string PrintBuffer::text() const
{
    if (!isTruncated())
        return m_head;
    return withNotice(firstChars(m_head, m_limit / 2), lastChars(m_tail, (m_limit + 1) / 2), m_limit);
}

std::string firstCharsOf(std::string_view utf8, std::uint64_t count) { return std::string(firstChars(utf8, count)); }

std::string cutText(std::string_view utf8, std::uint64_t limit)
{
    if (countCharacters(utf8) <= limit)
        return std::string(utf8);
    return withNotice(firstChars(utf8, limit / 2), limit == 0 ? utf8 : lastChars(utf8, (limit + 1) / 2), limit);
}

} // namespace vitrine
