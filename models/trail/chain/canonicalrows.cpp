// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/chain/canonicalrows.h"

#include "base/formatted.h"
#include "models/trail/file/rowreader.h"
#include "models/trail/file/schema.h"

#include <algorithm>
#include <array>

namespace vitrine::trailfile {

namespace {

constexpr std::string_view isInRunSql = "NOT EXISTS (SELECT 1 FROM live_steps l WHERE l.step = steps.id)";

constexpr auto sourceEndLists = std::to_array<Table>({ tables::discardedRuns });
constexpr auto runLists = std::to_array<Table>({ tables::runImports, tables::runDetails });
constexpr auto stepStartedLists = std::to_array<Table>({ tables::stepAlone, tables::stepCode });
constexpr auto stepEndedLists = std::to_array<Table>(
    { tables::stepAlone, tables::stepCode, tables::stepToolCalls, tables::stepOutputs, tables::stepErrors });
constexpr auto sessionLists = std::to_array<Table>({ tables::sessionLayers, tables::sessionEnvironments });
constexpr auto endLists = std::to_array<Table>({ tables::executionLayers, tables::executionImports,
    tables::executionImportNames, tables::executionEvents, tables::executionToolCalls, tables::executionVariables,
    tables::executionFindings, tables::executionEnvironments, tables::executionShapes });
constexpr auto reviewLists = std::to_array<Table>({ tables::reviewFindings });

constexpr auto knownSubjects = std::to_array<Subject>({
    { kinds::trailCreated, tables::trail, {} },
    { kinds::sourceStarted, tables::sources, {} },
    { kinds::sourceEnded, tables::sourceEnds, sourceEndLists },
    { kinds::runAdded, tables::runs, runLists },
    { kinds::stepStarted, tables::liveSteps, stepStartedLists },
    { kinds::stepEnded, tables::stepEnds, stepEndedLists },
    { kinds::policyAdded, tables::policies, {} },
    { kinds::sessionStarted, tables::sessions, sessionLists },
    { kinds::executionStarted, tables::executions, {} },
    { kinds::executionEnded, tables::executionEnds, endLists },
    { kinds::executionInterrupted, tables::interruptions, {} },
    { kinds::reviewAdded, tables::reviews, reviewLists },
    { kinds::noteAdded, tables::notes, {} },
    { kinds::actAdded, tables::trailEvents, {} },
    { kinds::sealAdded, tables::seals, {} },
    { kinds::contentRedacted, tables::redactions, {} },
    { kinds::partAdded, tables::parts, {} },
});

constexpr auto stepLists
    = std::to_array<Table>({ tables::stepCode, tables::stepToolCalls, tables::stepOutputs, tables::stepErrors });

void addPlain(Canonical &bytes, const SQLite::Column &column)
{
    if (column.isNull())
        bytes.null();
    else if (column.isInteger())
        bytes.integer(column.getInt64());
    else if (column.isFloat())
        bytes.real(column.getDouble());
    else
        bytes.text({ static_cast<const char *>(column.getBlob()), static_cast<std::size_t>(column.getBytes()) });
}

} // namespace

std::span<const Subject> subjects() { return knownSubjects; }

const Subject *subjectOf(std::string_view kind)
{
    const auto found = std::ranges::find(knownSubjects, kind, &Subject::kind);
    return found == knownSubjects.end() ? nullptr : &*found;
}

Entry entryFrom(SQLite::Statement &row)
{
    Entry entry;
    entry.seq = row.getColumn(0).getInt64();
    entry.kind = row.getColumn(1).getString();
    entry.subject = row.getColumn(2).getInt64();
    entry.at = row.getColumn(3).getDouble();
    entry.format = row.getColumn(4).getInt64();
    entry.payload = digestFrom(row.getColumn(5));
    entry.previous = digestFrom(row.getColumn(6));
    return entry;
}

std::string uidOf(Statements &statements, std::int64_t part)
{
    SQLite::Statement &query = statements.get("SELECT uid FROM trail WHERE id = ?");
    const InUse use(query);
    query.bind(1, part + 1);
    return query.executeStep() ? query.getColumn(0).getString() : std::string();
}

OwnedRows::OwnedRows(Statements &statements, const Table &table)
    : m_table(table)
    , m_query(&statements.get(
          formatted("{0} WHERE {1} >= ? ORDER BY {1}, {2}", selectSql(table), table.parent, table.order)))
{
}

void OwnedRows::seek(std::int64_t owner)
{
    m_query->reset();
    m_query->bind(1, owner);
    advance();
}

void OwnedRows::advance()
{
    m_owner = INT64_MAX;
    if (m_query->executeStep())
        m_owner = m_query->getColumn(0).getInt64();
}

void OwnedRows::close()
{
    m_query->tryReset();
    m_owner = INT64_MIN;
}

StepLists::StepLists(Statements &statements)
{
    for (const Table &table : stepLists)
        m_all.emplace_back(statements, table);
}

StepLists::InUse::~InUse()
{
    for (OwnedRows &list : m_lists.all())
        list.close();
}

const Digest *RecentDigests::find(std::int64_t id) const
{
    const Location &location = m_locations[static_cast<std::uint64_t>(id) % count];
    return location.id == id ? &location.digest : nullptr;
}

void RecentDigests::add(std::int64_t id, const Digest &digest)
{
    m_locations[static_cast<std::uint64_t>(id) % count] = { id, digest };
}

CanonicalRows::CanonicalRows(Statements &statements, Hasher &hasher)
    : m_statements(statements)
    , m_hasher(hasher)
    , m_contents(statements.database().getHandle())
    , m_lists(statements)
{
}

std::optional<Canonical> CanonicalRows::entry(const Subject &subject, const Entry &entry)
{
    m_part = partOf(entry.seq);
    Canonical bytes;
    if (addRows(bytes, subject.row, entry.subject, entry.seq) != 1)
        return std::nullopt;
    addLists(bytes, subject.lists, entry.subject);
    return bytes;
}

// Live steps have entries of their own.
const std::string &CanonicalRows::stepsOfRunSql()
{
    static const std::string sql
        = formatted("{} WHERE run = ? AND {} ORDER BY id", selectSql(tables::steps), isInRunSql);
    return sql;
}

const std::string &CanonicalRows::stepSql()
{
    static const std::string sql = formatted("{} WHERE id = ? AND {}", selectSql(tables::steps), isInRunSql);
    return sql;
}

std::string CanonicalRows::bytesOfStep(std::int64_t step)
{
    std::string found;
    const auto keep = [&](std::int64_t, const Canonical &bytes) { found = bytes.bytes(); };
    readSteps(stepSql(), step, keep);
    return found;
}

SQLite::Statement &CanonicalRows::rowsOf(const Table &table)
{
    SQLite::Statement *&query = m_rowsOf[table.columns.data()];
    if (!query)
        query = &m_statements.get(ownedRowsSql(table));
    query->tryReset();
    return *query;
}

const Canonical &CanonicalRows::step(SQLite::Statement &row)
{
    m_step.clear();
    addRow(m_step, tables::steps, row);
    for (OwnedRows &list : m_lists.all()) {
        list.forEach(
            row.getColumn(0).getInt64(), [&](SQLite::Statement &listed) { addRow(m_step, list.table(), listed); });
        m_step.listEnd();
    }
    return m_step;
}

std::size_t CanonicalRows::addRows(Canonical &bytes, const Table &table, std::int64_t owner, std::int64_t entry)
{
    SQLite::Statement &query = rowsOf(table);
    const InUse use(query);
    query.bind(1, owner);
    std::size_t count = 0;
    while (query.executeStep()) {
        addRow(bytes, table, query);
        const auto last = static_cast<int>(table.columns.size());
        if (!table.isEntered || query.getColumn(last).getInt64() == entry)
            ++count;
    }
    return count;
}

void CanonicalRows::addRow(Canonical &bytes, const Table &table, SQLite::Statement &row)
{
    bytes.row(table.name);
    for (std::size_t n = 0; n < table.columns.size(); ++n) {
        const SQLite::Column column = row.getColumn(static_cast<int>(n));
        const char mark = table.columns[n].front();
        if (mark == '@' && !column.isNull())
            bytes.digest('C', commitment(column.getInt64()));
        else if (mark == '^')
            bytes.digest('P', prompt(column.getInt64()));
        else if (mark == '#' && !column.isNull())
            bytes.integer(column.getInt64() - m_part);
        else
            addPlain(bytes, column);
    }
}

void CanonicalRows::addLists(Canonical &bytes, std::span<const Table> lists, std::int64_t owner)
{
    for (const Table &table : lists) {
        addRows(bytes, table, owner, 0);
        bytes.listEnd();
    }
}

// A missing text has no commitment, so its entry is invalid.
Digest CanonicalRows::commitment(std::int64_t content)
{
    if (const Digest *recent = m_recent.find(content))
        return *recent;
    Digest commitment {};
    m_contents.read(content, [&](const ContentReader::Text &text) {
        if (!text.isRedacted)
            commitment = m_hasher(text.salt, text.text);
        else if (text.commitment.size() == commitment.size())
            std::ranges::copy(text.commitment, commitment.begin());
    });
    m_recent.add(content, commitment);
    return commitment;
}

// Goes up the tree to a known prompt and down again without recursion, since prompts may be too deep for the stack.
Digest CanonicalRows::prompt(std::int64_t id)
{
    struct Message {
        std::int64_t id;
        std::string role;
        std::int64_t text;
    };
    std::vector<Message> open;
    while (id != emptyPrompt && !m_prompts.contains(id)) {
        std::int64_t parent = 0;
        forEachRow(m_statements, "SELECT parent, role, text FROM prompts WHERE id = ?", id, [&](RowReader &row) {
            parent = row.next<std::int64_t>();
            std::string role = row.next<std::string>();
            open.push_back({ id, std::move(role), row.next<std::int64_t>() });
        });
        if (parent < emptyPrompt || parent >= id)
            return {};
        id = parent;
    }
    Digest digest = id == emptyPrompt ? Digest {} : m_prompts.at(id);
    for (auto message = open.rbegin(); message != open.rend(); ++message) {
        digest = promptDigest(m_hasher, digest, message->role, commitment(message->text));
        m_prompts.emplace(message->id, digest);
    }
    return digest;
}

} // namespace vitrine::trailfile
