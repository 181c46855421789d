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

/// How long a step may take to end itself after it was asked to stop or its time is over, and how often it is asked.
struct StepPatience {
    std::chrono::milliseconds grace { 200 };
    std::chrono::milliseconds nudge { 20 };
};

/// One step, from sending the code to the result: prints, requests, and the end, by either side. A worker that does not
/// end in time, or sends an invalid message, is killed.
class StepConversation final {
public:
    StepConversation(StepPeer &worker, ToolHost &tools, const Limits &limits, int wake, StepPatience patience = {});

    /// Runs the step and returns the result reported by the worker, or a replacement. The worker is dead if
    /// `isWorkerLost`.
    StepResult hold(wire::Run step, const StepObserver &observer);
    /// Sets the receiver of the step's value in its safe form, if the session passes values. Without one, such a
    /// message is a protocol violation.
    void takeValue(std::function<void(std::string)> take) { m_takeValue = std::move(take); }
    /// Replaces `hold` if the worker has violated the protocol by `what`, such as sending a message before it was
    /// asked, which could be mistaken for an answer.
    StepResult reject(std::string_view what = "sent a message before it was asked");
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
    StepResult violated(std::string_view what);
    Clock::time_point nextLook() const;
    double elapsed() const;

    StepPeer &m_worker;
    ToolHost &m_tools;
    const Limits &m_limits;
    int m_wake;
    StepPatience m_patience;
    Clock::time_point m_started = Clock::now();
    Clock::time_point m_killAt = Channel::never; ///< when a step that was asked to stop is killed
    double m_cpuStarted = 0;
    bool m_isCancelled = false;
    bool m_isLost = false;
    std::string m_printed;
    std::function<void(std::string)> m_takeValue; ///< called once
};

} // namespace vitrine
