// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/write/ledger.h"

#include "base/formatted.h"
#include "models/trail/chain/canonicalrows.h"
#include "models/trail/file/parts.h"
#include "models/trail/file/rowreader.h"
#include "models/trail/file/schema.h"
#include "models/trail/record/deletion.h"

#include <algorithm>

namespace vitrine::trailfile {

Ledger::Ledger(Connection &database)
    : m_database(database)
    , m_rows(database)
    , m_chain(m_rows.statements(), m_rows.hasher())
    , m_index(database)
    , m_totals(database)
{
}

void Ledger::forget()
{
    m_rows.forget();
    m_lastDeleted.reset();
    m_index.forget();
    m_database.contents().forget();
}

void Ledger::enter(std::string_view kind, std::int64_t subject) { m_chain.append(kind, subject, m_rows.takeDigest()); }

void Ledger::enterAsStored(std::string_view kind, std::int64_t subject)
{
    m_rows.takeDigest();
    Entry entry;
    entry.seq = m_chain.next();
    entry.kind = kind;
    entry.subject = subject;
    entry.format = entryFormat;
    const std::optional<Canonical> bytes
        = CanonicalRows(m_rows.statements(), m_rows.hasher()).entry(*subjectOf(kind), entry);
    if (!bytes)
        throw Failure(ErrorCode::Internal, std::string(kind));
    m_chain.append(kind, subject, m_rows.hasher()(bytes->bytes()));
}

bool Ledger::exists(const std::string &sql, std::int64_t id)
{
    SQLite::Statement &query = m_rows.statements().get(sql);
    const InUse use(query);
    query.bind(1, id);
    return query.executeStep();
}

std::int64_t Ledger::nextId(std::string_view table)
{
    SQLite::Statement &query
        = m_rows.statements().get(formatted("SELECT max(id) FROM {} WHERE id < {}", table, partStride));
    const InUse use(query);
    const std::int64_t last = query.executeStep() ? query.getColumn(0).getInt64() : 0;
    return std::max(last, lastDeleted(table)) + 1;
}

std::int64_t Ledger::lastDeleted(std::string_view table)
{
    if (!m_lastDeleted) {
        m_lastDeleted.emplace();
        forEachRow(m_rows.statements(),
            formatted(
                "SELECT detail FROM trail_events WHERE kind = '{}' AND id < ? ORDER BY id DESC LIMIT 1", runsDeleted),
            partStride, [&](RowReader &row) {
                if (auto deletion = deletionOf({ std::string(runsDeleted), row.nextText(), {}, 0 }))
                    m_lastDeleted = std::move(deletion->lastIds);
            });
    }
    const auto found = m_lastDeleted->find(std::string(table));
    return found == m_lastDeleted->end() ? 0 : found->second;
}

std::int64_t Ledger::sequence(std::string_view table)
{
    SQLite::Statement &query = m_rows.statements().get("SELECT seq FROM sqlite_sequence WHERE name = ?");
    const InUse use(query);
    query.bind(1, std::string(table));
    return query.executeStep() ? query.getColumn(0).getInt64() : 0;
}

void Ledger::writeNames(const Table &table, std::int64_t owner, const std::vector<std::string> &names)
{
    for (std::size_t n = 0; n < names.size(); ++n)
        m_rows.insert(table, 0, owner, n + 1, names[n]);
    m_rows.canonical().listEnd();
}

void Ledger::writeFindings(const Table &table, std::int64_t owner, const std::vector<Finding> &findings)
{
    std::int64_t n = 0;
    for (const Finding &finding : findings)
        m_rows.insert(table, 0, owner, ++n, finding.severity, finding.rule, finding.code, Text { finding.subject },
            Text { finding.detail }, finding.part, finding.line, finding.column, finding.endLine, finding.endColumn);
    m_rows.canonical().listEnd();
}

void Ledger::writeEnvironment(
    const Table &table, std::int64_t owner, const std::optional<EnvironmentRecord> &environment)
{
    if (environment)
        m_rows.insert(table, 0, owner, Text { toJson(*environment) });
    m_rows.canonical().listEnd();
}

} // namespace vitrine::trailfile
