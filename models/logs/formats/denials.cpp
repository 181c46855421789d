// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/denials.h"

#include <array>
#include <span>

namespace vitrine {

namespace {

constexpr std::string_view byPerson = "approval";
constexpr std::string_view byRule = "permission";

/// How a result begins, and words that follow somewhere behind: a command may be in between.
struct Denial {
    std::string_view begin;
    std::string_view part;
    std::string_view type;
};

/// The denials are short, and outputs of commands long.
constexpr std::size_t longestDenial = 4096;

std::string_view typeOf(std::string_view text, std::span<const Denial> denials)
{
    text = text.substr(0, longestDenial);
    for (const Denial &denial : denials)
        if (text.starts_with(denial.begin) && text.contains(denial.part))
            return denial.type;
    return {};
}

} // namespace

void noteClaudeDenial(ChatResult &result)
{
    constexpr std::array<Denial, 7> denials { {
        { "The user doesn't want to proceed with this tool use", "", byPerson },
        { "The user doesn't want to take this action right now", "", byPerson },
        { "User rejected tool use", "", byPerson },
        { "Permission to use ", " denied", byRule },
        { "Permission for this ", " denied", byRule },
        { "Claude requested permissions to ", " haven't granted it", byRule },
        { "PreToolUse:", " hook ", byRule },
    } };
    constexpr std::string_view mark = "Error: ";
    if (!result.isError || !result.errorType.empty())
        return;
    std::string_view text = result.text;
    text.remove_prefix(text.starts_with(mark) ? mark.size() : 0);
    result.errorType = typeOf(text, denials);
}

void noteCodexDenial(ChatResult &result)
{
    constexpr std::string_view notRun = "exec_command failed";
    constexpr std::array<Denial, 10> denials { {
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
    } };
    // A script that calls tools ends with their error.
    constexpr std::string_view script = "Script error:\n";
    std::string_view text = result.text;
    if (const std::size_t at = text.starts_with("Script failed") ? text.find(script) : text.npos; at != text.npos)
        text.remove_prefix(at + script.size());
    const std::string_view type = typeOf(text, denials);
    result.isError = result.isError || !type.empty() || text.starts_with(notRun);
    if (result.errorType.empty())
        result.errorType = type;
}

} // namespace vitrine
