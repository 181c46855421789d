// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/filter/filternode.h"
#include "models/trail/filter/pattern.h"

#include <algorithm>
#include <array>
#include <set>

/// From words to a tree, and what is wrong with them.
namespace vitrine {

using namespace trailfile;

namespace {

constexpr std::size_t longest = 20'000;
constexpr int deepest = 100;

using Kind = FilterToken::Kind;

struct NamedOperator {
    std::string_view name;
    FilterOperator value;
};
constexpr auto namedOperators = std::to_array<NamedOperator>({ { "==", FilterOperator::Equal },
    { "!=", FilterOperator::NotEqual }, { "<", FilterOperator::Less }, { "<=", FilterOperator::LessEqual },
    { ">", FilterOperator::Greater }, { ">=", FilterOperator::GreaterEqual }, { "~", FilterOperator::Matches },
    { "!~", FilterOperator::NotMatches }, { "contains", FilterOperator::Contains }, { "in", FilterOperator::In } });

bool isText(FilterType type) { return type == FilterType::Text || type == FilterType::Name; }

bool fits(FilterOperator comparison, FilterType type)
{
    switch (comparison) {
    case FilterOperator::Equal:
    case FilterOperator::NotEqual: return true;
    case FilterOperator::In: return type != FilterType::Boolean;
    case FilterOperator::Matches:
    case FilterOperator::NotMatches:
    case FilterOperator::Contains: return isText(type);
    default: return !isText(type) && type != FilterType::Boolean && type != FilterType::Choice;
    }
}

/// Recursive descent. The first problem ends it: it travels up as an exception that does not leave this file.
class Parser {
public:
    explicit Parser(std::string_view expression)
        : m_tokens(filterTokens(expression))
    {
    }
    FilterNode parse()
    {
        FilterNode node = any();
        if (now().kind != Kind::End)
            fail("unexpected", now());
        return node;
    }
    bool isEmpty() const { return m_tokens.size() == 1; }

private:
    const FilterToken &now() const { return m_tokens[m_at]; }
    const FilterToken &next() const { return m_tokens[std::min(m_at + 1, m_tokens.size() - 1)]; }
    FilterToken take() { return m_tokens[m_at == m_tokens.size() - 1 ? m_at : m_at++]; }
    bool isWord(std::string_view word) const { return now().kind == Kind::Name && now().text == word; }
    bool takeWord(std::string_view word)
    {
        const bool isIt = isWord(word);
        m_at += isIt ? 1 : 0;
        return isIt;
    }

    [[noreturn]] static void fail(
        std::string code, const FilterToken &token, std::string suggestion = {}, std::string subject = {})
    {
        if (token.kind == Kind::End)
            code = "unfinished";
        throw FilterProblem { std::move(code), token.position, token.length,
            subject.empty() ? token.text : std::move(subject), std::move(suggestion) };
    }

    FilterNode any();
    FilterNode all();
    FilterNode maybeNot();
    FilterNode term();
    FilterNode words();
    FilterNode function(const FilterToken &name);
    static FilterNode presence(const FilterToken &argument);
    FilterNode comparison(const FilterToken &name);
    void values(FilterNode &node, const FilterField &field);
    FilterOperator takeOperator(const FilterField &field);
    FilterValue value(const FilterField &field, FilterOperator comparison);
    bool isUnitNext(const FilterField &field, const FilterToken &number) const;
    FilterToken takeUnit();
    void expect(Kind kind);

    std::vector<FilterToken> m_tokens;
    std::size_t m_at = 0;
    int m_depth = 0;
};

FilterNode joined(FilterNode::Kind kind, std::vector<FilterNode> parts)
{
    if (parts.size() == 1)
        return std::move(parts.front());
    FilterNode node;
    node.kind = kind;
    node.children = std::move(parts);
    return node;
}

FilterNode Parser::any()
{
    std::vector<FilterNode> parts;
    do
        parts.push_back(all());
    while (takeWord("or"));
    return joined(FilterNode::Kind::Or, std::move(parts));
}

FilterNode Parser::all()
{
    std::vector<FilterNode> parts;
    do
        parts.push_back(maybeNot());
    while (takeWord("and") || (now().kind != Kind::End && now().kind != Kind::Close && !isWord("or")));
    return joined(FilterNode::Kind::And, std::move(parts));
}

FilterNode Parser::maybeNot()
{
    if (++m_depth > deepest)
        fail("too-deep", now());
    FilterNode node;
    if (takeWord("not")) {
        node.kind = FilterNode::Kind::Not;
        node.children.push_back(maybeNot());
    } else if (now().kind == Kind::Open) {
        take();
        node = any();
        expect(Kind::Close);
    } else {
        node = term();
    }
    --m_depth;
    return node;
}

bool isOperator(const FilterToken &token)
{
    return token.kind == Kind::Operator
        || (token.kind == Kind::Name && (token.text == "in" || token.text == "contains"));
}

FilterNode Parser::term()
{
    if (now().kind == Kind::Text || now().kind == Kind::Number)
        return words();
    if (now().kind != Kind::Name || isWord("and") || isWord("or") || isOperator(now()))
        fail("unexpected", now());
    const bool isFunction = next().kind == Kind::Open && next().position == now().position + now().length;
    if (isFunction)
        return function(take());
    if (isOperator(next()))
        return comparison(take());
    const FilterField *field = filterField(now().text);
    if (!field || field->type != FilterType::Boolean)
        return words();
    FilterNode node;
    node.kind = FilterNode::Kind::Comparison;
    node.field = take().text;
    node.values = { std::int64_t(1) };
    return node;
}

FilterNode Parser::words()
{
    const FilterToken token = take();
    if (token.isOpenText)
        fail("unclosed-text", token);
    if (isOperator(now()))
        fail("unknown-field", token, closestFilterName(token.text, filterFieldNames()));
    FilterNode node;
    node.words = token.text;
    if (token.kind == Kind::Name && node.words.ends_with('*')) {
        node.words.pop_back();
        node.isPrefix = true;
    }
    return node;
}

FilterNode Parser::function(const FilterToken &name)
{
    if (!std::ranges::contains(filterFunctions(), name.text))
        fail("unknown-function", name, closestFilterName(name.text, filterFunctions()));
    FilterNode node;
    node.kind = FilterNode::Kind::Comparison;
    node.field = name.text;
    take();
    const FilterToken argument = take();
    if (argument.kind != Kind::Text && argument.kind != Kind::Name)
        fail("unexpected", argument);
    if (argument.isOpenText)
        fail("unclosed-text", argument);
    if (name.text == "has")
        node = presence(argument);
    else
        node.argument = argument.text;
    expect(Kind::Close);
    if (const FilterField *field = filterField(name.text)) {
        values(node, *field);
        return node;
    }
    if (isOperator(now()))
        fail("bad-operator", now());
    return node;
}

FilterNode Parser::presence(const FilterToken &argument)
{
    if (std::ranges::contains(filterFunctions(), argument.text))
        fail("unexpected", argument);
    if (!filterField(argument.text))
        fail("unknown-field", argument, closestFilterName(argument.text, filterFieldNames()));
    FilterNode node;
    node.kind = FilterNode::Kind::Comparison;
    node.field = argument.text;
    node.comparison = FilterOperator::Present;
    return node;
}

FilterNode Parser::comparison(const FilterToken &name)
{
    const FilterField *field = filterFieldOrAlias(name.text);
    if (!field)
        fail("unknown-field", name, closestFilterName(name.text, filterFieldNames()));
    if (std::ranges::contains(filterFunctions(), name.text))
        fail("no-argument", name, name.text + "(\"…\")");
    FilterNode node;
    node.kind = FilterNode::Kind::Comparison;
    node.field = field->name;
    values(node, *field);
    return node;
}

void Parser::values(FilterNode &node, const FilterField &field)
{
    node.comparison = takeOperator(field);
    if (node.comparison != FilterOperator::In) {
        node.values.push_back(value(field, node.comparison));
        return;
    }
    expect(Kind::Open);
    do
        node.values.push_back(value(field, node.comparison));
    while (now().kind == Kind::Comma && (take(), true));
    expect(Kind::Close);
}

FilterOperator Parser::takeOperator(const FilterField &field)
{
    const FilterToken token = take();
    const auto found = std::ranges::find(namedOperators, token.text, &NamedOperator::name);
    if (!isOperator(token) || found == namedOperators.end())
        fail("unexpected", token);
    if (!fits(found->value, field.type))
        fail("bad-operator", token);
    return found->value;
}

/// A word behind a bare number of a duration is meant as its unit, where it is no part of the expression.
bool Parser::isUnitNext(const FilterField &field, const FilterToken &number) const
{
    const bool isBare = field.type == FilterType::Duration && number.kind == Kind::Number
        && number.text.find_first_not_of("-.0123456789") == std::string::npos;
    const bool isPlain = now().kind == Kind::Name && !now().text.ends_with('*') && !isOperator(now()) && !isWord("and")
        && !isWord("or") && !isWord("not");
    const bool isCall = next().kind == Kind::Open && next().position == now().position + now().length;
    return isBare && isPlain && !isCall && !isOperator(next()) && !filterField(now().text);
}

FilterToken Parser::takeUnit()
{
    const FilterToken unit = take();
    if (!std::ranges::contains(durationUnits(), unit.text))
        fail("unknown-unit", unit);
    return unit;
}

FilterValue Parser::value(const FilterField &field, FilterOperator comparison)
{
    FilterToken token = take();
    if (token.kind != Kind::Text && token.kind != Kind::Name && token.kind != Kind::Number)
        fail("unexpected", token);
    if (token.isOpenText)
        fail("unclosed-text", token);
    if (isUnitNext(field, token))
        token.text += takeUnit().text;
    auto found = filterValue(field, token);
    if (!found)
        throw found.error();
    const bool isPatternWanted = comparison == FilterOperator::Matches || comparison == FilterOperator::NotMatches;
    if (isPatternWanted && !Pattern(token.text).isValid())
        fail("bad-pattern", token);
    return std::move(*found);
}

void Parser::expect(Kind kind)
{
    const FilterToken token = take();
    if (token.kind != kind)
        fail("unexpected", token);
}

} // namespace

Filter::Filter(std::string text, std::shared_ptr<const FilterNode> root)
    : m_text(std::move(text))
    , m_root(std::move(root))
{
}

std::vector<std::string> Filter::judgedPolicies() const
{
    std::set<std::string> names;
    std::vector<const FilterNode *> nodes { m_root.get() };
    while (!nodes.empty()) {
        const FilterNode *node = nodes.back();
        nodes.pop_back();
        if (!node)
            continue;
        if (node->field == "policy.verdict" && node->argument)
            names.insert(*node->argument);
        for (const FilterNode &child : node->children)
            nodes.push_back(&child);
    }
    return { names.begin(), names.end() };
}

std::expected<Filter, FilterProblem> Filter::parse(std::string_view expression)
{
    if (expression.size() > longest)
        return std::unexpected(FilterProblem { "too-long", longest, expression.size() - longest, {}, {} });
    try {
        Parser parser(expression);
        if (parser.isEmpty())
            return Filter(std::string(expression), nullptr);
        return Filter(std::string(expression), std::make_shared<FilterNode>(parser.parse()));
    } catch (const FilterProblem &problem) {
        return std::unexpected(problem);
    }
}

} // namespace vitrine
