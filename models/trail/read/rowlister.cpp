// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/read/rowlister.h"

#include "base/formatted.h"
#include "models/trail/chain/chain.h"
#include "models/trail/file/parts.h"
#include "models/trail/file/rowreader.h"
#include "models/trail/file/stepreader.h"
#include "models/trail/file/stopping.h"
#include "models/trail/filter/compiledfilter.h"
#include "models/trail/read/joinedruns.h"
#include "models/trail/read/runcolumns.h"
#include "models/trail/read/searcher.h"
#include "models/trail/record/callfacts.h"

#include <sqlite3.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace vitrine::trailfile {

namespace {

/// Steps of live runs that are read at once.
constexpr std::size_t stepsAtOnce = 10'000;

/// A count of the run's own row and of its live steps.
std::string liveSum(std::string_view ofRun, std::string_view ofLive)
{
    return formatted("o.{} + ifnull((SELECT l.{} FROM live_runs l WHERE l.run = o.id), 0)", ofRun, ofLive);
}

constexpr std::string_view costSql = "(SELECT d.cost FROM run_details d WHERE d.run = o.id)";

/// The runs `o`, with the table `w` of verdicts if they are sorted by it.
std::string runsFor(RunSort sort)
{
    return sort == RunSort::Replay ? formatted("runs o LEFT JOIN ({}) w ON w.run = o.id", replayRanksSql()) : "runs o";
}

/// The SQL of what runs are sorted by; `o` is the run.
std::string keyOf(const RunList &list)
{
    switch (list.sort) {
    case RunSort::Import: return "o.id";
    case RunSort::Task:
        return "ifnull((SELECT beginning FROM run_tasks WHERE run = o.id), vitrine_head(o.task, 200)) COLLATE NOCASE";
    case RunSort::Steps: return liveSum("step_count", "steps");
    case RunSort::Blocked: return liveSum("blocked_count", "blocked");
    case RunSort::Errors: return liveSum("error_count", "errors");
    case RunSort::Tokens:
        return "iif(o.tokens_in IS NULL AND o.tokens_out IS NULL, NULL, ifnull(o.tokens_in, 0) + "
               "ifnull(o.tokens_out, 0))";
    case RunSort::Time:
        return "ifnull(o.seconds, ifnull(o.ended_at, (SELECT l.ended_at FROM live_runs l WHERE l.run = o.id)) - "
               "o.started_at)";
    case RunSort::Agent: return "nullif(o.agent_name, '') COLLATE NOCASE";
    case RunSort::Model: return "nullif(o.model, '') COLLATE NOCASE";
    case RunSort::Source: return "(SELECT f.file FROM sources f WHERE f.id = o.source)";
    case RunSort::Replay: return "w.rank";
    case RunSort::Answer:
        return "nullif(vitrine_head(ifnull(o.final_answer, (SELECT l.answer FROM live_runs l WHERE l.run = o.id)), "
               "200), '') COLLATE NOCASE";
    case RunSort::Expected: return "nullif(vitrine_head(o.expected_answer, 200), '') COLLATE NOCASE";
    case RunSort::Cost: return std::string(costSql);
    case RunSort::Started: return "o.started_at";
    case RunSort::Score:
        return "(SELECT json_extract(j.value, '$.number') FROM json_each(vitrine_scores(vitrine_text(o.extra))) j "
               "WHERE "
               "json_extract(j.value, '$.number') IS NOT NULL LIMIT 1)";
    case RunSort::Field: return runFieldSql(list.field);
    }
    return "o.id";
}

/// A column of a step's newest execution; `s` is the step.
std::string ofNewestExecution(std::string_view column)
{
    return formatted("(SELECT n.{} FROM executions x LEFT JOIN execution_ends n ON n.execution = x.id WHERE "
                     "x.step = s.id ORDER BY {} LIMIT 1)",
        column, newestFirst("x.id"));
}

std::string keyOf(StepSort sort)
{
    switch (sort) {
    case StepSort::Import: return "s.id";
    case StepSort::Kind: return "s.kind";
    // A denial after an error, that after success, and steps without code between.
    case StepSort::Status:
        return "ifnull((SELECT iif(e.layer = 'policy', 3, 2) FROM step_errors e WHERE e.step = s.id), "
               "NOT EXISTS (SELECT 1 FROM step_code c WHERE c.step = s.id))";
    case StepSort::FirstLine:
        return formatted("(SELECT ltrim(vitrine_head({}, 200), char(9, 10, 13, 32)) FROM (SELECT 1) LEFT JOIN "
                         "step_code c ON c.step = s.id AND c.n = 1) COLLATE NOCASE",
            stepTextSql);
    case StepSort::ReplayTime: return ofNewestExecution("wall_s");
    case StepSort::Replay: return ofNewestExecution("verdict");
    }
    return "s.id";
}

std::vector<std::int64_t> idsOf(SQLite::Statement &query)
{
    std::vector<std::int64_t> ids;
    while (query.executeStep())
        ids.push_back(query.getColumn(0).getInt64());
    return ids;
}

std::string orderBy(const std::string &key, std::string_view id, bool isDescending)
{
    const std::string_view direction = isDescending ? " DESC" : "";
    if (key == id)
        return formatted(" ORDER BY {}{}", id, direction);
    return formatted(" ORDER BY {}{}, {}", key, direction, id);
}

bool isTrue(Statements &statements, const std::string &sql)
{
    SQLite::Statement &query = statements.get(sql);
    const InUse use(query);
    return query.executeStep() && query.getColumn(0).getInt() != 0;
}

/// By the index of tasks, which keeps their order; nothing if it does not list all runs.
std::optional<std::vector<RunId>> runsByTask(Statements &statements, bool isDescending)
{
    std::vector<RunId> runs;
    std::vector<std::size_t> groups; ///< where runs with another task begin
    std::string before;
    SQLite::Statement query(statements.database(), "SELECT run, beginning FROM run_tasks ORDER BY beginning");
    while (query.executeStep()) {
        const SQLite::Column task = query.getColumn(1);
        if (isDescending && (runs.empty() || sqlite3_stricmp(before.c_str(), task.getText()) != 0)) {
            groups.push_back(runs.size());
            before.assign(task.getText());
        }
        runs.push_back(query.getColumn(0).getInt64());
    }
    SQLite::Statement &count = statements.get("SELECT count(*) FROM runs");
    const InUse use(count);
    if (!count.executeStep() || count.getColumn(0).getInt64() != static_cast<std::int64_t>(runs.size()))
        return std::nullopt;
    if (!isDescending)
        return runs;
    std::vector<RunId> turned;
    turned.reserve(runs.size());
    groups.push_back(runs.size());
    for (std::size_t n = groups.size() - 1; n > 0; --n)
        turned.insert(turned.end(), runs.begin() + static_cast<std::ptrdiff_t>(groups[n - 1]),
            runs.begin() + static_cast<std::ptrdiff_t>(groups[n]));
    return turned;
}

/// The SQL of a number that runs are sorted by, where none is live; empty for other keys.
std::string_view figureOf(RunSort sort)
{
    switch (sort) {
    case RunSort::Steps: return "o.step_count";
    case RunSort::Blocked: return "o.blocked_count";
    case RunSort::Errors: return "o.error_count";
    case RunSort::Tokens:
        return "iif(o.tokens_in IS NULL AND o.tokens_out IS NULL, NULL, ifnull(o.tokens_in, 0) + "
               "ifnull(o.tokens_out, 0))";
    case RunSort::Time: return "ifnull(o.seconds, o.ended_at - o.started_at)";
    case RunSort::Cost: return costSql;
    case RunSort::Started: return "o.started_at";
    default: return {};
    }
}

/// Sorted here, which takes half the time of SQLite's sorting.
std::vector<RunId> runsByFigure(Statements &statements, std::string_view figure, bool isDescending)
{
    std::vector<std::pair<std::optional<double>, RunId>> found;
    SQLite::Statement query(statements.database(), formatted("SELECT o.id, {} FROM runs o", figure));
    while (query.executeStep()) {
        const SQLite::Column value = query.getColumn(1);
        found.emplace_back(
            value.isNull() ? std::nullopt : std::optional(value.getDouble()), query.getColumn(0).getInt64());
    }
    // Absent values are the smallest. The runs are ordered by id, and equal ones keep this order.
    if (isDescending)
        std::ranges::stable_sort(found, std::ranges::greater(), &std::pair<std::optional<double>, RunId>::first);
    else
        std::ranges::stable_sort(found, {}, &std::pair<std::optional<double>, RunId>::first);
    std::vector<RunId> runs;
    runs.reserve(found.size());
    for (const auto &[value, run] : found)
        runs.push_back(run);
    return runs;
}

/// All runs, where that needs no sorting of texts by SQLite; else nothing.
std::optional<std::vector<RunId>> quickList(Statements &statements, const RunList &list)
{
    if (list.filter && list.filter->root())
        return std::nullopt;
    if (list.sort == RunSort::Task)
        return runsByTask(statements, list.isDescending);
    const std::string_view figure = figureOf(list.sort);
    if (figure.empty() || isTrue(statements, "SELECT EXISTS (SELECT 1 FROM live_runs)"))
        return std::nullopt;
    return runsByFigure(statements, figure, list.isDescending);
}

} // namespace

std::vector<RunId> listRuns(Statements &statements, const RunList &list)
{
    if (auto quick = quickList(statements, list))
        return std::move(*quick);
    const std::string order = orderBy(keyOf(list), "o.id", list.isDescending);
    if (!list.filter || !list.filter->root()) {
        SQLite::Statement query(statements.database(), formatted("SELECT o.id FROM {}{}", runsFor(list.sort), order));
        return idsOf(query);
    }
    const FilterSql filter = compileFilter(statements, list.filter->root(), SearchUnit::Steps);
    SQLite::Statement query(statements.database(),
        formatted(
            "SELECT o.id FROM {} WHERE o.id IN (SELECT s.run {}){}", runsFor(list.sort), stepsFrom(filter), order));
    bindFilter(query, filter);
    return idsOf(query);
}

std::vector<StepId> listSteps(Statements &statements, const StepList &list)
{
    const FilterSql filter = compileFilter(statements, list.filter ? list.filter->root() : nullptr, SearchUnit::Steps);
    const bool isPlain = !list.filter || !list.filter->root();
    std::string sql = "SELECT s.id " + (isPlain ? std::string("FROM steps s WHERE 1") : stepsFrom(filter));
    if (list.run != 0)
        sql += " AND s.run = ?";
    SQLite::Statement query(statements.database(), sql + orderBy(keyOf(list.sort), "s.id", list.isDescending));
    const int next = bindFilter(query, filter);
    if (list.run != 0)
        query.bind(next, list.run);
    return idsOf(query);
}

namespace {

/// Recordings by hooks below the runs of the sessions' own logs.
std::vector<RunCall> joinedRecordings(Statements &statements)
{
    std::vector<RunCall> joins;
    const char *hooks = "SELECT EXISTS (SELECT 1 FROM sources WHERE format = 'vitrine-hook')";
    if (statements.database().execAndGet(hooks).getInt() == 0)
        return joins;
    forEachRow(
        statements, formatted("SELECT run, hook_run FROM ({}) WHERE run > ?", joinedRunsSql), 0, [&](RowReader &row) {
            const auto log = row.next<RunId>();
            joins.push_back({ log, row.next<RunId>() });
        });
    return joins;
}

} // namespace

std::vector<RunCall> listCalls(Statements &statements)
{
    struct Called {
        RunId run = 0;
        SourceId source = 0;
        std::uint64_t caller = 0; ///< its index in the source
    };
    std::vector<Called> called;
    forEachRow(statements,
        "SELECT d.run, r.source, d.parent_run FROM run_details d JOIN runs r ON r.id = d.run WHERE d.parent_run > ? "
        "ORDER BY d.run",
        0, [&](RowReader &row) {
            const auto run = row.next<RunId>();
            const auto source = row.next<SourceId>();
            called.push_back({ run, source, row.next<std::uint64_t>() });
        });
    std::map<std::pair<SourceId, std::uint64_t>, RunId> runs;
    std::set<SourceId> sources;
    for (const Called &call : called) {
        if (!sources.insert(call.source).second)
            continue;
        forEachRow(
            statements, "SELECT id, index_in_source FROM runs WHERE source = ?", call.source, [&](RowReader &row) {
                const auto run = row.next<RunId>();
                runs[{ call.source, row.next<std::uint64_t>() }] = run;
            });
    }
    std::vector<RunCall> calls;
    for (const Called &call : called) {
        const auto caller = runs.find({ call.source, call.caller });
        // A run is recorded before those that it calls; a file that says otherwise could call in circles.
        if (caller != runs.end() && caller->second < call.run)
            calls.push_back({ caller->second, call.run });
    }
    // Runs recorded by hooks have no other calls.
    std::ranges::copy(joinedRecordings(statements), std::back_inserter(calls));
    std::ranges::stable_sort(calls, {}, &RunCall::called);
    return calls;
}

std::vector<StartedRun> startedRuns(Statements &statements, RunId run)
{
    std::vector<StartedRun> started;
    // A run is recorded before those that it starts.
    forEachRow(statements,
        "SELECT r.id, vitrine_text(r.extra) FROM runs p JOIN runs r ON r.source = p.source AND r.id > p.id JOIN "
        "run_details d ON d.run = r.id AND d.parent_run = p.index_in_source WHERE p.id = ? ORDER BY r.id",
        run, [&](RowReader &row) {
            const auto id = row.next<RunId>();
            started.push_back({ id, startingCallIn(row.next<std::string>()) });
        });
    return started;
}

RowTotals rowTotals(Statements &statements)
{
    RowTotals totals;
    // A scratch run is recorded with more steps than it uses: only those that ran count.
    forEachRow(statements,
        "SELECT count(*), ifnull(sum(iif(external_id = 'scratch' AND framework = 'vitrine', (SELECT count(DISTINCT "
        "x.step) FROM steps s JOIN executions x ON x.step = s.id WHERE s.run = runs.id), step_count)), 0) + (SELECT "
        "ifnull(sum(steps), 0) FROM live_runs) FROM runs WHERE id > ?",
        0, [&](RowReader &row) {
            totals.runs = row.next<std::uint64_t>();
            totals.steps = row.next<std::uint64_t>();
        });
    return totals;
}

ReplayPosition replaysSoFar(Statements &statements)
{
    ReplayPosition location;
    const auto read = [&](std::int64_t before, std::int64_t &last) {
        forEachRow(statements, "SELECT ifnull(max(seq), 0) FROM entries WHERE seq < ?", before,
            [&](RowReader &row) { last = row.next<std::int64_t>(); });
    };
    read(partStride, location.own);
    read(std::numeric_limits<std::int64_t>::max(), location.merged);
    return location;
}

namespace {

/// Calls `each(RowReader &)` for at most `limit` rows between two positions; their first column is the position.
template <typename Each>
std::size_t forEachBetween(Statements &statements, const std::string &sql, std::int64_t &from, std::int64_t to,
    std::size_t limit, const Each &each)
{
    SQLite::Statement &query = statements.get(sql);
    const InUse use(query);
    query.bind(1, from);
    query.bind(2, to);
    query.bind(3, static_cast<std::int64_t>(limit));
    std::size_t rows = 0;
    for (; query.executeStep(); ++rows) {
        RowReader row(statements, query);
        from = row.next<std::int64_t>();
        each(row);
    }
    return rows;
}

/// Reads first the trail's own rows, then those of merged trails. Returns the number of rows.
template <typename Location, typename Each>
std::size_t forEachAfter(
    Statements &statements, const std::string &sql, Location &after, std::size_t limit, const Each &each)
{
    const std::size_t own = forEachBetween(statements, sql, after.own, partStride, limit, each);
    after.merged = std::max(after.merged, partStride);
    if (own >= limit)
        return own;
    return own
        + forEachBetween(statements, sql, after.merged, std::numeric_limits<std::int64_t>::max(), limit - own, each);
}

/// The same by entries. If there are no more rows after the position, it advances to the newest entry.
template <typename Each>
void forEachEntryAfter(
    Statements &statements, const std::string &sql, ReplayPosition &after, std::size_t limit, const Each &each)
{
    const ReplayPosition newest = replaysSoFar(statements);
    if (forEachAfter(statements, sql, after, limit, each) >= limit)
        return;
    after.own = std::max(after.own, newest.own);
    after.merged = std::max(after.merged, newest.merged);
}

constexpr std::string_view errorColumns
    = "s.id, s.run, s.ordinal, s.external_number, e.layer, e.type, vitrine_head(e.message, 4000), "
      "vitrine_head(e.code_line, 4000), e.cause_type";

ErrorLine errorLine(RowReader &row)
{
    ErrorLine line;
    line.step = row.next<StepId>();
    line.run = row.next<RunId>();
    line.ordinal = row.next<std::uint64_t>();
    line.externalNumber = row.nextOptional<std::int64_t>();
    line.error.layer = row.next<ErrorLayer>();
    line.error.type = row.next<std::string>();
    line.error.message = row.next<std::string>();
    line.error.codeLine = row.next<std::string>();
    line.error.causeType = row.next<std::string>();
    return line;
}

} // namespace

// Steps of agents that record at the same time do not end in the order in which they began, and have their error from
// their end only: these are read by the entries of their ends.
std::vector<ErrorLine> errorsAfter(Statements &statements, RecordingPosition &after, std::size_t limit)
{
    std::vector<ErrorLine> lines;
    const auto add = [&](RowReader &row) { lines.push_back(errorLine(row)); };
    const std::string complete
        = formatted("SELECT e.step, {} FROM step_errors e JOIN steps s ON s.id = e.step WHERE e.step > ? "
                    "AND e.step < ? AND NOT EXISTS (SELECT 1 FROM live_steps l WHERE l.step = e.step) "
                    "ORDER BY e.step LIMIT ?",
            errorColumns);
    forEachAfter(statements, complete, after.complete, limit, add);
    if (lines.size() == limit)
        return lines;
    const std::string live = formatted("SELECT n.seq, {} FROM entries n JOIN step_errors e ON e.step = n.subject "
                                       "JOIN steps s ON s.id = n.subject WHERE n.kind = '{}' AND n.seq > ? "
                                       "AND n.seq < ? ORDER BY n.seq LIMIT ?",
        errorColumns, kinds::stepEnded);
    forEachEntryAfter(statements, live, after.live, limit - lines.size(), add);
    return lines;
}

namespace {

/// The steps of one run that repeat code. What is the same to the letter is one content.
void addRepeats(Statements &statements, RunId run, std::vector<RepeatLine> &lines)
{
    std::map<std::int64_t, std::uint64_t> first; ///< places of steps by their code
    std::int64_t before = 0;
    int inRow = 0;
    forEachRow(statements,
        "SELECT s.id, s.ordinal, s.external_number, c.text FROM steps s JOIN step_code c ON c.step = s.id AND c.n = "
        "(SELECT min(n) FROM step_code WHERE step = s.id) WHERE s.run = ? AND vitrine_head(c.text, 1) <> '' "
        "ORDER BY s.ordinal",
        run, [&](RowReader &row) {
            RepeatLine line { .step = row.next<StepId>(),
                .run = run,
                .ordinal = row.next<std::uint64_t>(),
                .externalNumber = row.nextOptional<std::int64_t>() };
            const auto code = row.next<std::int64_t>();
            inRow = code == before ? inRow + 1 : 1;
            before = code;
            const auto [earlier, isNew] = first.try_emplace(code, line.ordinal);
            if (isNew)
                return;
            line.earlier = earlier->second;
            line.inRow = inRow;
            lines.push_back(line);
        });
}

} // namespace

// A live run may repeat code at any time, also when later runs were read: it is read again when one of its steps has
// started.
std::vector<RepeatLine> repeatsAfter(Statements &statements, RecordingPosition &after, std::size_t runs)
{
    std::set<RunId> repeating;
    const auto add = [&](RowReader &row) { repeating.insert(row.next<RunId>()); };
    forEachAfter(statements,
        "SELECT run, run FROM run_totals t WHERE run > ? AND run < ? AND repeated_code > 0 AND NOT EXISTS (SELECT 1 "
        "FROM live_runs l WHERE l.run = t.run) ORDER BY run LIMIT ?",
        after.complete, runs, add);
    if (repeating.size() < runs)
        forEachEntryAfter(statements,
            formatted("SELECT n.seq, s.run FROM entries n JOIN steps s ON s.id = n.subject JOIN run_totals t "
                      "ON t.run = s.run AND t.repeated_code > 0 WHERE n.kind = '{}' AND n.seq > ? AND n.seq < ? "
                      "ORDER BY n.seq LIMIT ?",
                kinds::stepStarted),
            after.live, stepsAtOnce, add);
    std::vector<RepeatLine> lines;
    for (const RunId run : repeating)
        addRepeats(statements, run, lines);
    return lines;
}

// By entries, because executions do not end in the order in which they began.
std::vector<ReplayLine> replaysAfter(Statements &statements, ReplayPosition &after, std::size_t limit)
{
    std::vector<ReplayLine> lines;
    const std::string sql
        = formatted("SELECT e.seq, e.seq, x.id, s.id, s.run, s.ordinal, s.external_number, d.verdict, d.status, "
                    "d.verdict = 'none' AND d.error_type IS NOT NULL, d.error_type, "
                    "CASE d.verdict WHEN 'none' THEN vitrine_head(d.error_message, 2000) END FROM entries e "
                    "JOIN executions x ON x.id = e.subject JOIN execution_ends d ON d.execution = x.id "
                    "JOIN steps s ON s.id = x.step WHERE e.kind = '{}' AND e.seq > ? AND e.seq < ? "
                    "ORDER BY e.seq LIMIT ?",
            kinds::executionEnded);
    forEachAfter(statements, sql, after, limit, [&](RowReader &row) {
        ReplayLine line;
        line.isOwn = row.next<std::int64_t>() < partStride;
        line.execution = row.next<ExecutionId>();
        line.step = row.next<StepId>();
        line.run = row.next<RunId>();
        line.ordinal = row.next<std::uint64_t>();
        line.externalNumber = row.nextOptional<std::int64_t>();
        line.verdict = row.next<ReplayVerdict>();
        line.status = row.next<StepStatus>();
        if (row.next<bool>()) {
            line.error.emplace();
            line.error->type = row.next<std::string>();
            line.error->message = row.next<std::string>();
        }
        lines.push_back(std::move(line));
    });
    return lines;
}

std::vector<StepLine> stepsAfter(Statements &statements, StepPosition &after, std::size_t limit)
{
    std::vector<StepLine> lines;
    forEachAfter(statements, "SELECT id, id, run FROM steps WHERE id > ? AND id < ? ORDER BY id LIMIT ?", after, limit,
        [&](RowReader &row) { lines.push_back({ row.next<StepId>(), row.next<RunId>() }); });
    return lines;
}

} // namespace vitrine::trailfile
