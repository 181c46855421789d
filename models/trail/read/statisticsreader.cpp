// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/read/statisticsreader.h"

#include "base/decimal.h"
#include "base/formatted.h"
#include "models/trail/file/parts.h"
#include "models/trail/index/runsums.h"
#include "models/trail/read/joinedruns.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace vitrine::trailfile {

namespace {

/// The last policy under which a run was replayed.
std::string policyOfRun()
{
    return formatted(
        "ifnull((SELECT n.policy FROM sessions n WHERE n.run = r.id ORDER BY {} LIMIT 1), '')", newestFirst("n.id"));
}

std::string keyOf(StatisticsBy by)
{
    switch (by) {
    case StatisticsBy::All: return "''";
    case StatisticsBy::Run: return "CAST(r.id AS TEXT)";
    case StatisticsBy::Agent: return "r.agent_name";
    case StatisticsBy::Model: return "r.model";
    case StatisticsBy::Policy: return policyOfRun();
    case StatisticsBy::Day: return "ifnull(date(r.started_at, 'unixepoch'), '')";
    }
    return "''";
}

// This reads all recorded calls, so it is done only for statistics by run.
std::string_view joinTools(StatisticsBy by)
{
    return by == StatisticsBy::Run ? "LEFT JOIN (SELECT s.run AS run, sum(c.seconds) AS seconds FROM step_tool_calls c "
                                     "JOIN steps s ON s.id = c.step "
                                     "WHERE c.seconds IS NOT NULL GROUP BY s.run) w ON w.run = r.id "
                                   : "LEFT JOIN (SELECT 0 AS run, NULL AS seconds) w ON w.run = r.id ";
}

/// Executions by run, which are few beside the steps.
constexpr std::string_view executions
    = "(SELECT n.run AS run, count(*) AS count, sum(d.wall_s) AS seconds, sum(d.operations) AS operations FROM "
      "execution_ends d JOIN executions e ON e.id = d.execution JOIN sessions n ON n.id = e.session GROUP BY n.run)";
constexpr std::string_view executionColumns = "ifnull(sum(x.count), 0), sum(x.seconds), sum(x.operations)";

std::string figuresSql(StatisticsBy by, const std::string &condition)
{
    return formatted(
        "SELECT {} AS key, {}, {}, sum(w.seconds) FROM {} LEFT JOIN {} x ON x.run = r.id {} WHERE {} GROUP BY key "
        "ORDER BY {}",
        keyOf(by), figureColumns(), executionColumns, figureTables("true"), executions, joinTools(by), condition,
        by == StatisticsBy::Run ? "min(r.id)" : "key");
}

/// Whether the sums over blocks of runs have the key.
bool isSummed(StatisticsBy by) { return by != StatisticsBy::Run && by != StatisticsBy::Policy; }

/// The sums over blocks, with the columns of figureColumns.
std::string summedSql(StatisticsBy by)
{
    const std::string_view key = by == StatisticsBy::Model ? "model"
        : by == StatisticsBy::Agent                        ? "agent_name"
        : by == StatisticsBy::Day                          ? "day"
                                                           : "''";
    return formatted(
        "SELECT {} AS key, sum(runs), sum(succeeded), sum(steps), sum(code_steps), sum(errors), sum(blocked), "
        "sum(tool_calls), sum(repeated_code), max(longest_loop), sum(tokens_in), sum(tokens_out), sum(cost), "
        "sum(seconds), sum(step_seconds), sum(grader_steps), sum(grader_tokens_in), sum(grader_tokens_out) FROM "
        "run_sums GROUP BY key",
        key);
}

std::string unsummedSql(StatisticsBy by)
{
    return formatted("SELECT {} AS key, {} FROM {} WHERE r.id >= ?1 AND r.id < ?2 GROUP BY key", keyOf(by),
        figureColumns(), figureTables("g.id >= ?1 AND g.id < ?2"));
}

std::string executedSql(StatisticsBy by)
{
    return formatted("SELECT {} AS key, {} FROM {} x JOIN runs r ON r.id = x.run GROUP BY key", keyOf(by),
        executionColumns, executions);
}

RunFigures readRunFigures(RowReader &row)
{
    RunFigures figures;
    figures.key = row.next<std::string>();
    for (std::uint64_t *value : { &figures.runs, &figures.succeeded, &figures.steps, &figures.codeSteps,
             &figures.errors, &figures.blocked, &figures.toolCalls, &figures.repeatedCode, &figures.longestLoop })
        *value = row.next<std::uint64_t>();
    figures.tokensIn = row.nextOptional<std::int64_t>();
    figures.tokensOut = row.nextOptional<std::int64_t>();
    figures.cost = row.nextOptional<double>().transform(roundedDecimal);
    figures.seconds = row.nextOptional<double>();
    figures.stepSeconds = row.nextOptional<double>();
    figures.graderSteps = row.next<std::uint64_t>();
    figures.graderTokensIn = row.nextOptional<std::int64_t>();
    figures.graderTokensOut = row.nextOptional<std::int64_t>();
    return figures;
}

void readExecuted(RowReader &row, RunFigures &figures)
{
    figures.executions = row.next<std::uint64_t>();
    figures.codeSeconds = row.nextOptional<double>();
    figures.operations = row.nextOptional<std::int64_t>();
}

template <typename T>
void add(std::optional<T> &sum, const std::optional<T> &value)
{
    if (value)
        sum = sum.value_or(T {}) + *value;
}

void add(RunFigures &sum, const RunFigures &figures)
{
    for (const auto member : { &RunFigures::runs, &RunFigures::succeeded, &RunFigures::steps, &RunFigures::codeSteps,
             &RunFigures::errors, &RunFigures::blocked, &RunFigures::toolCalls, &RunFigures::repeatedCode,
             &RunFigures::executions, &RunFigures::graderSteps })
        sum.*member += figures.*member;
    sum.longestLoop = std::max(sum.longestLoop, figures.longestLoop);
    for (const auto member : { &RunFigures::tokensIn, &RunFigures::tokensOut, &RunFigures::operations,
             &RunFigures::graderTokensIn, &RunFigures::graderTokensOut })
        add(sum.*member, figures.*member);
    for (const auto member : { &RunFigures::seconds, &RunFigures::stepSeconds, &RunFigures::codeSeconds })
        add(sum.*member, figures.*member);
    addDecimal(sum.cost, figures.cost);
}

template <typename T>
void takeFrom(T &sum, T part)
{
    sum -= std::min(sum, part);
}

template <typename T>
void takeFrom(std::optional<T> &sum, const std::optional<T> &part)
{
    if (sum && part)
        takeFrom(*sum, *part);
}

/// What a log records as well. Executions, and what a policy blocked, only the recording has.
void takeFrom(RunFigures &sum, const RunFigures &recording)
{
    for (const auto member : { &RunFigures::runs, &RunFigures::succeeded, &RunFigures::steps, &RunFigures::codeSteps,
             &RunFigures::errors, &RunFigures::toolCalls, &RunFigures::repeatedCode })
        takeFrom(sum.*member, recording.*member);
    for (const auto member : { &RunFigures::tokensIn, &RunFigures::tokensOut })
        takeFrom(sum.*member, recording.*member);
    for (const auto member :
        { &RunFigures::cost, &RunFigures::seconds, &RunFigures::stepSeconds, &RunFigures::toolSeconds })
        takeFrom(sum.*member, recording.*member);
    sum.cost = sum.cost.transform(roundedDecimal);
}

void takeFrom(std::vector<NamedCount> &counts, const std::vector<NamedCount> &recording)
{
    for (const NamedCount &count : recording)
        if (const auto found = std::ranges::find(counts, count.name, &NamedCount::name); found != counts.end())
            takeFrom(found->count, count.count);
    std::erase_if(counts, [](const NamedCount &count) { return count.count == 0; });
    std::ranges::stable_sort(counts, std::ranges::greater(), &NamedCount::count);
}

void takeFrom(std::vector<ErrorGroup> &errors, const std::vector<ErrorGroup> &recording)
{
    const auto nameOf = [](const ErrorGroup &group) { return std::tie(group.layer, group.cause); };
    for (const ErrorGroup &group : recording)
        if (const auto found = std::ranges::find(errors, nameOf(group), nameOf); found != errors.end())
            takeFrom(found->count, group.count);
    std::erase_if(errors, [](const ErrorGroup &group) { return group.count == 0; });
    std::ranges::stable_sort(errors, std::ranges::greater(), &ErrorGroup::count);
}

RunFigures *shareOf(std::vector<RunFigures> &list, const std::string &key)
{
    const auto found = std::ranges::find(list, key, &RunFigures::key);
    return found == list.end() ? nullptr : &*found;
}

/// Adds to the group of the log the figures that only the recording has.
void moveToLog(RunFigures &from, RunFigures &to, const RunFigures &recording)
{
    const RunFigures moved { .key = {},
        .blocked = recording.blocked,
        .tokensIn = {},
        .tokensOut = {},
        .seconds = {},
        .stepSeconds = {},
        .executions = recording.executions,
        .codeSeconds = recording.codeSeconds,
        .operations = recording.operations };
    add(to, moved);
    for (const auto member : { &RunFigures::blocked, &RunFigures::executions })
        takeFrom(from.*member, moved.*member);
    takeFrom(from.codeSeconds, moved.codeSeconds);
    takeFrom(from.operations, moved.operations);
}

std::vector<NamedCount> mostFirst(const std::map<std::string, std::uint64_t> &counts)
{
    constexpr std::size_t most = 1'000;
    std::vector<NamedCount> list;
    for (const auto &[name, count] : counts)
        list.push_back({ name, count });
    std::ranges::stable_sort(list, std::ranges::greater(), &NamedCount::count);
    list.resize(std::min(list.size(), most));
    return list;
}

std::string arrayOf(const std::vector<RunId> &runs)
{
    std::string array = "[";
    for (const RunId run : runs)
        array.append(array.size() > 1 ? "," : "").append(std::to_string(run));
    return array + "]";
}

} // namespace

StatisticsReader::StatisticsReader(Statements &statements, const std::optional<std::vector<RunId>> &runs)
    : m_statements(statements)
    , m_runs(runs.transform(arrayOf))
    , m_hasSums(hasSums(statements))
{
}

/// A condition that is true of the column where its run is among those that were asked for.
std::string StatisticsReader::among(std::string_view run) const
{
    return m_runs ? formatted("{} IN (SELECT value FROM json_each(?1))", run) : "true";
}

std::string StatisticsReader::amongSteps(std::string_view step) const
{
    return m_runs ? formatted("{} IN (SELECT s.id FROM steps s WHERE {})", step, among("s.run")) : among({});
}

std::string StatisticsReader::amongExecutions(std::string_view execution) const
{
    return m_runs ? formatted("{} IN (SELECT e.id FROM executions e JOIN sessions n ON n.id = e.session WHERE {})",
                        execution, among("n.run"))
                  : among({});
}

template <typename Each>
void StatisticsReader::forEachRow(const std::string &sql, Each &&each)
{
    SQLite::Statement &query = m_statements.get(sql);
    const InUse use(query);
    if (m_runs)
        query.bind(1, *m_runs);
    while (query.executeStep()) {
        RowReader row(m_statements, query);
        each(row);
    }
}

std::vector<RunFigures> StatisticsReader::figuresBy(StatisticsBy by)
{
    if (!m_runs && isSummed(by) && m_hasSums)
        return summedFigures(by);
    std::vector<RunFigures> list;
    forEachRow(figuresSql(by, among("r.id")), [&](RowReader &row) {
        list.push_back(readRunFigures(row));
        readExecuted(row, list.back());
        list.back().toolSeconds = row.nextOptional<double>();
    });
    return list;
}

std::vector<RunFigures> StatisticsReader::summedFigures(StatisticsBy by)
{
    std::map<std::string, RunFigures> byKey;
    const auto addFigures = [&](const RunFigures &figures) { add(byKey[figures.key], figures); };
    forEachRow(summedSql(by), [&](RowReader &row) { addFigures(readRunFigures(row)); });
    forEachUnsummed(unsummedSql(by), [&](RowReader &row) { addFigures(readRunFigures(row)); });
    forEachRow(executedSql(by), [&](RowReader &row) {
        RunFigures executed;
        executed.key = row.next<std::string>();
        readExecuted(row, executed);
        addFigures(executed);
    });
    std::vector<RunFigures> list;
    for (auto &[key, figures] : byKey) {
        list.push_back(std::move(figures));
        list.back().key = key;
    }
    return list;
}

/// A statement with the first run of a range and the one behind its last, over the runs that no block sums up.
template <typename Each>
void StatisticsReader::forEachUnsummed(const std::string &sql, Each &&each)
{
    for (const RunRange &range : unsummedRuns(m_statements)) {
        SQLite::Statement &query = m_statements.get(sql);
        const InUse use(query);
        query.bind(1, range.first);
        query.bind(2, range.end);
        while (query.executeStep()) {
            RowReader row(m_statements, query);
            each(row);
        }
    }
}

std::vector<NamedCount> StatisticsReader::summedCounts(const std::string &summed, const std::string &unsummed)
{
    std::map<std::string, std::uint64_t> counts;
    const auto addCount = [&](RowReader &row) {
        const auto name = row.next<std::string>();
        counts[name] += row.next<std::uint64_t>();
    };
    forEachRow(summed, addCount);
    forEachUnsummed(unsummed, addCount);
    return mostFirst(counts);
}

std::vector<NamedCount> StatisticsReader::modules()
{
    if (!m_runs && m_hasSums)
        return summedCounts("SELECT module, sum(steps) FROM module_sums GROUP BY module",
            "SELECT module, sum(steps) FROM run_modules WHERE run >= ? AND run < ? GROUP BY module");
    return counts(
        formatted("SELECT module, sum(steps) FROM run_modules WHERE {} GROUP BY module ORDER BY 2 DESC, 1 LIMIT 1000",
            among("run")));
}

std::vector<NamedCount> StatisticsReader::tools()
{
    if (!m_runs && m_hasSums)
        return summedCounts("SELECT name, sum(calls) FROM tool_sums GROUP BY name",
            "SELECT c.name, count(*) FROM steps s CROSS JOIN step_tool_calls c ON c.step = s.id WHERE s.run >= ? AND "
            "s.run < ? GROUP BY c.name");
    return counts(
        formatted("SELECT name, count(*) FROM step_tool_calls WHERE {} GROUP BY name ORDER BY 2 DESC, 1 LIMIT 1000",
            amongSteps("step")));
}

std::vector<NamedCount> StatisticsReader::counts(const std::string &sql)
{
    std::vector<NamedCount> list;
    forEachRow(sql, [&](RowReader &row) {
        NamedCount count;
        count.name = row.next<std::string>();
        count.count = row.next<std::uint64_t>();
        list.push_back(std::move(count));
    });
    return list;
}

/// Messages that are alike to the letter are one content. Of a block that is summed up only its most frequent one is
/// known.
std::vector<ErrorGroup> StatisticsReader::errorGroups()
{
    constexpr std::size_t mostGroups = 100;
    struct Group {
        std::uint64_t count = 0;
        std::map<std::int64_t, std::uint64_t> messages;
    };
    std::map<std::pair<std::string, std::string>, Group> groups;
    const auto addGroup = [&](RowReader &row) {
        auto layer = row.next<std::string>();
        auto cause = row.next<std::string>();
        Group &group = groups[{ std::move(layer), std::move(cause) }];
        const auto message = row.next<std::int64_t>();
        group.count += row.next<std::uint64_t>();
        group.messages[message] += row.next<std::uint64_t>();
    };
    constexpr std::string_view select
        = "SELECT layer, iif(cause_type = '', type, cause_type) AS cause, message, count(*), count(*) FROM {} WHERE {} "
          "GROUP BY 1, 2, 3";
    if (m_runs || !m_hasSums) {
        forEachRow(formatted(select, "step_errors", amongSteps("step")), addGroup);
    } else {
        forEachRow("SELECT layer, cause, message, errors, most FROM error_sums", addGroup);
        forEachUnsummed(
            formatted(select, "steps s CROSS JOIN step_errors e ON e.step = s.id", "s.run >= ? AND s.run < ?"),
            addGroup);
    }
    std::vector<ErrorGroup> list;
    for (const auto &[names, group] : groups) {
        const auto most = std::ranges::max_element(group.messages, {}, [](const auto &one) { return one.second; });
        list.push_back({ names.first, names.second, {}, group.count });
        list.back().example = std::to_string(most->first);
    }
    std::ranges::stable_sort(list, [](const ErrorGroup &one, const ErrorGroup &other) {
        return std::tuple(other.count, one.cause) < std::tuple(one.count, other.cause);
    });
    list.resize(std::min(list.size(), mostGroups));
    for (ErrorGroup &group : list)
        group.example = beginningOf(std::stoll(group.example));
    return list;
}

std::string StatisticsReader::beginningOf(std::int64_t message)
{
    SQLite::Statement &query = m_statements.get("SELECT vitrine_head(?, 300)");
    const InUse use(query);
    query.bind(1, message);
    return query.executeStep() ? query.getColumn(0).getString() : std::string();
}

/// The recordings by hooks of sessions whose logs count as well.
StatisticsReader::Joined StatisticsReader::joinedAmong()
{
    Joined joined;
    const char *hooks = "SELECT EXISTS (SELECT 1 FROM sources WHERE format = 'vitrine-hook')";
    if (m_statements.database().execAndGet(hooks).getInt() == 0)
        return joined;
    forEachRow(
        formatted("SELECT run, hook_run FROM ({}) WHERE {} AND {}", joinedRunsSql, among("run"), among("hook_run")),
        [&joined](RowReader &row) {
            const auto log = row.next<RunId>();
            joined.emplace(row.next<RunId>(), log);
        });
    return joined;
}

std::map<RunId, StatisticsReader::Share> StatisticsReader::sharesOf(const std::vector<RunId> &runs, StatisticsBy by)
{
    StatisticsReader reader(m_statements, runs);
    std::map<RunId, Share> shares;
    for (RunFigures &figures : reader.figuresBy(StatisticsBy::Run))
        shares[std::stoll(figures.key)].figures = std::move(figures);
    reader.forEachRow(
        formatted("SELECT r.id, {} FROM runs r WHERE {}", keyOf(by), reader.among("r.id")), [&](RowReader &row) {
            Share &share = shares[row.next<RunId>()];
            share.key = row.next<std::string>();
        });
    return shares;
}

/// A call that was blocked is in both, in the log as an error. A log may have others, which a person denied.
void StatisticsReader::countBlockedOnce(Statistics &statistics, const Joined &joined, StatisticsBy by)
{
    std::vector<RunId> runs;
    std::map<RunId, std::vector<RunId>> recordings;
    for (const auto &[recording, log] : joined) {
        runs.insert(runs.end(), { recording, log });
        recordings[log].push_back(recording);
    }
    auto shares = sharesOf(runs, by);
    for (const auto &[log, its] : recordings) {
        const Share &share = shares[log];
        RunFigures *const group = shareOf(statistics.groups, share.key);
        std::uint64_t blocked = 0;
        for (const RunId recording : its)
            blocked += shares[recording].figures.blocked;
        blocked = std::min(blocked, share.figures.blocked);
        takeFrom(statistics.all.blocked, blocked);
        if (group != nullptr)
            takeFrom(group->blocked, blocked);
        // The policy is one that only the recording names.
        for (const RunId recording : by == StatisticsBy::Policy ? std::vector<RunId>() : its)
            if (RunFigures *const from = shareOf(statistics.groups, shares[recording].key);
                from != nullptr && group != nullptr)
                moveToLog(*from, *group, shares[recording].figures);
    }
}

void StatisticsReader::countOnce(Statistics &statistics, const Joined &joined, StatisticsBy by)
{
    std::vector<RunId> runs;
    for (const auto &[recording, log] : joined)
        runs.push_back(recording);
    const Statistics recorded = StatisticsReader(m_statements, runs).readAll(by);
    takeFrom(statistics.all, recorded.all);
    takeFrom(statistics.tools, recorded.tools);
    takeFrom(statistics.modules, recorded.modules);
    takeFrom(statistics.errors, recorded.errors);
    countBlockedOnce(statistics, joined, by);
    for (const RunFigures &figures : recorded.groups)
        if (RunFigures *const group = shareOf(statistics.groups, figures.key))
            takeFrom(*group, figures);
    std::erase_if(statistics.groups, [by](const RunFigures &figures) {
        return figures.runs == 0 && (by == StatisticsBy::Run || figures.executions == 0);
    });
}

Statistics StatisticsReader::read(StatisticsBy by)
{
    Statistics statistics = readAll(by);
    if (const Joined joined = joinedAmong(); !joined.empty())
        countOnce(statistics, joined, by);
    return statistics;
}

Statistics StatisticsReader::readAll(StatisticsBy by)
{
    Statistics statistics;
    const auto all = figuresBy(StatisticsBy::All);
    statistics.all = all.empty() ? RunFigures {} : all.front();
    if (by != StatisticsBy::All)
        statistics.groups = figuresBy(by);
    statistics.modules = modules();
    statistics.tools = tools();
    statistics.statuses = counts(formatted("SELECT status, count(*) FROM execution_ends WHERE {} GROUP BY status "
                                           "ORDER BY 2 DESC, 1",
        amongExecutions("execution")));
    statistics.verdicts = counts(formatted("SELECT verdict, count(*) FROM execution_ends WHERE verdict <> 'none' "
                                           "AND {} GROUP BY verdict ORDER BY 2 DESC, 1",
        amongExecutions("execution")));
    statistics.errors = errorGroups();
    return statistics;
}

} // namespace vitrine::trailfile
