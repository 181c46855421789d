// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/actions/recordedaction.h"

#include "base/jsondepth.h"
#include "base/parsedjson.h"
#include "executor/shell/shelllinks.h"
#include "executor/shell/shellreview.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <utility>

namespace vitrine {

namespace {

using Json = nlohmann::json;

/// Arguments that are nested too deeply are as good as unknown.
Json argumentsOf(const ActionRecord &record)
{
    Json arguments = isShallowJson(record.arguments) ? parsedJson<Json>(record.arguments) : Json();
    return arguments.is_object() ? arguments : Json();
}

std::string textIn(const Json &arguments, std::initializer_list<const char *> names)
{
    for (const char *name : names)
        if (const auto found = arguments.is_object() ? arguments.find(name) : arguments.end();
            found != arguments.end() && found->is_string())
            return found->get<std::string>();
    return {};
}

/// The web addresses in a sentence, each once: Gemini CLI's tool takes them in a prompt.
std::vector<std::string> addressesInText(std::string_view text)
{
    constexpr std::string_view ends = " \t\r\n<>\"'`|()[]{},;";
    std::vector<std::string> found;
    for (std::size_t at = text.find("http"); at != text.npos; at = text.find("http", at + 1)) {
        const std::string_view rest = text.substr(at);
        if (!rest.starts_with("http://") && !rest.starts_with("https://"))
            continue;
        std::string address(rest.substr(0, rest.find_first_of(ends)));
        if (!std::ranges::contains(found, address))
            found.push_back(std::move(address));
    }
    return found;
}

/// One address or a list of them; of tools that take neither, those in the prompt.
std::vector<std::string> addressesIn(const Json &arguments)
{
    std::vector<std::string> found;
    const auto add = [&found](const Json &value) {
        if (value.is_string() && !std::ranges::contains(found, value.get_ref<const std::string &>()))
            found.push_back(value.get<std::string>());
    };
    if (!arguments.is_object())
        return found;
    for (const char *name : { "url", "uri", "address", "link", "urls", "uris", "links" })
        if (const auto value = arguments.find(name); value != arguments.end())
            value->is_array() ? void(std::ranges::for_each(*value, add)) : add(*value);
    return found.empty() ? addressesInText(textIn(arguments, { "prompt", "query" })) : found;
}

std::map<std::string, std::string> textsOf(const Json &object)
{
    std::map<std::string, std::string> texts;
    for (const auto &[name, value] : object.items())
        texts[name]
            = value.is_string() ? value.get<std::string>() : value.dump(-1, ' ', false, Json::error_handler_t::replace);
    return texts;
}

std::string quotedWord(const std::string &word)
{
    std::string quoted = "'";
    for (const char c : word)
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

std::string joined(const Json &words)
{
    std::string command;
    for (const Json &word : words) {
        if (!word.is_string())
            return {};
        command += (command.empty() ? "" : " ") + quotedWord(word.get<std::string>());
    }
    return command;
}

/// Some tools take a command as a text, others as its words.
std::string commandOf(const ActionRecord &record, const Json &arguments)
{
    if (!record.text.empty() || !arguments.is_object())
        return record.text;
    for (const char *name : { "command", "cmd", "script" })
        if (const auto found = arguments.find(name); found != arguments.end())
            return found->is_string() ? found->get<std::string>() : found->is_array() ? joined(*found) : std::string();
    return {};
}

/// A file that is added, deleted or moved is written, in its old place as in the new one.
std::vector<ActionFile> filesOf(const ActionRecord &record, ActionPart part)
{
    using Change = PatchFile::Change;
    std::vector<ActionFile> files;
    for (const PatchFile &file : patchFilesIn(record.arguments)) {
        if (file.change == Change::Edited || file.change == Change::Unclear)
            files.push_back({ ActionPart::Edit, file.path });
        if (file.change != Change::Edited)
            files.push_back({ ActionPart::Write, file.path });
    }
    if (!record.file.empty() && !std::ranges::contains(files, record.file, &ActionFile::path))
        files.push_back({ part, record.file });
    return files;
}

/// Whether a message may go to others than the user of the agent, unlike an answer or a question.
bool isSent(std::string_view tool) { return tool.starts_with("send_") || tool.starts_with("Send"); }

/// The part of policies that decides about a kind of actions; code, answers and questions have none.
std::optional<ActionPart> partOf(const ActionRecord &record)
{
    switch (record.kind) {
    case ActionKind::Command: return ActionPart::Command;
    case ActionKind::Edit: return ActionPart::Edit;
    case ActionKind::Write: return ActionPart::Write;
    case ActionKind::Read: return ActionPart::Read;
    case ActionKind::Fetch: return ActionPart::Fetch;
    case ActionKind::Search:
    case ActionKind::Tool:
    case ActionKind::Delegate: return ActionPart::Tool;
    case ActionKind::Message: return isSent(record.tool) ? std::optional(ActionPart::Tool) : std::nullopt;
    case ActionKind::Code: break;
    }
    return std::nullopt;
}

bool isAboutFiles(ActionPart part)
{
    return part == ActionPart::Read || part == ActionPart::Edit || part == ActionPart::Write;
}

PartialText known(std::string text)
{
    PartialText whole;
    whole.append(text);
    return whole;
}

} // namespace

std::string hostOfAddress(std::string_view address)
{
    const std::size_t scheme = address.find("://");
    if (scheme == address.npos || (address.substr(0, scheme) != "http" && address.substr(0, scheme) != "https"))
        return {};
    std::string_view host = address.substr(scheme + 3);
    host = host.substr(0, host.find_first_of("/?#\\"));
    if (const std::size_t user = host.rfind('@'); user != host.npos)
        host.remove_prefix(user + 1);
    host = host.starts_with('[') ? host.substr(0, host.find(']') + 1) : host.substr(0, host.find(':'));
    std::string text = hostText(host);
    const bool isName = text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789.-_:[]") == text.npos;
    return isName ? text : std::string();
}

std::optional<RecordedAction> recordedAction(const ActionRecord &record)
{
    if (record.isInsideCode)
        return std::nullopt;
    const auto part = partOf(record);
    if (!part)
        return std::nullopt;
    const Json arguments = argumentsOf(record);
    RecordedAction action;
    action.part = *part;
    action.tool = record.tool;
    if (arguments.is_object())
        action.arguments = textsOf(arguments);
    // A search reads the files that it looks through.
    if (isAboutFiles(*part) || record.kind == ActionKind::Search)
        action.files = filesOf(record, isAboutFiles(*part) ? *part : ActionPart::Read);
    if (*part == ActionPart::Fetch)
        action.addresses = addressesIn(arguments);
    switch (*part) {
    case ActionPart::Command: action.subject = commandOf(record, arguments); break;
    case ActionPart::Fetch: action.subject = action.addresses.empty() ? std::string() : action.addresses.front(); break;
    case ActionPart::Tool: action.subject = record.tool; break;
    default: action.subject = action.files.empty() ? std::string() : action.files.front().path; break;
    }
    if (action.subject.empty()) {
        action.part = ActionPart::Tool;
        action.subject = record.tool;
    }
    return action.subject.empty() ? std::nullopt : std::optional(std::move(action));
}

ActionQuestions<PartialText> questionsOf(const RecordedAction &action, const ProjectFolders &locations, FileLinks links)
{
    ActionQuestions<PartialText> questions;
    questions.part = action.part == ActionPart::Tool && !action.files.empty() ? ActionPart::Read : action.part;
    questions.subject = action.subject;
    if (action.part == ActionPart::Command)
        questions.command = links == FileLinks::Followed
            ? questionsOf(withLinksFollowed(action.facts, locations), locations)
            : questionsOf(action.facts, locations);
    for (const auto &[part, path] : action.files) {
        questions.files.push_back(
            { part, known(path.contains(wordEnd) ? std::string() : projectPath(path, locations)) });
        const auto real
            = links == FileLinks::Followed && !path.contains(wordEnd) ? followedPath(path, locations) : std::nullopt;
        if (real)
            questions.files.push_back({ part, known(*real) });
    }
    for (const std::string &address : action.addresses) {
        std::string host = hostOfAddress(address);
        questions.hasOtherAddress = questions.hasOtherAddress || host.empty();
        if (!host.empty())
            questions.hosts.push_back(known(std::move(host)));
    }
    if (action.tool.empty() || action.tool.contains(wordEnd))
        return questions;
    PartialText tool = known(toolText(action.tool, action.arguments.value_or(std::map<std::string, std::string>())));
    questions.tool.push_back(tool);
    if (!action.arguments) {
        tool.append(std::string_view("\0", 1));
        tool.append(PartialText::Kind::Anything);
        questions.tool.push_back(std::move(tool));
    }
    return questions;
}

ActionRuling judgeAction(const ActionJudge &judge, const RecordedAction &action, FileLinks links)
{
    return decide(NamedRules(judge), questionsOf(action, judge.locations(), links));
}

ActionRuling judgeAction(const ActionJudge &judge, const ActionRecord &record, FileLinks links)
{
    auto action = recordedAction(record);
    if (!action)
        return { ActionOutcome::Unknown, {}, ActionRuling::Reason::NoRules, record.tool };
    if (action->part == ActionPart::Command && appliesToCommands(judge))
        action->facts = shellFacts(ShellParser(), action->subject);
    return judgeAction(judge, *action, links);
}

ActionRuling judgeFile(const ActionJudge &judge, ActionPart part, const std::string &path)
{
    const ActionRuling named = judge.file(part, path);
    const auto real = path.contains(wordEnd) ? std::nullopt : followedPath(path, judge.locations());
    return real ? stricter(named, judge.file(part, *real)) : named;
}

ActionRuling judgeAddress(const ActionJudge &judge, const std::string &address)
{
    const std::string host = hostOfAddress(address);
    return host.empty() ? ActionRuling { ActionOutcome::Unknown, {}, ActionRuling::Reason::NotAUrl, address }
                        : judge.host(host);
}

} // namespace vitrine
