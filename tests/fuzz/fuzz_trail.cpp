// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A trail that somebody has changed, byte by byte or row by row: everything is asked of it, and is answered or refused.
// An input is a list of changes: which byte of the file, or which value of which row, and what is put there.
#include "base/formatted.h"
#include "models/trail/chain/proof.h"
#include "models/trail/write/trailcopy.h"
#include "tests/fuzz/require.h"
#include "tests/fuzz/sampletrail.h"

#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <iterator>

namespace {

using namespace vitrine;

class Input final {
public:
    explicit Input(std::string_view bytes)
        : m_bytes(bytes)
    {
    }
    bool isEmpty() const { return m_bytes.empty(); }
    std::size_t byte() { return m_bytes.empty() ? 0 : static_cast<unsigned char>(text(1).front()); }
    std::string_view text(std::size_t length)
    {
        const std::string_view taken = m_bytes.substr(0, length);
        m_bytes.remove_prefix(taken.size());
        return taken;
    }

private:
    std::string_view m_bytes;
};

struct Column {
    std::string table;
    std::string name;
};

std::vector<Column> columnsOf(const std::string &file)
{
    SQLite::Database database(file);
    SQLite::Statement query(database,
        "SELECT t.name, c.name FROM pragma_table_list AS t, pragma_table_info(t.name) AS c"
        " WHERE t.type = 'table' AND t.schema = 'main' AND t.name NOT LIKE 'sqlite%' ORDER BY 1, c.cid");
    std::vector<Column> columns;
    while (query.executeStep())
        columns.push_back({ query.getColumn(0), query.getColumn(1) });
    return columns;
}

std::string bytesOf(const std::string &file)
{
    std::ifstream stream(file, std::ios::binary);
    return { std::istreambuf_iterator<char>(stream), {} };
}

/// The trail that every input starts from, without what keeps its rows as they are.
struct Template {
    Template()
    {
        samples::tamper(sample.file(), "PRAGMA journal_mode = DELETE");
        columns = columnsOf(sample.file());
        bytes = bytesOf(sample.file());
    }
    fuzz::SampleTrail sample;
    std::vector<Column> columns;
    std::string bytes;
};

void bind(SQLite::Statement &statement, Input &input)
{
    const std::size_t kind = input.byte() % 5;
    const std::string text(input.text(input.byte()));
    if (kind == 0)
        statement.bind(1, static_cast<std::int64_t>(std::strtoll(text.c_str(), nullptr, 10)));
    else if (kind == 1)
        statement.bind(1, std::strtod(text.c_str(), nullptr));
    else if (kind == 2)
        statement.bind(1, text);
    else if (kind == 3)
        statement.bind(1, text.data(), static_cast<int>(text.size()));
}

void changeRow(SQLite::Database &database, const Column &column, Input &input)
{
    const std::size_t row = input.byte();
    try {
        SQLite::Statement statement(database,
            formatted("UPDATE \"{0}\" SET \"{1}\" = ? WHERE rowid = (SELECT rowid FROM \"{0}\" LIMIT 1 OFFSET {2})",
                column.table, column.name, row % 8));
        bind(statement, input);
        statement.exec();
    } catch (const SQLite::Exception &) { // the table takes no such value
    }
}

std::string changedFile(const Template &from, Input &input)
{
    const std::string file = from.sample.folder() / "changed.trail";
    for (const char *beside : { "", "-wal", "-shm", "-journal" })
        std::filesystem::remove(file + beside);
    std::string bytes = from.bytes;
    for (std::size_t flips = input.byte() % 16; flips > 0 && !input.isEmpty(); --flips) {
        const std::size_t location = input.byte() << 16 | input.byte() << 8 | input.byte();
        bytes[location % bytes.size()] = static_cast<char>(input.byte());
    }
    std::ofstream(file, std::ios::binary) << bytes;
    try {
        SQLite::Database database(file, SQLite::OPEN_READWRITE);
        database.exec("PRAGMA synchronous = OFF");
        while (!input.isEmpty())
            changeRow(database, from.columns[(input.byte() << 8 | input.byte()) % from.columns.size()], input);
    } catch (const SQLite::Exception &) { // no database any more
    }
    return file;
}

void read(const Trail &trail, const StepSummary &step)
{
    if (const auto record = trail.step(step.id))
        fuzz::require(record->ordinal == step.ordinal);
    static_cast<void>(trail.executionsOfStep(step.id));
    static_cast<void>(trail.reviewsOfStep(step.id));
    static_cast<void>(trail.notes(NoteSubject::Step, step.id));
    if (const auto proof = trail.proveStep(step.id))
        static_cast<void>(verifyProof(*proof));
}

void read(const Trail &trail, const RunSummary &run)
{
    for (const StepSummary &step : trail.steps(run.id).value_or(std::vector<StepSummary> {}))
        read(trail, step);
    for (const SessionId session : trail.sessionsOfRun(run.id).value_or(std::vector<SessionId> {})) {
        static_cast<void>(trail.session(session));
        for (const Execution &execution : trail.executionsOfSession(session).value_or(std::vector<Execution> {}))
            static_cast<void>(trail.proveExecution(execution.id));
    }
}

void readAll(const Trail &trail)
{
    static const Filter filter = *Filter::parse("status == ok or code contains \"a\" or not duration > 1s or word*");
    static_cast<void>(trail.sources());
    for (const RunSummary &run : trail.runs(0, 100).value_or(std::vector<RunSummary> {}))
        read(trail, run);
    for (const auto by : { StatisticsBy::All, StatisticsBy::Run, StatisticsBy::Agent, StatisticsBy::Model,
             StatisticsBy::Policy, StatisticsBy::Day })
        static_cast<void>(trail.statistics(by));
    static_cast<void>(trail.trailEvents());
    static_cast<void>(trail.sqlViews());
    static_cast<void>(trail.search(filter, {}, 100));
    static_cast<void>(trail.sessionsWithoutRun());
    const auto verification = trail.verify();
    fuzz::require(!verification || verification->isIntact == verification->reason.empty());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const Template from;
    Input input({ reinterpret_cast<const char *>(data), size });
    const bool isRepaired = input.byte() % 4 == 1;
    std::string file = changedFile(from, input);
    if (isRepaired) {
        const std::string repaired = from.sample.folder() / "repaired.trail";
        std::filesystem::remove(repaired);
        if (repairTrail(file, repaired))
            file = repaired;
    }
    if (const auto trail = Trail::open(file))
        readAll(**trail);
    return 0;
}
