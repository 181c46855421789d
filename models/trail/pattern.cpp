// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/pattern.h"

#include <algorithm>

namespace vitrine::trailfile {

namespace {

constexpr std::size_t longestPattern = 1'000;
constexpr std::size_t longestText = 1 << 20;

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// glibc has \w and \s, but no \d. Empty for what is refused.
std::string translated(std::string_view pattern)
{
    std::string posix;
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        if (pattern[at] != '\\' || at + 1 == pattern.size()) {
            posix += pattern[at];
            continue;
        }
        const char c = pattern[++at];
        if (isDigit(c))
            return {};
        if (c == 'd')
            posix += "[0-9]";
        else
            posix.append(1, '\\').append(1, c);
    }
    return posix;
}

/// "{1,30000}" makes an automaton of that size.
bool hasBigCount(std::string_view pattern)
{
    for (std::size_t at = 0; (at = pattern.find('{', at)) != std::string_view::npos; ++at) {
        const auto digits = std::ranges::count_if(pattern.substr(at, pattern.find('}', at) - at), isDigit);
        if (digits > 3)
            return true;
    }
    return false;
}

} // namespace

Pattern::Pattern(const std::string &pattern)
{
    const std::string posix = translated(pattern);
    const bool isUsable
        = !posix.empty() && posix.size() <= longestPattern && !posix.contains('\0') && !hasBigCount(posix);
    if (!isUsable || ::regcomp(&m_presence, posix.c_str(), REG_EXTENDED | REG_NOSUB) != 0)
        return;
    m_isValid = ::regcomp(&m_places, posix.c_str(), REG_EXTENDED) == 0;
    if (!m_isValid)
        ::regfree(&m_presence);
}

Pattern::~Pattern()
{
    if (!m_isValid)
        return;
    ::regfree(&m_presence);
    ::regfree(&m_places);
}

bool Pattern::isIn(std::string_view text) const
{
    regmatch_t range {};
    range.rm_eo = static_cast<regoff_t>(std::min(text.size(), longestText));
    return m_isValid && ::regexec(&m_presence, text.empty() ? "" : text.data(), 0, &range, REG_STARTEND) == 0;
}

std::optional<Pattern::Match> Pattern::find(std::string_view text, std::size_t from) const
{
    const std::size_t end = std::min(text.size(), longestText);
    while (from < end && isIn(text.substr(from, end - from))) {
        regmatch_t range { static_cast<regoff_t>(from), static_cast<regoff_t>(end) };
        const int flags = REG_STARTEND | (from > 0 && text[from - 1] != '\n' ? REG_NOTBOL : 0);
        if (::regexec(&m_places, text.data(), 1, &range, flags) != 0)
            return std::nullopt;
        if (range.rm_eo > range.rm_so)
            return Match { static_cast<std::size_t>(range.rm_so), static_cast<std::size_t>(range.rm_eo) };
        from = static_cast<std::size_t>(range.rm_eo) + 1;
    }
    return std::nullopt;
}

} // namespace vitrine::trailfile
