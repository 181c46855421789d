// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/filter/narrowing.h"

#include "base/formatted.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <limits>
#include <utility>
#include <vector>

namespace vitrine::trailfile {

namespace {

/// More steps or runs than this are not listed beforehand: then the first page of hits is found soon anyway.
constexpr std::int64_t mostListed = 4'000;

constexpr double infinity = std::numeric_limits<double>::infinity();

bool isOfRun(const FilterNode &node)
{
    if (node.kind == FilterNode::Kind::Words)
        return false;
    if (node.kind == FilterNode::Kind::Comparison)
        return node.field.starts_with("run.") || node.field.starts_with("source.");
    return std::ranges::all_of(node.children, isOfRun);
}

double numberIn(const FilterValue &value)
{
    if (const auto *integer = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*integer);
    const auto *real = std::get_if<double>(&value);
    return real == nullptr ? 0 : *real;
}

std::string textIn(const FilterValue &value)
{
    const auto *text = std::get_if<std::string>(&value);
    return text != nullptr ? *text : std::to_string(static_cast<std::int64_t>(numberIn(value)));
}

/// The values that a comparison names, or all choices of its field for `has`; empty if it does not name any.
std::vector<std::string> valuesOf(const FilterNode &node)
{
    std::vector<std::string> values;
    if (node.comparison == FilterOperator::Equal || node.comparison == FilterOperator::In)
        std::ranges::transform(node.values, std::back_inserter(values), textIn);
    if (node.comparison == FilterOperator::Present)
        if (const FieldSql *location = locationOf(node.field))
            values.assign(location->field.choices.begin(), location->field.choices.end());
    return values;
}

/// The table with the values in place of a test of each step:
/// "EXISTS (SELECT 1 FROM executions x … WHERE x.step = s.id AND [value])" or "s.id IN (SELECT step FROM …)".
std::string probeOf(const FieldSql &location)
{
    struct Form {
        std::string_view beginning;
        std::string_view step;
        std::string_view link; ///< to the step
        std::string_view unlinked;
    };
    static constexpr auto forms = std::to_array<Form>({
        { "EXISTS (SELECT 1 FROM executions x", "x.step", "x.step = s.id", "x.step IS NOT NULL" },
        { "EXISTS (SELECT 1 FROM notes o", "o.subject", "o.subject = s.id", "true" },
    });
    constexpr std::string_view list = "s.id IN (";
    const std::string_view sql = location.steps;
    if (!location.probe.empty())
        return std::string(location.probe);
    if (sql.starts_with(list))
        return std::string(sql.substr(list.size(), sql.size() - list.size() - 1));
    const auto form = std::ranges::find_if(forms, [&](const Form &one) { return sql.starts_with(one.beginning); });
    const std::size_t link = form == forms.end() ? sql.npos : sql.find(form->link);
    if (link == sql.npos || !sql.contains('['))
        return {};
    constexpr std::string_view select = "EXISTS (SELECT 1 ";
    const std::size_t behind = link + form->link.size();
    return formatted("SELECT {} {}{}{}", form->step, sql.substr(select.size(), link - select.size()), form->unlinked,
        sql.substr(behind, sql.size() - behind - 1));
}

} // namespace

Narrowing::Narrowing(Statements &statements)
    : m_statements(statements)
    , m_values(statements)
{
}

std::optional<StepRanges> Narrowing::stepsFor(const FilterNode &root)
{
    Steps steps = candidates(root);
    if (!steps || steps->isEmpty())
        return steps;
    // A walk through most of the steps is faster in the order of their table.
    SQLite::Statement &query = m_statements.get("SELECT (SELECT min(id) FROM steps), (SELECT max(id) FROM steps)");
    const InUse use(query);
    if (!query.executeStep())
        return std::nullopt;
    const StepRanges all({ { query.getColumn(0).getInt64(), query.getColumn(1).getInt64() } });
    return steps->within(all).width() > all.width() / 2 ? std::nullopt : std::move(steps);
}

Narrowing::Steps Narrowing::candidates(const FilterNode &node)
{
    if (isOfRun(node)) {
        // The last runs are in no block yet, so that these are never none.
        Steps blocks = ofPresence(node);
        return blocks && blocks->width() <= fewSteps ? std::move(blocks) : ofRuns(node);
    }
    switch (node.kind) {
    case FilterNode::Kind::And: return ofAll(node);
    case FilterNode::Kind::Or: return ofAny(node);
    case FilterNode::Kind::Comparison: return ofComparison(node);
    default: return std::nullopt;
    }
}

/// Runs come last: to ask them takes longest.
Narrowing::Steps Narrowing::ofAll(const FilterNode &node)
{
    Steps common;
    for (const bool isRun : { false, true })
        for (const FilterNode &part : node.children) {
            if (isOfRun(part) != isRun || (common && common->width() <= static_cast<std::uint64_t>(mostListed)))
                continue;
            if (const Steps steps = candidates(part))
                common = common ? common->within(*steps) : steps;
        }
    return common;
}

Narrowing::Steps Narrowing::ofAny(const FilterNode &node)
{
    StepRanges all;
    for (const FilterNode &part : node.children) {
        const Steps steps = candidates(part);
        if (!steps)
            return std::nullopt;
        all = all.with(*steps);
    }
    return all;
}

Narrowing::Steps Narrowing::ofComparison(const FilterNode &node)
{
    using enum FilterOperator;
    // A function has an argument instead.
    if (node.values.empty() && node.comparison != Present)
        return std::nullopt;
    // One command that failed is enough for `exit != 0`.
    if (node.comparison == NotMatches || (node.comparison == NotEqual && node.field != "exit"))
        return std::nullopt;
    if (node.field == "action.kind")
        return ofActionKind(node);
    if (node.field == "exit")
        return ofExit();
    Steps steps = ofBlocks(node);
    if (!steps)
        steps = ofPresence(node);
    return steps ? steps : probed(node);
}

/// Of fields of which only some blocks have any values.
Narrowing::Steps Narrowing::ofPresence(const FilterNode &node)
{
    struct Presence {
        std::string_view field;
        std::string_view stored;
    };
    constexpr auto fields = std::to_array<Presence>({ { "prompt", "prompt" }, { "log.event", "log.event" },
        { "log.detail", "log.event" }, { "action.file", "action.file" }, { "run.score", "run.score" },
        { "run.score.name", "run.score" }, { "run.score.value", "run.score" }, { "run.user", "run.user" },
        { "run.session", "run.session" }, { "run.tag", "run.tag" } });
    using enum FilterOperator;
    const bool isContrary = node.comparison == NotEqual || node.comparison == NotMatches;
    if (node.kind != FilterNode::Kind::Comparison || isContrary)
        return std::nullopt;
    const std::vector<std::string> commands { "bash" };
    if (node.field == "command")
        return m_values.having("language", commands);
    const auto found = std::ranges::find(fields, node.field, &Presence::field);
    return found == fields.end() ? std::nullopt : m_values.havingAny(found->stored);
}

/// Steps with an error of a command, and those with calls that have a status.
Narrowing::Steps Narrowing::ofExit()
{
    const Steps calls = m_values.havingAny("exit");
    const Steps errors
        = listed({ "SELECT e.step FROM step_errors e WHERE e.type >= 'exit status ' AND e.type < 'exit status!'", {} });
    return calls && errors ? Steps(calls->with(*errors)) : std::nullopt;
}

Narrowing::Steps Narrowing::ofBlocks(const FilterNode &node)
{
    const auto least = [](const auto &values) { return std::ranges::min(values, {}, numberIn); };
    const auto most = [](const auto &values) { return std::ranges::max(values, {}, numberIn); };
    switch (node.comparison) {
    case FilterOperator::Less:
    case FilterOperator::LessEqual: return m_values.between(node.field, -infinity, numberIn(node.values.front()));
    case FilterOperator::Greater:
    case FilterOperator::GreaterEqual: return m_values.between(node.field, numberIn(node.values.front()), infinity);
    case FilterOperator::Present:
        if (const Steps steps = m_values.withNumber(node.field))
            return steps;
        break;
    case FilterOperator::Equal:
    case FilterOperator::In:
        if (const Steps steps = m_values.between(node.field, numberIn(least(node.values)), numberIn(most(node.values))))
            return steps;
        break;
    default: return std::nullopt;
    }
    const std::vector<std::string> values = valuesOf(node);
    // Steps without an error have no row that says so.
    if (values.empty() || (node.field == "status" && std::ranges::contains(values, "ok")))
        return std::nullopt;
    return m_values.having(node.field, values);
}

/// The kind follows from the name of a tool, and for some from the arguments as well.
Narrowing::Steps Narrowing::ofActionKind(const FilterNode &node)
{
    const std::vector<std::string> values = valuesOf(node);
    FilterNode languages;
    languages.comparison = FilterOperator::In;
    languages.field = "language";
    if (std::ranges::contains(values, "command"))
        languages.values.emplace_back("bash");
    if (std::ranges::contains(values, "code"))
        languages.values.insert(languages.values.end(), { "python", "other" });
    const Steps code = languages.values.empty() ? Steps(StepRanges {}) : ofBlocks(languages);
    if (values.empty() || !code)
        return std::nullopt;
    std::string kinds;
    for (const char *arguments :
        { "{}", R"({"command": "view"})", R"({"command": "create"})", R"({"command": "str_replace"})" })
        kinds += formatted("{}[vitrine_action_kind(v, '{}')]", kinds.empty() ? "" : " OR ", arguments);
    FilterNode test = node;
    test.comparison = FilterOperator::In;
    test.values.assign(values.begin(), values.end());
    const Steps calls = listed(compileTest(m_statements, test,
        formatted(
            "SELECT c.step FROM step_tool_calls c WHERE c.name IN (WITH RECURSIVE n(v) AS (SELECT min(name) FROM "
            "step_tool_calls UNION ALL SELECT (SELECT min(name) FROM step_tool_calls WHERE name > v) FROM n WHERE "
            "v IS NOT NULL) SELECT v FROM n WHERE v IS NOT NULL AND ({}))",
            kinds)));
    return calls ? Steps(calls->with(*code)) : std::nullopt;
}

Narrowing::Steps Narrowing::probed(const FilterNode &node)
{
    const FieldSql *location = locationOf(node.field);
    const std::string probe = location == nullptr ? std::string() : probeOf(*location);
    return probe.empty() ? std::nullopt : listed(compileTest(m_statements, node, probe));
}

/// Nothing if the query lists too many steps.
Narrowing::Steps Narrowing::listed(const SqlTerm &query)
{
    std::vector<StepRange> steps;
    SQLite::Statement rows(
        m_statements.database(), formatted("SELECT * FROM ({}) LIMIT {}", query.sql, mostListed + 1));
    bindValues(rows, 1, query.parameters);
    while (rows.executeStep())
        steps.push_back({ rows.getColumn(0).getInt64(), rows.getColumn(0).getInt64() });
    return steps.size() > static_cast<std::size_t>(mostListed) ? std::nullopt : Steps(StepRanges(std::move(steps)));
}

/// A live run has steps between those of other runs, which the range then includes.
Narrowing::Steps Narrowing::ofRuns(const FilterNode &node)
{
    const SqlTerm condition = compileCondition(m_statements, node);
    std::vector<RunId> runs;
    SQLite::Statement rows(
        m_statements.database(), formatted("SELECT r.id FROM runs r WHERE {} LIMIT {}", condition.sql, mostListed + 1));
    bindValues(rows, 1, condition.parameters);
    while (rows.executeStep())
        runs.push_back(rows.getColumn(0).getInt64());
    if (runs.size() > static_cast<std::size_t>(mostListed))
        return std::nullopt;
    std::vector<StepRange> steps;
    SQLite::Statement &ends = m_statements.get(
        "SELECT (SELECT id FROM steps WHERE run = ?1 ORDER BY id LIMIT 1), (SELECT id FROM steps WHERE run = ?1 ORDER "
        "BY id DESC LIMIT 1)");
    for (const RunId run : runs) {
        const InUse use(ends);
        ends.bind(1, run);
        if (ends.executeStep() && !ends.getColumn(0).isNull())
            steps.push_back({ ends.getColumn(0).getInt64(), ends.getColumn(1).getInt64() });
    }
    return StepRanges(std::move(steps));
}

} // namespace vitrine::trailfile
