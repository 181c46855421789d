// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/policytrace.h"

#include "executor/policy/profiles.h"

#include <algorithm>
#include <iterator>

namespace vitrine {

namespace {

constexpr std::string_view frameworkProfile = "smolagents-default";

template <typename Rule, typename Value>
void take(Rule &rule, const std::optional<Value> &reported)
{
    if (reported)
        rule = *reported;
}

template <typename Value>
void takeHigher(std::optional<Value> &highest, const std::optional<Value> &other)
{
    highest = std::max(highest, other); // nothing is below everything
}

} // namespace

bool PolicyTrace::isInformative() const
{
    PolicyTrace silent;
    silent.codeSteps = codeSteps;
    return *this != silent;
}

PolicyTrace policyRecorded(const Policy &policy)
{
    PolicyTrace trace;
    trace.imports = policy.imports.allow;
    std::ranges::sort(trace.imports);
    trace.operations = policy.limits.operations;
    trace.whileIterations = policy.limits.whileIterations;
    trace.wallSeconds = policy.limits.wallSeconds;
    trace.printChars = policy.limits.printChars;
    trace.maxSteps = policy.limits.maxSteps;
    if (policy.isExact())
        trace.dialectVersion = policy.dialectVersion;
    trace.whole = policy;
    return trace;
}

PolicyTrace together(std::span<const PolicyTrace> traces)
{
    PolicyTrace all;
    for (const PolicyTrace &one : traces) {
        std::ranges::copy(one.imports, std::back_inserter(all.imports));
        takeHigher(all.operations, one.operations);
        takeHigher(all.whileIterations, one.whileIterations);
        takeHigher(all.wallSeconds, one.wallSeconds);
        takeHigher(all.printChars, one.printChars);
        takeHigher(all.maxSteps, one.maxSteps);
        takeHigher(all.dialectVersion, one.dialectVersion);
        all.codeSteps = std::max(all.codeSteps, one.codeSteps);
    }
    std::ranges::sort(all.imports);
    const auto repeated = std::ranges::unique(all.imports);
    all.imports.erase(repeated.begin(), repeated.end());
    const bool isOne = !traces.empty()
        && std::ranges::all_of(traces, [&](const PolicyTrace &one) { return one.whole == traces.front().whole; });
    all.whole = isOne ? traces.front().whole : std::nullopt;
    return all;
}

Policy policyOfTrace(const PolicyTrace &trace)
{
    if (trace.whole)
        return *trace.whole;
    const Policy framework = profile(frameworkProfile).value_or(defaultPolicy());
    Policy policy = framework;
    if (!trace.imports.empty() && !std::ranges::is_permutation(trace.imports, policy.imports.allow))
        policy.imports.allow = trace.imports;
    take(policy.limits.operations, trace.operations);
    take(policy.limits.whileIterations, trace.whileIterations);
    take(policy.limits.wallSeconds, trace.wallSeconds);
    take(policy.limits.printChars, trace.printChars);
    take(policy.limits.maxSteps, trace.maxSteps);
    take(policy.dialectVersion, trace.dialectVersion);
    if (policy.limits.maxSteps)
        policy.limits.maxSteps = std::max(*policy.limits.maxSteps, trace.codeSteps);
    if (policy == framework)
        return policy;
    policy.base = framework.name;
    policy.name = "from-log";
    return policy;
}

} // namespace vitrine
