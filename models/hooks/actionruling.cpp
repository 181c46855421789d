// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/hooks/actionruling.h"

#include "base/jsondepth.h"
#include "executor/shell/shellfacts.h"

#include <nlohmann/json.hpp>

#include <array>
#include <filesystem>
#include <map>
#include <optional>
#include <system_error>
#include <vector>

namespace vitrine {

namespace {

using Json = nlohmann::json;

std::string textIn(const Json &arguments, std::initializer_list<const char *> names)
{
    for (const char *name : names)
        if (const auto found = arguments.find(name); found != arguments.end() && found->is_string())
            return found->get<std::string>();
    return {};
}

std::string quotedWord(const std::string &word)
{
    std::string quoted = "'";
    for (const char c : word)
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

/// Some tools take a command as a text, others as its words.
std::optional<std::string> commandIn(const Json &arguments)
{
    for (const char *name : { "command", "cmd", "script" }) {
        const auto found = arguments.find(name);
        if (found == arguments.end())
            continue;
        if (found->is_string())
            return found->get<std::string>();
        if (!found->is_array())
            return std::nullopt;
        std::string words;
        for (const Json &word : *found) {
            if (!word.is_string())
                return std::nullopt;
            words += (words.empty() ? "" : " ") + quotedWord(word.get<std::string>());
        }
        return words;
    }
    return std::nullopt;
}

/// A patch names its files in itself, and there may be several.
std::vector<std::string> changedFiles(const ActionRecord &action, const Json &arguments)
{
    std::vector<std::string> files;
    const std::string patch = textIn(arguments, { "command", "input", "patch" });
    constexpr auto marks = std::to_array<std::string_view>(
        { "*** Update File: ", "*** Add File: ", "*** Delete File: ", "*** Move to: " });
    for (const std::string_view mark : marks)
        for (std::size_t at = patch.find(mark); at != patch.npos; at = patch.find(mark, at + 1)) {
            const std::size_t from = at + mark.size();
            files.push_back(patch.substr(from, patch.find_first_of("\r\n", from) - from));
        }
    if (files.empty() && !action.file.empty())
        files.push_back(action.file);
    return files;
}

ActionRuling judgeFiles(const ActionJudge &judge, ActionPart part, const std::vector<std::string> &files)
{
    ActionRuling ruling;
    for (std::size_t n = 0; n < files.size(); ++n) {
        const ActionRuling next = judgeFile(judge, part, files[n]);
        ruling = n == 0 ? next : stricter(ruling, next);
    }
    return ruling;
}

/// Nothing where the policy has no rules for what the action does, or the action does not say what it does.
std::optional<ActionRuling> rulingOfEffect(const ActionJudge &judge, const ActionRecord &action, const Json &arguments)
{
    const auto file = [&](ActionPart part) -> std::optional<ActionRuling> {
        const auto files = changedFiles(action, arguments);
        return !judge.speaksAbout(part) || files.empty() ? std::nullopt : std::optional(judgeFiles(judge, part, files));
    };
    switch (action.kind) {
    case ActionKind::Command: {
        const auto command = action.text.empty() ? commandIn(arguments) : std::optional(action.text);
        return command && judge.speaksAbout(ActionPart::Command)
            ? std::optional(judgeShell(judge, shellFacts(ShellParser(), *command)))
            : std::nullopt;
    }
    case ActionKind::Read:
    case ActionKind::Search: return file(ActionPart::Read);
    case ActionKind::Edit: return file(ActionPart::Edit);
    case ActionKind::Write: return file(ActionPart::Write);
    case ActionKind::Fetch: {
        const std::string address = textIn(arguments, { "url", "uri" });
        return !judge.speaksAbout(ActionPart::Fetch) || address.empty() ? std::nullopt
                                                                        : std::optional(judgeAddress(judge, address));
    }
    default: return std::nullopt;
    }
}

} // namespace

ActionRuling judgeFile(const ActionJudge &judge, ActionPart part, const std::string &path)
{
    const ActionRuling named = judge.file(part, path);
    if (path.contains('\0'))
        return named;
    std::error_code failed;
    const ProjectPlaces at = judge.places();
    const std::string real = std::filesystem::weakly_canonical(projectPath(path, at), failed).string();
    const std::string project = std::filesystem::weakly_canonical(at.project, failed).string();
    if (failed || real.empty())
        return named;
    // The project itself may be behind a link.
    const bool isInside = real.starts_with(project + "/");
    return stricter(named, judge.file(part, isInside ? real.substr(project.size() + 1) : real));
}

ActionRuling judgeAddress(const ActionJudge &judge, const std::string &address)
{
    const ActionRuling unknown { ActionOutcome::Unknown, {}, ActionRuling::Reason::NotAUrl, address };
    const std::size_t colon = address.find("://");
    const std::string scheme = address.substr(0, colon);
    if (colon == address.npos || (scheme != "http" && scheme != "https"))
        return unknown;
    std::string host = address.substr(colon + 3, address.find_first_of("/?#\\", colon + 3) - colon - 3);
    host.erase(0, host.rfind('@') + 1);
    if (const std::size_t port = host.rfind(':'); port != host.npos && !host.ends_with(']'))
        host.resize(port);
    for (char &c : host)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    const bool isName
        = !host.empty() && host.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789.-_:[]") == host.npos;
    return isName ? judge.host(host) : unknown;
}

ActionRuling judgeTool(const ActionJudge &judge, std::string_view tool, const Json &arguments)
{
    if (!arguments.is_object())
        return judge.tool(tool, std::nullopt);
    std::map<std::string, std::string> texts;
    for (const auto &[name, value] : arguments.items())
        texts[name]
            = value.is_string() ? value.get<std::string>() : value.dump(-1, ' ', false, Json::error_handler_t::replace);
    return judge.tool(tool, texts);
}

ActionRuling judgeAction(const ActionJudge &judge, const ActionRecord &action)
{
    const bool isReadable = isShallowJson(action.arguments);
    const Json parsed = isReadable ? Json::parse(action.arguments, nullptr, false) : Json();
    const Json arguments = parsed.is_object() ? parsed : Json::object();
    const auto effect = rulingOfEffect(judge, action, arguments);
    if (!judge.speaksAbout(ActionPart::Tool))
        return effect.value_or(ActionRuling { ActionOutcome::Unknown, {}, ActionRuling::Reason::NoRules, action.tool });
    const ActionRuling named = judgeTool(judge, action.tool, parsed.is_object() ? parsed : Json());
    // What a tool does decides, unless a rule names the tool itself.
    // The tools of bundled policies are those of code: that all of them are allowed says nothing about an agent's own.
    const bool isEverything = named.outcome == ActionOutcome::Allow && named.rule == "tools.allow:*";
    if (!effect && isEverything)
        return { ActionOutcome::Unknown, {}, ActionRuling::Reason::NoRule, action.tool };
    if (!effect)
        return named;
    return named.isListed() ? stricter(*effect, named) : *effect;
}

} // namespace vitrine
