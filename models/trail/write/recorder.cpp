// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/write/recorder.h"

#include "models/trail/write/addition.h"
#include "models/trail/write/bulk.h"
#include "models/trail/write/recorderthread.h"

namespace vitrine {

Recorder::Recorder(std::unique_ptr<Thread> thread)
    : m_thread(std::move(thread))
{
}

Recorder::~Recorder() = default;

Result<std::unique_ptr<Recorder>> Recorder::open(const std::filesystem::path &file, std::chrono::milliseconds patience)
{
    return trailfile::guarded(
        file, [&] { return std::unique_ptr<Recorder>(new Recorder(std::make_unique<Thread>(file, patience))); });
}

Result<SourceId> Recorder::addSource(const SourceRecord &source)
{
    return m_thread->call([&](Store &store) { return store.sources().add(source); }, Store::Durability::Program);
}

Result<SourceId> Recorder::addWholeSource(const SourceRecord &source, std::span<const SourceId> replaced)
{
    return m_thread->beginHold([&](Store &store) { return store.sources().add(source, replaced); });
}

Result<Recorder::AddedRun> Recorder::addRun(SourceId source, const RunRecord &run, std::span<const StepRecord> steps)
{
    return m_thread->call(
        [&](Store &store) { return store.runs().add(source, run, steps); }, Store::Durability::Program);
}

Recorder::Bulk Recorder::addRuns(SourceId source) { return Bulk(std::make_unique<Bulk::Private>(*m_thread, source)); }

Recorder::Addition Recorder::addCompleteSource(CompleteSource source)
{
    return Addition(std::make_unique<Addition::Private>(*m_thread, std::move(source)));
}

Result<Recorder::StartedStep> Recorder::beginStep(RunId run, const ExecutionBegin &execution)
{
    return m_thread->call([&](Store &store) { return store.live().beginStep(run, execution); });
}

Result<Recorder::StartedStep> Recorder::addReportedStep(
    RunId run, const ExecutionBegin &execution, const ExecutionEnd &end, const StepRecord &report)
{
    return m_thread->call([&](Store &store) { return store.live().addReportedStep(run, execution, end, report); });
}

Result<void> Recorder::discardSource(SourceId source)
{
    return m_thread->callFor(source, Thread::Hold::Discards, [&](Store &store) { store.sources().discard(source); });
}

Result<bool> Recorder::replaceSource(SourceId earlier, SourceId by)
{
    bool isReplaced = false;
    return m_thread->callFor(
                       by, Thread::Hold::Continues, [&](Store &store) { isReplaced = store.replace(earlier, by); })
        .transform([&] { return isReplaced; });
}

Result<void> Recorder::completeSource(SourceId source, std::string_view report)
{
    return m_thread->callFor(
        source, Thread::Hold::Completes, [&](Store &store) { store.sources().complete(source, report); });
}

Result<std::string> Recorder::addPolicy(std::string_view canonicalJson)
{
    return m_thread->call([&](Store &store) { return store.policies().add(canonicalJson); });
}

Result<SessionId> Recorder::beginSession(const SessionRecord &session)
{
    auto started = m_thread->call([&](Store &store) { return store.executions().beginSession(session); });
    if (started && session.kind == SessionKind::Replay)
        m_thread->replays().add(*started);
    return started;
}

Result<ExecutionId> Recorder::beginExecution(const ExecutionBegin &execution)
{
    const bool isReplay = m_thread->replays().contains(execution.session);
    auto started = m_thread->call([&](Store &store) { return store.executions().begin(execution); },
        isReplay ? Store::Durability::Program : Store::Durability::Power);
    if (started && isReplay)
        m_thread->replays().addExecution(*started);
    return started;
}

Result<void> Recorder::endExecution(ExecutionId execution, const ExecutionEnd &end)
{
    const bool isReplay = m_thread->replays().takeExecution(execution);
    return m_thread->call([&](Store &store) { store.live().endExecution(execution, end); },
        isReplay ? Store::Durability::Program : Store::Durability::Power);
}

Result<std::int64_t> Recorder::addReview(const ReviewRecord &review)
{
    return m_thread->call([&](Store &store) { return store.notes().addReview(review); });
}

Result<void> Recorder::addReviews(std::span<const ReviewRecord> reviews)
{
    return m_thread->call([&](Store &store) {
        for (const ReviewRecord &review : reviews)
            store.notes().addReview(review);
    });
}

Result<std::int64_t> Recorder::addNote(const NoteRecord &note)
{
    return m_thread->call([&](Store &store) { return store.notes().addNote(note); });
}

Result<std::int64_t> Recorder::addTrailEvent(const TrailEvent &event)
{
    return m_thread->call([&](Store &store) { return store.notes().addTrailEvent(event); });
}

Result<Checkpoint> Recorder::seal(const SealingKey &key)
{
    return m_thread->call([&](Store &store) { return store.seals().seal(key); });
}

Result<void> Recorder::reindex()
{
    return m_thread->call([](Store &store) { store.reindex(); });
}

Result<MergeReport> Recorder::merge(const std::filesystem::path &from)
{
    return m_thread->call([&](Store &store) { return store.parts().merge(from); });
}

Result<RedactionReport> Recorder::redact(const Redaction &redaction)
{
    auto report = m_thread->call([&](Store &store) { return store.redactions().redact(redaction); });
    if (!report || report->texts == 0)
        return report;
    if (const auto wiped = m_thread->alone([](Store &store) { store.redactions().wipe(); }); !wiped)
        return std::unexpected(wiped.error());
    return report;
}

Result<PruneReport> Recorder::prune(const Pruning &pruning)
{
    PruneReport report;
    return m_thread->alone([&](Store &store) { report = store.prune(pruning); }).transform([&] { return report; });
}

const std::filesystem::path &Recorder::file() const { return m_thread->file(); }

} // namespace vitrine
