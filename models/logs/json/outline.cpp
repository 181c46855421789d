// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/json/outline.h"

#include <algorithm>

namespace vitrine {

namespace {

constexpr std::size_t maxDepth = 6;
constexpr std::size_t maxMembers = 64;
constexpr std::size_t maxItems = 3;
constexpr std::size_t maxText = 120;

class OutlineParser {
public:
    explicit OutlineParser(std::string_view text)
        : m_text(text)
    {
    }

    Outline value(std::size_t depth);
    std::size_t position() const { return m_pos; }
    std::size_t deepest() const { return m_deepest; }

private:
    bool isAtEnd() const { return m_pos >= m_text.size(); }
    char current() const { return m_text[m_pos]; }
    void skipBlanks();
    bool accept(char c);
    Outline object(std::size_t depth);
    Outline array(std::size_t depth);
    Outline string();
    Outline scalar();
    Outline passOver(Outline::Kind kind);

    std::string_view m_text;
    std::size_t m_pos = 0;
    std::size_t m_deepest = 0;
};

void OutlineParser::skipBlanks() { m_pos = std::min(m_text.find_first_not_of(" \t\r\n", m_pos), m_text.size()); }

bool OutlineParser::accept(char c)
{
    skipBlanks();
    if (isAtEnd() || current() != c)
        return false;
    ++m_pos;
    return true;
}

Outline OutlineParser::value(std::size_t depth)
{
    skipBlanks();
    if (isAtEnd())
        return {};
    m_deepest = std::max(m_deepest, depth);
    switch (current()) {
    case '{': return depth < maxDepth ? object(depth) : passOver(Outline::Kind::Object);
    case '[': return depth < maxDepth ? array(depth) : passOver(Outline::Kind::Array);
    case '"': return string();
    default: return scalar();
    }
}

Outline OutlineParser::object(std::size_t depth)
{
    Outline result { .kind = Outline::Kind::Object, .text = {}, .members = {}, .items = {}, .isWhole = false };
    ++m_pos;
    while (!accept('}')) {
        skipBlanks();
        if (isAtEnd() || current() != '"')
            return result;
        Outline key = string();
        if (!key.isWhole || !accept(':'))
            return result;
        Outline member = value(depth + 1);
        const bool isWhole = member.isWhole;
        if (result.members.size() < maxMembers)
            result.members.push_back({ std::move(key.text), std::move(member) });
        accept(',');
        if (!isWhole)
            return result;
    }
    result.isWhole = true;
    return result;
}

Outline OutlineParser::array(std::size_t depth)
{
    Outline result { .kind = Outline::Kind::Array, .text = {}, .members = {}, .items = {}, .isWhole = false };
    ++m_pos;
    while (!accept(']')) {
        const std::size_t before = m_pos;
        Outline item = value(depth + 1);
        const bool isWhole = item.isWhole;
        if (item.kind != Outline::Kind::None && result.items.size() < maxItems)
            result.items.push_back(std::move(item));
        accept(',');
        if (!isWhole || m_pos == before)
            return result;
    }
    result.isWhole = true;
    return result;
}

Outline OutlineParser::string()
{
    Outline result { .kind = Outline::Kind::String, .text = {}, .members = {}, .items = {}, .isWhole = false };
    const std::size_t from = ++m_pos;
    for (;;) {
        m_pos = std::min(m_text.find_first_of("\"\\", m_pos), m_text.size());
        if (isAtEnd() || current() == '"')
            break;
        m_pos = std::min(m_pos + 2, m_text.size());
    }
    result.text = m_text.substr(from, std::min(m_pos - from, maxText));
    result.isWhole = !isAtEnd();
    m_pos += result.isWhole ? 1 : 0;
    return result;
}

Outline OutlineParser::scalar()
{
    const std::size_t from = m_pos;
    m_pos = std::min(m_text.find_first_of(",]} \t\r\n:\"[{", m_pos), m_text.size());
    const std::string_view word = m_text.substr(from, m_pos - from);
    const bool isNumber = !word.empty() && (word[0] == '-' || (word[0] >= '0' && word[0] <= '9'));
    const bool isLiteral = word == "true" || word == "false" || word == "null" || word == "NaN" || word == "Infinity";
    const auto kind = isNumber ? Outline::Kind::Number : isLiteral ? Outline::Kind::Literal : Outline::Kind::None;
    return { .kind = kind, .text = {}, .members = {}, .items = {}, .isWhole = kind != Outline::Kind::None };
}

/// Deep down only the end of a value is looked for, counting brackets instead of nesting calls.
Outline OutlineParser::passOver(Outline::Kind kind)
{
    Outline result { .kind = kind, .text = {}, .members = {}, .items = {}, .isWhole = false };
    std::size_t depth = 0;
    while (!isAtEnd()) {
        const char c = current();
        if (c == '"') {
            string();
            continue;
        }
        ++m_pos;
        depth += c == '[' || c == '{' ? 1 : 0;
        m_deepest = std::max(m_deepest, maxDepth + depth);
        if ((c == ']' || c == '}') && --depth == 0) {
            result.isWhole = true;
            break;
        }
    }
    return result;
}

const Outline nothing {};

} // namespace

const Outline &Outline::operator[](std::string_view key) const
{
    const auto found = std::ranges::find(members, key, &OutlineMember::key);
    return found == members.end() ? nothing : found->value;
}

const Outline &Outline::first() const { return items.empty() ? nothing : items.front(); }

Outline outlineOf(std::string_view text, std::size_t *used, std::size_t *deepest)
{
    OutlineParser parser(text);
    Outline result = parser.value(0);
    if (used != nullptr)
        *used = parser.position();
    if (deepest != nullptr)
        *deepest = parser.deepest();
    return result;
}

} // namespace vitrine
