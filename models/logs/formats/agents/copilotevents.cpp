// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/copilotevents.h"

#include <algorithm>
#include <array>

namespace vitrine {

bool isCopilotPiece(std::string_view type)
{
    return type == "tool.execution_partial_result"
        || (type.starts_with("assistant.") && (type.ends_with("_delta") || type.ends_with("_start"))
            && type != "assistant.turn_start");
}

bool isCopilotEvent(std::string_view type)
{
    constexpr std::array<std::string_view, 8> groups { "session.", "hook.", "assistant.", "tool.", "subagent.",
        "permission.", "system.", "external_tool." };
    return type == "abort"
        || std::ranges::any_of(groups, [&](std::string_view group) { return type.starts_with(group); });
}

ChatResult copilotResult(JsonObject data)
{
    ChatResult result;
    result.id = memberText(data, "toolCallId");
    const auto success = memberOf(data, "success");
    const auto content = objectMember(data, "result");
    const auto error = objectMember(data, "error");
    result.text = content ? memberText(*content, "content") : std::string {};
    if (error && result.text.empty())
        result.text = memberText(*error, "message");
    result.isError = success && !boolIn(*success).value_or(true);
    if (error && memberIs(*error, "code", { "rejected", "denied" }))
        result.errorType = memberText(*error, "code");
    return result;
}

std::optional<double> copilotSeconds(JsonObject data)
{
    const auto telemetry = objectMember(data, "toolTelemetry");
    const auto metrics = telemetry ? objectMember(*telemetry, "metrics") : std::nullopt;
    const auto length = metrics ? memberOf(*metrics, "durationMs") : std::nullopt;
    const auto milliseconds = length ? amountIn(*length) : std::nullopt;
    return milliseconds.transform([](double number) { return number / 1000; });
}

std::optional<Approval> copilotDecision(JsonObject data)
{
    const auto result = objectMember(data, "result");
    auto approval = result ? approvalFrom(memberText(*result, "kind")) : std::nullopt;
    if (approval)
        approval->reason = memberText(*result, "feedback");
    return approval;
}

} // namespace vitrine
