// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/executor.h"
#include "models/replay/comparison.h"
#include "models/replay/divergence.h"
#include "models/replay/policytrace.h"
#include "models/replay/sessionpast.h"
#include "models/replay/stepcanceller.h"
#include "models/trail/write/recorder.h"

#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A recorded step and its place in the trail (0 when the log was not stored).
struct ReplayStep {
    StepId id = 0;
    StepRecord record;
};

/// The code of a step that can be replayed: its Python blocks, with a blank line between them, as the framework joins
/// them. Empty when it has none.
std::string replayCode(const StepRecord &record);

/// The run to replay, and the conditions. `planReplay` fills it from a log or a trail.
struct ReplayRequest {
    RunId run = 0; ///< 0 when nothing is recorded
    std::vector<ReplayStep> steps; ///< all steps of the run, in order
    Policy policy;
    PolicyTrace reported = {}; ///< of the policy that the run was made under
    ToolStubs tools;
    std::map<std::string, std::string> variables; ///< that the session starts with: name to JSON value
    Determinism determinism = {};
    std::optional<double> recordedAt = {}; ///< when the run began, Unix seconds
    FactsOf factsOf; ///< may be empty: then every step behind the first difference is not comparable
    NoiseRules noise = {};
    EnvironmentRecord environment = {}; ///< as recorded in the log
};

/// A step that has been run again.
struct ReplayedStep {
    StepId step = 0;
    std::uint64_t ordinal = 0; ///< of the recorded step in its run
    ExecutionId execution = 0; ///< 0 when nothing is recorded
    StepResult result;
    Comparison comparison; ///< verdict None for code that has no record
};

/// Notified while steps run, on the thread that runs them. Must be quick and must not call the replayer.
struct ReplayObserver {
    std::function<void(const ReplayStep &step)> started;
    std::function<void(const ReplayStep &step, std::string_view text)> printed;
    std::function<void(const ReplayedStep &step)> finished;
    /// Once, before the first: these will run, in this order.
    std::function<void(const std::vector<const ReplayStep *> &steps)> planned = {};
};

/// Runs the Python steps of a recorded run again, in order, in one fresh session of an executor, and says how each
/// compares with its record. With a recorder, every execution is written before it runs and after it has ended.
/// One job, on one thread, which it blocks. `stop` cancels it from any thread and at any moment, for good.
class RunReplayer final {
public:
    /// `past` is of this executor, and outlives the job: what an earlier job has left behind need not run again.
    explicit RunReplayer(
        Executor &executor, Recorder *recorder = nullptr, SessionPast *past = nullptr, std::stop_token stop = {});

    /// The whole run. What was cancelled ends with a step of that status, or with the step before.
    /// Fails when no session can begin or the trail cannot be written.
    Result<std::vector<ReplayedStep>> replay(const ReplayRequest &request, const ReplayObserver &observer = {});

    /// Runs `code` in place of the step with this ordinal, after the steps before it: on the original state. Steps that
    /// the session has already run are not repeated; the others run, and are reported. If `code` is not the recorded
    /// code, the execution is recorded as edited, linked to that step.
    Result<std::vector<ReplayedStep>> runStep(const ReplayRequest &request, std::uint64_t ordinal,
        std::string_view code, const ReplayObserver &observer = {});

    /// The same, and then all steps behind it.
    Result<std::vector<ReplayedStep>> runFrom(const ReplayRequest &request, std::uint64_t ordinal,
        std::string_view code, const ReplayObserver &observer = {});

    /// Runs all steps up to the one with this ordinal again, each compared with its record, and `code` in that one's
    /// place.
    Result<std::vector<ReplayedStep>> runTo(const ReplayRequest &request, std::uint64_t ordinal, std::string_view code,
        const ReplayObserver &observer = {});

    /// Has the session as it was after the step with this ordinal. Gives the steps that had to run for that.
    Result<std::vector<ReplayedStep>> goBack(
        const ReplayRequest &request, std::uint64_t ordinal, const ReplayObserver &observer = {});

    /// The request's steps as they are, without comparing: code that no log recorded.
    Result<std::vector<ReplayedStep>> runScratch(const ReplayRequest &request, const ReplayObserver &observer = {});

    bool isCancelled() const noexcept { return m_canceller.isCancelled(); }

private:
    struct Session;
    struct Task;

    struct Plan;

    static Result<Plan> plan(const ReplayRequest &request, std::uint64_t ordinal, std::string_view code);
    Result<void> recordPackages(const Policy &policy);
    Result<SessionId> recordSession(const ReplayRequest &request, SessionKind kind);
    Result<std::vector<ReplayedStep>> run(
        const ReplayRequest &request, SessionKind kind, const Plan &plan, const ReplayObserver &observer);
    static void reportPlan(const ReplayObserver &observer, const Plan &plan, std::size_t first);
    Result<std::size_t> begin(Session &session, const Plan &plan);
    Result<ReplayedStep> runOne(Session &session, const Task &task, std::uint64_t number);
    Result<ExecutionId> recordBegin(Session &session, const Task &task);
    Result<void> recordEnd(const ReplayedStep &step);

    Executor &m_executor;
    Recorder *m_recorder;
    SessionPast *m_past;
    StepCanceller m_canceller;
};

} // namespace vitrine
