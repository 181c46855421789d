// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/chat/denials.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

constexpr std::string_view byPerson = "approval";
constexpr std::string_view byRule = "permission";
constexpr std::string_view notRun = "exec_command failed";

/// How a result begins, and words that follow somewhere behind: a command may be in between.
struct Denial {
    std::string_view begin;
    std::string_view part;
    std::string_view type;
};

/// Of agents that mark results as errors: other results may only quote the words.
constexpr std::array<Denial, 13> amongErrors { {
    // Claude Code
    { "The user doesn't want to proceed with this tool use", "", byPerson },
    { "The user doesn't want to take this action right now", "", byPerson },
    { "User rejected tool use", "", byPerson },
    { "Permission to use ", " denied", byRule },
    { "Permission for this ", " denied", byRule },
    { "Claude requested permissions to ", " haven't granted it", byRule },
    { "PreToolUse:", " hook ", byRule },
    // OpenCode
    { "The user rejected permission ", "", byPerson },
    { "The user has specified a rule which prevents you from using ", "", byRule },
    { "Permission denied by ruleset", "", byRule },
    // Kimi, Amp
    { "The tool call is rejected by the user", "", byPerson },
    { "Tool execution rejected by user", "", byPerson },
    // Amazon Q and Kiro
    { "Tool use was cancelled by the user", "", byPerson },
} };

/// Of agents that do not.
constexpr std::array<Denial, 15> amongAll { {
    // Codex
    { notRun, "rejected by user", byPerson },
    { notRun, "rejected: ", byRule },
    { notRun, "action was rejected", byRule },
    { notRun, "review failed", byRule },
    { notRun, "Sandbox(Denied", byRule },
    { "exec command rejected by user", "", byPerson },
    { "patch rejected by user", "", byPerson },
    { "patch rejected: ", "", byRule },
    { "This action was rejected ", "", byRule },
    { "`", "` rejected: ", byRule },
    // Gemini CLI and Qwen Code
    { "[Operation Cancelled] Reason: User d", "", byPerson },
    { "[Operation Cancelled] Reason: Denied", "", byPerson },
    { "Tool execution denied by policy", "", byRule },
    // Cline and Roo Code
    { "The user denied this operation", "", byPerson },
    // goose
    { "The user has declined to run this tool", "", byPerson },
} };

/// The type of the first denial that the text is; empty for other texts. Denials are short, and outputs long.
template <std::size_t count>
std::string_view typeOf(std::string_view text, const std::array<Denial, count> &denials)
{
    constexpr std::size_t longest = 4096;
    text = text.substr(0, longest);
    const auto found = std::ranges::find_if(
        denials, [text](const Denial &denial) { return text.starts_with(denial.begin) && text.contains(denial.part); });
    return found == denials.end() ? std::string_view() : found->type;
}

/// The text without what agents put before the words.
std::string_view withoutHead(std::string_view text)
{
    constexpr std::string_view error = "Error: ";
    // A script that calls tools ends with their error.
    constexpr std::string_view script = "Script error:\n";
    if (const std::size_t at = text.starts_with("Script failed") ? text.find(script) : text.npos; at != text.npos)
        return text.substr(at + script.size());
    return text.substr(text.starts_with(error) ? error.size() : 0);
}

} // namespace

void noteDenial(ChatResult &result)
{
    const std::string_view text = withoutHead(result.text);
    std::string_view type = typeOf(text, amongAll);
    if (type.empty() && result.isError)
        type = typeOf(text, amongErrors);
    result.isError = result.isError || !type.empty() || text.starts_with(notRun);
    if (result.errorType.empty())
        result.errorType = type;
}

} // namespace vitrine
