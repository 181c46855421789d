// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "models/trail/chain/checkpoint.h"
#include "models/trail/chain/signature.h"
#include "models/trail/record/missingfolder.h"
#include "models/trail/record/records.h"
#include "models/trail/write/reports.h"

#include <chrono>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

class StepSource;

/// Writes a trail over one connection on its own thread, so that readers are never blocked and the process has no other
/// writer. All functions may be called from any thread but the GUI's, because each waits until its rows are committed.
/// Rows of calls that returned without error survive any end of the program. They also survive a power cut, except for
/// those of `addSource` and `addRun`, which do so once the source is complete: a sync per run would make imports wait
/// for the disk; and those of executions in a session of kind Replay, which do so once the next session starts. Opening
/// marks executions whose program has ended as interrupted; those of another program that still writes the same trail
/// continue.
class Recorder final {
public:
    /// Opens or creates a trail. Fails if the file is not SQLite, not a trail, of a newer schema, read-only, not
    /// permitted, or damaged. While recorders exist, there is a file `<trail>-writers` beside the trail.
    /// `patience`: how long each access waits for other programs that lock the file.
    static Result<std::unique_ptr<Recorder>> open(
        const std::filesystem::path &file, std::chrono::milliseconds patience = std::chrono::seconds(10));
    ~Recorder();
    Recorder(const Recorder &) = delete;
    Recorder &operator=(const Recorder &) = delete;

    Result<SourceId> addSource(const SourceRecord &source);
    /// Starts a source that is imported as a whole: nothing of it is visible or final before `completeSource`.
    /// Discarding it, or the end of the program, leaves the trail unchanged. If another writer needs to write, the rows
    /// so far are committed, and the rest follows as with `addSource`. Remains of imports of the `replaced` sources are
    /// removed with it, if possible.
    Result<SourceId> addWholeSource(const SourceRecord &source, std::span<const SourceId> replaced = {});

    /// Adds one run with all its steps in one transaction. The steps are returned in the given order.
    using AddedRun = vitrine::AddedRun;
    Result<AddedRun> addRun(SourceId source, const RunRecord &run, std::span<const StepRecord> steps);

    /// Adds many runs of a source without waiting for each: they are prepared on the caller's thread and written, many
    /// in one transaction, while the caller continues to read. One thread at a time. Must be destroyed before its
    /// recorder.
    class Bulk final {
    public:
        ~Bulk(); ///< waits for runs that are being written; drops those not sent yet
        Bulk(Bulk &&) noexcept;
        /// Waits only if much is being written already. An error may concern a run that was added before.
        Result<void> add(const RunRecord &run, std::span<const StepRecord> steps);
        /// Adds a run that is too long to be held in memory, in its own transaction. Waits until it is committed; other
        /// recordings wait meanwhile.
        Result<void> add(const RunRecord &run, StepSource &steps);
        /// Waits until all runs are committed, or written if their source is held back. Returns the ids of the runs
        /// since the last commit, in the order of adding.
        Result<std::vector<RunId>> commit();

    private:
        friend class Recorder;
        class Private;
        explicit Bulk(std::unique_ptr<Private> content);
        std::unique_ptr<Private> d;
    };
    Bulk addRuns(SourceId source);

    /// A source with all its runs.
    struct CompleteSource {
        struct Run {
            RunRecord record;
            std::vector<StepRecord> steps;
        };
        SourceRecord record;
        std::vector<SourceId> replaced; ///< interrupted imports whose remains are removed with it, if possible
        std::vector<Run> runs;
        std::string report; ///< of its import, as JSON
        std::vector<SourceId> earlier = {}; ///< complete imports that it replaces, as `replaceSource` does
        bool mustReplace = false; ///< fail (BadValue) if one of these has to stay
    };
    struct AddedSource {
        SourceId source = 0;
        std::vector<RunId> runs; ///< in order
        std::vector<SourceId> replaced = {}; ///< those of `earlier` that were replaced
    };
    /// A source that is being written. Must be destroyed before its recorder.
    class Addition final {
    public:
        ~Addition(); ///< waits until it is written
        Addition(Addition &&) noexcept;
        Addition &operator=(Addition &&) noexcept;
        /// Waits until it is committed. If it failed, nothing of it is in the trail. Call it once.
        Result<AddedSource> wait();

    private:
        friend class Recorder;
        class Private;
        explicit Addition(std::unique_ptr<Private> content);
        std::unique_ptr<Private> d;
    };
    /// Adds a complete source without waiting: it is prepared on the caller's thread and written, together with the
    /// previous ones in one transaction, while the caller reads the next one. For sources that fit into memory.
    Addition addCompleteSource(CompleteSource source);

    using StartedStep = vitrine::StartedStep;
    /// Appends a step to a run and starts its execution: both are recorded before the code runs. The end of that
    /// execution also ends the step and supplies its outputs, tool calls and error. `execution` has no step yet; its
    /// ordinal is determined here. Each step has an entry of its own; the run's entry is unchanged.
    Result<StartedStep> beginStep(RunId run, const ExecutionBegin &execution);
    /// Appends a step that another program has run, and reported after its end, together with its execution. Code, tool
    /// calls, outputs and the error are those of `report`; its position and times are determined here.
    Result<StartedStep> addReportedStep(
        RunId run, const ExecutionBegin &execution, const ExecutionEnd &end, const StepRecord &report);

    /// Removes a source and all its runs again. Only allowed before `completeSource`, for a canceled import, and only
    /// if none of its runs was replayed. If they were committed, the chain still records that they existed.
    Result<void> discardSource(SourceId source);
    /// Deletes the runs of `earlier`, a complete import, because the source `by` has all of their content, which is not
    /// checked here: the log has grown. Call it before `completeSource(by)`. An event records the deletion, as with
    /// `prune`. Returns false, and deletes nothing, if a run of `earlier` was replayed, has notes, or is damaged.
    Result<bool> replaceSource(SourceId earlier, SourceId by);
    /// Completes an import; `report` is its report as JSON. From now on the source's rows are final.
    Result<void> completeSource(SourceId source, std::string_view report);

    /// Stores a policy's canonical JSON, once. Returns its hash.
    Result<std::string> addPolicy(std::string_view canonicalJson);
    Result<SessionId> beginSession(const SessionRecord &session);
    Result<ExecutionId> beginExecution(const ExecutionBegin &execution);
    /// Adds the result of a review. If the source is incomplete, it can no longer be discarded.
    Result<std::int64_t> addReview(const ReviewRecord &review);
    Result<void> addReviews(std::span<const ReviewRecord> reviews);
    Result<std::int64_t> addNote(const NoteRecord &note);
    Result<std::int64_t> addTrailEvent(const TrailEvent &event);
    /// Signs everything recorded so far. Store the returned checkpoint outside of the trail.
    Result<Checkpoint> seal(const SealingKey &key);
    /// Removes texts permanently, wherever they occur. The chain, seals and proofs still verify, and the redaction has
    /// an entry of its own. Rewrites the file, so that no trace of the texts remains; requires that no other process
    /// uses it.
    Result<RedactionReport> redact(const Redaction &redaction);
    /// Deletes runs permanently, with everything that belongs to them. The chain, seals and proofs of everything else
    /// still verify, and an entry records what was deleted (record/deletion.h). Either all runs are deleted or the
    /// trail is unchanged, even if the program ends in between. Fails for a damaged trail (Corrupt) and while another
    /// program has it open for writing (Locked). Rewrites the file.
    Result<PruneReport> prune(const Pruning &pruning);
    /// Rebuilds everything derived from the entries: indexes of words, sums of runs, SQLite's indexes (`checkIndexes`).
    Result<void> reindex();
    /// Merges another trail in its current state as a part of this one. Its chain, seals and proofs stay verifiable,
    /// and an entry of this chain records its head. Fails if it does not verify (Corrupt), or was already merged in
    /// another state (BadValue).
    Result<MergeReport> merge(const std::filesystem::path &from);
    Result<void> endExecution(ExecutionId execution, const ExecutionEnd &end);

    const std::filesystem::path &file() const;

private:
    class Thread;
    explicit Recorder(std::unique_ptr<Thread> thread);
    std::unique_ptr<Thread> m_thread;
};

} // namespace vitrine
