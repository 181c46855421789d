// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/filter/filtersql.h"

#include "base/formatted.h"
#include "models/trail/filter/pattern.h"
#include "models/trail/index/indexwords.h"

#include <algorithm>
#include <ranges>

namespace vitrine::trailfile {

namespace {

std::string_view signOf(FilterOperator comparison)
{
    switch (comparison) {
    case FilterOperator::NotEqual: return "<>";
    case FilterOperator::Less: return "<";
    case FilterOperator::LessEqual: return "<=";
    case FilterOperator::Greater: return ">";
    case FilterOperator::GreaterEqual: return ">=";
    default: return "=";
    }
}

bool isText(FilterType type) { return type == FilterType::Text || type == FilterType::Name; }

/// The comparison that `!=` and `!~` exclude.
FilterOperator positive(FilterOperator comparison)
{
    if (comparison == FilterOperator::NotEqual)
        return FilterOperator::Equal;
    return comparison == FilterOperator::NotMatches ? FilterOperator::Matches : comparison;
}

/// True where a condition is false, or unknown in SQL because a value is absent: `not` leaves nothing out.
std::string rest(const std::string &condition) { return "((" + condition + ") IS NOT TRUE)"; }

class Compiler {
public:
    Compiler(Statements &statements, SearchUnit unit, bool areFew = false)
        : m_words(statements, unit == SearchUnit::Steps ? "step_text" : "execution_text")
        , m_unit(unit)
        , m_areFew(areFew)
    {
    }
    FilterSql compile(const FilterNode *root);
    SqlTerm conditionOf(const FilterNode &node)
    {
        std::string sql = condition(node);
        return { std::move(sql), std::move(m_parameters) };
    }
    SqlTerm testOf(const FilterNode &node, std::string_view location)
    {
        std::string sql = filled(node, location);
        return { std::move(sql), std::move(m_parameters) };
    }

private:
    bool isSteps() const { return m_unit == SearchUnit::Steps; }
    std::string mark(FilterValue value);
    std::string condition(const FilterNode &node);
    std::string list(const FilterNode &node, std::string_view separator);
    std::string comparison(const FilterNode &node);
    std::string contrary(const FilterNode &node);
    std::string comparisonOf(const FilterNode &node, const FieldSql &location);
    std::string wordsOf(const FilterNode &node, const FieldSql &location);
    std::string names(const FilterNode &node, std::string_view kind);
    std::string anyName(const FilterNode &node, std::string_view kind);
    std::string namesIn(std::string_view kind, FilterOperator comparison, const std::string &name);
    std::string nameTest(std::string_view kind, int how, const std::string &name);
    std::string words(const FilterNode &node);
    std::string phrase(const FilterNode &node);
    std::string valueTest(const FilterNode &node, std::string_view value);
    std::string filled(const FilterNode &node, std::string_view location);
    std::string matching(const std::string &match);
    std::string narrowed(const std::string &match, std::string exact);

    IndexWords m_words;
    SearchUnit m_unit;
    bool m_areFew;
    std::vector<FilterValue> m_parameters;
    std::vector<std::string> m_driving; ///< expressions of FTS5 that every hit fulfils
    bool m_isTop = false; ///< what is compiled holds for every hit
};

FilterSql Compiler::compile(const FilterNode *root)
{
    if (!root)
        return { {}, {}, "1", {} };
    std::string sql;
    const bool isList = root->kind == FilterNode::Kind::And;
    for (const FilterNode &part : isList ? std::span(root->children) : std::span(root, 1)) {
        m_isTop = part.kind == FilterNode::Kind::Words || part.kind == FilterNode::Kind::Comparison;
        sql += (sql.empty() ? "" : " AND ") + condition(part);
    }
    std::string match;
    for (const std::string &part : m_driving)
        match += formatted("{}({})", match.empty() ? "" : " AND ", part);
    return { std::move(match), m_words.hits("?"), std::move(sql), std::move(m_parameters) };
}

std::string Compiler::mark(FilterValue value)
{
    m_parameters.push_back(std::move(value));
    return "?";
}

std::string Compiler::condition(const FilterNode &node)
{
    switch (node.kind) {
    case FilterNode::Kind::And: return list(node, " AND ");
    case FilterNode::Kind::Or: return list(node, " OR ");
    case FilterNode::Kind::Not: return rest(condition(node.children.front()));
    case FilterNode::Kind::Comparison: return comparison(node);
    case FilterNode::Kind::Words: return words(node);
    }
    return {};
}

std::string Compiler::list(const FilterNode &node, std::string_view separator)
{
    std::string sql = "(";
    for (std::size_t n = 0; n < node.children.size(); ++n)
        sql += (n == 0 ? std::string() : std::string(separator)) + condition(node.children[n]);
    return sql + ")";
}

std::string Compiler::comparison(const FilterNode &node)
{
    const bool isContrary
        = node.comparison == FilterOperator::NotEqual || node.comparison == FilterOperator::NotMatches;
    // One command that failed is enough for `exit != 0`.
    if (isContrary && node.field != "exit")
        return contrary(node);
    if (node.field == "import")
        return names(node, "import");
    if (node.field == "calls" || node.field == "imports" || node.field == "assigns")
        return namesIn(std::string_view(node.field).substr(0, node.field.size() - 1), FilterOperator::Equal,
            node.argument.value_or(std::string()));
    const FieldSql *location = locationOf(node.field);
    return location ? comparisonOf(node, *location) : std::string("NULL");
}

/// There is a value, and of several ones none may fit.
std::string Compiler::contrary(const FilterNode &node)
{
    m_isTop = false;
    FilterNode part = node;
    part.comparison = FilterOperator::Present;
    const std::string isThere = comparison(part);
    part.comparison = positive(node.comparison);
    return formatted("({} AND {})", isThere, rest(comparison(part)));
}

std::string Compiler::comparisonOf(const FilterNode &node, const FieldSql &location)
{
    const bool isPresence = node.comparison == FilterOperator::Present && !location.present.empty();
    const std::string_view ofSteps = m_areFew && !location.near.empty() ? location.near
        : isPresence                                                    ? location.present
                                                                        : location.steps;
    const std::string_view sql = isSteps() ? ofSteps : location.executions;
    if (sql.empty())
        return "NULL";
    std::string exact = filled(node, sql);
    return narrowed(wordsOf(node, location), std::move(exact));
}

/// Whether a text has the same words in JSON, which may write other characters by their numbers.
bool hasPlainWords(std::string_view text)
{
    constexpr std::string_view marks = " _-./:@+~";
    return std::ranges::all_of(text, [&](char c) {
        const bool isLetter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        return isLetter || marks.contains(c);
    });
}

/// The words that a text has which meets the comparison; empty if the index cannot help.
std::string Compiler::wordsOf(const FilterNode &node, const FieldSql &location)
{
    using enum FilterOperator;
    constexpr std::size_t enough = 300;
    if (location.column.empty()
        || (node.comparison != Contains && node.comparison != Equal && node.comparison != Matches))
        return {};
    const auto &value = std::get<std::string>(node.values.front());
    const std::string piece = node.comparison == Matches ? requiredText(value) : value.substr(0, enough);
    // The words of a file are those of the arguments in which it is.
    if (piece.empty() || (node.field == "action.file" && !hasPlainWords(piece)))
        return {};
    std::string any;
    for (const auto part : std::views::split(location.column, ' ')) {
        const std::string words = m_words.containing(std::string_view(part.begin(), part.end()), piece);
        if (words.empty())
            return {};
        any += formatted("{}({})", any.empty() ? "" : " OR ", words);
    }
    return any;
}

/// The expression with the test in it. Its brackets may occur several times.
std::string Compiler::filled(const FilterNode &node, std::string_view location)
{
    std::string sql;
    std::size_t at = 0;
    if (!location.contains('['))
        return valueTest(node, location);
    while (at < location.size()) {
        const std::size_t open = std::min(location.find_first_of("[{", at), location.size());
        sql += location.substr(at, open - at);
        if (open == location.size())
            break;
        const std::size_t close = location.find(location[open] == '[' ? ']' : '}', open);
        sql += location[open] == '[' ? valueTest(node, location.substr(open + 1, close - open - 1))
                                     : mark(node.argument.value_or(std::string()));
        at = close + 1;
    }
    return sql;
}

std::string Compiler::valueTest(const FilterNode &node, std::string_view value)
{
    // A text that a log does not have is empty.
    if (node.comparison == FilterOperator::Present)
        return isText(filterField(node.field)->type) ? formatted("({}) <> ''", value)
                                                     : formatted("({}) IS NOT NULL", value);
    if (node.comparison == FilterOperator::Contains)
        return formatted("vitrine_contains({}, {})", value, mark(node.values.front()));
    if (node.comparison == FilterOperator::Matches)
        return formatted("vitrine_matches({}, {})", value, mark(node.values.front()));
    if (node.comparison != FilterOperator::In)
        return formatted("({}) {} {}", value, signOf(node.comparison), mark(node.values.front()));
    std::string marks;
    for (const FilterValue &wanted : node.values)
        marks += (marks.empty() ? "" : ", ") + mark(wanted);
    return formatted("({}) IN ({})", value, marks);
}

std::string Compiler::names(const FilterNode &node, std::string_view kind)
{
    if (node.comparison == FilterOperator::Present)
        return namesIn(kind, FilterOperator::Contains, {});
    if (node.comparison != FilterOperator::In)
        return namesIn(kind, node.comparison, std::get<std::string>(node.values.front()));
    // One question to the index for all names: where it comes first, the first page needs no other steps.
    std::string match;
    std::string exact;
    for (const FilterValue &value : node.values) {
        const auto &name = std::get<std::string>(value);
        const std::string having = m_words.having("code", name);
        if (having.empty())
            return anyName(node, kind);
        match += (match.empty() ? "(" : " OR (") + having + ")";
        exact += (exact.empty() ? "(" : " OR ") + nameTest(kind, 0, name);
    }
    return narrowed("(" + match + ")", exact + ")");
}

/// For fields whose names the index does not have completely.
std::string Compiler::anyName(const FilterNode &node, std::string_view kind)
{
    m_isTop = false;
    std::string sql;
    for (const FilterValue &value : node.values)
        sql += (sql.empty() ? "(" : " OR ") + namesIn(kind, FilterOperator::Equal, std::get<std::string>(value));
    return sql + ")";
}

/// Names that the code uses are read from the code itself, where the index says that it has their words.
std::string Compiler::namesIn(std::string_view kind, FilterOperator comparison, const std::string &name)
{
    const int how = comparison == FilterOperator::Matches ? 1 : comparison == FilterOperator::Contains ? 2 : 0;
    std::string exact = nameTest(kind, how, name);
    if (how == 0)
        return narrowed(m_words.having("code", name), std::move(exact));
    // Each part of the name is a word of the code.
    const std::string piece = how == 1 ? requiredText(name) : name;
    return narrowed(piece.empty() ? std::string() : m_words.containing("code", piece), std::move(exact));
}

std::string Compiler::nameTest(std::string_view kind, int how, const std::string &name)
{
    const std::string test
        = formatted("vitrine_has_{}(vitrine_text({}), {}, {})", kind, isSteps() ? "p.text" : "x.code", mark(name), how);
    return isSteps()
        ? formatted("EXISTS (SELECT 1 FROM step_code p WHERE p.step = s.id AND p.language = 'python' AND {})", test)
        : test;
}

std::string Compiler::words(const FilterNode &node)
{
    const std::string match = node.isPrefix ? m_words.beginning(node.words) : m_words.having({}, node.words);
    const bool isPhrase = m_words.count(node.words) != 1;
    if (match.empty())
        return phrase(node);
    return isPhrase ? narrowed(match, phrase(node)) : narrowed(match, {});
}

std::string Compiler::phrase(const FilterNode &node)
{
    FilterNode contains;
    contains.kind = FilterNode::Kind::Comparison;
    contains.comparison = FilterOperator::Contains;
    contains.values = { node.words };
    std::string sql;
    for (const char *field : { "code", "thought", "output", "error.message", "tool.arguments", "tool.result" }) {
        const FieldSql *location = locationOf(field);
        const std::string_view where = isSteps() ? location->steps : location->executions;
        if (!where.empty())
            sql += (sql.empty() ? "(" : " OR ") + filled(contains, where);
    }
    return sql + ")";
}

/// The exact test, made only where the index allows for it.
std::string Compiler::narrowed(const std::string &match, std::string exact)
{
    if (match.empty())
        return exact;
    if (m_isTop) {
        m_driving.push_back(match);
        return exact.empty() ? "1" : exact;
    }
    // The parameter of the index precedes those of the exact test, which are already there.
    const std::string quoted = matching(match);
    return exact.empty() ? quoted : formatted("({} AND {})", quoted, exact);
}

/// The words come out of an expression: in SQL they are a quoted text, because parameters are in order.
std::string Compiler::matching(const std::string &match)
{
    std::string quoted = "'";
    for (const char c : match)
        quoted += c == '\'' ? std::string("''") : std::string(1, c);
    quoted += '\'';
    return formatted("{} IN (SELECT id FROM {})", isSteps() ? "s.id" : "x.id", m_words.hits(quoted));
}

} // namespace

SqlTerm compileCondition(Statements &statements, const FilterNode &node)
{
    return Compiler(statements, SearchUnit::Steps).conditionOf(node);
}

SqlTerm compileTest(Statements &statements, const FilterNode &comparison, std::string_view location)
{
    return Compiler(statements, SearchUnit::Steps).testOf(comparison, location);
}

FilterSql compileWords(Statements &statements, const FilterNode *root, SearchUnit unit, bool areFew)
{
    return Compiler(statements, unit, areFew).compile(root);
}

void bindValues(SQLite::Statement &statement, int first, std::span<const FilterValue> values)
{
    for (const FilterValue &value : values) {
        std::visit([&](const auto &plain) { statement.bind(first, plain); }, value);
        ++first;
    }
}

} // namespace vitrine::trailfile
