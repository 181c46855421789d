// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/schemaversions.h"

#include <SQLiteCpp/Database.h>

#include <array>
#include <format>
#include <string_view>

namespace vitrine::trailfile {

namespace {

// Texts stand in `contents`, once each, and are hashed as SHA-256(salt, bytes): who knows a hash cannot guess the
// text, and a text can be taken out one day without breaking the chain that was hashed over it.
constexpr const char *foundation = R"sql(
CREATE TABLE trail (id INTEGER PRIMARY KEY CHECK (id = 1), uid TEXT NOT NULL, created_at REAL NOT NULL,
    entry INTEGER NOT NULL) STRICT;
CREATE TABLE entries (seq INTEGER PRIMARY KEY, kind TEXT NOT NULL, subject INTEGER NOT NULL, at REAL NOT NULL,
    format INTEGER NOT NULL, payload BLOB NOT NULL CHECK (length(payload) = 32),
    previous BLOB NOT NULL CHECK (length(previous) = 32), hash BLOB NOT NULL CHECK (length(hash) = 32)) STRICT;
CREATE TABLE head (id INTEGER PRIMARY KEY CHECK (id = 1), seq INTEGER NOT NULL, hash BLOB NOT NULL) STRICT;
INSERT INTO head VALUES (1, 0, zeroblob(32));
CREATE TABLE contents (id INTEGER PRIMARY KEY, sha256 BLOB NOT NULL UNIQUE CHECK (length(sha256) = 32),
    salt BLOB NOT NULL CHECK (length(salt) = 16), bytes BLOB NOT NULL) STRICT;
CREATE TABLE prompts (id INTEGER PRIMARY KEY, parent INTEGER REFERENCES prompts, role TEXT NOT NULL,
    text INTEGER REFERENCES contents, UNIQUE (parent, role, text)) STRICT;
INSERT INTO prompts VALUES (1, NULL, '', NULL);
)sql";

constexpr const char *recorded = R"sql(
CREATE TABLE sources (id INTEGER PRIMARY KEY, file TEXT NOT NULL, sha256 TEXT NOT NULL, size INTEGER NOT NULL,
    format TEXT NOT NULL, importer_version TEXT NOT NULL, imported_at REAL NOT NULL, entry INTEGER NOT NULL) STRICT;
CREATE INDEX sources_sha256 ON sources (sha256);
CREATE TABLE source_ends (source INTEGER PRIMARY KEY REFERENCES sources,
    outcome TEXT NOT NULL CHECK (outcome IN ('completed', 'discarded')), report INTEGER NOT NULL REFERENCES contents,
    ended_at REAL NOT NULL, entry INTEGER NOT NULL) STRICT;
CREATE TABLE discarded_runs (source INTEGER NOT NULL REFERENCES sources, run_entry INTEGER NOT NULL REFERENCES entries,
    run INTEGER NOT NULL, PRIMARY KEY (run_entry)) STRICT, WITHOUT ROWID;
CREATE INDEX discarded_runs_source ON discarded_runs (source);
CREATE TABLE runs (id INTEGER PRIMARY KEY AUTOINCREMENT, source INTEGER NOT NULL REFERENCES sources,
    index_in_source INTEGER NOT NULL, external_id TEXT NOT NULL, agent_name TEXT NOT NULL, agent_kind TEXT NOT NULL,
    model TEXT NOT NULL, task INTEGER NOT NULL REFERENCES contents, final_answer INTEGER REFERENCES contents,
    expected_answer INTEGER REFERENCES contents, state TEXT NOT NULL, started_at REAL, ended_at REAL, seconds REAL,
    time_quality TEXT NOT NULL, tokens_in INTEGER, tokens_out INTEGER, token_quality TEXT NOT NULL,
    framework TEXT NOT NULL, framework_version TEXT NOT NULL, extra INTEGER NOT NULL REFERENCES contents,
    line INTEGER NOT NULL, byte_from INTEGER NOT NULL, byte_to INTEGER NOT NULL, step_count INTEGER NOT NULL,
    code_step_count INTEGER NOT NULL, error_count INTEGER NOT NULL, blocked_count INTEGER NOT NULL,
    entry INTEGER NOT NULL) STRICT;
CREATE INDEX runs_source ON runs (source);
CREATE TABLE run_imports (run INTEGER NOT NULL REFERENCES runs, n INTEGER NOT NULL, module TEXT NOT NULL,
    PRIMARY KEY (run, n)) STRICT, WITHOUT ROWID;
CREATE TABLE steps (id INTEGER PRIMARY KEY AUTOINCREMENT, run INTEGER NOT NULL REFERENCES runs,
    ordinal INTEGER NOT NULL, external_number INTEGER, kind TEXT NOT NULL, thought INTEGER NOT NULL REFERENCES contents,
    raw_model_output INTEGER NOT NULL REFERENCES contents, prompt INTEGER NOT NULL REFERENCES prompts,
    is_final_answer INTEGER NOT NULL, started_at REAL, ended_at REAL, seconds REAL, time_quality TEXT NOT NULL,
    tokens_in INTEGER, tokens_out INTEGER, token_quality TEXT NOT NULL, extra INTEGER NOT NULL REFERENCES contents,
    line INTEGER NOT NULL, byte_from INTEGER NOT NULL, byte_to INTEGER NOT NULL) STRICT;
CREATE INDEX steps_run ON steps (run);
CREATE TABLE step_code (step INTEGER NOT NULL REFERENCES steps, n INTEGER NOT NULL, language TEXT NOT NULL,
    text INTEGER NOT NULL REFERENCES contents, origin TEXT NOT NULL, PRIMARY KEY (step, n)) STRICT, WITHOUT ROWID;
CREATE TABLE step_tool_calls (step INTEGER NOT NULL REFERENCES steps, n INTEGER NOT NULL, call_id TEXT NOT NULL,
    name TEXT NOT NULL, arguments INTEGER NOT NULL REFERENCES contents, result INTEGER REFERENCES contents,
    error INTEGER REFERENCES contents, seconds REAL, inner_of_code INTEGER NOT NULL,
    PRIMARY KEY (step, n)) STRICT, WITHOUT ROWID;
CREATE TABLE step_outputs (step INTEGER NOT NULL REFERENCES steps, n INTEGER NOT NULL, stream TEXT NOT NULL,
    text INTEGER NOT NULL REFERENCES contents, is_truncated INTEGER NOT NULL,
    PRIMARY KEY (step, n)) STRICT, WITHOUT ROWID;
CREATE TABLE step_errors (step INTEGER PRIMARY KEY REFERENCES steps, layer TEXT NOT NULL, type TEXT NOT NULL,
    message INTEGER NOT NULL REFERENCES contents, traceback INTEGER NOT NULL REFERENCES contents,
    code_line INTEGER NOT NULL REFERENCES contents, cause_type TEXT NOT NULL) STRICT;
)sql";

constexpr const char *executed = R"sql(
CREATE TABLE policies (id INTEGER PRIMARY KEY, hash TEXT NOT NULL UNIQUE,
    document INTEGER NOT NULL REFERENCES contents, entry INTEGER NOT NULL) STRICT;
CREATE TABLE sessions (id INTEGER PRIMARY KEY, run INTEGER REFERENCES runs, kind TEXT NOT NULL,
    policy TEXT REFERENCES policies (hash), executor TEXT NOT NULL, python_version TEXT NOT NULL,
    begun_at REAL NOT NULL, entry INTEGER NOT NULL) STRICT;
CREATE INDEX sessions_run ON sessions (run) WHERE run IS NOT NULL;
CREATE TABLE session_layers (session INTEGER NOT NULL REFERENCES sessions, n INTEGER NOT NULL, name TEXT NOT NULL,
    PRIMARY KEY (session, n)) STRICT, WITHOUT ROWID;
CREATE TABLE executions (id INTEGER PRIMARY KEY, session INTEGER NOT NULL REFERENCES sessions,
    step INTEGER REFERENCES steps, ordinal INTEGER NOT NULL, code INTEGER NOT NULL REFERENCES contents,
    is_edited INTEGER NOT NULL, begun_at REAL NOT NULL, entry INTEGER NOT NULL) STRICT;
CREATE INDEX executions_session ON executions (session);
CREATE INDEX executions_step ON executions (step) WHERE step IS NOT NULL;
CREATE TABLE running (execution INTEGER PRIMARY KEY REFERENCES executions, writer INTEGER NOT NULL) STRICT;
CREATE TABLE execution_ends (execution INTEGER PRIMARY KEY REFERENCES executions, status TEXT NOT NULL,
    is_final INTEGER NOT NULL, output_repr INTEGER REFERENCES contents, output_is_cut INTEGER, output_type TEXT,
    output_text INTEGER REFERENCES contents, output_json INTEGER REFERENCES contents, logs INTEGER NOT NULL REFERENCES contents, logs_truncated INTEGER NOT NULL,
    error_type TEXT, error_message INTEGER REFERENCES contents, error_line INTEGER, error_column INTEGER,
    error_source_line INTEGER REFERENCES contents, error_traceback INTEGER REFERENCES contents, error_rule TEXT,
    operations INTEGER NOT NULL, wall_s REAL NOT NULL, cpu_s REAL NOT NULL, peak_rss_kib INTEGER NOT NULL,
    policy TEXT NOT NULL, verdict TEXT NOT NULL, reason TEXT NOT NULL, ended_at REAL NOT NULL,
    entry INTEGER NOT NULL) STRICT;
CREATE TABLE execution_interruptions (execution INTEGER PRIMARY KEY REFERENCES executions, found_at REAL NOT NULL,
    entry INTEGER NOT NULL) STRICT;
CREATE TABLE execution_layers (execution INTEGER NOT NULL REFERENCES execution_ends, n INTEGER NOT NULL,
    name TEXT NOT NULL, PRIMARY KEY (execution, n)) STRICT, WITHOUT ROWID;
CREATE TABLE execution_imports (execution INTEGER NOT NULL REFERENCES execution_ends, n INTEGER NOT NULL,
    module TEXT NOT NULL, line INTEGER NOT NULL, verdict TEXT NOT NULL, rule TEXT NOT NULL,
    PRIMARY KEY (execution, n)) STRICT, WITHOUT ROWID;
CREATE TABLE execution_import_names (execution INTEGER NOT NULL REFERENCES execution_ends, n INTEGER NOT NULL,
    import INTEGER NOT NULL, name TEXT NOT NULL, PRIMARY KEY (execution, n)) STRICT, WITHOUT ROWID;
CREATE TABLE execution_events (execution INTEGER NOT NULL REFERENCES execution_ends, n INTEGER NOT NULL,
    seq INTEGER NOT NULL, kind TEXT NOT NULL, detail INTEGER NOT NULL REFERENCES contents, verdict TEXT NOT NULL,
    rule TEXT NOT NULL, PRIMARY KEY (execution, n)) STRICT, WITHOUT ROWID;
CREATE TABLE execution_tool_calls (execution INTEGER NOT NULL REFERENCES execution_ends, n INTEGER NOT NULL,
    seq INTEGER NOT NULL, name TEXT NOT NULL, arguments INTEGER NOT NULL REFERENCES contents,
    result INTEGER REFERENCES contents, error INTEGER REFERENCES contents, source TEXT NOT NULL,
    PRIMARY KEY (execution, n)) STRICT, WITHOUT ROWID;
CREATE TABLE execution_variables (execution INTEGER NOT NULL REFERENCES execution_ends, n INTEGER NOT NULL,
    name TEXT NOT NULL, type TEXT NOT NULL, repr INTEGER NOT NULL REFERENCES contents, size INTEGER NOT NULL,
    change TEXT NOT NULL, PRIMARY KEY (execution, n)) STRICT, WITHOUT ROWID;
)sql";

// What an end has sealed takes nothing more, and an execution ends once.
constexpr const char *ends = R"sql(
CREATE TRIGGER runs_closed BEFORE INSERT ON runs WHEN EXISTS (SELECT 1 FROM source_ends WHERE source = NEW.source)
    BEGIN SELECT RAISE(ABORT, 'append-only: the source has ended'); END;
CREATE TRIGGER execution_ends_once BEFORE INSERT ON execution_ends
    WHEN EXISTS (SELECT 1 FROM execution_interruptions WHERE execution = NEW.execution)
    BEGIN SELECT RAISE(ABORT, 'append-only: the execution was interrupted'); END;
CREATE TRIGGER execution_interruptions_once BEFORE INSERT ON execution_interruptions
    WHEN EXISTS (SELECT 1 FROM execution_ends WHERE execution = NEW.execution)
    BEGIN SELECT RAISE(ABORT, 'append-only: the execution has ended'); END;
CREATE TRIGGER head_no_update BEFORE UPDATE ON head WHEN NEW.id <> OLD.id OR NEW.seq <= OLD.seq
    BEGIN SELECT RAISE(ABORT, 'append-only: head'); END;
CREATE TRIGGER runs_no_delete BEFORE DELETE ON runs WHEN EXISTS (SELECT 1 FROM source_ends WHERE source = OLD.source)
    BEGIN SELECT RAISE(ABORT, 'append-only: runs'); END;
)sql";

constexpr auto unchangeable = std::to_array<std::string_view>({ "trail", "entries", "contents", "prompts", "sources",
    "source_ends", "discarded_runs", "runs", "run_imports", "steps", "step_code", "step_tool_calls", "step_outputs",
    "step_errors", "policies", "sessions", "session_layers", "executions", "execution_ends", "execution_interruptions",
    "execution_layers", "execution_imports", "execution_import_names", "execution_events", "execution_tool_calls",
    "execution_variables" });

constexpr auto undeletable = std::to_array<std::string_view>({ "trail", "entries", "head", "contents", "prompts",
    "sources", "source_ends", "discarded_runs", "policies", "sessions", "session_layers", "executions",
    "execution_ends", "execution_interruptions", "execution_layers", "execution_imports", "execution_import_names",
    "execution_events", "execution_tool_calls", "execution_variables" });

/// Rows of a run may go as long as its source has not ended.
struct RunPart {
    std::string_view table;
    std::string_view run; ///< SQL that gives the run of OLD
};
constexpr auto runParts = std::to_array<RunPart>({ { "run_imports", "OLD.run" }, { "steps", "OLD.run" },
    { "step_code", "(SELECT run FROM steps WHERE id = OLD.step)" },
    { "step_tool_calls", "(SELECT run FROM steps WHERE id = OLD.step)" },
    { "step_outputs", "(SELECT run FROM steps WHERE id = OLD.step)" },
    { "step_errors", "(SELECT run FROM steps WHERE id = OLD.step)" } });

void createRefusals(SQLite::Database &database)
{
    for (const std::string_view table : unchangeable)
        database.exec(std::format("CREATE TRIGGER {0}_no_update BEFORE UPDATE ON {0} "
                                  "BEGIN SELECT RAISE(ABORT, 'append-only: {0}'); END",
            table));
    for (const std::string_view table : undeletable)
        database.exec(std::format("CREATE TRIGGER {0}_no_delete BEFORE DELETE ON {0} "
                                  "BEGIN SELECT RAISE(ABORT, 'append-only: {0}'); END",
            table));
    for (const RunPart &part : runParts)
        database.exec(std::format("CREATE TRIGGER {0}_no_delete BEFORE DELETE ON {0} WHEN EXISTS (SELECT 1 FROM runs "
                                  "JOIN source_ends ON source_ends.source = runs.source WHERE runs.id = {1}) "
                                  "BEGIN SELECT RAISE(ABORT, 'append-only: {0}'); END",
            part.table, part.run));
}

} // namespace

void makeVersionOne(SQLite::Database &database)
{
    database.exec(foundation);
    database.exec(recorded);
    database.exec(executed);
    database.exec(ends);
    createRefusals(database);
}

} // namespace vitrine::trailfile
