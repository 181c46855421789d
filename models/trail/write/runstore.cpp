// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/write/store.h"

#include <sqlite3.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <utility>

/// How a run and its steps become rows: the part of Store that imports.
namespace vitrine::trailfile {

Recorder::AddedRun Store::addRun(SourceId source, const RunRecord &run, std::span<const StepRecord> steps)
{
    Recorder::AddedRun added = addRun(source, *m_preparer.prepare(run, { steps.begin(), steps.end() }));
    addWords(added.steps.empty() ? 0 : added.steps.front(), m_preparer.takeWords());
    return added;
}

Recorder::AddedRun Store::addRun(SourceId source, PreparedRun &run)
{
    Begun begun = beginRun(source, run, tallyOf(run.steps));
    m_totals.add(begun.run, run.totals, run.record.task);
    Recorder::AddedRun added { begun.run, writeSteps(begun, run) };
    endRun(begun);
    return added;
}

RunId Store::addRun(SourceId source, LongRun &run)
{
    std::unique_ptr<PreparedRun> part = run.next();
    const std::string task = part->record.task;
    Begun begun = beginRun(source, *part, run.tally());
    while (part) {
        const std::vector<StepId> steps = writeSteps(begun, *part);
        addWords(steps.empty() ? 0 : steps.front(), std::move(part->stepWords));
        m_index.write();
        part = run.next();
        if (part)
            m_rows.contents().use(&part->texts);
    }
    m_totals.add(begun.run, run.totals(), task);
    endRun(begun);
    return begun.run;
}

Store::Begun Store::beginRun(SourceId source, PreparedRun &first, const StepTally &tally)
{
    requireOpen(source);
    Begun begun { .run = sequence("runs") + 1, .whole = {}, .digests = {} };
    begun.digests.reserve(tally.steps * sizeof(Digest));
    m_rows.contents().use(&first.texts);
    writeRun(begun.run, source, first.record, tally);
    m_index.addRun(begun.run, std::move(first.words));
    std::swap(begun.whole, m_rows.canonical());
    return begun;
}

std::vector<StepId> Store::writeSteps(Begun &begun, const PreparedRun &part)
{
    std::vector<StepId> ids;
    const StepId first = sequence("steps") + 1;
    m_rows.beginQueue();
    m_rows.beginRun();
    for (std::size_t n = 0; n < part.steps.size(); ++n) {
        ids.push_back(first + static_cast<StepId>(n));
        const Digest digest = writeStep(ids.back(), begun.run, part.steps[n]);
        begun.digests += view(digest);
        m_rows.writeMany();
    }
    m_rows.endQueue();
    m_rows.contents().use(nullptr);
    m_rows.beginRun();
    return ids;
}

void Store::endRun(Begun &begun)
{
    writeDigests(begun.run, begun.digests);
    m_chain.append(kinds::runAdded, begun.run, digestOf(begun));
}

/// Over the run's row and the digests of its steps. Of a long run, all of that at once would be much.
Digest Store::digestOf(Begun &begun)
{
    constexpr std::size_t atOnce = 1 << 20;
    std::string_view left = begun.digests;
    bool isOver = false;
    Canonical piece = std::exchange(begun.whole, {});
    return m_rows.hasher().ofPieces([&, isFirst = true]() mutable -> std::string_view {
        if (!std::exchange(isFirst, false))
            piece.clear();
        for (; !left.empty() && piece.bytes().size() < atOnce; left.remove_prefix(sizeof(Digest))) {
            Digest digest {};
            std::memcpy(digest.data(), left.data(), sizeof digest);
            piece.digest('S', digest);
        }
        if (left.empty() && !std::exchange(isOver, true))
            piece.listEnd();
        return piece.bytes();
    });
}

void Store::putTexts(const RunRecord &run)
{
    m_rows.contents().put(run.task);
    for (const std::optional<std::string> &answer : { run.finalAnswer, run.expectedAnswer })
        if (answer)
            m_rows.contents().put(*answer);
}

void Store::addWords(StepId first, IndexedSteps words) { m_index.addSteps(first, std::move(words)); }

/// By the digests of its steps, a run whose entry does not hold tells which of them it is about.
void Store::writeDigests(RunId run, std::string_view digests)
{
    constexpr std::size_t mostBound = 1 << 20;
    const bool isBound = digests.size() <= mostBound;
    SQLite::Statement &query = m_rows.statements().get(
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
void Store::fillDigests(RunId run, std::string_view digests)
{
    sqlite3_blob *opened = nullptr;
    const int failed = sqlite3_blob_open(m_database.getHandle(), "main", "run_digests", "steps", run, 1, &opened);
    const std::unique_ptr<sqlite3_blob, decltype(&sqlite3_blob_close)> blob(opened, &sqlite3_blob_close);
    if (failed != SQLITE_OK
        || sqlite3_blob_write(blob.get(), digests.data(), static_cast<int>(digests.size()), 0) != SQLITE_OK)
        throw SQLite::Exception(m_database.getHandle());
}

void Store::writeRun(RunId id, SourceId source, const RunRecord &run, const StepTally &tally)
{
    m_rows.insert(tables::runs, m_chain.next(), id, source, run.indexInSource, run.externalId, run.agentName,
        run.agentKind, run.model, Text { run.task }, optionalText(run.finalAnswer), optionalText(run.expectedAnswer),
        run.state, run.time.startedAt, run.time.endedAt, run.time.seconds, run.time.quality, run.tokens.input,
        run.tokens.output, run.tokens.quality, run.framework, run.frameworkVersion, Text { run.extra }, run.span.line,
        run.span.byteFrom, run.span.byteTo, tally.steps, tally.code, tally.errors, tally.blocked);
    writeNames(tables::runImports, id, run.authorizedImports);
    if (run.parentRun != 0 || run.cost)
        m_rows.insert(
            tables::runDetails, 0, id, run.parentRun == 0 ? std::nullopt : std::optional(run.parentRun), run.cost);
    m_rows.canonical().listEnd();
}

void Store::writeNames(const Table &table, std::int64_t owner, const std::vector<std::string> &names)
{
    for (std::size_t n = 0; n < names.size(); ++n)
        m_rows.insert(table, 0, owner, n + 1, names[n]);
    m_rows.canonical().listEnd();
}

Digest Store::writeStep(StepId id, RunId run, const StepRecord &step)
{
    const Prompt prompt = m_rows.putPrompt(step.prompt);
    m_rows.insert(tables::steps, 0, id, run, step.ordinal, step.externalNumber, step.kind, Text { step.thought },
        Text { step.rawModelOutput }, prompt, step.isFinalAnswer, step.time.startedAt, step.time.endedAt,
        step.time.seconds, step.time.quality, step.tokens.input, step.tokens.output, step.tokens.quality,
        Text { step.extra }, step.span.line, step.span.byteFrom, step.span.byteTo);
    writeStepCode(id, step);
    writeStepOutcome(id, step);
    return m_rows.takeDigest();
}

void Store::writeStepCode(StepId id, const StepRecord &step)
{
    std::int64_t n = 0;
    for (const CodeRecord &code : step.code)
        m_rows.insert(tables::stepCode, 0, id, ++n, code.language, Text { code.text }, code.origin);
    m_rows.canonical().listEnd();
}

void Store::writeStepOutcome(StepId id, const StepRecord &step)
{
    std::int64_t n = 0;
    for (const RecordedToolCall &call : step.toolCalls)
        m_rows.insert(tables::stepToolCalls, 0, id, ++n, call.callId, call.name, Text { call.arguments },
            optionalText(call.result), optionalText(call.error), call.seconds, call.innerOfCode);
    m_rows.canonical().listEnd();
    n = 0;
    for (const OutputRecord &output : step.outputs)
        m_rows.insert(tables::stepOutputs, 0, id, ++n, output.stream, Text { output.text }, output.isTruncated);
    m_rows.canonical().listEnd();
    if (const auto &error = step.error)
        m_rows.insert(tables::stepErrors, 0, id, error->layer, error->type, Text { error->message },
            Text { error->traceback }, Text { error->codeLine }, error->causeType);
    m_rows.canonical().listEnd();
}

} // namespace vitrine::trailfile
