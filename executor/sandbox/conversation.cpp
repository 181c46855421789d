// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sandbox/conversation.h"

#include "base/formatted.h"

#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

using namespace std::chrono_literals;

constexpr double cpuGraceSeconds = 0.3;
constexpr std::size_t mostToolCalls = 100'000;

std::chrono::nanoseconds nanoseconds(double seconds)
{
    return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::duration<double>(seconds));
}

} // namespace

StepConversation::StepConversation(
    StepPeer &worker, ToolHost &tools, const Limits &limits, int wake, StepPatience patience)
    : m_worker(worker)
    , m_tools(tools)
    , m_limits(limits)
    , m_wake(wake)
    , m_patience(patience)
    , m_cpuStarted(worker.cpuSeconds().value_or(0))
{
}

StepResult StepConversation::hold(wire::Run step, const StepObserver &observer)
{
    m_tools.beginStep();
    if (!m_worker.say(std::move(step)))
        return lost(StepStatus::Crashed, "WorkerCrashed", {}, "the worker does not respond");
    while (true) {
        if (auto result = hear(observer))
            return std::move(*result);
    }
}

StepResult StepConversation::reject(std::string_view what)
{
    m_tools.beginStep();
    return violated(what);
}

std::optional<StepResult> StepConversation::hear(const StepObserver &observer)
{
    auto message = m_worker.hear(nextLook(), m_isCancelled ? -1 : m_wake);
    if (message)
        return take(std::move(*message), observer);
    switch (message.error()) {
    case Channel::Silence::Woken:
        if (!m_isCancelled)
            startCancel();
        return std::nullopt;
    case Channel::Silence::TooLate: return lookAtTime();
    case Channel::Silence::Garbage: return violated("sent an invalid message");
    case Channel::Silence::Knocked: // answered by the process itself
    case Channel::Silence::Closed: break;
    }
    return lost(StepStatus::Crashed, "WorkerCrashed", {}, "the process that ran the step ended unexpectedly");
}

std::optional<StepResult> StepConversation::take(wire::FromWorker message, const StepObserver &observer)
{
    if (const auto *printed = std::get_if<wire::Printed>(&message))
        return print(printed->text, observer);
    if (const auto *call = std::get_if<wire::Asked>(&message))
        return answer(*call, observer);
    if (auto *valued = std::get_if<wire::Valued>(&message); valued != nullptr && m_takeValue) {
        std::exchange(m_takeValue, {})(std::move(valued->form));
        return lookAtTime();
    }
    if (auto *ended = std::get_if<wire::Ended>(&message))
        return end(std::move(ended->result));
    if (std::holds_alternative<wire::Exhausted>(message) && m_limits.memoryMib)
        return lost(StepStatus::Limit, "MemoryError", "limits.memory_mib", memoryLimitText(m_limits));
    return violated("sent a message that is not allowed during a step");
}

// The engine stops passing on prints at the limit: a sender of more is not the engine.
std::optional<StepResult> StepConversation::print(const std::string &text, const StepObserver &observer)
{
    m_printed += text;
    constexpr std::size_t longestCharacter = 4;
    constexpr std::size_t slack = 1 << 20;
    if (m_printed.size() > longestCharacter * m_limits.printChars + slack)
        return violated("printed more than allowed");
    if (observer.printed)
        observer.printed(text);
    return lookAtTime();
}

std::optional<StepResult> StepConversation::answer(const wire::Asked &call, const StepObserver &observer)
{
    if (m_tools.calls().size() >= mostToolCalls)
        return violated("called tools too often");
    const ToolAnswer answer = m_tools.isElsewhere(call.tool) && observer.asked
        ? m_tools.record(call, observer.asked(call.tool, call.arguments))
        : m_tools.answer(call);
    if (!m_worker.say(wire::Answer { answer }))
        return lost(StepStatus::Crashed, "WorkerCrashed", {}, "the worker does not respond");
    return lookAtTime();
}

StepResult StepConversation::end(StepResult result)
{
    constexpr std::size_t longestCharacter = 4;
    constexpr std::size_t note = 4096; // for the notice that text was cut
    if (result.logs.size() > longestCharacter * m_limits.printChars + note
        || (result.output && result.output->repr.size() > longestCharacter * m_limits.outputChars + note))
        return violated("sent a result larger than allowed");
    if (!m_tools.settle(result.toolCalls))
        return violated("reported tool calls that it did not make");
    result.usage.wallSeconds = std::min(result.usage.wallSeconds, elapsed());
    return result;
}

std::optional<StepResult> StepConversation::lookAtTime()
{
    const auto now = Clock::now();
    if (m_isCancelled && now < m_killAt)
        m_worker.interrupt(); // the first one may have arrived before the step started
    if (m_isCancelled && now >= m_killAt)
        return lost(StepStatus::Cancelled, "Cancelled", {}, "The step was cancelled");
    if (m_limits.wallSeconds && now >= m_started + nanoseconds(*m_limits.wallSeconds) + m_patience.grace)
        return lost(StepStatus::Timeout, "ExecutionTimeoutError", "limits.wall_s",
            formatted("Code execution exceeded the maximum execution time of {} seconds", *m_limits.wallSeconds));
    if (m_limits.cpuSeconds
        && m_worker.cpuSeconds().value_or(0) - m_cpuStarted >= *m_limits.cpuSeconds + cpuGraceSeconds)
        return lost(StepStatus::Limit, "CpuTimeLimit", "limits.cpu_s",
            formatted("The step used more than {} seconds of CPU time", *m_limits.cpuSeconds));
    return std::nullopt;
}

void StepConversation::startCancel()
{
    eventfd_t count = 0;
    eventfd_read(m_wake, &count);
    m_isCancelled = true;
    m_killAt = Clock::now() + m_patience.grace;
    m_worker.interrupt();
}

StepResult StepConversation::lost(StepStatus status, std::string_view type, std::string_view rule, std::string message)
{
    m_isLost = true;
    StepResult result;
    result.status = status;
    result.logs = m_printed;
    result.error = StepError { .type = std::string(type),
        .message = std::move(message),
        .line = 0,
        .column = 0,
        .sourceLine = {},
        .traceback = {},
        .rule = std::string(rule) };
    result.toolCalls = m_tools.calls();
    result.usage.wallSeconds = elapsed();
    result.usage.cpuSeconds = std::max(0.0, m_worker.cpuSeconds().value_or(m_cpuStarted) - m_cpuStarted);
    m_worker.kill();
    return result;
}

StepResult StepConversation::violated(std::string_view what)
{
    return lost(StepStatus::Crashed, "WorkerCrashed", {}, formatted("the worker {}", what));
}

StepConversation::Clock::time_point StepConversation::nextLook() const
{
    const auto now = Clock::now();
    auto next = m_isCancelled ? std::min<Clock::time_point>(now + m_patience.nudge, m_killAt) : Channel::never;
    if (m_limits.wallSeconds)
        next = std::min(next, m_started + nanoseconds(*m_limits.wallSeconds) + m_patience.grace);
    if (m_limits.cpuSeconds)
        next = std::min(next, now + std::chrono::nanoseconds(50ms));
    return next;
}

double StepConversation::elapsed() const { return std::chrono::duration<double>(Clock::now() - m_started).count(); }

} // namespace vitrine
