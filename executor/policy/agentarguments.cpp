// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/agentarguments.h"

#include "base/formatted.h"
#include "base/parsedjson.h"
#include "executor/policy/importrules.h"
#include "executor/policy/jsonlocator.h"
#include "executor/policy/profiles.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <iterator>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

Policy frameworkPolicy() { return profile("smolagents-default").value_or(Policy {}); }

/// JSON strings and lists of them are also valid in Python.
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

/// One argument per line, with JSON values except for None.
std::string asJson(std::string_view python)
{
    std::string json = "{";
    while (!python.empty()) {
        const std::string_view line = python.substr(0, python.find('\n'));
        python.remove_prefix(std::min(line.size() + 1, python.size()));
        const std::size_t equals = line.find('=');
        if (equals == line.npos)
            continue;
        std::string value(line.substr(equals + 1));
        while (value.ends_with(',') || value.ends_with(' ') || value.ends_with('\r'))
            value.pop_back();
        if (const std::size_t none = value.find("None"); none != value.npos)
            value.replace(none, 4, "null");
        const std::size_t first = line.find_first_not_of(' ');
        json += (json.size() > 1 ? ",\"" : "\"") + std::string(line.substr(first, equals - first)) + "\":" + value;
    }
    return json + "}";
}

/// Negative numbers would become huge ones.
std::uint64_t countFrom(const Json &value) { return value.get_ref<const Json::number_unsigned_t &>(); }

double secondsFrom(const Json &value)
{
    return value.is_number_float() && value.get<double>() >= 0 ? value.get<double>()
                                                               : static_cast<double>(countFrom(value));
}

} // namespace

std::expected<AgentArguments, std::string> readAgentArguments(std::string_view text)
{
    std::string document(text);
    Json json = parsedJson<Json>(document);
    if (json.is_discarded()) {
        document = asJson(text);
        json = parsedJson<Json>(document);
    }
    if (!json.is_object() || json.empty())
        return std::unexpected("neither JSON nor one argument a line");
    // In Python, an argument that is passed twice is an error.
    if (const auto repeated = repeatedKeys(document, 1); !repeated.empty())
        return std::unexpected(formatted("a repeated argument: {}", repeated.front().pointer.substr(1)));
    constexpr auto known = std::to_array<std::string_view>(
        { "additional_authorized_imports", "max_print_outputs_length", "max_steps", "executor_kwargs" });
    if (std::ranges::none_of(known, [&json](std::string_view key) { return json.contains(key); }))
        return std::unexpected(
            formatted("none of the arguments {}, {}, {}, {}", known[0], known[1], known[2], known[3]));
    AgentArguments arguments;
    arguments.maxPrintOutputsLength = frameworkPolicy().limits.printChars;
    arguments.timeoutSeconds = frameworkPolicy().limits.wallSeconds;
    arguments.maxSteps = frameworkPolicy().limits.maxSteps;
    try {
        for (const auto &[key, value] : json.items()) {
            if (key == "additional_authorized_imports")
                arguments.additionalAuthorizedImports = value.get<std::vector<std::string>>();
            else if (key == "max_print_outputs_length" && !value.is_null())
                arguments.maxPrintOutputsLength = countFrom(value);
            else if (key == "max_steps")
                arguments.maxSteps = value.is_null() ? std::nullopt : std::optional(countFrom(value));
            else if (key == "executor_kwargs" && value.contains("timeout_seconds"))
                arguments.timeoutSeconds = value["timeout_seconds"].is_null()
                    ? std::nullopt
                    : std::optional(secondsFrom(value["timeout_seconds"]));
            else if (key != "not_expressed")
                arguments.unknown.push_back(key);
        }
    } catch (const nlohmann::json::exception &) {
        return std::unexpected("a value of the wrong type");
    }
    return arguments;
}

Policy meantPolicy(const AgentArguments &arguments)
{
    Policy policy = frameworkPolicy();
    std::ranges::copy(arguments.additionalAuthorizedImports, std::back_inserter(policy.imports.allow));
    policy.limits.printChars = arguments.maxPrintOutputsLength;
    policy.limits.wallSeconds = arguments.timeoutSeconds;
    policy.limits.maxSteps = arguments.maxSteps;
    return policy;
}

AgentArguments agentArguments(const Policy &policy)
{
    AgentArguments arguments;
    std::vector<std::string> always = frameworkPolicy().imports.allow;
    std::vector<std::string> wanted = policy.imports.allow;
    // The framework has no list of denials: what they override must not be authorized.
    const ImportRules rules(policy.imports);
    std::erase_if(wanted, [&rules](std::string name) {
        if (name.ends_with(".*"))
            name.back() = 'x';
        return name != "*" && rules.judge(name).verdict == Verdict::Denied;
    });
    std::ranges::sort(always);
    std::ranges::sort(wanted);
    std::ranges::set_difference(wanted, always, std::back_inserter(arguments.additionalAuthorizedImports));
    arguments.maxPrintOutputsLength = policy.limits.printChars;
    arguments.timeoutSeconds = policy.limits.wallSeconds;
    arguments.maxSteps = policy.limits.maxSteps;
    arguments.notExpressed = differences(policy, meantPolicy(arguments));
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
