// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/codexevents.h"

#include "models/logs/formats/chat/approvals.h"
#include "models/logs/json/readledger.h"
#include "models/logs/steps/extratext.h"

#include <algorithm>
#include <array>

namespace vitrine {

bool isCodexContext(std::string_view text)
{
    constexpr std::array<std::string_view, 6> marks { "<environment_context>", "<user_instructions>", "# AGENTS.md",
        "<permissions", "<INSTRUCTIONS>", "<turn_aborted>" };
    return std::ranges::any_of(marks, [&](std::string_view mark) { return text.starts_with(mark); });
}

std::string spawnedThread(JsonObject result)
{
    const auto output = memberOf(result, "output");
    const std::string text = output && output->is_string() ? valueText(*output) : std::string();
    const InnerJson json(text.contains("\"agent_id\"") ? std::string_view(text) : std::string_view(), "output");
    const auto object = json.value() ? objectIn(*json.value()) : std::nullopt;
    if (json.value())
        ReadLedger::note(*json.value());
    return object ? memberText(*object, "agent_id") : std::string();
}

std::optional<Approval> guardianDecision(JsonObject assessment)
{
    auto approval = approvalFrom(memberText(assessment, "status"));
    if (!approval)
        return {};
    approval->source = Approval::Source::Model;
    approval->name = "guardian";
    approval->reason = memberText(assessment, "rationale");
    return approval;
}

ChatMessage agentMessage(JsonObject payload)
{
    const auto content = memberOf(payload, "content");
    ChatMessage message;
    message.text = content ? contentText(*content) : std::string();
    if (message.text.empty())
        return message;
    message.role = memberText(payload, "author");
    if (message.role.empty())
        message.role = "agent";
    JsonExtra extra;
    extra.add("agent_message", jsonText(JsonElement(payload)));
    message.extra = extra.text();
    return message;
}

void describeCodexRun(RunRecord &run, JsonObject payload)
{
    run.frameworkVersion = memberText(payload, "cli_version");
    JsonExtra extra;
    for (const auto &[key, value] : payload)
        if (key != "id" && key != "cli_version")
            extra.add(key, jsonText(value));
    run.extra = extra.text();
}

std::int64_t firstOwnRecord(JsonObject meta)
{
    if (const auto start = memberOf(meta, "subagent_history_start_ordinal"); start && !start->is_null())
        return integerIn(*start).value_or(0);
    const auto base = objectMember(meta, "history_base");
    const auto end = base ? memberOf(*base, "end_ordinal_exclusive") : std::nullopt;
    return end ? integerIn(*end).value_or(0) : 0;
}

std::string startingThread(JsonObject meta)
{
    const auto source = objectMember(meta, "source");
    const auto agent = source ? objectMember(*source, "subagent") : std::nullopt;
    const auto spawn = agent ? objectMember(*agent, "thread_spawn") : std::nullopt;
    return spawn ? memberText(*spawn, "parent_thread_id") : memberText(meta, "parent_thread_id");
}

} // namespace vitrine
