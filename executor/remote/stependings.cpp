// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/stependings.h"

#include "base/formatted.h"

namespace vitrine {

namespace {

using Clock = NetworkThread::Clock;

StepError ending(std::string type, std::string message, std::string rule = {})
{
    return { .type = std::move(type),
        .message = std::move(message),
        .sourceLine = {},
        .traceback = {},
        .rule = std::move(rule) };
}

} // namespace

Clock::time_point deadlineOf(const Limits &limits)
{
    return limits.wallSeconds
        ? Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(*limits.wallSeconds))
        : Clock::time_point::max();
}

void endTooLate(KernelStep &step, const Limits &limits)
{
    step.end(StepStatus::Timeout,
        ending("ExecutionTimeoutError",
            formatted(
                "Code execution exceeded the maximum execution time of {} seconds", limits.wallSeconds.value_or(0)),
            "limits.wall_s"));
}

void endCancelled(KernelStep &step) { step.end(StepStatus::Cancelled, ending("Cancelled", "The step was cancelled")); }

void endLost(KernelStep &step)
{
    step.end(StepStatus::Crashed, ending("KernelLost", "The kernel or its connection was lost"));
}

void addEvents(StepResult &result, std::vector<EventRecord> events)
{
    for (EventRecord &event : events) {
        event.seq = result.events.size() + 1;
        result.events.push_back(std::move(event));
    }
}

} // namespace vitrine
