// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/agentarguments.h"

#include "executor/policy/profiles.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

Policy frameworkPolicy() { return profile("smolagents-default").value_or(Policy {}); }

/// The policy that the framework has with these arguments.
Policy meant(const AgentArguments &arguments)
{
    Policy policy = frameworkPolicy();
    std::ranges::copy(arguments.additionalAuthorizedImports, std::back_inserter(policy.imports.allow));
    policy.limits.printChars = arguments.maxPrintOutputsLength;
    policy.limits.wallSeconds = arguments.timeoutSeconds;
    policy.limits.maxSteps = arguments.maxSteps;
    return policy;
}

/// JSON texts and lists of them are Python as well.
std::string pythonList(const std::vector<std::string> &names)
{
    return Json(names).dump(-1, ' ', true, Json::error_handler_t::replace);
}

template <typename Value>
std::string pythonValue(const std::optional<Value> &value)
{
    return value ? Json(*value).dump() : "None";
}

template <typename Value>
Json orNull(const std::optional<Value> &value)
{
    return value ? Json(*value) : Json();
}

} // namespace

AgentArguments agentArguments(const Policy &policy)
{
    AgentArguments arguments;
    std::vector<std::string> always = frameworkPolicy().imports.allow;
    std::vector<std::string> wanted = policy.imports.allow;
    std::ranges::sort(always);
    std::ranges::sort(wanted);
    std::ranges::set_difference(wanted, always, std::back_inserter(arguments.additionalAuthorizedImports));
    arguments.maxPrintOutputsLength = policy.limits.printChars;
    arguments.timeoutSeconds = policy.limits.wallSeconds;
    arguments.maxSteps = policy.limits.maxSteps;
    arguments.notExpressed = differences(policy, meant(arguments));
    return arguments;
}

std::string toPython(const AgentArguments &arguments)
{
    std::string text = "additional_authorized_imports=" + pythonList(arguments.additionalAuthorizedImports) + ",\n";
    text += "max_print_outputs_length=" + std::to_string(arguments.maxPrintOutputsLength) + ",\n";
    if (arguments.maxSteps)
        text += "max_steps=" + std::to_string(*arguments.maxSteps) + ",\n";
    return text + "executor_kwargs={\"timeout_seconds\": " + pythonValue(arguments.timeoutSeconds) + "},\n";
}

std::string toJson(const AgentArguments &arguments)
{
    Json others = Json::array();
    for (const PolicyDifference &other : arguments.notExpressed)
        others.push_back({ { "change", toString(other.kind) }, { "path", other.path }, { "value", other.value } });
    const Json json { { "additional_authorized_imports", arguments.additionalAuthorizedImports },
        { "max_print_outputs_length", arguments.maxPrintOutputsLength }, { "max_steps", orNull(arguments.maxSteps) },
        { "executor_kwargs", { { "timeout_seconds", orNull(arguments.timeoutSeconds) } } },
        { "not_expressed", std::move(others) } };
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace vitrine
