// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/write/trailcopy.h"

#include "base/formatted.h"
#include "models/trail/file/contentreader.h"
#include "models/trail/file/opening.h"
#include "models/trail/file/partfile.h"
#include "models/trail/file/parts.h"
#include "models/trail/file/rowcopy.h"
#include "models/trail/file/schema.h"
#include "models/trail/file/schemacheck.h"
#include "models/trail/file/stopping.h"
#include "models/trail/index/runtotals.h"
#include "models/trail/index/textindex.h"
#include "models/trail/write/headrescue.h"
#include "models/trail/write/leafrescue.h"
#include "models/trail/write/recorder.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>

namespace vitrine {

using namespace trailfile;

namespace {

/// The columns of a table of ours, and a parameter for each.
struct Columns {
    std::string names;
    std::string marks;
};

Columns columnsOf(SQLite::Database &database, const std::string &table)
{
    Columns columns;
    SQLite::Statement query(database, "SELECT name FROM pragma_table_info(?)");
    query.bind(1, table);
    while (query.executeStep()) {
        const char *comma = columns.names.empty() ? "" : ", ";
        columns.names += formatted("{}\"{}\"", comma, query.getColumn(0).getString());
        columns.marks += formatted("{}?", comma);
    }
    return columns;
}

/// A view, a virtual table or a generated column under the name of one of ours would compute what is read from it.
void requirePlainTable(SQLite::Database &database, const std::string &table)
{
    SQLite::Statement query(database,
        "SELECT 1 FROM sqlite_schema s WHERE s.name = ?1 AND (s.type <> 'table' OR s.rootpage = 0 OR EXISTS (SELECT 1 "
        "FROM pragma_table_xinfo(?1) x WHERE x.hidden <> 0))");
    query.bind(1, table);
    if (query.executeStep())
        throw SQLite::Exception("unknown table", SQLITE_CORRUPT);
}

/// Rows by rowid from both ends towards the hole that a damaged page makes.
class TableRescue {
public:
    TableRescue(SQLite::Database &from, SQLite::Database &to, std::string table)
        : m_from(from)
        , m_to(to)
        , m_table(std::move(table))
    {
    }
    RepairReport::Table run();

private:
    bool copy(const std::string &order);

    SQLite::Database &m_from;
    SQLite::Database &m_to;
    std::string m_table;
    std::uint64_t m_rows = 0;
};

bool TableRescue::copy(const std::string &order)
{
    try {
        const Columns columns = columnsOf(m_to, m_table);
        requirePlainTable(m_from, m_table);
        SQLite::Statement read(m_from, formatted("SELECT {} FROM \"{}\" NOT INDEXED{}", columns.names, m_table, order));
        SQLite::Statement write(
            m_to, formatted("INSERT OR IGNORE INTO \"{}\" ({}) VALUES ({})", m_table, columns.names, columns.marks));
        copyRows(read, write, m_rows);
        return true;
    } catch (const SQLite::Exception &exception) {
        const int code = exception.getErrorCode() & 0xff;
        if (code != SQLITE_CORRUPT && code != SQLITE_IOERR && code != SQLITE_ERROR && code != SQLITE_CONSTRAINT
            && code != SQLITE_MISMATCH && code != SQLITE_NOTADB)
            throw;
        return false;
    }
}

RepairReport::Table TableRescue::run()
{
    const bool isComplete = copy({});
    if (!isComplete)
        copy(" ORDER BY rowid DESC") || copy(" ORDER BY 1 DESC");
    return { m_table, m_rows, isComplete };
}

std::vector<std::string> tablesOf(SQLite::Database &database)
{
    std::vector<std::string> names;
    SQLite::Statement query(database,
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' AND name NOT LIKE "
        "'%!_text!_%' ESCAPE '!' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'");
    while (query.executeStep())
        names.push_back(query.getColumn(0).getString());
    return names;
}

void dropTriggers(SQLite::Database &database, std::vector<std::string> &statements)
{
    std::vector<std::string> names;
    SQLite::Statement query(database, "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'");
    while (query.executeStep()) {
        names.push_back(query.getColumn(0).getString());
        statements.push_back(query.getColumn(1).getString());
    }
    query.reset();
    for (const std::string &name : names)
        database.exec("DROP TRIGGER " + name);
}

/// Copied rows of merged parts must not count as the last ones that the trail itself has given.
void restoreSequences(SQLite::Database &database)
{
    for (const char *table : { "runs", "steps" })
        database.exec(formatted("UPDATE sqlite_sequence SET seq = (SELECT ifnull(max(id), 0) FROM {0} WHERE id < {1}) "
                                "WHERE name = '{0}'",
            table, partStride));
}

std::vector<std::int64_t> idsOf(SQLite::Database &database, const char *sql)
{
    std::vector<std::int64_t> ids;
    SQLite::Statement query(database, sql);
    while (query.executeStep())
        ids.push_back(query.getColumn(0).getInt64());
    return ids;
}

bool isReadable(ContentReader &reader, std::int64_t id)
{
    try {
        return reader.read(id, [](const ContentReader::Text &) { });
    } catch (const Failure &) {
        return false;
    } catch (const SQLite::Exception &) {
        return false;
    }
}

/// Texts that rows refer to and that are not there.
std::vector<std::int64_t> missingTexts(SQLite::Database &database)
{
    std::vector<std::int64_t> missing;
    SQLite::Statement references(database,
        "SELECT m.name, f.\"from\" FROM sqlite_schema m JOIN pragma_foreign_key_list(m.name) f WHERE m.type = 'table' "
        "AND f.\"table\" = 'contents'");
    while (references.executeStep()) {
        const std::string sql = formatted("SELECT DISTINCT \"{1}\" FROM \"{0}\" WHERE \"{1}\" IS NOT NULL AND "
                                          "\"{1}\" NOT IN (SELECT id FROM contents)",
            references.getColumn(0).getString(), references.getColumn(1).getString());
        std::ranges::copy(idsOf(database, sql.c_str()), std::back_inserter(missing));
    }
    return missing;
}

/// Marks texts whose bytes or block are missing as lost, so that everything else stays readable. The chain shows that
/// they differ from the recording.
void markLostTexts(SQLite::Database &database, RepairReport &report)
{
    ContentReader reader(database.getHandle());
    std::vector<std::int64_t> lost = idsOf(database, "SELECT id FROM contents");
    std::erase_if(lost, [&reader](std::int64_t id) { return isReadable(reader, id); });
    std::ranges::copy(missingTexts(database), std::back_inserter(lost));
    for (RepairReport::Table &table : report.tables)
        if (table.name == "contents")
            table.isComplete = table.isComplete && lost.empty();
    SQLite::Statement write(
        database, "INSERT OR REPLACE INTO contents VALUES (?, NULL, zeroblob(16), 6, 0, CAST('[lost]' AS BLOB))");
    for (const std::int64_t id : lost) {
        write.bind(1, id);
        write.exec();
        write.reset();
    }
}

Connection openDamaged(const std::filesystem::path &file)
{
    std::error_code unknown; // of what cannot be looked at, the connection says why
    const std::filesystem::file_status status = std::filesystem::status(file, unknown);
    if (!unknown && std::filesystem::is_other(status)) // a pipe would be waited for, a device has no end
        throw Failure(ErrorCode::NotSqlite, "not a regular file");
    if (std::filesystem::is_empty(file, unknown) && !unknown)
        throw Failure(ErrorCode::EmptyFile);
    Connection damaged(file.string(), SQLite::OPEN_READONLY);
    damaged.tryExec("PRAGMA writable_schema = ON; PRAGMA query_only = ON");
    return damaged;
}

/// Whether a file begins like a database. One that does not was never a trail, or has lost its first page.
bool isDatabase(const std::filesystem::path &file)
{
    constexpr std::string_view magic = "SQLite format 3";
    std::string begin(magic.size(), '\0');
    std::ifstream(file, std::ios::binary).read(begin.data(), static_cast<std::streamsize>(begin.size()));
    return begin == magic;
}

/// Fails if nothing that was recorded was saved: the new trail would look like one that never had anything.
void requireSomething(const RepairReport &report, const std::filesystem::path &from)
{
    constexpr auto recorded = std::to_array<std::string_view>({ "entries", "contents", "runs", "steps", "executions" });
    if (std::ranges::all_of(recorded, [&report](std::string_view name) { return report.rowsOf(name) == 0; }))
        throw Failure(isDatabase(from) ? ErrorCode::Corrupt : ErrorCode::NotSqlite, std::string(nothingReadable));
}

/// The version is that of the new trail, and derived tables are rebuilt.
std::vector<std::string> tablesToCopy(SQLite::Database &fresh)
{
    std::vector<std::string> tables = tablesOf(fresh);
    for (const char *made : { "compatibility", "words", "word_segments", "word_blocks", "run_totals", "run_modules",
             "run_tasks", "live_runs", "sum_blocks", "run_sums", "module_sums", "tool_sums", "error_sums", "tree_tiles",
             "block_steps", "block_values", "block_ranges" })
        std::erase(tables, made);
    return tables;
}

/// The damaged file's foreign objects stay behind.
std::vector<std::string> foreignObjects(SQLite::Database &damaged)
{
    std::vector<std::string> names;
    try {
        for (const SchemaDifference &difference : schemaDifferences(damaged))
            if (difference.kind != SchemaDifference::Kind::Missing)
                names.push_back(difference.type + ' ' + difference.name);
    } catch (const SQLite::Exception &) { // the list itself is damaged
    }
    return names;
}

/// Counts the pages that a connection reads. The damaged trail is read to its end, then the new one for its indexes.
class RepairProgress {
public:
    using Call = std::function<bool(std::uint64_t, std::uint64_t)>;

    RepairProgress(const Call &call, std::uint64_t size)
        : m_call(call)
        , m_size(size)
    {
    }
    StopCall during(SQLite::Database &database, std::uint64_t part)
    {
        if (!m_call)
            return {};
        if (!m_call(part * m_size, 2 * m_size))
            throw Failure(ErrorCode::Cancelled);
        return [this, handle = database.getHandle(), part, before = pagesRead(database.getHandle())] {
            constexpr std::uint64_t pageSize = 4096;
            const std::uint64_t read = std::min((pagesRead(handle) - before) * pageSize, m_size);
            return !m_call(part * m_size + read, 2 * m_size);
        };
    }

private:
    static std::uint64_t pagesRead(sqlite3 *handle)
    {
        int count = 0;
        int unused = 0;
        sqlite3_db_status(handle, SQLITE_DBSTATUS_CACHE_MISS, &count, &unused, 0);
        return static_cast<std::uint64_t>(count);
    }

    const Call &m_call;
    std::uint64_t m_size;
};

void rebuildIndexes(Connection &fresh, RepairProgress &progress)
{
    const StopCall stop = progress.during(fresh, 1);
    const Stopping stopping(fresh, stop);
    TextIndex(fresh).rebuild();
    RunTotals(fresh).rebuild();
}

RepairReport rescue(
    SQLite::Database &damaged, const std::filesystem::path &from, Connection &fresh, RepairProgress &progress)
{
    const StopCall stop = progress.during(damaged, 0);
    const Stopping stopping(damaged, stop);
    RepairReport report;
    report.foreign = foreignObjects(damaged);
    std::vector<std::string> triggers;
    dropTriggers(fresh, triggers);
    fresh.exec("DELETE FROM head; DELETE FROM prompts");
    for (const std::string &table : tablesToCopy(fresh))
        report.tables.push_back(TableRescue(damaged, fresh, table).run());
    rescueLeaves(damaged, fresh, report.tables);
    for (const RepairReport::Table &table : report.tables)
        report.lostTables += table.isComplete || table.rows > 0 ? 0 : 1;
    requireSomething(report, from);
    markLostTexts(fresh, report);
    // Without the head of its chain, a trail cannot be opened. The last remaining entry becomes the head.
    fresh.exec(
        "INSERT INTO head SELECT 1, seq, hash FROM entries WHERE NOT EXISTS (SELECT 1 FROM head) ORDER BY seq DESC "
        "LIMIT 1;");
    restoreSequences(fresh);
    for (const std::string &trigger : triggers)
        fresh.exec(trigger);
    rebuildIndexes(fresh, progress);
    fresh.exec("COMMIT; PRAGMA journal_mode = WAL");
    return report;
}

void backUp(const std::filesystem::path &from, const std::filesystem::path &to)
{
    Connection source = openForReading(from);
    SQLite::Database target(to.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    sqlite3_backup *backup = sqlite3_backup_init(target.getHandle(), "main", source.getHandle(), "main");
    if (!backup)
        throw Failure(ErrorCode::WriteFailed, target.getErrorMsg());
    sqlite3_backup_step(backup, -1);
    if (const int code = sqlite3_backup_finish(backup); code != SQLITE_OK)
        throw SQLite::Exception("backup", code);
}

RedactionReport redacted(const std::filesystem::path &file, const Redaction &redaction)
{
    const auto recorder = Recorder::open(file);
    const auto report = recorder ? (*recorder)->redact(redaction) : std::unexpected(recorder.error());
    if (!report)
        throw Failure(report.error().code, report.error().detail);
    return *report;
}

RepairReport repaired(
    const std::filesystem::path &from, const std::filesystem::path &to, const RepairProgress::Call &call)
{
    std::error_code unknown;
    const std::uintmax_t size = std::filesystem::file_size(from, unknown);
    RepairProgress progress(call, unknown ? 0 : size);
    Connection damaged = openDamaged(from);
    Connection fresh = openForWriting(to);
    fresh.exec("PRAGMA foreign_keys = OFF; BEGIN");
    createSchema(fresh);
    if (hasSchema(damaged, fresh))
        return rescue(damaged, from, fresh, progress);
    const HeadRescue rescued(from, to);
    Connection copy = openDamaged(rescued.file());
    return rescue(copy, from, fresh, progress);
}

/// A copy without a redaction would be taken for one that can be given away.
bool isWorthKeeping(const RedactionReport &report) { return report.texts > 0; }
bool isWorthKeeping(const RepairReport &) { return true; }

/// Lets `write` make the new trail from the old one. Failures name the one that they are about.
template <typename Report, typename Write>
Result<Report> writtenTo(const std::filesystem::path &from, const std::filesystem::path &to, const Write &write)
{
    auto written = guarded(to, [&]() -> Result<Report> {
        const PartFile part(to);
        requireNothingThere(to);
        auto report = targetNamed(guarded(from, [&] { return write(part.file()); }), to);
        if (report && isWorthKeeping(*report))
            part.keep();
        return report;
    });
    return written ? std::move(*written) : std::unexpected(std::move(written.error()));
}

} // namespace

std::uint64_t RepairReport::rowsOf(std::string_view name) const
{
    const auto table = std::ranges::find(tables, name, &Table::name);
    return table == tables.end() ? 0 : table->rows;
}

Result<RedactionReport> redactCopy(
    const std::filesystem::path &from, const Redaction &redaction, const std::filesystem::path &to)
{
    return writtenTo<RedactionReport>(from, to, [&](const std::filesystem::path &part) {
        backUp(from, part);
        return redacted(part, redaction);
    });
}

Result<RepairReport> repairTrail(const std::filesystem::path &from, const std::filesystem::path &to,
    const std::function<bool(std::uint64_t, std::uint64_t)> &progress)
{
    return writtenTo<RepairReport>(
        from, to, [&](const std::filesystem::path &part) { return repaired(resolved(from), part, progress); });
}

} // namespace vitrine
