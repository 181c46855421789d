// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/read/sqlquery.h"

#include "base/formatted.h"
#include "models/trail/file/opening.h"
#include "models/trail/filter/sqlfunctions.h"
#include "models/trail/read/joinedruns.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <chrono>

namespace vitrine::trailfile {

namespace {

// The documented face of a trail: these names stay when the tables behind them change.
constexpr const char *views = R"sql(
CREATE TEMP VIEW v_sources AS SELECT o.id AS source, o.file, o.sha256, o.size, o.format, o.imported_at,
    ifnull(e.outcome, iif(EXISTS (SELECT 1 FROM trail_events a WHERE a.kind = 'import.interrupted' AND
    a.id / 1000000000000 = o.id / 1000000000000 AND json_extract(vitrine_text(a.detail), '$.source') =
    o.id % 1000000000000), 'interrupted', 'open')) AS state
    FROM main.sources o LEFT JOIN main.source_ends e ON e.source = o.id;
CREATE TEMP VIEW v_runs AS SELECT r.id AS run, r.source, r.index_in_source, r.external_id, r.agent_name AS agent,
    r.agent_kind, r.model, vitrine_text(r.task) AS task, vitrine_text(ifnull(r.final_answer,
    l.answer)) AS answer, vitrine_text(r.expected_answer) AS expected_answer, ifnull(l.state, r.state) AS state,
    r.started_at, ifnull(r.ended_at, l.ended_at) AS ended_at, r.seconds, r.tokens_in, r.tokens_out, r.framework,
    r.step_count + ifnull(l.steps, 0) AS step_count, r.code_step_count + ifnull(l.code_steps, 0) AS code_step_count,
    r.error_count + ifnull(l.errors, 0) AS error_count, r.blocked_count + ifnull(l.blocked, 0) AS blocked_count,
    d.parent_run, d.cost, iif(d.parent_run > 0, vitrine_starting_call(vitrine_text(r.extra)), NULL) AS parent_call,
    vitrine_run_label(vitrine_text(r.extra), 'user') AS user,
    vitrine_run_label(vitrine_text(r.extra), 'session') AS session,
    (SELECT group_concat(j.value, ', ') FROM json_each(vitrine_run_tags(vitrine_text(r.extra))) j) AS tags,
    (SELECT count(*) FROM main.run_imports m WHERE m.run = r.id) AS allowed_imports,
    iif(json_valid(vitrine_text(r.extra)), json_extract(vitrine_text(r.extra), '$.max_steps'), NULL) AS max_steps
    FROM main.runs r LEFT JOIN run_details d ON d.run = r.id
    LEFT JOIN live_runs l ON l.run = r.id;
CREATE TEMP VIEW v_scores AS SELECT r.id AS run, j.key + 1 AS n, json_extract(j.value, '$.name') AS name,
    json_extract(j.value, '$.value') AS value, json_extract(j.value, '$.number') AS number,
    json_extract(j.value, '$.explanation') AS explanation, json_extract(j.value, '$.author') AS author
    FROM main.runs r, json_each(vitrine_scores(vitrine_text(r.extra))) j;
CREATE TEMP VIEW v_steps AS SELECT s.id AS step, s.run, s.ordinal, s.external_number, s.kind,
    vitrine_text(s.thought) AS thought, CASE e.layer WHEN 'policy' THEN 'blocked' WHEN 'limit' THEN 'limit' ELSE
    CASE WHEN e.step IS NOT NULL THEN 'error' WHEN l.step IS NULL OR w.step IS NOT NULL THEN 'ok' WHEN EXISTS (SELECT
    1 FROM main.execution_interruptions i WHERE i.execution = l.execution) THEN 'interrupted' ELSE 'running' END END AS
    status, ifnull(w.is_final_answer, s.is_final_answer) AS is_final_answer, s.started_at,
    ifnull(w.ended_at, s.ended_at) AS ended_at, ifnull(s.seconds,
    (SELECT o.seconds FROM step_ends o WHERE o.step = s.id)) AS seconds, s.tokens_in, s.tokens_out,
    l.step IS NOT NULL AS is_live
    FROM main.steps s LEFT JOIN main.step_errors e ON e.step = s.id LEFT JOIN live_steps l ON l.step = s.id
    LEFT JOIN step_ends w ON w.step = s.id;
CREATE TEMP VIEW v_log_events AS SELECT s.run, s.id AS step, j.key + 1 AS n, json_extract(j.value, '$.topic') AS topic,
    json_extract(j.value, '$.kind') AS kind, json_extract(j.value, '$.at') AS at,
    json_extract(j.value, '$.record') AS record
    FROM main.steps s, json_each(vitrine_log_events(vitrine_text(s.extra))) j UNION ALL
    SELECT r.id, NULL, j.key + 1, json_extract(j.value, '$.topic'), json_extract(j.value, '$.kind'),
    json_extract(j.value, '$.at'), json_extract(j.value, '$.record')
    FROM main.runs r, json_each(vitrine_log_events(vitrine_text(r.extra))) j;
CREATE TEMP VIEW v_code AS SELECT c.step, c.n, c.language, c.origin, vitrine_text(c.text) AS code FROM main.step_code c;
CREATE TEMP VIEW v_outputs AS SELECT o.step, o.n, o.stream, o.is_truncated, vitrine_text(o.text) AS text
    FROM main.step_outputs o;
CREATE TEMP VIEW v_errors AS SELECT e.step, e.layer, e.type, e.cause_type AS cause, vitrine_text(e.message) AS
    message FROM main.step_errors e;
CREATE TEMP VIEW v_tool_calls AS SELECT c.step, c.n, c.call_id, c.name, vitrine_text(c.arguments) AS arguments,
    vitrine_text(c.result) AS result, vitrine_text(c.error) AS error, c.seconds,
    c.result IS NOT NULL OR c.error IS NOT NULL AS is_answered FROM main.step_tool_calls c;
CREATE TEMP VIEW v_actions AS SELECT c.step, c.n, vitrine_action_kind(c.name, vitrine_text(c.arguments)) AS kind,
    c.name AS tool, vitrine_text(c.arguments) AS arguments, vitrine_action_file(vitrine_text(c.arguments)) AS file,
    vitrine_action_files(vitrine_text(c.arguments)) AS files,
    ifnull(p.language, iif(c.inner_of_code, NULL, vitrine_action_language(c.name, vitrine_text(c.arguments)))) AS language,
    ifnull(vitrine_text(p.text), iif(c.inner_of_code, NULL, vitrine_action_text(c.name, vitrine_text(c.arguments)))) AS
    text, vitrine_text(c.result) AS result, vitrine_text(c.error) AS error, c.seconds,
    c.call_id, vitrine_call_fact(vitrine_text(s.extra), c.call_id, 'started_at') AS started_at,
    vitrine_call_fact(vitrine_text(s.extra), c.call_id, 'decision') AS decision,
    vitrine_call_fact(vitrine_text(s.extra), c.call_id, 'decided_by') AS decided_by,
    vitrine_call_fact(vitrine_text(s.extra), c.call_id, 'reason') AS reason,
    vitrine_call_fact(vitrine_text(s.extra), c.call_id, 'exit') AS exit_status
    FROM main.step_tool_calls c JOIN main.steps s ON s.id = c.step LEFT JOIN main.step_code p ON p.step = c.step AND
    p.origin = 'tool_arg' AND NOT c.inner_of_code AND vitrine_action_kind(c.name, vitrine_text(c.arguments)) IN ('code',
    'command') AND (SELECT count(*) FROM main.step_code q WHERE q.step = p.step AND q.n < p.n AND q.origin = 'tool_arg')
    = (SELECT count(*) FROM main.step_tool_calls k WHERE k.step = c.step AND k.n < c.n AND NOT k.inner_of_code AND
    vitrine_action_kind(k.name, vitrine_text(k.arguments)) IN ('code', 'command')) UNION ALL
    SELECT p.step, p.n, iif(p.language = 'bash', 'command', 'code'), NULL, NULL, NULL, NULL, p.language, vitrine_text(p.text),
    (SELECT group_concat(vitrine_text(o.text), char(10)) FROM main.step_outputs o WHERE o.step = p.step),
    vitrine_text(e.message), s.seconds, NULL, NULL, NULL, NULL, NULL,
    iif(e.type LIKE 'exit status %' AND p.n = (SELECT min(q.n) FROM main.step_code q WHERE q.step = p.step AND q.origin <>
    'tool_arg'), CAST(substr(e.type, 13) AS INTEGER), NULL) FROM main.step_code p JOIN main.steps s ON s.id = p.step
    LEFT JOIN main.step_errors e ON e.step = p.step WHERE p.origin <> 'tool_arg';
CREATE TEMP VIEW v_executions AS SELECT x.id AS execution, x.step, x.session, n.run, n.kind, n.executor,
    n.python_version AS python, n.policy, x.ordinal, x.is_edited, vitrine_text(x.code) AS code, x.started_at,
    d.status, d.verdict, d.reason, d.wall_s, d.cpu_s, d.operations, d.peak_rss_kib, vitrine_text(d.output_repr) AS
    output, vitrine_text(d.logs) AS logs, d.error_type, vitrine_text(d.error_message) AS error_message,
    d.error_rule, d.ended_at FROM main.executions x JOIN main.sessions n ON n.id = x.session
    LEFT JOIN main.execution_ends d ON d.execution = x.id;
CREATE TEMP VIEW v_imports AS SELECT x.step, i.execution, i.module, i.line, i.verdict, i.rule
    FROM main.execution_imports i JOIN main.executions x ON x.id = i.execution;
CREATE TEMP VIEW v_events AS SELECT x.step, v.execution, v.seq, v.kind, vitrine_text(v.detail) AS detail,
    v.verdict, v.rule FROM main.execution_events v JOIN main.executions x ON x.id = v.execution;
CREATE TEMP VIEW v_variables AS SELECT x.step, v.execution, v.name, v.type, vitrine_text(v.repr) AS value,
    v.size, v.change, h.shape FROM main.execution_variables v JOIN main.executions x ON x.id = v.execution
    LEFT JOIN execution_shapes h ON h.execution = v.execution AND h.n = v.n;
CREATE TEMP VIEW v_findings AS SELECT v.step, NULL AS execution, f.severity, f.rule, f.code,
    vitrine_text(f.subject) AS subject, f.part, f.line, f."column" FROM review_findings f
    JOIN reviews v ON v.id = f.review UNION ALL SELECT x.step, f.execution, f.severity, f.rule, f.code,
    vitrine_text(f.subject), f.part, f.line, f."column" FROM execution_findings f
    JOIN main.executions x ON x.id = f.execution;
CREATE TEMP VIEW v_notes AS SELECT o.id AS note, o.about, o.subject, iif(o.about = 'step', o.subject, NULL) AS step,
    o.mark, vitrine_text(o.text) AS text, o.author, o.replaces, o.at FROM notes o;
CREATE TEMP VIEW v_trail_events AS SELECT a.id AS event, a.kind, vitrine_text(a.detail) AS detail, a.program, a.at FROM trail_events a;
CREATE TEMP VIEW v_entries AS SELECT seq AS entry, kind, subject, at, lower(hex(hash)) AS hash FROM main.entries;
)sql";

/// Functions that reach out of the database, or take an address in memory for a value.
constexpr auto denied = std::to_array<std::string_view>({ "load_extension", "fts3_tokenizer" });

/// The file itself, page by page. Free pages may contain what is in no table and in no entry of the chain.
constexpr auto rawTables = std::to_array<std::string_view>({ "sqlite_dbpage", "sqlite_dbdata", "sqlite_dbptr" });

int authorize(void *, int action, const char *first, const char *second, const char *, const char *)
{
    switch (action) {
    case SQLITE_SELECT:
    case SQLITE_RECURSIVE: return SQLITE_OK;
    case SQLITE_READ:
        return first && std::ranges::contains(rawTables, std::string_view(first)) ? SQLITE_DENY : SQLITE_OK;
    case SQLITE_FUNCTION:
        return second && std::ranges::contains(denied, std::string_view(second)) ? SQLITE_DENY : SQLITE_OK;
    default: return SQLITE_DENY;
    }
}

class Watch {
public:
    Watch(SQLite::Database &database, const SqlLimits &limits, const StopCall &stop)
        : m_limits(limits)
        , m_stop(stop)
    {
        sqlite3_progress_handler(
            database.getHandle(), 1'000, [](void *self) { return static_cast<Watch *>(self)->isOver() ? 1 : 0; }, this);
    }
    const char *reason() const { return m_reason; }

private:
    bool isOver()
    {
        const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - m_begin;
        if (m_stop && m_stop())
            m_reason = "";
        else if (spent.count() > m_limits.seconds)
            m_reason = "time";
        else if (static_cast<std::uint64_t>(sqlite3_memory_used()) >> 20 > m_limits.memoryMebibytes)
            m_reason = "memory";
        return m_reason != nullptr;
    }

    const SqlLimits &m_limits;
    const StopCall &m_stop;
    const char *m_reason = nullptr;
    std::chrono::steady_clock::time_point m_begin = std::chrono::steady_clock::now();
};

/// SQLite gives up caches before its memory in this process grows beyond a limit.
class MemoryBound {
public:
    explicit MemoryBound(std::uint64_t mebibytes)
        : m_before(sqlite3_soft_heap_limit64(static_cast<sqlite3_int64>(mebibytes << 20)))
    {
    }
    ~MemoryBound() { sqlite3_soft_heap_limit64(m_before); }
    MemoryBound(const MemoryBound &) = delete;
    MemoryBound &operator=(const MemoryBound &) = delete;

private:
    const sqlite3_int64 m_before;
};

Connection connected(const std::filesystem::path &file, const SqlLimits &limits)
{
    Connection database = openForReading(file);
    addQueryFunctions(database);
    database.exec("PRAGMA query_only = OFF");
    database.exec(views);
    database.exec(formatted("CREATE TEMP VIEW v_joins AS {}", joinedRunsSql));
    database.exec("PRAGMA query_only = ON");
    sqlite3_limit(database.getHandle(), SQLITE_LIMIT_LENGTH, static_cast<int>(limits.valueBytes));
    sqlite3_limit(database.getHandle(), SQLITE_LIMIT_ATTACHED, 0);
    sqlite3_set_authorizer(database.getHandle(), authorize, nullptr);
    return database;
}

SqlValue valueOf(const SQLite::Column &column)
{
    if (column.isNull())
        return std::monostate {};
    if (column.isInteger())
        return column.getInt64();
    if (column.isFloat())
        return column.getDouble();
    if (column.isText())
        return column.getString();
    std::string digits;
    for (const char byte : column.getString())
        digits += formatted("{:02x}", static_cast<unsigned char>(byte));
    return digits;
}

/// Only one statement: any text after it would be silently ignored.
void requireSingle(SQLite::Database &database, const std::string &sql)
{
    sqlite3_stmt *statement = nullptr;
    const char *rest = nullptr;
    const int code = sqlite3_prepare_v2(database.getHandle(), sql.c_str(), -1, &statement, &rest);
    const bool isEmpty = statement == nullptr;
    sqlite3_finalize(statement);
    if (code == SQLITE_AUTH)
        throw Failure(ErrorCode::NoPermission, sqlite3_errmsg(database.getHandle()));
    if (code != SQLITE_OK)
        throw Failure(ErrorCode::BadValue, sqlite3_errmsg(database.getHandle()));
    if (isEmpty || std::string_view(rest).find_first_not_of(" \t\r\n;") != std::string_view::npos)
        throw Failure(ErrorCode::BadValue, isEmpty ? "no statement" : "more than one statement");
}

SqlSummary fetch(SQLite::Statement &query, const SqlLimits &limits, const SqlReceiver &receiver)
{
    std::vector<std::string> columns;
    for (int column = 0; column < query.getColumnCount(); ++column)
        columns.emplace_back(query.getColumnName(column));
    receiver.columns(columns);
    SqlSummary summary;
    std::vector<SqlValue> row(columns.size());
    while (query.executeStep()) {
        if (summary.rows == limits.rows) {
            summary.isCut = true;
            break;
        }
        for (std::size_t column = 0; column < row.size(); ++column)
            row[column] = valueOf(query.getColumn(static_cast<int>(column)));
        ++summary.rows;
        if (!receiver.row(row))
            break;
    }
    return summary;
}

} // namespace

SqlSummary runSql(const std::filesystem::path &file, std::string_view sql, const SqlLimits &limits,
    const SqlReceiver &receiver, const StopCall &stop)
{
    Connection database = connected(file, limits);
    const std::string text(sql);
    requireSingle(database, text);
    const MemoryBound memory(limits.memoryMebibytes);
    const Watch watch(database, limits, stop);
    try {
        SQLite::Statement query(database, text);
        return fetch(query, limits, receiver);
    } catch (const SQLite::Exception &exception) {
        if (watch.reason())
            throw Failure(*watch.reason() ? ErrorCode::TooLarge : ErrorCode::Cancelled, watch.reason());
        const int code = exception.getErrorCode() & 0xff;
        if (code == SQLITE_ERROR || code == SQLITE_MISMATCH)
            throw Failure(ErrorCode::BadValue, exception.what());
        throw;
    }
}

std::vector<SqlView> sqlViews(const std::filesystem::path &file)
{
    Connection database = connected(file, {});
    std::vector<SqlView> found;
    SQLite::Statement query(
        database, "SELECT name FROM sqlite_temp_schema WHERE type = 'view' AND name LIKE 'v!_%' ESCAPE '!'");
    while (query.executeStep()) {
        SqlView view { query.getColumn(0).getString(), {} };
        const SQLite::Statement columns(database, "SELECT * FROM temp." + view.name);
        for (int column = 0; column < columns.getColumnCount(); ++column)
            view.columns.emplace_back(columns.getColumnName(column));
        found.push_back(std::move(view));
    }
    return found;
}

} // namespace vitrine::trailfile
