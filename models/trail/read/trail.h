// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "models/trail/chain/proofsubject.h"
#include "models/trail/chain/verification.h"
#include "models/trail/read/rowlist.h"
#include "models/trail/read/search.h"
#include "models/trail/record/records.h"
#include "models/trail/record/sqltable.h"
#include "models/trail/record/statistics.h"
#include "models/trail/record/summaries.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace vitrine {

/// Reads a trail over its own read-only connection. One thread at a time; open one per thread. Reading never blocks
/// writing and never changes what is recorded. `open` moves what a killed writer has left in the journal (journal.h)
/// into the file. SQLite may leave its `-wal` and `-shm` beside the file until a recorder closes.
/// Executions of a program that was killed stay Running until the trail is next opened for writing.
class Trail final {
public:
    static Result<std::unique_ptr<Trail>> open(const std::filesystem::path &file);
    ~Trail();

    /// The sources after the given one; by default all.
    Result<std::vector<SourceSummary>> sources(SourceId after = 0) const;
    Result<std::string> fileOfSource(SourceId source) const;
    /// Runs in the order of import, `limit` of them after the first `offset`.
    Result<std::vector<RunSummary>> runs(std::uint64_t offset, std::uint64_t limit) const;
    /// The same by key: the runs after a given run. Equally fast at any position.
    Result<std::vector<RunSummary>> runsAfter(RunId after, std::uint64_t limit) const;
    Result<std::uint64_t> runCount() const;
    Result<RunSummary> run(RunId run) const;
    Result<std::vector<StepSummary>> steps(RunId run) const;
    Result<StepSummary> stepSummary(StepId step) const;
    Result<StepRecord> step(StepId step, StepParts parts = StepParts::All) const;
    /// Executions of a step (including edited ones), newest first; those of a session, in order.
    Result<std::vector<Execution>> executionsOfStep(StepId step) const;
    Result<std::vector<Execution>> executionsOfSession(SessionId session) const;
    Result<std::vector<SessionId>> sessionsOfRun(RunId run) const; ///< newest first
    Result<std::vector<SessionId>> sessionsWithoutRun() const; ///< in order
    Result<SessionRecord> session(SessionId session) const;
    /// Statistics of `runs` only, or of all runs without it.
    Result<Statistics> statistics(StatisticsBy by, const std::optional<std::vector<RunId>> &runs = {}) const;
    Result<std::string> policy(std::string_view hash) const; ///< canonical JSON
    Result<std::optional<SourceId>> findSource(std::string_view sha256) const; ///< completed import of these bytes
    Result<std::vector<ReviewRecord>> reviewsOfStep(StepId step) const; ///< newest first
    /// Notes and marks that no later one replaces, oldest first.
    Result<std::vector<NoteSummary>> notes(NoteSubject about, std::int64_t subject) const;
    Result<std::vector<TrailEvent>> trailEvents() const; ///< actions taken with the program, oldest first
    /// The matches of a filter in the order of import, up to `limit` per call. The first page starts at {}. Lines of
    /// texts are shown in the form that `shown` gives them, if there is one.
    Result<SearchPage> search(const Filter &filter, const SearchPosition &after, std::size_t limit,
        const StopCall &stop = {}, const TextCall &shown = {}) const;
    Result<std::uint64_t> count(const Filter &filter, const StopCall &stop = {}) const;
    /// The number of steps that match, without executions that do not repeat a step.
    Result<std::uint64_t> stepCount(const Filter &filter, const StopCall &stop = {}) const;
    /// The runs with a step that matches the filter, in order.
    Result<std::vector<RunId>> runsWith(const Filter &filter, const StopCall &stop = {}) const;
    /// Sets a policy's verdicts on steps. From now on, `policy.verdict("name")` uses them instead of recorded reviews.
    /// Stored in this object, not in the file.
    Result<void> judge(std::string_view policy, std::span<const StepVerdict> verdicts) const;
    Result<SearchPlan> explain(const Filter &filter) const;
    /// The rows of a list, as ids in the order of the list, and the total numbers of runs and steps.
    Result<std::vector<RunId>> listRuns(const RunList &list, const StopCall &stop = {}) const;
    Result<std::vector<StepId>> listSteps(const StepList &list, const StopCall &stop = {}) const;
    /// All runs with their group.
    Result<GroupedRuns> groupRuns(RunGroupBy by, const StopCall &stop = {}) const;
    /// The worst verdict of the newest executions of a run's steps; nothing if none was compared.
    Result<std::optional<ReplayVerdict>> worstReplay(RunId run) const;
    /// The values of fields of runs, see `isRunField`: one row for each run that exists, in the order of import.
    Result<std::vector<std::pair<RunId, std::vector<FieldValue>>>> runFields(
        std::span<const RunId> runs, std::span<const std::string> fields) const;
    /// The calls between runs, in the order of the called runs.
    Result<std::vector<RunCall>> listCalls() const;
    /// The runs of sub-agents that calls in a run have started, in order.
    Result<std::vector<StartedRun>> startedRuns(RunId run) const;
    Result<RowTotals> rowTotals() const;
    /// The number of entries in its own chain and in those of merged trails, as claimed by the file.
    Result<std::uint64_t> entryCount() const;
    /// Steps whose recording has an error, after a position, which advances. Steps of live runs come in the order in
    /// which they ended.
    Result<std::vector<ErrorLine>> errorsAfter(RecordingPosition &after, std::size_t limit) const;
    /// Steps that repeat code, of the next `runs` runs with such steps after a position, which advances. Empty at the
    /// end. A live run is returned again, with all of its steps, when it has continued.
    Result<std::vector<RepeatLine>> repeatsAfter(RecordingPosition &after, std::size_t runs) const;
    /// The outcomes of step executions, in the order in which they ended, after a position, which advances.
    Result<std::vector<ReplayLine>> replaysAfter(ReplayPosition &after, std::size_t limit) const;
    /// The position after everything that has ended so far.
    Result<ReplayPosition> replaysSoFar() const;
    /// Steps in the order in which they were added, after a position, which advances.
    Result<std::vector<StepLine>> stepsAfter(StepPosition &after, std::size_t limit) const;
    /// The newest seal, as claimed by the file: only `verify` checks it.
    Result<SealState> claimedSeal() const;
    /// Runs one read-only SQL statement. Fails on anything else (NoPermission, BadValue) and beyond the limits
    /// (TooLarge).
    Result<SqlSummary> sql(std::string_view statement, const SqlLimits &limits, const SqlReceiver &receiver,
        const StopCall &stop = {}) const;
    Result<std::vector<SqlView>> sqlViews() const;
    /// Changes whenever another connection has committed. Used to follow a trail that is being written.
    Result<std::uint64_t> revision() const;
    /// Hash of the newest entry. Two trails with the same head have recorded the same.
    Result<std::string> head() const;

    /// Verifies the whole chain. `progress(done, total)` may return false to cancel.
    Result<Verification> verify(const std::function<bool(std::uint64_t, std::uint64_t)> &progress = {},
        const VerifyOptions &options = {}) const;
    /// Continues a verification to the current end: checks only the entries that were added since, in time proportional
    /// to their number. Verifies the whole chain where that is not enough, such as after a seal. Unlike `verify`, it
    /// does not detect later changes to entries that were already verified.
    Result<Verification> verifyGrowth(
        const Verification &before, const std::function<bool(std::uint64_t, std::uint64_t)> &progress = {}) const;
    /// A proof, as JSON, that this step (or execution) is in the trail. `verifyProof` checks it without the trail. It
    /// contains the step's own fields and texts, the fields of its run, and only hashes of everything else.
    Result<std::string> proveStep(StepId step) const;
    Result<std::string> proveExecution(ExecutionId execution) const;
    /// Many proofs at once, in the order of the subjects: much faster than one by one.
    Result<std::vector<std::string>> prove(std::span<const ProofSubject> subjects) const;
    /// Proofs for tools that read transparency logs, as JSON: that an entry is among the first `size` ones (0: those of
    /// the newest seal, else all), and that the first `from` entries are the beginning of the first `to` ones.
    Result<std::string> proveEntry(std::uint64_t entry, std::uint64_t size = 0) const;
    Result<std::string> proveGrowth(std::uint64_t from, std::uint64_t to) const;
    /// Writes the tree of the newest seal as tiles into a folder. Returns the number of files.
    Result<std::uint64_t> writeTiles(const std::filesystem::path &folder) const;
    /// The newest seal as a checkpoint. Fails (NotFound) if the trail has none.
    Result<Checkpoint> newestSeal() const;
    std::string uid() const; ///< identity of the trail, random

    const std::filesystem::path &file() const;

private:
    struct Private;
    explicit Trail(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace vitrine
