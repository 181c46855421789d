// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/executor.h"
#include "executor/recordedclock.h"
#include "executor/sandbox/checkpoints.h"
#include "executor/sandbox/hostproxy.h"
#include "executor/sandbox/toolhost.h"
#include "executor/sandbox/workertemplate.h"
#include "executor/timetravel.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace vitrine {

struct SandboxOptions {
    std::size_t checkpoints = 16; ///< the most that are kept; 0: none
    /// Steps that use less processor time than this together share one, and so do those that use less than a multiple
    /// of what the last one cost them: to run them again costs less than to keep them apart. 0: each step has its own.
    std::chrono::milliseconds checkpointInterval { 50 };
    std::uint64_t scarceMib = 512; ///< with less memory left on the machine only the newest checkpoint is kept
    bool preloads = false; ///< import slow libraries that the policy allows before the first session
    bool usesNamespaces = true; ///< false: as on machines without bubblewrap or user namespaces
    bool isAwaited = true; ///< false: `create` does not wait for the worker; `begin` reports its errors
    /// Setup of the first session, if known: another policy may need another worker.
    std::optional<Policy> expected = {};
    Determinism expectedDeterminism = {};
    PythonStub pythonStub; ///< may be empty: then such doubles answer with an error
    /// Set: values cross in their safe form, and this gets the value of each step that has one, before `run` returns.
    std::function<void(std::string form)> valued = {};
    std::optional<WorkerPython> python = {}; ///< nothing: the one that this program was built for
};

/// The data that a session gets between its steps. Variables are in their safe form.
struct SessionGift {
    std::map<std::string, std::string> variables;
    std::optional<std::vector<std::string>> tools = {}; ///< set: the session has these tools, and no others
    bool isEmpty() const { return variables.empty() && !tools; }
};

/// Runs steps in a worker process inside a jail, which is not trusted. A step that does not end in time is killed; the
/// session continues from its last checkpoint, or as a new one, and the result reports that. Must be used on the thread
/// that creates it, which must live as long.
class SandboxExecutor final : public Executor, public TimeTravel, public RecordedClock {
public:
    /// Starts the worker. Fails when that is not installed or, unless it is not awaited, does not start.
    static Result<std::unique_ptr<SandboxExecutor>> create(SandboxOptions options = {});
    ~SandboxExecutor() override;

    Result<void> begin(const SessionSetup &setup) override;
    StepResult run(std::string_view code, const StepObserver &observer) override;
    void cancel() noexcept override;
    /// Ends the session, with everything that it has left behind. The worker stays for the next one.
    void end();
    /// The next step finds it. Only for sessions that pass values (SandboxOptions::valued).
    void give(SessionGift gift);
    /// The variables of such a session that have a safe form, by name. Between steps.
    std::map<std::string, std::string> variables();
    std::string_view name() const override { return "sandbox"; }
    std::vector<std::string> layers() const override;
    std::string pythonVersion() const override;

    std::size_t stepCount() const override { return m_steps.size(); }
    std::size_t reachable(std::size_t step) override;
    std::vector<std::size_t> checkpoints() const override { return m_checkpoints.steps(); }
    Result<Restored> restore(std::size_t step) override;

    void nextStepRecordedAt(std::optional<double> moment) override;

private:
    using Moment = std::optional<std::uint64_t>; ///< Unix time in microseconds
    /// A step behind the session, and where its clock was set to.
    struct Step {
        std::string code;
        Moment clock;
        SessionGift gift = {}; ///< that came with it
        double seconds = 0; ///< that it took
        std::vector<ToolCallRecord> calls = {}; ///< what its tools answered
    };

    SandboxExecutor(SandboxOptions options, UniqueFd wake);
    Result<void> needWorker(const Policy &policy, const Determinism &determinism);
    void prepareFor(const Policy &policy);
    Result<void> startSession();
    Result<void> restart();
    StepResult run(const Step &step, const StepObserver &observer);
    StepResult runOnce(const Step &step, const StepObserver &observer);
    Result<void> handOver(const SessionGift &gift);
    Result<WorkerProcess> copyOf(Checkpoints::Checkpoint &checkpoint);
    void recover(StepResult &result);
    bool mayRebuild(const std::vector<Step> &steps) const;
    bool goesOnFrom(Checkpoints::Checkpoint &checkpoint, std::size_t step);
    bool runAgain(const Step &step);
    static StepObserver answeringAgain(const Step &step);
    void keep(const Usage &usage);
    bool isWorthKeeping(const Usage &usage) const;
    double lastCopyCost(const Usage &usage) const;
    void noteKept();
    Moment clock() const;
    void reportDeterminism(StepResult &result, Moment moment) const;
    void reportNetwork(StepResult &result) const;

    SandboxOptions m_options;
    UniqueFd m_wake; ///< readable when a running step is to be cancelled
    std::atomic_bool m_isRunning = false;
    std::unique_ptr<WorkerTemplate> m_worker;
    SessionSetup m_setup;
    std::string m_policyHash;
    bool m_hasSession = false;
    WorkerProcess m_process;
    ToolHost m_tools;
    Checkpoints m_checkpoints;
    std::unique_ptr<HostProxy> m_network; ///< null when the policy names no hosts
    /// When the last checkpoint was taken, and how much of the processor the session had used by then.
    struct Kept {
        Channel::Clock::time_point at;
        double cpuSeconds = 0;
        double kernelSeconds = 0; ///< bytes of these
    };
    std::optional<Kept> m_kept; ///< nothing: there is none
    std::vector<Step> m_steps; ///< behind the session
    Moment m_next; ///< where the clock of the next step is set to
    SessionGift m_gift; ///< for the next step
};

} // namespace vitrine
