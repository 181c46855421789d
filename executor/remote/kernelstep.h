// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/limits/printbuffer.h"
#include "executor/executor.h"
#include "executor/remote/displayed.h"
#include "executor/remote/kernelmessages.h"
#include "executor/stepresult.h"

#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// Builds a step's result from the messages that answer its request (docs/executor.md#jupyter). Data from the kernel is
/// accepted within bounds only. No network, no thread.
class KernelStep final {
public:
    /// Both have to outlive it.
    KernelStep(std::string_view code, const Limits &limits, const StepObserver &observer);

    void take(const KernelMessage &message);
    /// The kernel has nothing more to say of the request.
    bool isDone() const { return m_isIdle && m_hasReply; }
    /// Whether the code ended with an exception or a final answer, so that a look at the session is still to be had.
    bool needsLook() const { return m_result.error.has_value() || m_result.isFinal; }

    /// Result of inspecting the session: the last value, the variables, and the tool calls.
    void takeLook(const KernelMessage &reply);
    /// Ends the step from outside: `error` replaces any report of the kernel.
    void end(StepStatus status, StepError error);

    StepResult result() const;

private:
    void print(const std::string &text);
    void reportDisplayed(std::string detail);
    void fail(const nlohmann::json &content);
    void finish(const std::string &payload);

    std::string_view m_code;
    const Limits &m_limits;
    const StepObserver &m_observer;
    PrintBuffer m_prints;
    Displayed m_displayed;
    StepResult m_result;
    bool m_isIdle = false;
    bool m_hasReply = false;
};

} // namespace vitrine
