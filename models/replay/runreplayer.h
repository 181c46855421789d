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

/// A recorded step and its id in the trail (0 if the log was not stored).
struct ReplayStep {
    StepId id = 0;
    StepRecord record;
};

/// The code of a step that can be replayed: its Python blocks, separated by a blank line as the framework joins them.
/// Empty if it has none.
std::string replayCode(const StepRecord &record);

/// The Python code of a step that policies judge: the code that ran, or the code of a call that was denied before it
/// ran, of which a log may have nothing but its arguments.
std::string judgedCode(const StepRecord &record);

/// The run to replay, and the conditions. `planReplay` fills it from a log or a trail.
struct ReplayRequest {
    RunId run = 0; ///< 0 if nothing is recorded
    std::vector<ReplayStep> steps; ///< all steps of the run, in order
    Policy policy;
    PolicyTrace reported = {}; ///< traces of the policy that the run was made under
    ToolStubs tools;
    std::map<std::string, std::string> variables; ///< variables of the session at its start: name to JSON value
    Determinism determinism = {};
    std::optional<double> recordedAt = {}; ///< start of the run, Unix seconds
    FactsOf factsOf; ///< may be empty; then no step after the first difference is comparable
    NoiseRules noise = {};
    EnvironmentRecord environment = {}; ///< as recorded in the log
};

/// A step that has been run again.
struct ReplayedStep {
    StepId step = 0;
    std::uint64_t ordinal = 0; ///< ordinal of the recorded step in its run
    ExecutionId execution = 0; ///< 0 if nothing is recorded
    StepResult result;
    Comparison comparison; ///< verdict None for code without a recording
};

/// Notified while steps run, on the thread that runs them. Must be quick and must not call the replayer.
struct ReplayObserver {
    std::function<void(const ReplayStep &step)> started;
    std::function<void(const ReplayStep &step, std::string_view text)> printed;
    std::function<void(const ReplayedStep &step)> finished;
    /// Called once, before the first step, with the steps that will run, in order.
    std::function<void(const std::vector<const ReplayStep *> &steps)> planned = {};
};

/// Replays the Python steps of a recorded run, in order, in one new session of an executor, and compares each with its
/// recording. With a recorder, every execution is written before it runs and after it has ended.
/// For one job, on one thread, which it blocks. `stop` cancels it permanently, from any thread and at any time.
class RunReplayer final {
public:
    /// `past` belongs to this executor and must outlive the job; steps that an earlier job has run need not run again.
    explicit RunReplayer(
        Executor &executor, Recorder *recorder = nullptr, SessionPast *past = nullptr, std::stop_token stop = {});

    /// Replays the whole run. If canceled, the result ends with a step of that status, or with the step before.
    /// Fails if no session can be started or the trail cannot be written.
    Result<std::vector<ReplayedStep>> replay(const ReplayRequest &request, const ReplayObserver &observer = {});

    /// Runs `code` instead of the step with this ordinal, after the steps before it, so that it gets the original
    /// state. Steps that the session has already run are not repeated; the others run, and are reported. If `code` is
    /// not the recorded code, the execution is recorded as edited and linked to that step.
    Result<std::vector<ReplayedStep>> runStep(const ReplayRequest &request, std::uint64_t ordinal,
        std::string_view code, const ReplayObserver &observer = {});

    /// The same, and then runs all steps after it.
    Result<std::vector<ReplayedStep>> runFrom(const ReplayRequest &request, std::uint64_t ordinal,
        std::string_view code, const ReplayObserver &observer = {});

    /// Runs all steps up to the one with this ordinal again, each compared with its recording, and `code` instead of
    /// that step.
    Result<std::vector<ReplayedStep>> runTo(const ReplayRequest &request, std::uint64_t ordinal, std::string_view code,
        const ReplayObserver &observer = {});

    /// Restores the session to its state after the step with this ordinal. Returns the steps that had to run for that.
    Result<std::vector<ReplayedStep>> goBack(
        const ReplayRequest &request, std::uint64_t ordinal, const ReplayObserver &observer = {});

    /// Runs the request's steps without comparing them, for code that no log recorded.
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
