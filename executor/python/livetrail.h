// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/recorder.h"

#include <string>

namespace vitrine {

/// What a run of an agent is called in the trail.
struct LiveRunTitle {
    std::string title;
    std::string agent;
};

/// Writes the steps of an agent into a trail while they run: a run that grows by a step when its code begins to run,
/// which ends with the execution of it. Each function waits for the disk; call it without the GIL.
class LiveTrail final {
public:
    static Result<std::unique_ptr<LiveTrail>> open(const std::filesystem::path &file, const LiveRunTitle &title,
        const Policy &policy, std::vector<std::string> layers);

    /// The step is about to run under this policy.
    Result<ExecutionId> begin(std::string code, const Policy &policy);
    Result<void> end(ExecutionId execution, StepResult result);

    RunId run() const { return m_run; }

private:
    explicit LiveTrail(std::unique_ptr<Recorder> recorder);
    Result<void> start(const LiveRunTitle &title, const Policy &policy, std::vector<std::string> layers);
    Result<void> addPolicy(const Policy &policy);

    std::unique_ptr<Recorder> m_recorder;
    Policy m_policy; ///< the last one that was written
    std::string m_policyHash;
    RunId m_run = 0;
    SessionId m_session = 0;
};

} // namespace vitrine
