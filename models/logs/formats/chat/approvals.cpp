// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/chat/approvals.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

using enum Approval::Decision;
using enum Approval::Source;

/// Words of Kimi, Copilot CLI, Inspect, Codex, Gemini CLI, Qwen Code and Claude Code. The first that fits counts.
constexpr std::array<std::pair<std::string_view, Approval::Decision>, 12> decisions { {
    { "modif", Changed },
    { "edited", Changed },
    { "not_approved", Denied },
    { "unapproved", Denied },
    { "approve", Allowed },
    { "accept", Allowed },
    { "allow", Allowed },
    { "den", Denied },
    { "reject", Denied },
    { "decline", Denied },
    { "abort", Denied },
    { "terminate", Denied },
} };

constexpr std::array<std::pair<std::string_view, Approval::Source>, 12> sources { {
    { "user", Person },
    { "human", Person },
    { "session", Person }, // a person allowed it for the rest of the session
    { "interactive", Person },
    { "person", Person },
    { "rule", Rule },
    { "policy", Rule },
    { "config", Rule },
    { "setting", Rule },
    { "hook", Rule },
    { "auto", Rule },
    { "guardian", Model },
} };

} // namespace

std::optional<Approval> approvalFrom(std::string_view word)
{
    const auto found = std::ranges::find_if(decisions, [&](const auto &entry) { return word.contains(entry.first); });
    if (found == decisions.end())
        return {};
    return Approval { found->second, approvalSource(word), {}, {}, {} };
}

Approval::Source approvalSource(std::string_view word)
{
    // Copilot CLI could not ask one.
    if (word.contains("could-not-request-from-user"))
        return Rule;
    const auto found = std::ranges::find_if(sources, [&](const auto &entry) { return word.contains(entry.first); });
    return found == sources.end() ? Unknown : found->second;
}

} // namespace vitrine
