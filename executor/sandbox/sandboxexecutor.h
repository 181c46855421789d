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
    std::size_t checkpoints = 16; ///< maximum number; 0: none
    /// Steps that together use less processor time than this share one checkpoint, and so do steps that use less than a
    /// multiple of what the last checkpoint cost them: running them again is cheaper than separate checkpoints. 0: each
    /// step has its own.
    std::chrono::milliseconds checkpointInterval { 50 };
    std::uint64_t scarceMib = 512; ///< with less free memory of the machine only the newest checkpoint is kept
    bool preloads = false; ///< import slow libraries that the policy allows before the first session
    bool usesNamespaces = true; ///< false: as on machines without bubblewrap or user namespaces
    bool isAwaited = true; ///< false: `create` does not wait for the worker; `begin` reports its errors
    /// Setup of the first session, if known: another policy may need another worker.
    std::optional<Policy> expected = {};
    Determinism expectedDeterminism = {};
    PythonStub pythonStub; ///< may be empty: then such stubs answer with an error
    /// If set, values enter and leave in their safe form, and this receives the value of each step that has one, before
    /// `run` returns.
    std::function<void(std::string form)> valued = {};
    std::optional<WorkerPython> python = {}; ///< empty: the Python that this program was built for
};

/// Data for a session between its steps. Variables are in their safe form.
struct SessionGift {
    std::map<std::string, std::string> variables;
    std::optional<std::vector<std::string>> tools = {}; ///< if set, replaces the tools of the session
    bool isEmpty() const { return variables.empty() && !tools; }
};

/// Runs steps in an untrusted worker process inside a jail. A step that does not end in time is killed; the session
/// continues from its last checkpoint, or as a new one, and the result reports that. Must be used on the thread that
/// creates it, which must outlive it.
class SandboxExecutor final : public Executor, public TimeTravel, public RecordedClock {
public:
    /// Starts the worker. Fails if it is not installed or, if it is awaited, does not start.
    static Result<std::unique_ptr<SandboxExecutor>> create(SandboxOptions options = {});
    ~SandboxExecutor() override;

    Result<void> begin(const SessionSetup &setup) override;
    StepResult run(std::string_view code, const StepObserver &observer) override;
    void cancel() noexcept override;
    /// Ends the session and removes everything it left. The worker is kept for the next session.
    void end();
    /// Passes data to the next step. Only for sessions that pass values (SandboxOptions::valued).
    void give(SessionGift gift);
    /// The variables of such a session that have a safe form, by name. Call it between steps.
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
    /// A step that the session has run, with its clock setting.
    struct Step {
        std::string code;
        Moment clock;
        SessionGift gift = {}; ///< data passed to it
        double seconds = 0; ///< its duration
        std::vector<ToolCallRecord> calls = {}; ///< calls with the answers of its tools
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
    UniqueFd m_wake; ///< readable when a running step must be canceled
    std::atomic_bool m_isRunning = false;
    std::unique_ptr<WorkerTemplate> m_worker;
    SessionSetup m_setup;
    std::string m_policyHash;
    bool m_hasSession = false;
    WorkerProcess m_process;
    ToolHost m_tools;
    Checkpoints m_checkpoints;
    std::unique_ptr<HostProxy> m_network; ///< null if the policy names no hosts
    /// When the last checkpoint was taken, and the CPU time that the session had used by then.
    struct Kept {
        Channel::Clock::time_point at;
        double cpuSeconds = 0;
        double kernelSeconds = 0; ///< CPU time spent in the kernel
    };
    std::optional<Kept> m_kept; ///< empty if there is no checkpoint
    std::vector<Step> m_steps; ///< steps that the session has run
    Moment m_next; ///< clock setting of the next step
    SessionGift m_gift; ///< data for the next step
};

} // namespace vitrine
