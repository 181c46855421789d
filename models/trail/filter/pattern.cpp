// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/filter/pattern.h"

#include <re2/re2.h>

#include <algorithm>

namespace vitrine::trailfile {

namespace {

constexpr std::size_t longestPattern = 1'000;
/// For `find`: replacing all matches may search the rest of the text once for each.
constexpr std::size_t longestText = 1 << 20;

absl::string_view viewOf(std::string_view text) { return { text.data(), text.size() }; }

re2::RE2::Options options()
{
    re2::RE2::Options options;
    options.set_log_errors(false);
    options.set_longest_match(true);
    return options;
}

} // namespace

Pattern::Pattern(const std::string &pattern)
{
    if (!pattern.empty() && pattern.size() <= longestPattern)
        m_expression = std::make_unique<re2::RE2>(viewOf(pattern), options());
}

Pattern::~Pattern() = default;

bool Pattern::isValid() const { return m_expression && m_expression->ok(); }

bool Pattern::isIn(std::string_view text) const
{
    return isValid() && m_expression->Match(viewOf(text), 0, text.size(), re2::RE2::UNANCHORED, nullptr, 0);
}

std::optional<Pattern::Match> Pattern::find(std::string_view text, std::size_t from) const
{
    const std::size_t end = std::min(text.size(), longestText);
    while (isValid() && from < end) {
        absl::string_view match;
        if (!m_expression->Match(viewOf(text), from, end, re2::RE2::UNANCHORED, &match, 1))
            return std::nullopt;
        const auto begin = static_cast<std::size_t>(match.data() - text.data());
        if (!match.empty())
            return Match { begin, begin + match.size() };
        from = begin + 1;
    }
    return std::nullopt;
}

namespace {

/// Collects the literal characters of a pattern that stand side by side, outside of groups and classes.
class LiteralRuns {
public:
    explicit LiteralRuns(std::string_view pattern)
        : m_rest(pattern)
    {
    }
    std::string longest()
    {
        while (!m_rest.empty() && !m_isUnclear)
            take();
        end();
        return m_isUnclear ? std::string() : m_longest;
    }

private:
    void take();
    void takeEscaped();
    void skipClass();
    void end()
    {
        if (m_run.size() > m_longest.size())
            m_longest = m_run;
        m_run.clear();
    }

    std::string_view m_rest;
    std::string m_run;
    std::string m_longest;
    int m_depth = 0;
    bool m_isUnclear = false; ///< alternatives, flags
};

void LiteralRuns::take()
{
    const char c = m_rest.front();
    m_rest.remove_prefix(1);
    constexpr std::string_view quantifiers = "*?{";
    const bool isAscii = static_cast<unsigned char>(c) < 0x80;
    if (c == '\\')
        return takeEscaped();
    if (c == '(' || c == ')') {
        m_isUnclear = m_rest.starts_with('?') && c == '(';
        m_depth += c == '(' ? 1 : -1;
        // A group may be optional, so that nothing in it counts.
        return end();
    }
    if (c == '|' && m_depth == 0)
        m_isUnclear = true;
    if (c == '[') {
        end();
        return skipClass();
    }
    if (quantifiers.contains(c)) {
        if (!m_run.empty())
            m_run.pop_back();
        if (c == '{') {
            const std::size_t close = std::min(m_rest.find_first_not_of("0123456789,"), m_rest.size());
            m_isUnclear = !m_rest.substr(close).starts_with('}');
            m_rest.remove_prefix(close);
        }
        return end();
    }
    constexpr std::string_view special = ".^$+|}]";
    if (special.contains(c) || !isAscii || m_depth > 0)
        return end();
    m_run.push_back(c);
}

void LiteralRuns::takeEscaped()
{
    constexpr std::string_view literal = "\\.+*?()|[]{}^$/-_:;,'\"#@!%&=<>~ ";
    const char c = m_rest.empty() ? 'x' : m_rest.front();
    m_rest.remove_prefix(m_rest.empty() ? 0 : 1);
    if (literal.contains(c) && m_depth == 0)
        m_run.push_back(c);
    else {
        end();
        // Characters by their number, classes by their name and quoted texts are left to the pattern itself.
        m_isUnclear = m_isUnclear || std::string_view("xpPQ01234567").contains(c);
    }
}

void LiteralRuns::skipClass()
{
    std::size_t at = m_rest.starts_with("^") ? 1 : 0;
    at += m_rest.substr(at).starts_with("]") ? 1 : 0;
    for (; at < m_rest.size() && m_rest[at] != ']'; ++at) {
        at += m_rest[at] == '\\' ? 1 : 0;
        m_isUnclear = m_isUnclear || m_rest.substr(at).starts_with("[:");
    }
    m_rest.remove_prefix(std::min(at + 1, m_rest.size()));
}

} // namespace

std::string requiredText(std::string_view pattern) { return LiteralRuns(pattern).longest(); }

} // namespace vitrine::trailfile
