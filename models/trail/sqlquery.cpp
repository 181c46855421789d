// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/sqlquery.h"

#include "models/trail/database.h"

#include <sqlite3.h>

#include <chrono>
#include <format>

namespace vitrine::trailfile {

namespace {

#define VITRINE_TEXT(alias) "vitrine_text(" alias ".form, " alias ".size, " alias ".bytes)"

// The documented face of a trail: these names stay when the tables behind them change.
constexpr const char *views = R"sql(
CREATE TEMP VIEW v_sources AS SELECT id AS source, file, sha256, size, format, imported_at FROM main.sources;
CREATE TEMP VIEW v_runs AS SELECT r.id AS run, r.source, r.index_in_source, r.external_id, r.agent_name AS agent,
    r.agent_kind, r.model, )sql" VITRINE_TEXT("t") R"sql( AS task, )sql" VITRINE_TEXT("a") R"sql( AS answer, )sql" VITRINE_TEXT(
    "e") R"sql( AS expected_answer, r.state, r.started_at, r.ended_at, r.seconds, r.tokens_in,
    r.tokens_out, r.framework, r.step_count, r.code_step_count, r.error_count, r.blocked_count,
    d.parent_run, d.cost FROM main.runs r LEFT JOIN run_details d ON d.run = r.id JOIN contents t ON t.id = r.task LEFT JOIN contents a ON a.id = r.final_answer
    LEFT JOIN contents e ON e.id = r.expected_answer;
CREATE TEMP VIEW v_steps AS SELECT s.id AS step, s.run, s.ordinal, s.external_number, s.kind, )sql" VITRINE_TEXT("t")
    R"sql( AS thought, CASE e.layer WHEN 'policy' THEN 'blocked' WHEN 'limit' THEN 'limit' ELSE
    iif(e.step IS NULL, 'ok', 'error') END AS status, s.is_final_answer, s.started_at, s.ended_at, s.seconds,
    s.tokens_in, s.tokens_out FROM main.steps s JOIN contents t ON t.id = s.thought
    LEFT JOIN main.step_errors e ON e.step = s.id;
CREATE TEMP VIEW v_code AS SELECT c.step, c.n, c.language, c.origin, )sql" VITRINE_TEXT("t") R"sql( AS code
    FROM main.step_code c JOIN contents t ON t.id = c.text;
CREATE TEMP VIEW v_outputs AS SELECT o.step, o.n, o.stream, o.is_truncated, )sql" VITRINE_TEXT("t") R"sql( AS text
    FROM main.step_outputs o JOIN contents t ON t.id = o.text;
CREATE TEMP VIEW v_errors AS SELECT e.step, e.layer, e.type, e.cause_type AS cause, )sql" VITRINE_TEXT("t") R"sql( AS
    message FROM main.step_errors e JOIN contents t ON t.id = e.message;
CREATE TEMP VIEW v_tool_calls AS SELECT c.step, c.n, c.name, )sql" VITRINE_TEXT("a") R"sql( AS arguments, )sql" VITRINE_TEXT(
        "r") R"sql( AS result, )sql" VITRINE_TEXT("e") R"sql( AS error, c.seconds FROM main.step_tool_calls c
    JOIN contents a ON a.id = c.arguments LEFT JOIN contents r ON r.id = c.result LEFT JOIN contents e ON e.id = c.error;
CREATE TEMP VIEW v_executions AS SELECT x.id AS execution, x.step, x.session, n.run, n.kind, n.executor,
    n.python_version AS python, n.policy, x.ordinal, x.is_edited, )sql" VITRINE_TEXT("c") R"sql( AS code, x.begun_at,
    d.status, d.verdict, d.reason, d.wall_s, d.cpu_s, d.operations, d.peak_rss_kib, )sql" VITRINE_TEXT("o") R"sql( AS
    output, )sql" VITRINE_TEXT("l") R"sql( AS logs, d.error_type, )sql" VITRINE_TEXT("e") R"sql( AS error_message,
    d.error_rule, d.ended_at FROM main.executions x JOIN main.sessions n ON n.id = x.session
    JOIN contents c ON c.id = x.code LEFT JOIN main.execution_ends d ON d.execution = x.id
    LEFT JOIN contents o ON o.id = d.output_repr LEFT JOIN contents l ON l.id = d.logs
    LEFT JOIN contents e ON e.id = d.error_message;
CREATE TEMP VIEW v_imports AS SELECT x.step, i.execution, i.module, i.line, i.verdict, i.rule
    FROM main.execution_imports i JOIN main.executions x ON x.id = i.execution;
CREATE TEMP VIEW v_events AS SELECT x.step, v.execution, v.seq, v.kind, )sql" VITRINE_TEXT("t") R"sql( AS detail,
    v.verdict, v.rule FROM main.execution_events v JOIN main.executions x ON x.id = v.execution
    JOIN contents t ON t.id = v.detail;
CREATE TEMP VIEW v_variables AS SELECT x.step, v.execution, v.name, v.type, )sql" VITRINE_TEXT("t") R"sql( AS value,
    v.size, v.change FROM main.execution_variables v JOIN main.executions x ON x.id = v.execution
    JOIN contents t ON t.id = v.repr;
CREATE TEMP VIEW v_findings AS SELECT v.step, NULL AS execution, f.severity, f.rule, f.code, )sql" VITRINE_TEXT("t")
        R"sql( AS subject, f.part, f.line, f."column" FROM review_findings f JOIN reviews v ON v.id = f.review
    JOIN contents t ON t.id = f.subject UNION ALL SELECT x.step, f.execution, f.severity, f.rule, f.code, )sql" VITRINE_TEXT(
            "t") R"sql(, f.part, f.line, f."column" FROM execution_findings f JOIN main.executions x ON x.id = f.execution
    JOIN contents t ON t.id = f.subject;
CREATE TEMP VIEW v_notes AS SELECT o.id AS note, o.about, o.subject, iif(o.about = 'step', o.subject, NULL) AS step,
    o.mark, )sql" VITRINE_TEXT("t") R"sql( AS text, o.author, o.replaces, o.at FROM notes o
    JOIN contents t ON t.id = o.text;
CREATE TEMP VIEW v_acts AS SELECT a.id AS act, a.kind, )sql" VITRINE_TEXT("t") R"sql( AS detail, a.program, a.at
    FROM acts a JOIN contents t ON t.id = a.detail;
CREATE TEMP VIEW v_entries AS SELECT seq AS entry, kind, subject, at, lower(hex(hash)) AS hash FROM main.entries;
)sql";
#undef VITRINE_TEXT

int authorize(void *, int action, const char *, const char *second, const char *, const char *)
{
    switch (action) {
    case SQLITE_SELECT:
    case SQLITE_READ:
    case SQLITE_RECURSIVE: return SQLITE_OK;
    case SQLITE_FUNCTION: return second && std::string_view(second) == "load_extension" ? SQLITE_DENY : SQLITE_OK;
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

SQLite::Database connected(const std::filesystem::path &file, const SqlLimits &limits)
{
    SQLite::Database database = openForReading(file);
    database.exec("PRAGMA query_only = OFF");
    database.exec(views);
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
        digits += std::format("{:02x}", static_cast<unsigned char>(byte));
    return digits;
}

/// Only one statement: what stands behind it would be left out without a word.
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
    SQLite::Database database = connected(file, limits);
    const std::string text(sql);
    requireSingle(database, text);
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
    SQLite::Database database = connected(file, {});
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
