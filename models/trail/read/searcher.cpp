// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/read/searcher.h"

#include "base/formatted.h"
#include "base/utf8.h"
#include "models/trail/file/executionreader.h"
#include "models/trail/file/stepreader.h"
#include "models/trail/file/stopping.h"
#include "models/trail/filter/compiledfilter.h"
#include "models/trail/record/imagetext.h"

#include <algorithm>
#include <ranges>

namespace vitrine::trailfile {

namespace {

constexpr std::size_t lineBefore = 40;
constexpr std::size_t lineBehind = 100;

std::string executionsFrom(const FilterSql &filter)
{
    static constexpr std::string_view joins = "executions x {0}JOIN sessions n ON n.id = x.session LEFT JOIN "
                                              "execution_ends d ON d.execution = x.id";
    if (!filter.match.empty())
        return formatted("FROM {} f CROSS JOIN executions x ON x.id = f.id CROSS JOIN sessions n ON n.id = x.session "
                         "LEFT JOIN execution_ends d ON d.execution = x.id WHERE x.step IS NULL AND ({})",
            filter.hits, filter.condition);
    return formatted("FROM {} WHERE x.step IS NULL AND ({})", formatted(joins, ""), filter.condition);
}

bool isInside(std::string_view text, std::size_t at)
{
    return at > 0 && at < text.size() && continuesCharacter(text[at]);
}

/// Where a cut line begins: with a word, if one begins before the place.
std::size_t beginOfCut(std::string_view text, std::size_t from, std::size_t at)
{
    const std::size_t blank = text.find(' ', from);
    if (blank < at)
        return blank + 1;
    while (isInside(text, from))
        ++from;
    return from;
}

/// The line around a position, cut at both ends; dots mark the cuts.
std::string lineAround(std::string_view text, std::size_t at)
{
    const std::size_t lineFrom = at == 0 ? 0 : text.rfind('\n', at - 1) + 1;
    const std::size_t lineTo = std::min(text.find('\n', at), text.size());
    const bool isCutBefore = at > lineFrom + lineBefore;
    const bool isCutBehind = lineTo > at + lineBehind;
    const std::size_t from = isCutBefore ? beginOfCut(text, at - lineBefore, at) : lineFrom;
    std::size_t to = isCutBehind ? at + lineBehind : lineTo;
    while (isInside(text, to))
        --to;
    return formatted(
        "{}{}{}", isCutBefore ? "…" : "", text.substr(from, std::max(to, from) - from), isCutBehind ? "…" : "");
}

using Texts = std::vector<std::string_view>;

std::vector<NeedleSearch> needlesOf(const Filter &filter)
{
    std::vector<NeedleSearch> needles;
    for (FilterNeedle &needle : filterNeedles(filter))
        needles.emplace_back(std::move(needle));
    return needles;
}

Texts textsOf(const StepRecord &step)
{
    Texts texts;
    for (const CodeRecord &code : step.code)
        texts.emplace_back(code.text);
    if (step.error)
        texts.insert(texts.end(), { step.error->message, step.error->type, step.error->traceback });
    for (const OutputRecord &output : step.outputs)
        if (!isImageText(output.text))
            texts.emplace_back(output.text);
    texts.insert(texts.end(), { step.thought, step.rawModelOutput });
    for (const RecordedToolCall &call : step.toolCalls) {
        texts.insert(texts.end(), { call.name, call.arguments });
        if (call.result)
            texts.emplace_back(*call.result);
    }
    return texts;
}

std::string_view statusOf(const StepRecord &step, const StepSummary &summary)
{
    if (summary.isOpen)
        return summary.isInterrupted ? "interrupted" : "running";
    if (!step.error)
        return "ok";
    if (step.error->layer == ErrorLayer::Policy)
        return "blocked";
    return step.error->layer == ErrorLayer::Limit ? "limit" : "error";
}

std::string shown(const FilterValue &value)
{
    return std::visit(
        [](const auto &plain) {
            if constexpr (std::is_same_v<std::decay_t<decltype(plain)>, std::string>)
                return plain;
            else
                return formatted("{}", plain);
        },
        value);
}

} // namespace

std::string stepsFrom(const FilterSql &filter)
{
    // The index comes first and gives its hits in the order of the steps: so the first page needs no others.
    if (!filter.match.empty())
        return formatted("FROM {} f CROSS JOIN steps s ON s.id = f.id CROSS JOIN runs r ON r.id = s.run WHERE ({})",
            filter.hits, filter.condition);
    return formatted("FROM steps s CROSS JOIN runs r ON r.id = s.run WHERE ({})", filter.condition);
}

int bindFilter(SQLite::Statement &query, const FilterSql &filter)
{
    int next = 1;
    if (!filter.match.empty())
        query.bind(next++, filter.match);
    bindValues(query, next, filter.parameters);
    return next + static_cast<int>(filter.parameters.size());
}

Searcher::Searcher(Statements &statements, TextCall shown)
    : m_statements(statements)
    , m_shown(std::move(shown))
{
}

/// The line of the first text that contains one of the needles; empty without any.
std::string Searcher::foundLine(Needles needles, const Texts &texts) const
{
    for (const NeedleSearch &needle : needles)
        for (const std::string_view text : texts) {
            const auto at = needle.locationIn(text);
            if (at && !m_shown)
                return lineAround(text, *at);
            // A needle that is in no other place than a hidden one is not shown.
            const std::string visible = at ? m_shown(text) : std::string();
            if (const auto again = at ? needle.locationIn(visible) : std::nullopt)
                return lineAround(visible, *again);
        }
    return {};
}

/// The first line of the first text that is not empty.
std::string Searcher::firstLine(const Texts &texts) const
{
    constexpr const char *blank = " \t\r\n";
    for (const std::string_view text : texts)
        if (const std::size_t at = text.find_first_not_of(blank); at != text.npos) {
            if (!m_shown)
                return lineAround(text, at);
            const std::string visible = m_shown(text);
            return lineAround(visible, std::min(visible.find_first_not_of(blank), visible.size()));
        }
    return {};
}

SearchPage Searcher::page(const Filter &filter, const SearchPosition &after, std::size_t limit)
{
    SearchPage page { {}, after, false };
    if (!page.next.isBehindSteps)
        addSteps(filter, limit, page);
    page.next.isBehindSteps = page.next.isBehindSteps || page.hits.size() < limit;
    if (page.next.isBehindSteps && page.hits.size() < limit)
        addExecutions(filter, limit, page);
    page.isLast = page.hits.size() < limit;
    return page;
}

std::vector<std::int64_t> Searcher::ids(
    const std::string &sql, const FilterSql &filter, std::int64_t after, std::size_t limit)
{
    std::vector<std::int64_t> ids;
    SQLite::Statement query(m_statements.database(), sql);
    const int next = bindFilter(query, filter);
    query.bind(next, after);
    query.bind(next + 1, static_cast<std::int64_t>(limit));
    while (query.executeStep())
        ids.push_back(query.getColumn(0).getInt64());
    return ids;
}

void Searcher::addSteps(const Filter &filter, std::size_t limit, SearchPage &page)
{
    const FilterSql sql = compileFilter(m_statements, filter.root(), SearchUnit::Steps);
    const std::string_view id = sql.match.empty() ? "s.id" : "f.id";
    const auto found = ids(
        formatted("SELECT s.id {0} AND {1} > ? ORDER BY {1} LIMIT ?", stepsFrom(sql), id), sql, page.next.step, limit);
    const auto needles = needlesOf(filter);
    for (const StepId step : found)
        page.hits.push_back(stepHit(needles, step));
    if (!found.empty())
        page.next.step = found.back();
}

void Searcher::addExecutions(const Filter &filter, std::size_t limit, SearchPage &page)
{
    const FilterSql sql = compileFilter(m_statements, filter.root(), SearchUnit::Executions);
    const std::string_view id = sql.match.empty() ? "x.id" : "f.id";
    const auto found = ids(formatted("SELECT x.id {0} AND {1} > ? ORDER BY {1} LIMIT ?", executionsFrom(sql), id), sql,
        page.next.execution, limit - page.hits.size());
    const auto needles = needlesOf(filter);
    for (const ExecutionId execution : found)
        page.hits.push_back(executionHit(needles, execution));
    if (!found.empty())
        page.next.execution = found.back();
}

SearchHit Searcher::stepHit(Needles needles, StepId id)
{
    SearchHit hit;
    hit.step = id;
    forEachRow(
        m_statements, "SELECT run FROM steps WHERE id = ?", id, [&](RowReader &row) { hit.run = row.next<RunId>(); });
    const StepRecord step = readStep(m_statements, id, Prompts::Left).value_or(StepRecord {});
    hit.ordinal = step.ordinal;
    hit.kind = nameOf(step.kind);
    hit.status = statusOf(step, readStepSummary(m_statements, id).value_or(StepSummary {}));
    hit.snippet = lineOf(needles, id, textsOf(step));
    return hit;
}

/// Prompts are long, and a match in a step is usually elsewhere: they are read if nothing else matches. The newest
/// message comes first, since earlier ones are of earlier steps.
std::string Searcher::lineOf(Needles needles, StepId id, const Texts &texts)
{
    if (std::string line = foundLine(needles, texts); !line.empty())
        return line;
    std::string first = firstLine(texts);
    if (needles.empty() && !first.empty())
        return first;
    const StepRecord step = readStep(m_statements, id, Prompts::Read).value_or(StepRecord {});
    Texts prompts;
    for (const PromptMessage &message : step.prompt | std::views::reverse)
        prompts.emplace_back(message.text);
    if (std::string line = foundLine(needles, prompts); !line.empty())
        return line;
    return first.empty() ? firstLine(prompts) : first;
}

SearchHit Searcher::executionHit(Needles needles, ExecutionId id)
{
    SearchHit hit;
    hit.execution = id;
    for (const Execution &execution : readExecutions(m_statements, " WHERE id = ?", id)) {
        hit.session = execution.begin.session;
        hit.ordinal = execution.begin.ordinal;
        hit.kind = "execution";
        Texts texts { execution.begin.code };
        if (execution.end) {
            const StepResult &result = execution.end->result;
            hit.status = nameOf(result.status);
            texts.emplace_back(result.logs);
            if (result.error)
                texts.emplace_back(result.error->message);
            if (result.output)
                texts.emplace_back(result.output->repr);
        }
        const std::string line = foundLine(needles, texts);
        hit.snippet = line.empty() ? firstLine(texts) : line;
    }
    return hit;
}

std::vector<RunId> Searcher::runs(const Filter &filter)
{
    const FilterSql sql = compileFilter(m_statements, filter.root(), SearchUnit::Steps);
    std::vector<RunId> runs;
    SQLite::Statement query(m_statements.database(), formatted("SELECT DISTINCT s.run {} ORDER BY 1", stepsFrom(sql)));
    bindFilter(query, sql);
    while (query.executeStep())
        runs.push_back(query.getColumn(0).getInt64());
    return runs;
}

std::uint64_t Searcher::count(const Filter &filter)
{
    return count(filter, SearchUnit::Steps) + count(filter, SearchUnit::Executions);
}

std::uint64_t Searcher::count(const Filter &filter, SearchUnit unit)
{
    const FilterSql sql = compileFilter(m_statements, filter.root(), unit);
    SQLite::Statement query(m_statements.database(),
        "SELECT count(*) " + (unit == SearchUnit::Steps ? stepsFrom(sql) : executionsFrom(sql)));
    bindFilter(query, sql);
    query.executeStep();
    return static_cast<std::uint64_t>(query.getColumn(0).getInt64());
}

SearchPlan Searcher::plan(const Filter &filter)
{
    const FilterSql sql = compileFilter(m_statements, filter.root(), SearchUnit::Steps);
    SearchPlan plan;
    const std::string_view id = sql.match.empty() ? "s.id" : "f.id";
    plan.sql = formatted("SELECT s.id {0} AND {1} > ? ORDER BY {1} LIMIT ?", stepsFrom(sql), id);
    if (!sql.match.empty())
        plan.parameters.push_back(sql.match);
    for (const FilterValue &value : sql.parameters)
        plan.parameters.push_back(shown(value));
    SQLite::Statement query(m_statements.database(), "EXPLAIN QUERY PLAN " + plan.sql);
    while (query.executeStep())
        plan.steps.push_back(query.getColumn(3).getString());
    return plan;
}

} // namespace vitrine::trailfile
