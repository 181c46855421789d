// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/claudeevents.h"

#include <algorithm>
#include <array>

namespace vitrine {

bool isClaudeMessage(const Outline &record)
{
    const std::string_view type = record["type"].text;
    const bool isMessage = (type == "user" || type == "assistant") && record["message"].has("content");
    // Tools that shorten sessions leave the role out, which the type repeats.
    return isMessage && (record["message"].has("role") || record.has("timestamp"));
}

bool isClaudeBookkeeping(const Outline &record)
{
    const bool isOfTree = record.has("isSidechain") && record["uuid"].isString() && record["sessionId"].isString();
    const std::string_view type = record["type"].text;
    return isOfTree || (type == "summary" && record.has("leafUuid"))
        || (type == "file-history-snapshot" && record.has("messageId"))
        || (type == "permission-mode" && record.has("permissionMode"))
        || (type == "queue-operation" && record.has("operation") && record.has("sessionId"));
}

bool isSilentClaudeEvent(std::string_view type)
{
    constexpr std::array<std::string_view, 8> types { "file-history-snapshot", "file-history-delta", "progress",
        "stream_event", "tool_progress", "keep_alive", "control_request", "control_response" };
    return std::ranges::contains(types, type);
}

bool isKnownClaudeEvent(std::string_view type)
{
    constexpr std::array<std::string_view, 30> types { "frame-link", "relocated", "started", "bridge-session",
        "atis-latch", "summary", "queue-operation", "system", "x-error", "permission-mode", "mode", "attachment",
        "ai-title", "custom-title", "last-prompt", "agent-name", "agent-color", "agent-setting", "tag", "pr-link",
        "worktree-state", "content-replacement", "task-summary", "speculation-accept", "rate_limit_event",
        "tool_use_summary", "auth_status", "compact", "hook", "result" };
    return std::ranges::contains(types, type);
}

} // namespace vitrine
