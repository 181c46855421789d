// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/chat/speakers.h"

#include "models/logs/json/readledger.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

/// In small letters, without the one that is spoken to: "Orchestrator (-> ComputerTerminal)".
std::string speakerIn(std::string_view name)
{
    std::string lower(name.substr(0, name.find(" (->")));
    std::ranges::transform(lower, lower.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return lower;
}

} // namespace

bool isModelRole(std::string_view role)
{
    constexpr std::array<std::string_view, 4> models { "assistant", "model", "ai", "gpt" };
    return std::ranges::contains(models, role);
}

bool isResultRole(std::string_view role)
{
    constexpr std::array<std::string_view, 9> roles { "user", "tool", "function", "human", "environment", "observation",
        "ipython", "toolResult", "system" };
    return std::ranges::contains(roles, role);
}

bool isAgentRole(std::string_view role)
{
    constexpr std::array<std::string_view, 11> others { "system", "developer", "user", "human", "tool", "function",
        "terminal", "executor", "observation", "environment", "ipython" };
    const std::string lower = speakerIn(role);
    // How a run of mini-swe-agent ended.
    return !lower.empty() && lower != "exit"
        && std::ranges::none_of(others, [&](std::string_view other) { return lower.contains(other); });
}

bool isUserName(std::string_view name)
{
    const std::string lower = speakerIn(name);
    constexpr std::array<std::string_view, 6> words { "proxy", "executor", "human", "admin", "terminal",
        "chat_manager" };
    return lower == "user" || std::ranges::any_of(words, [&](std::string_view word) { return lower.contains(word); });
}

ChatMessage sharedMessage(std::string from, std::string text)
{
    ChatMessage message;
    message.role = std::move(from);
    const InnerJson json(message.role == "function_call" ? std::string_view(text) : std::string_view(), "value");
    if (json.value()) {
        const auto call = objectIn(*json.value());
        const auto arguments = call ? memberOf(*call, "arguments") : std::nullopt;
        message.role = "assistant";
        if (arguments) {
            message.calls.push_back(chatCall({}, memberText(*call, "name"), *arguments));
            return message;
        }
    } else if (message.role == "observation") {
        message.role = "tool";
        message.results.emplace_back().text = std::move(text);
        return message;
    }
    message.text = std::move(text);
    return message;
}

} // namespace vitrine
