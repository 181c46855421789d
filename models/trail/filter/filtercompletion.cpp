// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/filter/filternode.h"

#include <algorithm>
#include <array>

namespace vitrine {

using namespace trailfile;

namespace {

using Kind = FilterToken::Kind;

bool isOperator(const FilterToken &token)
{
    return token.kind == Kind::Operator
        || (token.kind == Kind::Name && (token.text == "in" || token.text == "contains"));
}

std::vector<std::string_view> operatorsOf(FilterType type)
{
    switch (type) {
    case FilterType::Text:
    case FilterType::Name: return { "==", "!=", "contains", "~", "!~", "in" };
    case FilterType::Boolean: return { "==", "!=" };
    case FilterType::Choice: return { "==", "!=", "in" };
    default: return { "==", "!=", "<", "<=", ">", ">=", "in" };
    }
}

class Completer {
public:
    Completer(std::string_view expression, std::size_t cursor)
        : m_tokens(filterTokens(expression.substr(0, cursor)))
        , m_cursor(std::min(cursor, expression.size()))
    {
        m_tokens.pop_back();
    }
    FilterCompletions complete();

private:
    void add(std::string_view text, std::string_view kind)
    {
        if (text.starts_with(m_typed) && text != m_typed)
            m_result.candidates.push_back({ std::string(text), std::string(kind) });
    }
    void addTerms();
    void addFields();
    bool isInPresence() const;
    const FilterField *fieldOfValue() const;

    std::vector<FilterToken> m_tokens;
    std::size_t m_cursor;
    std::string m_typed; ///< the word that is being typed, up to the cursor
    FilterCompletions m_result;
};

FilterCompletions Completer::complete()
{
    const bool isTyping = !m_tokens.empty() && m_tokens.back().kind == Kind::Name
        && m_tokens.back().position + m_tokens.back().length == m_cursor;
    if (isTyping) {
        m_typed = m_tokens.back().text;
        m_tokens.pop_back();
    }
    m_result.from = m_cursor - m_typed.size();
    if (!m_tokens.empty() && m_tokens.back().kind == Kind::Text && m_tokens.back().isOpenText)
        return m_result;
    if (isInPresence()) {
        addFields();
        return m_result;
    }
    if (const FilterField *field = fieldOfValue()) {
        for (const std::string_view choice : field->choices)
            add(choice, "value");
        if (field->type == FilterType::Boolean)
            for (const std::string_view choice : { "true", "false" })
                add(choice, "value");
        return m_result;
    }
    const FilterField *field = m_tokens.empty() ? nullptr : filterFieldOrAlias(m_tokens.back().text);
    if (field)
        for (const std::string_view sign : operatorsOf(field->type))
            add(sign, "operator");
    addTerms();
    return m_result;
}

/// The field whose value is due: behind "field ==", or inside of "field in (".
const FilterField *Completer::fieldOfValue() const
{
    std::size_t at = m_tokens.size();
    while (at > 0
        && (m_tokens[at - 1].kind == Kind::Comma || m_tokens[at - 1].kind == Kind::Text
            || (at < m_tokens.size() && m_tokens[at].kind == Kind::Comma)))
        --at;
    if (at > 1 && m_tokens[at - 1].kind == Kind::Open && m_tokens[at - 2].text == "in")
        at -= 1;
    if (at < 2 || !isOperator(m_tokens[at - 1]))
        return nullptr;
    const bool isCall = m_tokens[at - 2].kind == Kind::Close && at >= 5;
    return filterFieldOrAlias(m_tokens[isCall ? at - 5 : at - 2].text);
}

/// Only a field may follow "has(".
bool Completer::isInPresence() const
{
    return m_tokens.size() > 1 && m_tokens.back().kind == Kind::Open && m_tokens[m_tokens.size() - 2].text == "has";
}

void Completer::addFields()
{
    for (const FilterField &field : filterFields())
        if (!std::ranges::contains(filterFunctions(), field.name))
            add(field.name, "field");
}

void Completer::addTerms()
{
    const bool isBehindTerm = !m_tokens.empty() && m_tokens.back().kind != Kind::Open
        && !std::ranges::contains(std::array<std::string_view, 3> { "and", "or", "not" }, m_tokens.back().text);
    if (isBehindTerm)
        for (const std::string_view word : { "and", "or" })
            add(word, "operator");
    add("not", "operator");
    addFields();
    for (const std::string_view function : filterFunctions())
        add(std::string(function) + "(", "function");
}

} // namespace

FilterCompletions completeFilter(std::string_view expression, std::size_t cursor)
{
    return Completer(expression, std::min(cursor, expression.size())).complete();
}

} // namespace vitrine
