// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/logpolicy.h"

#include "executor/policy/profiles.h"

#include <algorithm>
#include <charconv>
#include <string_view>
#include <utility>

namespace vitrine {

namespace {

constexpr std::string_view frameworkProfile = "smolagents-default";

std::vector<std::string> sorted(std::vector<std::string> names)
{
    std::ranges::sort(names);
    return names;
}

/// The number that stands behind `words`; nothing when there is none, or none that a limit could be.
template <typename Number>
std::optional<Number> numberBehind(std::string_view text, std::string_view words)
{
    const std::size_t at = text.find(words);
    if (at == std::string_view::npos)
        return std::nullopt;
    const std::string_view rest = text.substr(at + words.size());
    Number number {};
    const auto read = std::from_chars(rest.data(), rest.data() + rest.size(), number);
    return read.ec == std::errc() && number > Number {} ? std::optional(number) : std::nullopt;
}

// The framework's own words (executor-spec.md §2.14).
void readLimits(std::string_view text, PolicyTrace &trace)
{
    if (const auto number = numberBehind<std::uint64_t>(text, "Reached the max number of operations of "))
        trace.operations = number;
    const auto iterations = numberBehind<std::uint64_t>(text, "Maximum number of ");
    if (iterations && text.contains(" iterations in While loop exceeded"))
        trace.whileIterations = iterations;
    if (const auto seconds = numberBehind<double>(text, "exceeded the maximum execution time of "))
        trace.wallSeconds = seconds;
}

/// The step that says so is one more than were allowed, and has no code.
std::optional<std::uint64_t> stepsUntilStopped(const RunRecord &run, std::span<const ReplayStep> steps)
{
    if (run.state != RunState::MaxSteps)
        return std::nullopt;
    const auto made = std::ranges::count_if(steps, [](const ReplayStep &step) {
        const bool isStop = step.record.error && step.record.error->type == "AgentMaxStepsError";
        return step.record.kind == StepKind::Action && !isStop;
    });
    return made > 0 ? std::optional(static_cast<std::uint64_t>(made)) : std::nullopt;
}

std::uint64_t withCode(std::span<const ReplayStep> steps)
{
    return static_cast<std::uint64_t>(
        std::ranges::count_if(steps, [](const ReplayStep &step) { return !replayCode(step.record).empty(); }));
}

} // namespace

PolicyTrace policySeen(const RunRecord &run, std::span<const ReplayStep> steps)
{
    PolicyTrace trace { sorted(run.authorizedImports), {}, {}, {}, stepsUntilStopped(run, steps) };
    for (const ReplayStep &step : steps) {
        if (step.record.error)
            readLimits(step.record.error->message, trace);
    }
    return trace;
}

Policy policyOfLog(const RunRecord &run, std::span<const ReplayStep> steps, std::uint64_t codeSteps)
{
    const Policy framework = profile(frameworkProfile).value_or(defaultPolicy());
    Policy policy = framework;
    PolicyTrace trace = policySeen(run, steps);
    if (!trace.imports.empty() && trace.imports != sorted(policy.imports.allow))
        policy.imports.allow = std::move(trace.imports);
    policy.limits.operations = trace.operations ? trace.operations : policy.limits.operations;
    policy.limits.whileIterations = trace.whileIterations ? trace.whileIterations : policy.limits.whileIterations;
    policy.limits.wallSeconds = trace.wallSeconds ? trace.wallSeconds : policy.limits.wallSeconds;
    policy.limits.maxSteps = trace.maxSteps ? trace.maxSteps : policy.limits.maxSteps;
    if (policy.limits.maxSteps)
        policy.limits.maxSteps = std::max({ *policy.limits.maxSteps, codeSteps, withCode(steps) });
    if (policy == framework)
        return policy;
    policy.base = framework.name;
    policy.name = "from-log";
    return policy;
}

} // namespace vitrine
