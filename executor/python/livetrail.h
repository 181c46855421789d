// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/approval/approvalclient.h"
#include "models/trail/write/recorder.h"

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// The title of an agent's run in the trail.
struct LiveRunTitle {
    std::string title;
    std::string agent;
};

/// The executor of the steps.
struct LiveExecutor {
    std::string name;
    std::string pythonVersion;
    std::vector<std::string> layers;
};

/// A step that waited for approval, and the outcome.
struct DecidedStep {
    std::string written; ///< the code of the agent
    ApprovalOutcome outcome;
    double askedAt = 0; ///< Unix seconds
    double decidedAt = 0;
    double seconds = 0; ///< that it might have waited
    ApprovalDecision byDefault = ApprovalDecision::Deny;
};

/// Writes the steps of an agent into a trail while they run: a run that grows by a step when its code begins to run,
/// which ends with the execution of it. Each function waits for the disk; call it without the GIL.
class LiveTrail final {
public:
    static Result<std::unique_ptr<LiveTrail>> open(
        const std::filesystem::path &file, const LiveRunTitle &title, const Policy &policy, LiveExecutor executor);

    /// The step is about to run under this policy.
    Result<ExecutionId> begin(std::string code, const Policy &policy, const std::optional<DecidedStep> &decided = {});
    Result<void> end(ExecutionId execution, StepResult result);

    RunId run() const { return m_run; }
    std::uint64_t started() const { return m_started; } ///< steps; any thread
    const LiveRunTitle &title() const { return m_title; }
    const std::filesystem::path &file() const { return m_recorder->file(); }

private:
    explicit LiveTrail(std::unique_ptr<Recorder> recorder);
    Result<void> start(const LiveRunTitle &title, const Policy &policy, LiveExecutor executor);
    Result<void> addPolicy(const Policy &policy);
    Result<void> addDecision(StepId step, const std::string &code, const DecidedStep &decided);

    std::unique_ptr<Recorder> m_recorder;
    Policy m_policy; ///< the last one that was written
    std::string m_policyHash;
    LiveRunTitle m_title;
    RunId m_run = 0;
    std::atomic<std::uint64_t> m_started = 0;
    SessionId m_session = 0;
};

} // namespace vitrine
