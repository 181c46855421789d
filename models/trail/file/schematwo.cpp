// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/chain/chain.h"
#include "models/trail/file/contentstore.h"
#include "models/trail/file/schemaversions.h"
#include "models/trail/index/runtotals.h"
#include "models/trail/index/textindex.h"

#include <array>
#include <format>

namespace vitrine::trailfile {

namespace {

// `hash` is the beginning of the text's SHA-256, to find equal texts by; several may share it. A redacted text has
// neither hash nor salt, and its commitment in place of its bytes. One in a block has its place there: the block is the
// last one whose id is not behind the text's own, and texts that are too short to be worth it have no hash.
constexpr const char *contents = R"sql(
CREATE TABLE contents_two (id INTEGER PRIMARY KEY, hash INTEGER, salt BLOB CHECK (length(salt) = 16),
    size INTEGER NOT NULL, form INTEGER NOT NULL CHECK (form IN (0, 1, 2, 3)), bytes BLOB NOT NULL) STRICT;
)sql";

// The trails that were merged into one share its tables, and two of them may know the same policy.
constexpr const char *shared = R"sql(
CREATE TABLE trail_two (id INTEGER PRIMARY KEY, uid TEXT NOT NULL UNIQUE, created_at REAL NOT NULL,
    entry INTEGER NOT NULL) STRICT;
INSERT INTO trail_two SELECT * FROM trail;
CREATE TABLE policies_two (id INTEGER PRIMARY KEY, hash TEXT NOT NULL, document INTEGER NOT NULL REFERENCES contents,
    entry INTEGER NOT NULL) STRICT;
INSERT INTO policies_two SELECT * FROM policies;
CREATE TABLE sessions_two (id INTEGER PRIMARY KEY, run INTEGER REFERENCES runs, kind TEXT NOT NULL, policy TEXT,
    executor TEXT NOT NULL, python_version TEXT NOT NULL, begun_at REAL NOT NULL, entry INTEGER NOT NULL) STRICT;
INSERT INTO sessions_two SELECT * FROM sessions;
DROP TABLE trail; ALTER TABLE trail_two RENAME TO trail;
DROP TABLE policies; ALTER TABLE policies_two RENAME TO policies;
DROP TABLE sessions; ALTER TABLE sessions_two RENAME TO sessions;
CREATE INDEX policies_hash ON policies (hash);
CREATE INDEX sessions_run ON sessions (run) WHERE run IS NOT NULL;
)sql";

constexpr std::string_view added = R"sql(
CREATE TABLE blocks (id INTEGER PRIMARY KEY, contents INTEGER NOT NULL, size INTEGER NOT NULL,
    form INTEGER NOT NULL CHECK (form IN (0, 1)), bytes BLOB NOT NULL) STRICT;
CREATE TABLE parts (id INTEGER PRIMARY KEY, uid TEXT NOT NULL, entries INTEGER NOT NULL, head TEXT NOT NULL,
    merged_at REAL NOT NULL, entry INTEGER NOT NULL) STRICT;
CREATE TABLE run_details (run INTEGER PRIMARY KEY REFERENCES runs, parent_run INTEGER, cost REAL) STRICT;
CREATE TABLE compatibility (id INTEGER PRIMARY KEY CHECK (id = 1), readable_from INTEGER NOT NULL) STRICT;
CREATE TABLE session_environments (session INTEGER PRIMARY KEY REFERENCES sessions,
    document INTEGER NOT NULL REFERENCES contents) STRICT;
CREATE TABLE execution_environments (execution INTEGER PRIMARY KEY REFERENCES execution_ends,
    document INTEGER NOT NULL REFERENCES contents) STRICT;
CREATE TABLE execution_findings (execution INTEGER NOT NULL REFERENCES execution_ends, n INTEGER NOT NULL,
    severity TEXT NOT NULL, rule TEXT NOT NULL, code TEXT NOT NULL, subject INTEGER NOT NULL REFERENCES contents,
    detail INTEGER NOT NULL REFERENCES contents, part TEXT NOT NULL, line INTEGER NOT NULL, "column" INTEGER NOT NULL,
    end_line INTEGER NOT NULL, end_column INTEGER NOT NULL, PRIMARY KEY (execution, n)) STRICT, WITHOUT ROWID;
CREATE TABLE reviews (id INTEGER PRIMARY KEY, step INTEGER REFERENCES steps, code INTEGER NOT NULL REFERENCES contents,
    policy TEXT, verdict TEXT NOT NULL, facts INTEGER REFERENCES contents, at REAL NOT NULL,
    entry INTEGER NOT NULL) STRICT;
CREATE TABLE review_findings (review INTEGER NOT NULL REFERENCES reviews, n INTEGER NOT NULL, severity TEXT NOT NULL,
    rule TEXT NOT NULL, code TEXT NOT NULL, subject INTEGER NOT NULL REFERENCES contents,
    detail INTEGER NOT NULL REFERENCES contents, part TEXT NOT NULL, line INTEGER NOT NULL, "column" INTEGER NOT NULL,
    end_line INTEGER NOT NULL, end_column INTEGER NOT NULL, PRIMARY KEY (review, n)) STRICT, WITHOUT ROWID;
CREATE TABLE notes (id INTEGER PRIMARY KEY, about TEXT NOT NULL
    CHECK (about IN ('trail', 'source', 'run', 'step', 'session', 'execution', 'entry')), subject INTEGER NOT NULL,
    mark TEXT NOT NULL, text INTEGER NOT NULL REFERENCES contents, author TEXT NOT NULL,
    replaces INTEGER REFERENCES notes, at REAL NOT NULL, entry INTEGER NOT NULL) STRICT;
CREATE TABLE acts (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, detail INTEGER NOT NULL REFERENCES contents,
    program TEXT NOT NULL, at REAL NOT NULL, entry INTEGER NOT NULL) STRICT;
CREATE TABLE seals (id INTEGER PRIMARY KEY, entries INTEGER NOT NULL, head TEXT NOT NULL, root TEXT NOT NULL,
    public_key TEXT NOT NULL, signature TEXT NOT NULL, signed_at REAL NOT NULL, entry INTEGER NOT NULL) STRICT;
CREATE TABLE redactions (id INTEGER PRIMARY KEY, content INTEGER NOT NULL UNIQUE, commitment TEXT NOT NULL,
    reason INTEGER NOT NULL REFERENCES contents, at REAL NOT NULL, entry INTEGER NOT NULL) STRICT;
)sql";

constexpr const char *indexes = R"sql(
CREATE INDEX contents_hash ON contents (hash) WHERE hash IS NOT NULL;
CREATE INDEX step_errors_layer ON step_errors (layer);
CREATE INDEX step_errors_type ON step_errors (type);
CREATE INDEX step_errors_cause ON step_errors (cause_type);
CREATE INDEX step_tool_calls_name ON step_tool_calls (name);
CREATE INDEX steps_seconds ON steps (seconds) WHERE seconds IS NOT NULL;
CREATE INDEX runs_model ON runs (model);
CREATE INDEX reviews_step ON reviews (step) WHERE step IS NOT NULL;
CREATE INDEX notes_subject ON notes (about, subject);
INSERT INTO compatibility VALUES (1, 2);
)sql";

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

constexpr auto forGood = std::to_array<std::string_view>(
    { "session_environments", "execution_environments", "execution_findings", "reviews", "review_findings", "notes",
        "acts", "seals", "redactions", "parts", "trail", "policies", "sessions" });

// Rows of a run may go as long as its source has not ended.
constexpr const char *detailsOfRuns = R"sql(
CREATE TRIGGER run_details_no_update BEFORE UPDATE ON run_details
    BEGIN SELECT RAISE(ABORT, 'append-only: run_details'); END;
CREATE TRIGGER run_details_no_delete BEFORE DELETE ON run_details WHEN EXISTS (SELECT 1 FROM runs
    JOIN source_ends ON source_ends.source = runs.source WHERE runs.id = OLD.run)
    BEGIN SELECT RAISE(ABORT, 'append-only: run_details'); END;
)sql";

void moveContents(SQLite::Database &database)
{
    database.exec(contents);
    Packer pack;
    SQLite::Statement read(database, "SELECT id, sha256, salt, bytes FROM contents");
    SQLite::Statement write(database, "INSERT INTO contents_two VALUES (?, ?, ?, ?, ?, ?)");
    while (read.executeStep()) {
        const SQLite::Column bytes = read.getColumn(3);
        const std::string_view text(static_cast<const char *>(bytes.getBlob()), size_t(bytes.getBytes()));
        const PackedText packed = pack(text);
        write.bind(1, read.getColumn(0).getInt64());
        write.bind(2, lookupHash(digestFrom(read.getColumn(1))));
        write.bind(3, read.getColumn(2).getBlob(), read.getColumn(2).getBytes());
        write.bind(4, bytes.getBytes());
        write.bind(5, static_cast<int>(packed.form));
        bindBytes(write, 6, packed.bytes);
        write.exec();
        write.reset();
    }
    read.reset();
    database.exec("DROP TABLE contents; ALTER TABLE contents_two RENAME TO contents;");
}

} // namespace

std::string_view tablesOfVersionTwo() { return added; }

std::string refusals(std::string_view table)
{
    std::string sql;
    for (const std::string_view verb : { "UPDATE", "DELETE" })
        sql += std::format("CREATE TRIGGER {0}_no_{2} BEFORE {1} ON {0} "
                           "BEGIN SELECT RAISE(ABORT, 'append-only: {0}'); END;",
            table, verb, verb == "UPDATE" ? "update" : "delete");
    return sql;
}

void makeVersionTwo(SQLite::Database &database)
{
    moveContents(database);
    database.exec(shared);
    database.exec(std::string(added));
    database.exec(indexes);
    database.exec(redaction);
    for (const std::string_view table : forGood)
        database.exec(refusals(table));
    database.exec(detailsOfRuns);
    TextIndex::create(database);
    RunTotals::create(database);
}

} // namespace vitrine::trailfile
