// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/index/wordquery.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <string_view>

namespace vitrine::trailfile {

namespace {

constexpr int deepest = 200;

class Parser {
public:
    explicit Parser(std::string_view expression)
        : m_rest(expression)
    {
    }
    std::optional<WordQuery> parse()
    {
        auto query = any();
        return query && isAtEnd() ? std::move(query) : std::nullopt;
    }

private:
    using Part = std::optional<WordQuery> (Parser::*)();

    bool take(std::string_view token)
    {
        m_rest.remove_prefix(std::min(m_rest.find_first_not_of(' '), m_rest.size()));
        const bool isIt = m_rest.starts_with(token);
        m_rest.remove_prefix(isIt ? token.size() : 0);
        return isIt;
    }
    bool isAtEnd() { return take({}) && m_rest.empty(); }
    std::optional<WordQuery> any() { return list(WordQuery::Kind::Any, "OR ", &Parser::all); }
    std::optional<WordQuery> all() { return list(WordQuery::Kind::All, "AND ", &Parser::unit); }
    std::optional<WordQuery> list(WordQuery::Kind kind, std::string_view between, Part part);
    std::optional<WordQuery> unit();
    std::optional<WordQuery> word();

    std::string_view m_rest;
    int m_depth = 0;
};

std::optional<WordQuery> Parser::list(WordQuery::Kind kind, std::string_view between, Part part)
{
    WordQuery query { kind, {}, {} };
    do {
        auto next = (this->*part)();
        if (!next)
            return std::nullopt;
        query.parts.push_back(std::move(*next));
    } while (take(between));
    return query.parts.size() == 1 ? std::move(query.parts.front()) : std::move(query);
}

std::optional<WordQuery> Parser::unit()
{
    if (!take("("))
        return word();
    if (++m_depth > deepest)
        return std::nullopt;
    auto inner = any();
    --m_depth;
    return inner && take(")") ? std::move(inner) : std::nullopt;
}

std::optional<WordQuery> Parser::word()
{
    if (!take("\""))
        return std::nullopt;
    const std::size_t end = m_rest.find('"');
    if (end == std::string_view::npos)
        return std::nullopt;
    WordQuery query { WordQuery::Kind::Word, std::string(m_rest.substr(0, end)), {} };
    m_rest.remove_prefix(end + 1);
    if (take("*"))
        query.kind = WordQuery::Kind::Beginning;
    return query;
}

StepOffsets joined(const StepOffsets &a, const StepOffsets &b)
{
    StepOffsets all;
    all.reserve(a.size() + b.size());
    std::ranges::set_union(a, b, std::back_inserter(all));
    return all;
}

StepOffsets common(const StepOffsets &a, const StepOffsets &b)
{
    StepOffsets both;
    both.reserve(std::min(a.size(), b.size()));
    std::ranges::set_intersection(a, b, std::back_inserter(both));
    return both;
}

} // namespace

std::optional<WordQuery> WordQuery::parse(std::string_view expression) { return Parser(expression).parse(); }

StepOffsets WordQuery::stepsIn(const SegmentLookup &segment) const
{
    if (kind == Kind::Word || kind == Kind::Beginning)
        return segment.steps(word, kind == Kind::Beginning);
    const auto isWord = [](const WordQuery &part) { return part.kind == Kind::Word; };
    if (kind == Kind::All && std::ranges::all_of(parts, isWord)) {
        std::vector<std::string_view> words;
        for (const WordQuery &part : parts)
            words.emplace_back(part.word);
        return segment.stepsWithAll(words);
    }
    StepOffsets found = parts.front().stepsIn(segment);
    for (const WordQuery &part : std::span(parts).subspan(1)) {
        if (kind == Kind::All && found.empty())
            break;
        const StepOffsets more = part.stepsIn(segment);
        found = kind == Kind::All ? common(found, more) : joined(found, more);
    }
    return found;
}

} // namespace vitrine::trailfile
