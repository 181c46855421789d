// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/index/blockvalues.h"

#include "base/formatted.h"
#include "models/trail/file/rowreader.h"
#include "models/trail/index/runblocks.h"
#include "models/trail/record/actions.h"
#include "models/trail/record/callfacts.h"
#include "models/trail/record/logevents.h"
#include "models/trail/record/runlabels.h"
#include "models/trail/record/scores.h"

#include <algorithm>
#include <array>
#include <limits>
#include <set>
#include <utility>
#include <vector>

namespace vitrine::trailfile {

namespace {

/// A field with few values, and the SQL of those in a block: its steps `s`, and a condition that follows.
struct ListedField {
    std::string_view field;
    std::string_view value;
    std::string_view from;
};

/// A value "ok" of a status is not stored: each block has it.
constexpr auto listedFields = std::to_array<ListedField>({
    { "kind", "s.kind", "steps s" },
    { "final", "CAST(ifnull(w.is_final_answer, s.is_final_answer) AS TEXT)",
        "steps s LEFT JOIN step_ends w ON w.step = s.id" },
    { "status", "CASE e.layer WHEN 'policy' THEN 'blocked' WHEN 'limit' THEN 'limit' ELSE 'error' END",
        "steps s CROSS JOIN step_errors e ON e.step = s.id" },
    { "error.layer", "e.layer", "steps s CROSS JOIN step_errors e ON e.step = s.id" },
    { "language", "p.language", "steps s CROSS JOIN step_code p ON p.step = s.id" },
});

/// Fields whose values are in the `extra` of steps.
constexpr auto extraFields
    = std::to_array<std::string_view>({ "log.topic", "log.event", "action.decision", "action.decider" });
/// Fields with too many values: only that a block has any is stored.
constexpr auto presentFields = std::to_array<std::string_view>(
    { "prompt", "exit", "action.file", "run.score", "run.user", "run.session", "run.tag" });

struct NumberField {
    std::string_view field;
    std::string_view value;
};
constexpr auto numberFields = std::to_array<NumberField>({
    { "step", "s.ordinal" },
    { "duration", "ifnull(s.seconds, w.seconds)" },
    { "started", "s.started_at" },
    { "tokens.in", "s.tokens_in" },
    { "tokens.out", "s.tokens_out" },
});

/// Empty for a text that a repair could not save.
std::string readableText(Statements &statements, std::int64_t content)
{
    try {
        return readContent(statements, content);
    } catch (const Failure &) {
        return {};
    }
}

/// Values that outlived their sums may be wrong.
constexpr std::string_view storedBlocks
    = "(SELECT block, first, last FROM block_steps WHERE block IN (SELECT block FROM sum_blocks))";

bool hasValues(std::string_view field)
{
    return std::ranges::contains(listedFields, field, &ListedField::field) || std::ranges::contains(extraFields, field);
}

std::string ofBlock() { return formatted("s.run >= ?1 * {0} AND s.run < (?1 + 1) * {0}", blockRuns); }

} // namespace

BlockValues::BlockValues(Statements &statements)
    : m_statements(statements)
{
}

bool BlockValues::isThere()
{
    if (!m_isThere) {
        SQLite::Statement &query = m_statements.get("SELECT 1 FROM sqlite_schema WHERE name = 'block_steps'");
        const InUse use(query);
        m_isThere = query.executeStep();
    }
    return *m_isThere;
}

void BlockValues::run(const std::string &sql, std::int64_t block)
{
    SQLite::Statement &query = m_statements.get(sql);
    const InUse use(query);
    query.bind(1, block);
    query.exec();
}

void BlockValues::sumUp(std::int64_t block)
{
    if (!isThere())
        return;
    run(formatted("INSERT INTO block_steps SELECT ?1, min(s.id), max(s.id) FROM steps s WHERE {}", ofBlock()), block);
    for (const ListedField &listed : listedFields)
        run(formatted("INSERT INTO block_values SELECT DISTINCT '{}', {} AS value, ?1 FROM {} WHERE {} AND value IS "
                      "NOT NULL",
                listed.field, listed.value, listed.from, ofBlock()),
            block);
    run(formatted("INSERT INTO block_values SELECT 'prompt', '', ?1 WHERE EXISTS (SELECT 1 FROM steps s WHERE {} AND "
                  "s.prompt <> 1)",
            ofBlock()),
        block);
    sumNumbers(block);
    sumExtras(block);
    sumFiles(block);
    sumRunExtras(block);
}

void BlockValues::sumExtras(std::int64_t block)
{
    std::set<std::pair<std::string_view, std::string>> values;
    forEachRow(m_statements,
        formatted(
            "SELECT s.extra FROM steps s CROSS JOIN contents t ON t.id = s.extra AND t.size > 0 WHERE {}", ofBlock()),
        block, [&](RowReader &row) {
            const std::string extra = readableText(m_statements, row.next<std::int64_t>());
            for (const LogEvent &event : logEventsIn(extra)) {
                values.emplace("log.topic", toString(event.topic));
                values.emplace("log.event", event.kind);
            }
            for (const CallFacts &facts : callFactsIn(extra)) {
                if (facts.exitStatus)
                    values.emplace("exit", "");
                if (!facts.approval)
                    continue;
                values.emplace("action.decision", toString(facts.approval->decision));
                values.emplace("action.decider", toString(facts.approval->source));
            }
        });
    for (const auto &[field, value] : values)
        add(field, value, block);
}

void BlockValues::sumFiles(std::int64_t block)
{
    bool isFound = false;
    forEachRow(m_statements,
        formatted("SELECT DISTINCT c.arguments FROM steps s CROSS JOIN step_tool_calls c ON c.step = s.id WHERE {}",
            ofBlock()),
        block, [&](RowReader &row) {
            const auto arguments = row.next<std::int64_t>();
            isFound = isFound || !actionFilesIn(readableText(m_statements, arguments)).empty();
        });
    if (isFound)
        add("action.file", {}, block);
}

void BlockValues::sumRunExtras(std::int64_t block)
{
    std::set<std::string_view> found;
    forEachRow(m_statements,
        formatted(
            "SELECT r.extra FROM runs r CROSS JOIN contents t ON t.id = r.extra AND t.size > 0 WHERE r.id >= ?1 * "
            "{0} AND r.id < (?1 + 1) * {0}",
            blockRuns),
        block, [&](RowReader &row) {
            const std::string extra = readableText(m_statements, row.next<std::int64_t>());
            if (scoreListIn(extra) != "[]")
                found.insert("run.score");
            const RunLabels labels = runLabelsIn(extra);
            if (!labels.user.empty())
                found.insert("run.user");
            if (!labels.session.empty())
                found.insert("run.session");
            if (tagListIn(extra) != "[]")
                found.insert("run.tag");
        });
    for (const std::string_view field : found)
        add(field, {}, block);
}

void BlockValues::add(std::string_view field, std::string_view value, std::int64_t block)
{
    SQLite::Statement &insert = m_statements.get("INSERT INTO block_values VALUES (?, ?, ?)");
    const InUse use(insert);
    insert.bind(1, std::string(field));
    insert.bind(2, std::string(value));
    insert.bind(3, block);
    insert.exec();
}

/// All in one walk through the steps.
void BlockValues::sumNumbers(std::int64_t block)
{
    std::string columns;
    for (const NumberField &number : numberFields)
        columns += formatted("{0}min({1}), max({1})", columns.empty() ? "" : ", ", number.value);
    std::array<std::pair<std::optional<double>, std::optional<double>>, numberFields.size()> found;
    forEachRow(m_statements,
        formatted("SELECT {} FROM steps s LEFT JOIN step_ends w ON w.step = s.id WHERE {}", columns, ofBlock()), block,
        [&](RowReader &row) {
            for (auto &[least, most] : found) {
                least = row.nextOptional<double>();
                most = row.nextOptional<double>();
            }
        });
    for (std::size_t n = 0; n < found.size(); ++n) {
        if (!found[n].first)
            continue;
        SQLite::Statement &insert = m_statements.get("INSERT INTO block_ranges VALUES (?, ?, ?, ?)");
        const InUse use(insert);
        insert.bind(1, std::string(numberFields[n].field));
        insert.bind(2, block);
        insert.bind(3, *found[n].first);
        insert.bind(4, *found[n].second);
        insert.exec();
    }
}

/// Steps of live runs lie between those of others, so that each unsummed run is looked at, not the gaps between blocks.
const StepRanges &BlockValues::unsummed()
{
    if (m_unsummed)
        return *m_unsummed;
    std::vector<StepRange> steps;
    SQLite::Statement &query
        = m_statements.get("SELECT min(id), max(id) FROM steps WHERE run >= ?1 AND run < ?2 HAVING count(*) > 0");
    for (const RunRange &range : unsummedRuns(m_statements, storedBlocks)) {
        const InUse use(query);
        query.bind(1, range.first);
        query.bind(2, range.end);
        if (query.executeStep())
            steps.push_back({ query.getColumn(0).getInt64(), query.getColumn(1).getInt64() });
    }
    return m_unsummed.emplace(std::move(steps));
}

bool BlockValues::isUsable()
{
    if (!m_isUsable) {
        m_isUsable = isThere() && hasSums(m_statements);
        if (*m_isUsable) {
            SQLite::Statement &query = m_statements.get(formatted("SELECT 1 FROM {} LIMIT 1", storedBlocks));
            const InUse use(query);
            m_isUsable = query.executeStep();
        }
    }
    return *m_isUsable;
}

std::vector<StepRange> BlockValues::blocksWhere(const std::string &condition, const std::vector<std::string> &texts)
{
    std::vector<StepRange> steps;
    SQLite::Statement &query = m_statements.get(formatted(
        "SELECT b.first, b.last FROM {} b WHERE b.first IS NOT NULL AND b.block IN ({})", storedBlocks, condition));
    const InUse use(query);
    for (std::size_t n = 0; n < texts.size(); ++n)
        query.bind(static_cast<int>(n) + 1, texts[n]);
    while (query.executeStep())
        steps.push_back({ query.getColumn(0).getInt64(), query.getColumn(1).getInt64() });
    return steps;
}

std::optional<StepRanges> BlockValues::havingAny(std::string_view field)
{
    const bool isStored = hasValues(field) || std::ranges::contains(presentFields, field);
    if (!isStored || !isUsable())
        return std::nullopt;
    return StepRanges(blocksWhere("SELECT v.block FROM block_values v WHERE v.field = ?1", { std::string(field) }))
        .with(unsummed());
}

std::optional<StepRanges> BlockValues::having(std::string_view field, std::span<const std::string> values)
{
    if (!hasValues(field) || !isUsable())
        return std::nullopt;
    std::vector<std::string> texts { std::string(field) };
    std::string marks;
    for (const std::string &value : values) {
        texts.push_back(value);
        marks += formatted("{}?{}", marks.empty() ? "" : ", ", texts.size());
    }
    return StepRanges(
        blocksWhere(
            formatted("SELECT v.block FROM block_values v WHERE v.field = ?1 AND v.value IN ({})", marks), texts))
        .with(unsummed());
}

std::optional<StepRanges> BlockValues::between(std::string_view field, double least, double most)
{
    if (!std::ranges::contains(numberFields, field, &NumberField::field) || !isUsable())
        return std::nullopt;
    std::vector<StepRange> steps;
    SQLite::Statement &query
        = m_statements.get(formatted("SELECT b.first, b.last FROM block_ranges v JOIN {} b ON b.block = v.block WHERE "
                                     "v.field = ?1 AND v.most >= ?2 AND v.least <= ?3 AND b.first IS NOT NULL",
            storedBlocks));
    const InUse use(query);
    query.bind(1, std::string(field));
    query.bind(2, least);
    query.bind(3, most);
    while (query.executeStep())
        steps.push_back({ query.getColumn(0).getInt64(), query.getColumn(1).getInt64() });
    return StepRanges(std::move(steps)).with(unsummed());
}

std::optional<StepRanges> BlockValues::withNumber(std::string_view field)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    return between(field, -infinity, infinity);
}

} // namespace vitrine::trailfile
