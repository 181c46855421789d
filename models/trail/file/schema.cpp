// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/schema.h"

#include "base/formatted.h"

#include <SQLiteCpp/Database.h>

#include <array>
#include <string>

namespace vitrine::trailfile {

namespace {

// The chain: entries, its head, and the trails that were merged in.
constexpr const char *chainTables = R"sql(
CREATE TABLE trail (id INTEGER PRIMARY KEY, uid TEXT NOT NULL UNIQUE, created_at REAL NOT NULL,
    entry INTEGER NOT NULL) STRICT;
CREATE TABLE entries (seq INTEGER PRIMARY KEY, kind TEXT NOT NULL, subject INTEGER NOT NULL, at REAL NOT NULL,
    format INTEGER NOT NULL, payload BLOB NOT NULL CHECK (length(payload) = 32),
    previous BLOB NOT NULL CHECK (length(previous) = 32), hash BLOB NOT NULL CHECK (length(hash) = 32)) STRICT;
CREATE TABLE head (id INTEGER PRIMARY KEY CHECK (id = 1), seq INTEGER NOT NULL, hash BLOB NOT NULL) STRICT;
CREATE TABLE parts (id INTEGER PRIMARY KEY, uid TEXT NOT NULL, entries INTEGER NOT NULL, head TEXT NOT NULL,
    merged_at REAL NOT NULL, entry INTEGER NOT NULL) STRICT;
CREATE TABLE compatibility (id INTEGER PRIMARY KEY CHECK (id = 1), readable_from INTEGER NOT NULL) STRICT;
INSERT INTO head VALUES (1, 0, zeroblob(32));
INSERT INTO compatibility VALUES (1, 1);
)sql";

// Texts are in `contents` and are hashed as SHA-256(salt, bytes): a hash does not reveal a short text, and a text can
// be redacted later without breaking the chain. `hash` is the beginning of the text's SHA-256, to find equal texts;
// several may share it. A redacted text has neither hash nor salt, and its commitment in place of its bytes. A text in
// a block has its position there in place of its bytes: the block is the last one whose id is not behind the text's
// own. Texts that are too short to be worth it have no hash.
constexpr const char *textTables = R"sql(
CREATE TABLE contents (id INTEGER PRIMARY KEY, hash INTEGER, salt BLOB CHECK (length(salt) = 16),
    size INTEGER NOT NULL, form INTEGER NOT NULL CHECK (form IN (0, 1, 2, 3)), bytes BLOB NOT NULL) STRICT;
CREATE INDEX contents_hash ON contents (hash) WHERE hash IS NOT NULL;
CREATE TABLE blocks (id INTEGER PRIMARY KEY, contents INTEGER NOT NULL, size INTEGER NOT NULL,
    form INTEGER NOT NULL CHECK (form IN (0, 1)), bytes BLOB NOT NULL) STRICT;
CREATE TABLE prompts (id INTEGER PRIMARY KEY, parent INTEGER REFERENCES prompts, role TEXT NOT NULL,
    text INTEGER REFERENCES contents, UNIQUE (parent, role, text)) STRICT;
INSERT INTO prompts VALUES (1, NULL, '', NULL);
)sql";

// The recordings of logs and live runs.
constexpr const char *recordedTables = R"sql(
CREATE TABLE sources (id INTEGER PRIMARY KEY, file TEXT NOT NULL, sha256 TEXT NOT NULL, size INTEGER NOT NULL,
    format TEXT NOT NULL, importer_version TEXT NOT NULL, imported_at REAL NOT NULL, entry INTEGER NOT NULL) STRICT;
CREATE INDEX sources_sha256 ON sources (sha256);
CREATE TABLE source_ends (source INTEGER PRIMARY KEY REFERENCES sources,
    outcome TEXT NOT NULL CHECK (outcome IN ('completed', 'discarded')),
    report INTEGER NOT NULL REFERENCES contents, ended_at REAL NOT NULL, entry INTEGER NOT NULL) STRICT;
CREATE TABLE discarded_runs (source INTEGER NOT NULL REFERENCES sources,
    run_entry INTEGER NOT NULL REFERENCES entries, run INTEGER NOT NULL, PRIMARY KEY (run_entry)) STRICT,
    WITHOUT ROWID;
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
CREATE INDEX runs_model ON runs (model);
CREATE TABLE run_imports (run INTEGER NOT NULL REFERENCES runs, n INTEGER NOT NULL, module TEXT NOT NULL,
    PRIMARY KEY (run, n)) STRICT, WITHOUT ROWID;
CREATE TABLE run_details (run INTEGER PRIMARY KEY REFERENCES runs, parent_run INTEGER, cost REAL) STRICT;
CREATE TABLE steps (id INTEGER PRIMARY KEY AUTOINCREMENT, run INTEGER NOT NULL REFERENCES runs,
    ordinal INTEGER NOT NULL, external_number INTEGER, kind TEXT NOT NULL,
    thought INTEGER NOT NULL REFERENCES contents, raw_model_output INTEGER NOT NULL REFERENCES contents,
    prompt INTEGER NOT NULL REFERENCES prompts, is_final_answer INTEGER NOT NULL, started_at REAL, ended_at REAL,
    seconds REAL, time_quality TEXT NOT NULL, tokens_in INTEGER, tokens_out INTEGER, token_quality TEXT NOT NULL,
    extra INTEGER NOT NULL REFERENCES contents, line INTEGER NOT NULL, byte_from INTEGER NOT NULL,
    byte_to INTEGER NOT NULL) STRICT;
CREATE INDEX steps_run ON steps (run);
CREATE TABLE step_code (step INTEGER NOT NULL REFERENCES steps, n INTEGER NOT NULL, language TEXT NOT NULL,
    text INTEGER NOT NULL REFERENCES contents, origin TEXT NOT NULL, PRIMARY KEY (step, n)) STRICT, WITHOUT ROWID;
CREATE TABLE step_tool_calls (step INTEGER NOT NULL REFERENCES steps, n INTEGER NOT NULL, call_id TEXT NOT NULL,
    name TEXT NOT NULL, arguments INTEGER NOT NULL REFERENCES contents, result INTEGER REFERENCES contents,
    error INTEGER REFERENCES contents, seconds REAL, inner_of_code INTEGER NOT NULL, PRIMARY KEY (step, n)) STRICT,
    WITHOUT ROWID;
CREATE INDEX step_tool_calls_name ON step_tool_calls (name);
CREATE TABLE step_outputs (step INTEGER NOT NULL REFERENCES steps, n INTEGER NOT NULL, stream TEXT NOT NULL,
    text INTEGER NOT NULL REFERENCES contents, is_truncated INTEGER NOT NULL, PRIMARY KEY (step, n)) STRICT,
    WITHOUT ROWID;
CREATE TABLE step_errors (step INTEGER PRIMARY KEY REFERENCES steps, layer TEXT NOT NULL, type TEXT NOT NULL,
    message INTEGER NOT NULL REFERENCES contents, traceback INTEGER NOT NULL REFERENCES contents,
    code_line INTEGER NOT NULL REFERENCES contents, cause_type TEXT NOT NULL) STRICT;
CREATE INDEX step_errors_layer ON step_errors (layer);
CREATE INDEX step_errors_type ON step_errors (type);
CREATE INDEX step_errors_cause ON step_errors (cause_type);
)sql";

// Sessions and executions. Several rows of `policies` may have the same hash in a trail that others were merged into.
// `running` is no part of the record: it lists what may have to be marked interrupted.
constexpr const char *executedTables = R"sql(
CREATE TABLE policies (id INTEGER PRIMARY KEY, hash TEXT NOT NULL, document INTEGER NOT NULL REFERENCES contents,
    entry INTEGER NOT NULL) STRICT;
CREATE INDEX policies_hash ON policies (hash);
CREATE TABLE sessions (id INTEGER PRIMARY KEY, run INTEGER REFERENCES runs, kind TEXT NOT NULL, policy TEXT,
    executor TEXT NOT NULL, python_version TEXT NOT NULL, started_at REAL NOT NULL, entry INTEGER NOT NULL) STRICT;
CREATE INDEX sessions_run ON sessions (run) WHERE run IS NOT NULL;
CREATE TABLE session_layers (session INTEGER NOT NULL REFERENCES sessions, n INTEGER NOT NULL, name TEXT NOT NULL,
    PRIMARY KEY (session, n)) STRICT, WITHOUT ROWID;
CREATE TABLE session_environments (session INTEGER PRIMARY KEY REFERENCES sessions,
    document INTEGER NOT NULL REFERENCES contents) STRICT;
CREATE TABLE executions (id INTEGER PRIMARY KEY, session INTEGER NOT NULL REFERENCES sessions,
    step INTEGER REFERENCES steps, ordinal INTEGER NOT NULL, code INTEGER NOT NULL REFERENCES contents,
    is_edited INTEGER NOT NULL, started_at REAL NOT NULL, entry INTEGER NOT NULL) STRICT;
CREATE INDEX executions_session ON executions (session);
CREATE INDEX executions_step ON executions (step) WHERE step IS NOT NULL;
CREATE TABLE running (execution INTEGER PRIMARY KEY REFERENCES executions, writer INTEGER NOT NULL) STRICT;
CREATE TABLE execution_ends (execution INTEGER PRIMARY KEY REFERENCES executions, status TEXT NOT NULL,
    is_final INTEGER NOT NULL, output_repr INTEGER REFERENCES contents, output_is_cut INTEGER, output_type TEXT,
    output_text INTEGER REFERENCES contents, output_json INTEGER REFERENCES contents,
    logs INTEGER NOT NULL REFERENCES contents, logs_truncated INTEGER NOT NULL, error_type TEXT,
    error_message INTEGER REFERENCES contents, error_line INTEGER, error_column INTEGER,
    error_source_line INTEGER REFERENCES contents, error_traceback INTEGER REFERENCES contents, error_rule TEXT,
    operations INTEGER NOT NULL, wall_s REAL NOT NULL, cpu_s REAL NOT NULL, peak_rss_kib INTEGER NOT NULL,
    policy TEXT NOT NULL, verdict TEXT NOT NULL, reason TEXT NOT NULL, ended_at REAL NOT NULL,
    entry INTEGER NOT NULL) STRICT;
CREATE TABLE execution_interruptions (execution INTEGER PRIMARY KEY REFERENCES executions, found_at REAL NOT NULL,
    entry INTEGER NOT NULL) STRICT;
CREATE TABLE execution_layers (execution INTEGER NOT NULL REFERENCES execution_ends, n INTEGER NOT NULL,
    name TEXT NOT NULL, PRIMARY KEY (execution, n)) STRICT, WITHOUT ROWID;
CREATE TABLE execution_imports (execution INTEGER NOT NULL REFERENCES execution_ends, n INTEGER NOT NULL,
    module TEXT NOT NULL, line INTEGER NOT NULL, verdict TEXT NOT NULL, rule TEXT NOT NULL, PRIMARY KEY (execution,
    n)) STRICT, WITHOUT ROWID;
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
CREATE TABLE execution_findings (execution INTEGER NOT NULL REFERENCES execution_ends, n INTEGER NOT NULL,
    severity TEXT NOT NULL, rule TEXT NOT NULL, code TEXT NOT NULL, subject INTEGER NOT NULL REFERENCES contents,
    detail INTEGER NOT NULL REFERENCES contents, part TEXT NOT NULL, line INTEGER NOT NULL,
    "column" INTEGER NOT NULL, end_line INTEGER NOT NULL, end_column INTEGER NOT NULL, PRIMARY KEY (execution,
    n)) STRICT, WITHOUT ROWID;
CREATE TABLE execution_environments (execution INTEGER PRIMARY KEY REFERENCES execution_ends,
    document INTEGER NOT NULL REFERENCES contents) STRICT;
CREATE TABLE execution_shapes (execution INTEGER NOT NULL REFERENCES execution_ends, n INTEGER NOT NULL,
    shape TEXT NOT NULL, PRIMARY KEY (execution, n)) STRICT, WITHOUT ROWID;
CREATE TABLE live_steps (step INTEGER PRIMARY KEY REFERENCES steps,
    execution INTEGER NOT NULL REFERENCES executions, entry INTEGER NOT NULL) STRICT;
CREATE TABLE step_ends (step INTEGER PRIMARY KEY REFERENCES live_steps, is_final_answer INTEGER NOT NULL,
    ended_at REAL, seconds REAL, entry INTEGER NOT NULL) STRICT;
)sql";

// Reviews, notes, events of the program, seals and redactions.
constexpr const char *saidTables = R"sql(
CREATE TABLE reviews (id INTEGER PRIMARY KEY, step INTEGER REFERENCES steps,
    code INTEGER NOT NULL REFERENCES contents, policy TEXT, verdict TEXT NOT NULL,
    facts INTEGER REFERENCES contents, at REAL NOT NULL, entry INTEGER NOT NULL) STRICT;
CREATE INDEX reviews_step ON reviews (step) WHERE step IS NOT NULL;
CREATE TABLE review_findings (review INTEGER NOT NULL REFERENCES reviews, n INTEGER NOT NULL,
    severity TEXT NOT NULL, rule TEXT NOT NULL, code TEXT NOT NULL, subject INTEGER NOT NULL REFERENCES contents,
    detail INTEGER NOT NULL REFERENCES contents, part TEXT NOT NULL, line INTEGER NOT NULL,
    "column" INTEGER NOT NULL, end_line INTEGER NOT NULL, end_column INTEGER NOT NULL, PRIMARY KEY (review,
    n)) STRICT, WITHOUT ROWID;
CREATE TABLE notes (id INTEGER PRIMARY KEY, about TEXT NOT NULL CHECK (about IN ('trail', 'source', 'run', 'step',
    'session', 'execution', 'entry')), subject INTEGER NOT NULL, mark TEXT NOT NULL,
    text INTEGER NOT NULL REFERENCES contents, author TEXT NOT NULL, replaces INTEGER REFERENCES notes,
    at REAL NOT NULL, entry INTEGER NOT NULL) STRICT;
CREATE INDEX notes_subject ON notes (about, subject);
CREATE TABLE trail_events (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, detail INTEGER NOT NULL REFERENCES contents,
    program TEXT NOT NULL, at REAL NOT NULL, entry INTEGER NOT NULL) STRICT;
CREATE TABLE seals (id INTEGER PRIMARY KEY, entries INTEGER NOT NULL, head TEXT NOT NULL, root TEXT NOT NULL,
    public_key TEXT NOT NULL, signature TEXT NOT NULL, signed_at REAL NOT NULL, entry INTEGER NOT NULL) STRICT;
CREATE TABLE redactions (id INTEGER PRIMARY KEY, content INTEGER NOT NULL UNIQUE, commitment TEXT NOT NULL,
    reason INTEGER NOT NULL REFERENCES contents, at REAL NOT NULL, entry INTEGER NOT NULL) STRICT;
)sql";

// Derived from the rest and not part of the chain: words, sums, the digests of a run's steps, the state of live runs.
// Words are in the order of arrival, some twice: keeping them sorted would cost a page for each new word.
constexpr const char *derivedTables = R"sql(
CREATE TABLE words (id INTEGER PRIMARY KEY, word TEXT NOT NULL) STRICT;
CREATE TABLE word_segments (id INTEGER PRIMARY KEY, last INTEGER NOT NULL, block INTEGER NOT NULL,
    blocks INTEGER NOT NULL, directory BLOB NOT NULL) STRICT;
CREATE TABLE word_blocks (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL) STRICT;
CREATE TABLE run_totals (run INTEGER PRIMARY KEY, tokens_in INTEGER, tokens_out INTEGER, step_seconds REAL,
    tool_calls INTEGER NOT NULL, repeated_code INTEGER NOT NULL, longest_loop INTEGER NOT NULL) STRICT;
CREATE TABLE run_modules (run INTEGER NOT NULL, module TEXT NOT NULL, steps INTEGER NOT NULL, PRIMARY KEY (run,
    module)) STRICT, WITHOUT ROWID;
CREATE TABLE run_tasks (run INTEGER PRIMARY KEY, beginning TEXT NOT NULL COLLATE NOCASE) STRICT;
CREATE TABLE run_digests (run INTEGER PRIMARY KEY, steps BLOB NOT NULL) STRICT;
CREATE TABLE live_runs (run INTEGER PRIMARY KEY, steps INTEGER NOT NULL, code_steps INTEGER NOT NULL,
    errors INTEGER NOT NULL, blocked INTEGER NOT NULL, state TEXT NOT NULL, answer INTEGER, ended_at REAL) STRICT;
)sql";

// Likewise derived, so that what grows with the trail need not be read: the order of tasks, sums of blocks of runs, the
// values that their steps have, and the roots of subtrees of entries. A file without them is read more slowly, and gets
// them when it is written to.
constexpr const char *quickTables = R"sql(
CREATE INDEX run_tasks_beginning ON run_tasks (beginning);
CREATE TABLE sum_blocks (block INTEGER PRIMARY KEY, longest_step REAL) STRICT;
CREATE TABLE run_sums (block INTEGER NOT NULL, model TEXT NOT NULL, agent_name TEXT NOT NULL, day TEXT NOT NULL,
    runs INTEGER NOT NULL, succeeded INTEGER NOT NULL, steps INTEGER NOT NULL, code_steps INTEGER NOT NULL,
    errors INTEGER NOT NULL, blocked INTEGER NOT NULL, tool_calls INTEGER NOT NULL, repeated_code INTEGER NOT NULL,
    longest_loop INTEGER NOT NULL, tokens_in INTEGER, tokens_out INTEGER, cost REAL, seconds REAL, step_seconds REAL,
    grader_steps INTEGER NOT NULL, grader_tokens_in INTEGER, grader_tokens_out INTEGER,
    PRIMARY KEY (block, model, agent_name, day)) STRICT, WITHOUT ROWID;
CREATE TABLE module_sums (block INTEGER NOT NULL, module TEXT NOT NULL, steps INTEGER NOT NULL,
    PRIMARY KEY (block, module)) STRICT, WITHOUT ROWID;
CREATE TABLE tool_sums (block INTEGER NOT NULL, name TEXT NOT NULL, calls INTEGER NOT NULL,
    PRIMARY KEY (block, name)) STRICT, WITHOUT ROWID;
CREATE TABLE error_sums (block INTEGER NOT NULL, layer TEXT NOT NULL, cause TEXT NOT NULL, errors INTEGER NOT NULL,
    message INTEGER NOT NULL, most INTEGER NOT NULL, PRIMARY KEY (block, layer, cause)) STRICT, WITHOUT ROWID;
CREATE TABLE tree_tiles (id INTEGER PRIMARY KEY, hash BLOB NOT NULL) STRICT;
CREATE TABLE block_steps (block INTEGER PRIMARY KEY, first INTEGER, last INTEGER) STRICT;
CREATE TABLE block_values (field TEXT NOT NULL, value TEXT NOT NULL, block INTEGER NOT NULL,
    PRIMARY KEY (field, value, block)) STRICT, WITHOUT ROWID;
CREATE TABLE block_ranges (field TEXT NOT NULL, block INTEGER NOT NULL, least REAL NOT NULL, most REAL NOT NULL,
    PRIMARY KEY (field, block)) STRICT, WITHOUT ROWID;
)sql";

// An entry of these indexes says that a word occurs in a row, not where in it, and the column is the word's first
// letter: that makes the index a third of the size. Phrases are looked up by their words and then compared with the
// text.
constexpr std::string_view wordIndex
    = "CREATE VIRTUAL TABLE {0} USING fts5(words, content='', contentless_delete=1, detail=none, "
      "tokenize=\"ascii tokenchars '_'\");INSERT INTO {0}({0}, rank) VALUES ('hashsize', 8388608);";

// An ended row takes no more data, and an execution ends once.
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

// Only a redaction changes a text, and only the one that it names.
constexpr const char *redaction = R"sql(
CREATE TRIGGER contents_no_update BEFORE UPDATE ON contents
    WHEN NEW.id <> OLD.id OR NEW.form <> 2 OR OLD.form = 2 OR NEW.hash IS NOT NULL OR NEW.salt IS NOT NULL
        OR NOT EXISTS (SELECT 1 FROM redactions WHERE content = OLD.id)
    BEGIN SELECT RAISE(ABORT, 'append-only: contents'); END;
CREATE TRIGGER contents_no_delete BEFORE DELETE ON contents
    BEGIN SELECT RAISE(ABORT, 'append-only: contents'); END;
CREATE TRIGGER blocks_no_update BEFORE UPDATE ON blocks
    WHEN NEW.id <> OLD.id OR NEW.contents <> OLD.contents OR NEW.size <> OLD.size OR NOT EXISTS
        (SELECT 1 FROM redactions WHERE content >= OLD.id AND content < OLD.id + OLD.contents)
    BEGIN SELECT RAISE(ABORT, 'append-only: blocks'); END;
CREATE TRIGGER blocks_no_delete BEFORE DELETE ON blocks
    BEGIN SELECT RAISE(ABORT, 'append-only: blocks'); END;
)sql";

constexpr auto unchangeable = std::to_array<std::string_view>({ "trail", "entries", "prompts", "sources", "source_ends",
    "discarded_runs", "runs", "run_imports", "run_details", "steps", "step_code", "step_tool_calls", "step_outputs",
    "step_errors", "policies", "sessions", "session_layers", "session_environments", "executions", "execution_ends",
    "execution_interruptions", "execution_layers", "execution_imports", "execution_import_names", "execution_events",
    "execution_tool_calls", "execution_variables", "execution_findings", "execution_environments", "execution_shapes",
    "live_steps", "step_ends", "reviews", "review_findings", "notes", "trail_events", "seals", "redactions", "parts" });

constexpr auto undeletable = std::to_array<std::string_view>(
    { "trail", "entries", "head", "prompts", "sources", "source_ends", "discarded_runs", "policies", "sessions",
        "session_layers", "session_environments", "executions", "execution_ends", "execution_interruptions",
        "execution_layers", "execution_imports", "execution_import_names", "execution_events", "execution_tool_calls",
        "execution_variables", "execution_findings", "execution_environments", "execution_shapes", "live_steps",
        "step_ends", "reviews", "review_findings", "notes", "trail_events", "seals", "redactions", "parts" });

/// Rows of a run may go until its source has ended.
struct RunPart {
    std::string_view table;
    std::string_view run; ///< SQL that gives the run of OLD
};
constexpr auto runParts = std::to_array<RunPart>({ { "run_imports", "OLD.run" }, { "run_details", "OLD.run" },
    { "steps", "OLD.run" }, { "step_code", "(SELECT run FROM steps WHERE id = OLD.step)" },
    { "step_tool_calls", "(SELECT run FROM steps WHERE id = OLD.step)" },
    { "step_outputs", "(SELECT run FROM steps WHERE id = OLD.step)" },
    { "step_errors", "(SELECT run FROM steps WHERE id = OLD.step)" } });

void createWriteProtection(SQLite::Database &database)
{
    constexpr std::string_view protection = "CREATE TRIGGER {0}_no_{1} BEFORE {2} ON {0} {3}"
                                            "BEGIN SELECT RAISE(ABORT, 'append-only: {0}'); END";
    for (const std::string_view table : unchangeable)
        database.exec(formatted(protection, table, "update", "UPDATE", ""));
    for (const std::string_view table : undeletable)
        database.exec(formatted(protection, table, "delete", "DELETE", ""));
    for (const RunPart &part : runParts)
        database.exec(formatted(protection, part.table, "delete", "DELETE",
            formatted("WHEN EXISTS (SELECT 1 FROM runs JOIN source_ends ON source_ends.source = runs.source "
                      "WHERE runs.id = {}) ",
                part.run)));
}

} // namespace

int versionOf(SQLite::Database &database) { return database.execAndGet("PRAGMA user_version").getInt(); }

int readableFrom(SQLite::Database &database)
{
    return database.execAndGet("SELECT ifnull(max(readable_from), 1000000) FROM compatibility").getInt();
}

void createSchema(SQLite::Database &database)
{
    for (const char *tables :
        { chainTables, textTables, recordedTables, executedTables, saidTables, derivedTables, quickTables })
        database.exec(tables);
    for (const std::string_view index : { "run_text", "execution_text" })
        database.exec(formattedWith(wordIndex, std::make_format_args(index)));
    database.exec(ends);
    database.exec(redaction);
    createWriteProtection(database);
    database.exec(formatted("PRAGMA application_id = {}", applicationId));
    database.exec(formatted("PRAGMA user_version = {}", schemaVersion));
}

} // namespace vitrine::trailfile
