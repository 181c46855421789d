// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/store.h"

#include <algorithm>
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
    requireOpen(source);
    Recorder::AddedRun added;
    added.run = sequence("runs") + 1;
    const StepId first = sequence("steps") + 1;
    m_rows.contents().use(&run.texts);
    writeRun(added.run, source, run.record, run.steps);
    m_index.addRun(added.run, std::move(run.words));
    m_totals.add(added.run, run.totals, run.record.task);
    m_rows.beginQueue();
    Canonical whole;
    std::swap(whole, m_rows.canonical());
    m_rows.beginRun();
    std::string digests;
    for (std::size_t n = 0; n < run.steps.size(); ++n) {
        added.steps.push_back(first + static_cast<StepId>(n));
        const Digest digest = writeStep(added.steps.back(), added.run, run.steps[n]);
        whole.digest('S', digest);
        digests += view(digest);
        m_rows.writeMany();
    }
    m_rows.endQueue();
    m_rows.contents().use(nullptr);
    writeDigests(added.run, digests);
    m_rows.beginRun();
    whole.listEnd();
    std::swap(whole, m_rows.canonical());
    enter(kinds::runAdded, added.run);
    return added;
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
    SQLite::Statement &query = m_rows.statements().get("INSERT INTO run_digests VALUES (?, ?)");
    const InUse use(query);
    query.bind(1, run);
    bindBytes(query, 2, digests);
    query.exec();
}

void Store::writeRun(RunId id, SourceId source, const RunRecord &run, std::span<const StepRecord> steps)
{
    const StepCounts counts = countsOf(steps);
    m_rows.insert(tables::runs, m_chain.next(), id, source, run.indexInSource, run.externalId, run.agentName,
        run.agentKind, run.model, Text { run.task }, optionalText(run.finalAnswer), optionalText(run.expectedAnswer),
        run.state, run.time.startedAt, run.time.endedAt, run.time.seconds, run.time.quality, run.tokens.input,
        run.tokens.output, run.tokens.quality, run.framework, run.frameworkVersion, Text { run.extra }, run.span.line,
        run.span.byteFrom, run.span.byteTo, steps.size(), counts.code, counts.errors, counts.blocked);
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
