// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hook/hookclient.h"

#include "app/hook/agentreason.h"
#include "executor/policy/policydocument.h"
#include "executor/policy/policyproblem.h"
#include "executor/policy/profiles.h"
#include "models/hooks/hookjudge.h"

#include <charconv>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

namespace vitrine {

namespace {

constexpr double longestWait = 3600;
/// The full program tries once more, and reports that the trail is locked.
constexpr std::chrono::milliseconds clientPatience { 1000 };

/// Takes the value of --NAME VALUE and --NAME=VALUE.
std::optional<std::string_view> valueOf(std::string_view name, std::span<const char *const> arguments, std::size_t &at)
{
    const std::string_view word = arguments[at];
    if (word == name && at + 1 < arguments.size())
        return arguments[++at];
    if (word.starts_with(name) && word.size() > name.size() && word[name.size()] == '=')
        return word.substr(name.size() + 1);
    return std::nullopt;
}

bool readSeconds(std::string_view text, double &seconds)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seconds);
    return error == std::errc() && end == text.data() + text.size() && seconds >= 0 && seconds <= longestWait;
}

std::optional<Policy> readHookPolicy(const std::string &nameOrFile)
{
    if (auto bundled = profile(nameOrFile))
        return bundled;
    // The full program reads pipes, and waits only for a while for their other end.
    std::error_code failed;
    if (!std::filesystem::is_regular_file(nameOrFile, failed))
        return std::nullopt;
    std::ifstream file(nameOrFile, std::ios::binary);
    std::string text(longestPolicy + 1, '\0');
    file.read(text.data(), std::ssize(text));
    text.resize(static_cast<std::size_t>(file.gcount()));
    if (file.bad() || text.empty() || text.size() > longestPolicy)
        return std::nullopt;
    auto policy = readPolicy(text, nameOrFile);
    return policy ? std::optional(std::move(*policy)) : std::nullopt;
}

} // namespace

std::optional<HookOptions> readHookOptions(std::span<const char *const> arguments)
{
    HookOptions options;
    if (arguments.empty())
        return std::nullopt;
    const std::string_view agent = arguments.front();
    if (agent == toString(HookAgent::Codex))
        options.agent = HookAgent::Codex;
    else if (agent != toString(HookAgent::ClaudeCode))
        return std::nullopt;
    for (std::size_t at = 1; at < arguments.size(); ++at) {
        // The full program rejects empty values, which would omit the policy or the trail.
        if (std::string_view(arguments[at]).empty() || std::string_view(arguments[at]).ends_with('='))
            return std::nullopt;
        if (const auto trail = valueOf("--trail", arguments, at))
            options.trail = *trail;
        else if (const auto policy = valueOf("--policy", arguments, at))
            options.policy = *policy;
        else if (const auto seconds = valueOf("--approvals", arguments, at)) {
            if (!readSeconds(*seconds, options.approvals))
                return std::nullopt;
        } else if (const auto fail = valueOf("--fail", arguments, at)) {
            if (*fail != "open" && *fail != "closed")
                return std::nullopt;
            options.isOpen = *fail == "open";
        } else {
            return std::nullopt;
        }
    }
    return options;
}

std::optional<std::string> answerHook(const HookOptions &options, std::string_view text)
{
    const auto event = readHookEvent(text);
    if (!event)
        return std::nullopt;
    HookRecording recording { options.trail, options.agent, {}, options.approvals, clientPatience };
    if (!options.policy.empty() && !(recording.policy = readHookPolicy(options.policy)))
        return std::nullopt;
    HookRecord record = judgedByPolicy(options.agent, *event, recording.policy, agentReason);
    if (recordHook(recording, *event, record))
        return hookAnswer(options.agent, *event, record.decision, {});
    // The full program would ask the window again.
    if (!record.isFromWindow())
        return std::nullopt;
    const std::string problem = "Vitrine: the tool call is not recorded.";
    if (!options.isOpen)
        record.decision = { HookDecision::Kind::Deny, problem, {} };
    return hookAnswer(options.agent, *event, record.decision, problem);
}

} // namespace vitrine
