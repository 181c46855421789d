// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "models/trail/chain/checkpoint.h"
#include "models/trail/chain/signature.h"
#include "models/trail/record/missingfolder.h"
#include "models/trail/record/records.h"
#include "models/trail/write/reports.h"

#include <filesystem>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace vitrine {

class StepSource;

/// Writes a trail: one connection on one thread of its own, so that readers are never blocked and there is no other
/// writer in the process. All functions may be called from any thread but the GUI's: each waits until its rows are
/// committed. Rows of calls that returned without error survive any end of the program; all but those of `addSource`
/// and `addRun` survive a power cut as well (those do from the source's end on: a sync per run would make imports wait
/// for the disk). Opening marks executions as interrupted whose program has ended; those of another program that still
/// writes the same trail continue.
class Recorder final {
public:
    /// Opens or creates. Fails on: not SQLite, not a trail, newer schema, read-only, no permission, damaged. While
    /// recorders live, there is a file `<trail>-writers` beside the trail.
    static Result<std::unique_ptr<Recorder>> open(const std::filesystem::path &file);
    ~Recorder();
    Recorder(const Recorder &) = delete;
    Recorder &operator=(const Recorder &) = delete;

    Result<SourceId> addSource(const SourceRecord &source);
    /// Starts a source that is imported as a whole: nothing of it is visible or final before `completeSource`.
    /// Discarding it, or the end of the program, leaves the trail as it was, row for row. This ends when another writer
    /// has something to write: then the present rows are committed, and the rest follows as with `addSource`. Remains
    /// of an import of `replaced` sources are removed along with it, if possible.
    Result<SourceId> addWholeSource(const SourceRecord &source, std::span<const SourceId> replaced = {});

    /// One run with all its steps, in one transaction. Steps come back in the order given.
    using AddedRun = vitrine::AddedRun;
    Result<AddedRun> addRun(SourceId source, const RunRecord &run, std::span<const StepRecord> steps);

    /// Adds many runs of a source without waiting for each: they are prepared on the caller's thread and written, many
    /// in one transaction, while the caller reads on. One thread at a time; ends before its recorder does.
    class Bulk final {
    public:
        ~Bulk(); ///< waits for what is being written; what was not sent yet is dropped
        Bulk(Bulk &&) noexcept;
        /// Waits only when much is on its way already. An error may be one of a run that was added before.
        Result<void> add(const RunRecord &run, std::span<const StepRecord> steps);
        /// A run that is too long to be held in memory, in one transaction of its own, for which this waits. What is
        /// recorded meanwhile waits as well.
        Result<void> add(const RunRecord &run, StepSource &steps);
        /// Waits until all are committed, or written, where their source is held back; gives the ids of those since the
        /// last commit, in the order of adding.
        Result<std::vector<RunId>> commit();

    private:
        friend class Recorder;
        class Private;
        explicit Bulk(std::unique_ptr<Private> content);
        std::unique_ptr<Private> d;
    };
    Bulk addRuns(SourceId source);

    using StartedStep = vitrine::StartedStep;
    /// Appends a step to a run, behind those it has, and begins its execution: both are on record before the code runs.
    /// The end of that execution is the end of the step, whose outputs, tool calls and error it brings. `execution` has
    /// no step yet, and its place in the run is found here. Each step is an entry of its own; the run's stays as it is.
    Result<StartedStep> beginStep(RunId run, const ExecutionBegin &execution);

    /// Takes a source and all its runs back out: only allowed until `completeSource`, for a cancelled import, and only
    /// while none of its runs was replayed. The chain keeps that they were there, if they were committed.
    Result<void> discardSource(SourceId source);
    /// The import is over; `report` is its JSON. From now on the source's rows are for good.
    Result<void> completeSource(SourceId source, std::string_view report);

    /// The policy's canonical JSON, stored once; gives its hash.
    Result<std::string> addPolicy(std::string_view canonicalJson);
    Result<SessionId> beginSession(const SessionRecord &session);
    Result<ExecutionId> beginExecution(const ExecutionBegin &execution);
    /// Adds the result of a review. If the source is incomplete, it can no longer be discarded.
    Result<std::int64_t> addReview(const ReviewRecord &review);
    Result<void> addReviews(std::span<const ReviewRecord> reviews);
    Result<std::int64_t> addNote(const NoteRecord &note);
    Result<std::int64_t> addTrailEvent(const TrailEvent &event);
    /// Signs all that is recorded so far; the checkpoint that comes back is to be kept elsewhere.
    Result<Checkpoint> seal(const SealingKey &key);
    /// Removes texts permanently, wherever they occur; the chain, seals and proofs still verify, and the redaction is
    /// an entry of its own. Rewrites the file, so that nothing stays behind in it; requires that no other process uses
    /// it.
    Result<RedactionReport> redact(const Redaction &redaction);
    /// Deletes runs permanently, with all that belongs to them; the chain, seals and proofs of everything else still
    /// verify, and an entry says what was deleted (record/deletion.h). Afterwards the trail is as before, or the runs
    /// are gone, even where the program ends in between. Fails for a damaged trail (Corrupt) and while another program
    /// has it open for writing (Locked). Rewrites the file.
    Result<PruneReport> prune(const Pruning &pruning);
    /// Rebuilds everything derived from the entries: indexes of words, sums of runs, SQLite's indexes (`checkIndexes`).
    Result<void> reindex();
    /// Takes another trail in whole, as it is at this moment, as a part of this one: its chain, seals and proofs stay
    /// verifiable, and an entry of this chain says with which head it came. Fails when it does not hold (Corrupt), or
    /// is here already in another state (BadValue).
    Result<MergeReport> merge(const std::filesystem::path &from);
    Result<void> endExecution(ExecutionId execution, const ExecutionEnd &end);

    const std::filesystem::path &file() const;

private:
    class Thread;
    explicit Recorder(std::unique_ptr<Thread> thread);
    std::unique_ptr<Thread> m_thread;
};

} // namespace vitrine
