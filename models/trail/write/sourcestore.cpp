// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/write/sourcestore.h"

#include "base/clock.h"
#include "base/formatted.h"

#include <utility>
#include <vector>

namespace vitrine::trailfile {

SourceId SourceStore::add(const SourceRecord &source)
{
    const SourceId id = m_ledger.nextId("sources");
    m_ledger.rows().insert(tables::sources, m_ledger.next(), id, source.file, source.sha256, source.size, source.format,
        source.importerVersion, source.importedAt);
    m_ledger.enter(kinds::sourceStarted, id);
    return id;
}

SourceId SourceStore::add(const SourceRecord &source, std::span<const SourceId> replaced)
{
    for (const SourceId old : replaced)
        if (!isWorkedWith(old))
            discard(old);
    return add(source);
}

void SourceStore::requireOpen(SourceId source)
{
    if (!m_ledger.exists("SELECT 1 FROM sources WHERE id = ?", source))
        throw Failure(ErrorCode::NotFound, "source");
    if (m_ledger.exists("SELECT 1 FROM source_ends WHERE source = ?", source))
        throw Failure(ErrorCode::BadValue, "the source has ended");
}

void SourceStore::complete(SourceId source, std::string_view report)
{
    requireOpen(source);
    end(source, "completed", report);
}

void SourceStore::end(SourceId source, std::string_view outcome, std::string_view report)
{
    m_ledger.rows().insert(tables::sourceEnds, m_ledger.next(), source, outcome, Text { report }, secondsSinceEpoch());
    m_ledger.rows().canonical().listEnd();
    m_ledger.enter(kinds::sourceEnded, source);
}

bool SourceStore::isWorkedWith(SourceId source)
{
    return m_ledger.exists("SELECT 1 FROM sessions JOIN runs ON runs.id = sessions.run WHERE runs.source = ?", source)
        || m_ledger.exists(
            "SELECT 1 FROM reviews JOIN steps ON steps.id = reviews.step JOIN runs ON runs.id = steps.run "
            "WHERE runs.source = ?",
            source)
        || m_ledger.exists(
            "SELECT 1 FROM executions JOIN steps ON steps.id = executions.step JOIN runs ON runs.id = steps.run "
            "WHERE runs.source = ?",
            source);
}

// The entries of its runs stay in the chain; `discarded_runs` says, and the end's entry covers, why their rows are
// gone.
void SourceStore::discard(SourceId source)
{
    requireOpen(source);
    if (isWorkedWith(source))
        throw Failure(ErrorCode::BadValue, "a run of the source was replayed or reviewed");
    std::vector<std::pair<std::int64_t, RunId>> runs;
    {
        SQLite::Statement &query
            = m_ledger.statements().get("SELECT entry, id FROM runs WHERE source = ? ORDER BY entry");
        const InUse use(query);
        query.bind(1, source);
        while (query.executeStep())
            runs.emplace_back(query.getColumn(0).getInt64(), query.getColumn(1).getInt64());
    }
    m_ledger.index().removeSource(source);
    m_ledger.totals().removeSource(source);
    deleteRuns(source);
    m_ledger.rows().insert(tables::sourceEnds, m_ledger.next(), source, "discarded", Text {}, secondsSinceEpoch());
    for (const auto &[entry, run] : runs)
        m_ledger.rows().insert(tables::discardedRuns, 0, source, entry, run);
    m_ledger.rows().canonical().listEnd();
    m_ledger.enter(kinds::sourceEnded, source);
}

void SourceStore::deleteRuns(SourceId source)
{
    static constexpr std::string_view ofStep = "step IN (SELECT steps.id FROM steps JOIN runs ON runs.id = steps.run "
                                               "WHERE runs.source = ?)";
    static constexpr std::string_view ofRun = "run IN (SELECT id FROM runs WHERE source = ?)";
    const auto remove = [&](const Table &table, std::string_view condition) {
        SQLite::Statement query(m_ledger.database(), formatted("DELETE FROM {} WHERE {}", table.name, condition));
        query.bind(1, source);
        query.exec();
    };
    for (const Table &table : { tables::stepCode, tables::stepToolCalls, tables::stepOutputs, tables::stepErrors })
        remove(table, ofStep);
    remove(tables::steps, ofRun);
    remove(tables::runImports, ofRun);
    remove(tables::runDetails, ofRun);
    SQLite::Statement digests(
        m_ledger.database(), "DELETE FROM run_digests WHERE run IN (SELECT id FROM runs WHERE source = ?)");
    digests.bind(1, source);
    digests.exec();
    remove(tables::runs, "source = ?");
}

} // namespace vitrine::trailfile
