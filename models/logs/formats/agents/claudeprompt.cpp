// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/claudeprompt.h"

#include "base/trimmed.h"
#include "models/logs/steps/steptext.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

/// The text of a message without the reminders that the program put before it.
std::string_view withoutReminders(std::string_view text)
{
    constexpr std::string_view opening = "<system-reminder>";
    constexpr std::string_view closing = "</system-reminder>";
    text = trimmed(text);
    while (text.starts_with(opening)) {
        const std::size_t end = text.find(closing);
        if (end == text.npos)
            break;
        text = trimmed(text.substr(end + closing.size()));
    }
    return text;
}

/// The text in a tag of a message about a command that a person typed: "<command-name>/review</command-name>…".
std::string_view ofCommand(std::string_view text, std::string_view tag)
{
    const auto parts = text.starts_with("<command-") ? splitAtTags(text, tag) : std::nullopt;
    return parts ? trimmed(parts->inside) : std::string_view();
}

/// Commands of the program itself, which no model sees.
bool isOwnCommand(std::string_view name)
{
    constexpr std::array<std::string_view, 28> own { "/add-dir", "/agents", "/clear", "/compact", "/config", "/context",
        "/cost", "/doctor", "/exit", "/export", "/help", "/hooks", "/ide", "/login", "/logout", "/mcp", "/memory",
        "/model", "/output-style", "/permissions", "/plugin", "/rename", "/resume", "/rewind", "/status", "/theme",
        "/usage", "/vim" };
    return std::ranges::contains(own, name);
}

} // namespace

bool isWrittenByClaudeCode(JsonObject event, std::string_view text)
{
    constexpr std::array<std::string_view, 6> begins { "<local-command-stdout>", "<local-command-stderr>",
        "<local-command-caveat>", "<task-notification>", "<cross-session-message", "[Request interrupted by user" };
    // Only the kind decides; all of it is kept with the message.
    const auto origin = objectMember(event, "origin");
    const std::string kind = origin ? memberText(*origin, "kind") : std::string();
    const std::string_view own = withoutReminders(text);
    return memberIsTrue(event, "isMeta") || memberIsTrue(event, "isCompactSummary")
        || (!kind.empty() && kind != "human")
        || std::ranges::any_of(begins, [&](std::string_view begin) { return own.starts_with(begin); })
        || isOwnCommand(ofCommand(own, "command-name")) || (own.empty() && !trimmed(text).empty());
}

std::string taskInPrompt(std::string_view text)
{
    const std::string_view own = withoutReminders(text);
    const std::string_view name = ofCommand(own, "command-name");
    if (name.empty())
        return std::string(own);
    const std::string_view arguments = ofCommand(own, "command-args");
    return std::string(name) + (arguments.empty() ? "" : " ") + std::string(arguments);
}

std::string originOfPrompt(JsonObject event)
{
    JsonExtra extra;
    for (const std::string_view key : { "origin", "turnOrigin", "promptSource", "isMeta", "isCompactSummary",
             "isVisibleInTranscriptOnly", "interruptedByShutdown" })
        if (const auto value = memberOf(event, key); value && boolIn(*value).value_or(true))
            extra.add(key, jsonText(*value));
    return extra.text();
}

} // namespace vitrine
