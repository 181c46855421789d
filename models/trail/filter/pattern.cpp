// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/filter/pattern.h"

#include <algorithm>
#include <vector>

namespace vitrine::trailfile {

namespace {

constexpr std::size_t longestPattern = 1'000;
constexpr std::size_t longestWritten = 2'000;
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

/// How many characters the pattern has once each repetition is written out, as the library does it: "a{9}" nine times,
/// "a+" twice, and what is repeated within what is repeated as often as both together.
class WrittenOut final {
public:
    explicit WrittenOut(std::string_view pattern)
        : m_pattern(pattern)
    {
    }

    bool isTooLong()
    {
        while (m_at < m_pattern.size() && m_groups.back().all <= longestWritten)
            take(m_pattern[m_at++]);
        return m_groups.back().all > longestWritten;
    }

private:
    struct Group {
        std::size_t all = 0;
        std::size_t last = 0; ///< of what a repetition stands behind
    };

    void take(char c)
    {
        switch (c) {
        case '(': m_groups.push_back({}); return;
        case ')': return close();
        case '+': return repeat(2);
        case '*':
        case '?': return repeat(1);
        case '{': return repeat(count());
        case '[': skipSet(); return add(1);
        case '\\': ++m_at; return add(1);
        default: return add(1);
        }
    }

    void add(std::size_t size)
    {
        m_groups.back().last = size;
        m_groups.back().all += size;
    }

    void close()
    {
        if (m_groups.size() == 1)
            return add(1);
        const std::size_t size = m_groups.back().all;
        m_groups.pop_back();
        add(size + 1);
    }

    void repeat(std::size_t times)
    {
        Group &group = m_groups.back();
        group.all += group.last * (times - 1);
        group.last *= times;
    }

    // The greater one of "{m,n}"; "{m,}" is m of them and one more.
    std::size_t count()
    {
        std::size_t most = 1;
        for (std::size_t number = 0; m_at < m_pattern.size() && m_pattern[m_at] != '}'; ++m_at) {
            const char c = m_pattern[m_at];
            number = isDigit(c) ? std::min(number * 10 + static_cast<std::size_t>(c - '0'), longestWritten) : 0;
            most = std::max(most, number + 1);
        }
        ++m_at;
        return most;
    }

    // A bracket first in a set is of the set.
    void skipSet()
    {
        m_at += m_pattern.substr(m_at).starts_with('^') ? 1U : 0U;
        m_at = std::min(m_pattern.find(']', m_at + 1), m_pattern.size());
        ++m_at;
    }

    std::string_view m_pattern;
    std::size_t m_at = 0;
    std::vector<Group> m_groups = std::vector<Group>(1);
};

} // namespace

Pattern::Pattern(const std::string &pattern)
{
    const std::string posix = translated(pattern);
    const bool isUsable
        = !posix.empty() && posix.size() <= longestPattern && !posix.contains('\0') && !WrittenOut(posix).isTooLong();
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
