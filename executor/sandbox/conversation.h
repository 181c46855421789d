// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/executor.h"
#include "executor/sandbox/steppeer.h"
#include "executor/sandbox/toolhost.h"

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// How long a step that was asked to stop, or whose time is over, may take to say so itself; and how often it is asked.
struct StepPatience {
    std::chrono::milliseconds grace { 200 };
    std::chrono::milliseconds nudge { 20 };
};

/// One step, from sending the code to the result: prints, requests, and the end, from whichever side. A worker that
/// does not end in time, or sends an invalid message, is killed.
class StepConversation final {
public:
    StepConversation(StepPeer &worker, ToolHost &tools, const Limits &limits, int wake, StepPatience patience = {});

    /// The result reported by the worker, or the one that replaces it. The worker is dead if `isWorkerLost`.
    StepResult hold(wire::Run step, const StepObserver &observer);
    /// Gets the value of the step in its safe form, if the session passes values. Without it such a message is a lie.
    void takeValue(std::function<void(std::string)> take) { m_takeValue = std::move(take); }
    /// In its place when the worker has done `what`, such as spoken before it was asked: what it says now could be
    /// taken for an answer.
    StepResult reject(std::string_view what = "spoke before it was asked");
    bool isWorkerLost() const { return m_isLost; }

private:
    using Clock = Channel::Clock;

    std::optional<StepResult> hear(const StepObserver &observer);
    std::optional<StepResult> take(wire::FromWorker message, const StepObserver &observer);
    std::optional<StepResult> print(const std::string &text, const StepObserver &observer);
    std::optional<StepResult> answer(const wire::Asked &call, const StepObserver &observer);
    StepResult end(StepResult result);
    std::optional<StepResult> lookAtTime();
    void startCancel();
    StepResult lost(StepStatus status, std::string_view type, std::string_view rule, std::string message);
    StepResult lied(std::string_view what);
    Clock::time_point nextLook() const;
    double elapsed() const;

    StepPeer &m_worker;
    ToolHost &m_tools;
    const Limits &m_limits;
    int m_wake;
    StepPatience m_patience;
    Clock::time_point m_started = Clock::now();
    Clock::time_point m_killAt = Channel::never; ///< when a step that was asked to stop has not stopped
    double m_cpuStarted = 0;
    bool m_isCancelled = false;
    bool m_isLost = false;
    std::string m_printed;
    std::function<void(std::string)> m_takeValue; ///< once
};

} // namespace vitrine
