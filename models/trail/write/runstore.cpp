// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/write/runstore.h"

#include "models/trail/chain/stepstree.h"
#include "models/trail/write/steprows.h"

#include <sqlite3.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <utility>

namespace vitrine::trailfile {

RunStore::RunStore(Ledger &ledger, SourceStore &sources)
    : m_ledger(ledger)
    , m_sources(sources)
    , m_preparer(ledger.database().getHandle())
{
}

AddedRun RunStore::add(SourceId source, const RunRecord &run, std::span<const StepRecord> steps)
{
    AddedRun added = add(source, *m_preparer.prepare(run, { steps.begin(), steps.end() }));
    addWords(added.steps.empty() ? 0 : added.steps.front(), m_preparer.takeWords());
    return added;
}

AddedRun RunStore::add(SourceId source, PreparedRun &run)
{
    Started started = begin(source, run, tallyOf(run.steps));
    m_ledger.totals().add(started.run, run.totals, run.record.task);
    AddedRun added { started.run, writeSteps(started, run) };
    end(started);
    return added;
}

std::vector<RunId> RunStore::add(
    SourceId source, std::span<const std::unique_ptr<PreparedRun>> runs, IndexedSteps words)
{
    // Neighbors in the file: listing runs or sorting them by their tasks reads few pages.
    for (const auto &run : runs)
        putTexts(run->record);
    std::vector<RunId> added;
    StepId first = 0;
    for (const auto &run : runs) {
        const AddedRun written = add(source, *run);
        added.push_back(written.run);
        if (first == 0 && !written.steps.empty())
            first = written.steps.front();
    }
    addWords(first, std::move(words));
    return added;
}

RunId RunStore::add(SourceId source, LongRun &run)
{
    std::unique_ptr<PreparedRun> part = run.next();
    const std::string task = part->record.task;
    Started started = begin(source, *part, run.tally());
    while (part) {
        const std::vector<StepId> steps = writeSteps(started, *part);
        addWords(steps.empty() ? 0 : steps.front(), std::move(part->stepWords));
        m_ledger.index().write();
        part = run.next();
        if (part)
            m_ledger.rows().contents().use(&part->texts);
    }
    m_ledger.totals().add(started.run, run.totals(), task);
    end(started);
    return started.run;
}

RunStore::Started RunStore::begin(SourceId source, PreparedRun &first, const StepTally &tally)
{
    m_sources.requireOpen(source);
    Started started { .run = m_ledger.sequence("runs") + 1, .whole = {}, .digests = {} };
    started.digests.reserve(tally.steps * sizeof(Digest));
    m_ledger.rows().contents().use(&first.texts);
    writeRun(started.run, source, first.record, tally);
    m_ledger.index().addRun(started.run, std::move(first.words));
    std::swap(started.whole, m_ledger.rows().canonical());
    return started;
}

std::vector<StepId> RunStore::writeSteps(Started &started, const PreparedRun &part)
{
    std::vector<StepId> ids;
    const StepId first = m_ledger.sequence("steps") + 1;
    m_ledger.rows().beginQueue();
    m_ledger.rows().beginRun();
    for (std::size_t n = 0; n < part.steps.size(); ++n) {
        ids.push_back(first + static_cast<StepId>(n));
        const Digest digest = writeStep(m_ledger.rows(), ids.back(), started.run, part.steps[n]);
        started.digests += view(digest);
        m_ledger.rows().writeMany();
    }
    m_ledger.rows().endQueue();
    m_ledger.rows().contents().use(nullptr);
    m_ledger.rows().beginRun();
    return ids;
}

void RunStore::end(Started &started)
{
    writeDigests(started.run, started.digests);
    m_ledger.chain().append(kinds::runAdded, started.run, digestOf(started));
}

Digest RunStore::digestOf(Started &started)
{
    StepsTree steps(m_ledger.hasher());
    for (std::string_view left = started.digests; !left.empty(); left.remove_prefix(sizeof(Digest))) {
        Digest digest {};
        std::memcpy(digest.data(), left.data(), sizeof digest);
        steps.add(digest);
    }
    Canonical run = std::exchange(started.whole, {});
    steps.cover(run);
    return m_ledger.hasher()(run.bytes());
}

void RunStore::putTexts(const RunRecord &run)
{
    m_ledger.rows().contents().put(run.task);
    for (const std::optional<std::string> &answer : { run.finalAnswer, run.expectedAnswer })
        if (answer)
            m_ledger.rows().contents().put(*answer);
}

void RunStore::addWords(StepId first, IndexedSteps words) { m_ledger.index().addSteps(first, std::move(words)); }

/// The digests of a damaged run's steps identify the damaged ones.
void RunStore::writeDigests(RunId run, std::string_view digests)
{
    constexpr std::size_t mostBound = 1 << 20;
    const bool isBound = digests.size() <= mostBound;
    SQLite::Statement &query = m_ledger.statements().get(
        isBound ? "INSERT INTO run_digests VALUES (?, ?)" : "INSERT INTO run_digests VALUES (?, zeroblob(?))");
    const InUse use(query);
    query.bind(1, run);
    if (isBound)
        bindBytes(query, 2, digests);
    else
        query.bind(2, static_cast<std::int64_t>(digests.size()));
    query.exec();
    if (!isBound)
        fillDigests(run, digests);
}

/// Bound as a value, those of a long run would be copied twice.
void RunStore::fillDigests(RunId run, std::string_view digests)
{
    sqlite3_blob *opened = nullptr;
    const int failed
        = sqlite3_blob_open(m_ledger.database().getHandle(), "main", "run_digests", "steps", run, 1, &opened);
    const std::unique_ptr<sqlite3_blob, decltype(&sqlite3_blob_close)> blob(opened, &sqlite3_blob_close);
    if (failed != SQLITE_OK
        || sqlite3_blob_write(blob.get(), digests.data(), static_cast<int>(digests.size()), 0) != SQLITE_OK)
        throw SQLite::Exception(m_ledger.database().getHandle());
}

void RunStore::writeRun(RunId id, SourceId source, const RunRecord &run, const StepTally &tally)
{
    m_ledger.rows().insert(tables::runs, m_ledger.next(), id, source, run.indexInSource, run.externalId, run.agentName,
        run.agentKind, run.model, Text { run.task }, optionalText(run.finalAnswer), optionalText(run.expectedAnswer),
        run.state, run.time.startedAt, run.time.endedAt, run.time.seconds, run.time.quality, run.tokens.input,
        run.tokens.output, run.tokens.quality, run.framework, run.frameworkVersion, Text { run.extra }, run.span.line,
        run.span.byteFrom, run.span.byteTo, tally.steps, tally.code, tally.errors, tally.blocked);
    m_ledger.writeNames(tables::runImports, id, run.authorizedImports);
    if (run.parentRun != 0 || run.cost)
        m_ledger.rows().insert(
            tables::runDetails, 0, id, run.parentRun == 0 ? std::nullopt : std::optional(run.parentRun), run.cost);
    m_ledger.rows().canonical().listEnd();
}

} // namespace vitrine::trailfile
