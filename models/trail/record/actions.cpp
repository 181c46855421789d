// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/record/actions.h"

#include "base/parsedjson.h"
#include "models/trail/record/names.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <utility>

namespace vitrine {

namespace {

using Json = nlohmann::json;

/// A word in a tool's lower-case name, and the kind it means. The first that fits counts.
struct Word {
    enum class Fit { Whole, Start, Anywhere };
    std::string_view text;
    Fit fit;
    ActionKind kind;
};

constexpr auto words = [] {
    using enum ActionKind;
    using enum Word::Fit;
    return std::to_array<Word>({
        { "final_answer", Whole, Message },
        { "finalanswertool", Whole, Message },
        { "attempt_completion", Whole, Message },
        { "finish", Whole, Message },
        { "submit", Whole, Message },
        { "respond", Whole, Message },
        { "think", Whole, Message },
        { "talk_to_user", Whole, Message },
        { "plan_mode_respond", Whole, Message },
        { "send_message", Start, Message },
        { "ask_", Start, Message },
        { "askuserquestion", Whole, Message },
        { "task", Whole, Delegate },
        { "agent", Whole, Delegate },
        { "new_task", Whole, Delegate },
        { "delegate", Start, Delegate },
        { "handoff", Start, Delegate },
        { "transfer_to_", Start, Delegate },
        { "spawn_agent", Start, Delegate },
        { "invoke_agent", Start, Delegate },
        { "subagent", Anywhere, Delegate },
        { "web_search", Anywhere, Search },
        { "websearch", Anywhere, Search },
        { "web_fetch", Anywhere, Fetch },
        { "webfetch", Anywhere, Fetch },
        { "fetch", Start, Fetch },
        { "visit_webpage", Whole, Fetch },
        { "browse", Start, Fetch },
        { "open_url", Whole, Fetch },
        { "navigate", Anywhere, Fetch },
        { "http", Start, Fetch },
        { "apply_patch", Anywhere, Edit },
        { "applypatch", Anywhere, Edit },
        { "patch", Whole, Edit },
        { "strreplace", Whole, Edit },
        { "replacestring", Anywhere, Edit },
        { "replace_string", Anywhere, Edit },
        { "apply_diff", Whole, Edit },
        { "str_replace", Whole, Edit },
        { "edit", Start, Edit },
        { "multiedit", Whole, Edit },
        { "multi_edit", Whole, Edit },
        { "find_and_replace", Anywhere, Edit },
        { "notebookedit", Whole, Edit },
        { "edit_file", Anywhere, Edit },
        { "replace", Start, Edit },
        { "search_replace", Whole, Edit },
        { "search_and_replace", Whole, Edit },
        { "insert", Start, Edit },
        { "file_change", Whole, Edit },
        { "editedexistingfile", Whole, Edit },
        { "write_stdin", Whole, Command },
        { "write", Start, Write },
        { "delete", Whole, Write },
        { "delete_file", Anywhere, Write },
        { "deletefile", Anywhere, Write },
        { "createfile", Whole, Write },
        { "fs_write", Whole, Write },
        { "create_file", Anywhere, Write },
        { "create_new_file", Whole, Write },
        { "create", Whole, Write },
        { "newfilecreated", Whole, Write },
        { "save_file", Whole, Write },
        { "read", Start, Read },
        { "fs_read", Whole, Read },
        { "view", Start, Read },
        { "open_file", Whole, Read },
        { "cat", Whole, Read },
        { "grep", Anywhere, Search },
        { "glob", Whole, Search },
        { "ls", Whole, Search },
        { "list_", Start, Search },
        { "listdir", Start, Search },
        { "findfiles", Start, Search },
        { "findtext", Start, Search },
        { "listfiles", Start, Search },
        { "find_file", Start, Search },
        { "find_path", Whole, Search },
        { "search", Anywhere, Search },
        { "retriev", Anywhere, Search },
        { "python", Anywhere, Code },
        { "jupyter", Anywhere, Code },
        { "code_interpreter", Anywhere, Code },
        { "code interpreter", Anywhere, Code },
        { "code_execution", Anywhere, Code },
        { "execute_code", Anywhere, Code },
        { "run_code", Whole, Code },
        { "repl", Whole, Code },
        { "bash", Anywhere, Command },
        { "shell", Anywhere, Command },
        { "terminal", Anywhere, Command },
        { "run_command", Anywhere, Command },
        { "execute_command", Anywhere, Command },
        { "exec_command", Anywhere, Command },
        { "command_execution", Anywhere, Command },
        { "keystrokes", Whole, Command },
        { "exec", Whole, Command },
        { "execute", Whole, Command },
        { "run", Whole, Command },
    });
}();

std::string lowered(std::string_view text)
{
    constexpr std::size_t longest = 100;
    std::string result(text.substr(0, longest));
    std::ranges::transform(result, result.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return result;
}

bool fits(const Word &word, std::string_view name)
{
    switch (word.fit) {
    case Word::Fit::Whole: return name == word.text;
    case Word::Fit::Start: return name.starts_with(word.text);
    case Word::Fit::Anywhere: return name.contains(word.text);
    }
    return false;
}

/// Editors with a single tool name the command in an argument.
std::optional<ActionKind> kindOfEditor(std::string_view arguments)
{
    constexpr auto commands = std::to_array<std::pair<std::string_view, ActionKind>>(
        { { "view", ActionKind::Read }, { "create", ActionKind::Write }, { "write", ActionKind::Write },
            { "str_replace", ActionKind::Edit }, { "insert", ActionKind::Edit }, { "strReplace", ActionKind::Edit },
            { "append", ActionKind::Edit }, { "undo_edit", ActionKind::Edit } });
    const Json json = parsedJson<Json>(arguments);
    const auto found = json.is_object() ? json.find("command") : json.end();
    if (found == json.end() || !found->is_string())
        return {};
    const auto command = std::ranges::find(
        commands, std::string_view(found->get_ref<const std::string &>()), &decltype(commands)::value_type::first);
    return command == commands.end() ? std::nullopt : std::optional(command->second);
}

/// The files of a list: names, or objects with a path, at the top or, as Roo Code has it, below `args`.
std::vector<std::string> listedFiles(const Json &arguments)
{
    std::vector<std::string> files;
    const auto add = [&files](const Json &value) {
        const auto path = value.is_object() ? value.find("path") : value.end();
        const Json &name = value.is_object() && path != value.end() ? *path : value;
        if (name.is_string() && !std::ranges::contains(files, name.get_ref<const std::string &>()))
            files.push_back(name.get<std::string>());
    };
    const auto args = arguments.find("args");
    for (const Json *holder : { &arguments, args != arguments.end() && args->is_object() ? &*args : nullptr })
        for (const char *key : { "paths", "files", "file_paths", "filePaths", "include", "operations", "file" }) {
            const auto list = holder != nullptr ? holder->find(key) : arguments.end();
            if (holder == nullptr || list == holder->end())
                continue;
            if (list->is_array())
                std::ranges::for_each(*list, add);
            else if (list->is_object())
                add(*list);
        }
    return files;
}

/// A text, or the texts of a list: some tools take a command as its words.
std::vector<const std::string *> textsIn(const Json &value)
{
    std::vector<const std::string *> texts;
    if (value.is_string())
        texts.push_back(value.get_ptr<const std::string *>());
    if (value.is_array())
        for (const Json &word : value)
            if (word.is_string())
                texts.push_back(word.get_ptr<const std::string *>());
    return texts;
}

/// "rename to" alone is a sentence.
std::vector<PatchFile> filesInText(const std::string &text)
{
    auto files = filesOfPatch(text);
    const bool isDiff = text.contains("\n+++ ") || text.contains("diff --git ");
    return files.empty() && isDiff ? filesOfDiff(text) : files;
}

/// `arguments`: the text that was parsed.
std::vector<PatchFile> patchFilesOf(const Json &json, std::string_view arguments)
{
    constexpr auto keys = std::to_array<const char *>({ "input", "patch", "patchText", "patch_text", "diff" });
    constexpr auto commandKeys = std::to_array<const char *>({ "command", "cmd" });
    if (json.is_discarded() || json.is_null())
        return filesOfPatch(arguments);
    if (json.is_string())
        return filesInText(json.get_ref<const std::string &>());
    if (!json.is_object())
        return {};
    for (const char *key : keys)
        if (const auto found = json.find(key); found != json.end() && found->is_string())
            if (auto files = filesInText(found->get_ref<const std::string &>()); !files.empty())
                return files;
    // A command may contain any text.
    for (const char *key : commandKeys)
        if (const auto found = json.find(key); found != json.end())
            for (const std::string *text : textsIn(*found))
                if (auto files = filesOfPatch(*text); !files.empty())
                    return files;
    return {};
}

bool runsText(ActionKind kind) { return kind == ActionKind::Code || kind == ActionKind::Command; }

/// The status in the type of a step's error: "exit status 2". It is that of the first command that failed.
std::optional<std::int64_t> exitStatusOf(const StepRecord &step)
{
    constexpr std::string_view mark = "exit status ";
    if (!step.error || !step.error->type.starts_with(mark))
        return {};
    const std::string_view digits = std::string_view(step.error->type).substr(mark.size());
    std::int64_t status = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), status);
    return read.ec == std::errc {} ? std::optional(status) : std::nullopt;
}

ActionRecord actionOf(const RecordedToolCall &call)
{
    ActionRecord action;
    action.kind = actionKindOf(call.name, call.arguments);
    action.tool = call.name;
    action.callId = call.callId;
    action.arguments = call.arguments;
    action.file = actionFileIn(call.arguments);
    action.result = call.result;
    action.error = call.error;
    action.seconds = call.seconds;
    action.isInsideCode = call.innerOfCode;
    return action;
}

/// Code that no call ran has the step's outputs as its result.
ActionRecord actionOf(const CodeRecord &code, const StepRecord &step)
{
    ActionRecord action;
    action.kind = code.language == Language::Bash ? ActionKind::Command : ActionKind::Code;
    action.language = code.language;
    action.text = code.text;
    std::string printed;
    for (const OutputRecord &output : step.outputs)
        printed += (printed.empty() ? "" : "\n") + output.text;
    if (!printed.empty())
        action.result = std::move(printed);
    if (step.error)
        action.error = step.error->message;
    action.seconds = step.time.seconds;
    return action;
}

/// Gives the status of a step's error to the command that failed, if its call has none: to the first one with an
/// error, else to the last one.
void noteExit(std::vector<ActionRecord> &actions, const std::optional<std::int64_t> &status)
{
    const auto isKnown = [](const ActionRecord &action) { return action.exitStatus.value_or(0) != 0; };
    if (!status || std::ranges::any_of(actions, isKnown))
        return;
    const auto isOpen = [](const ActionRecord &action) { return runsText(action.kind) && !action.exitStatus; };
    const auto failed = std::ranges::find_if(
        actions, [&](const ActionRecord &action) { return isOpen(action) && action.error.has_value(); });
    const auto last = std::ranges::find_if(actions.rbegin(), actions.rend(), isOpen);
    if (failed != actions.end())
        failed->exitStatus = status;
    else if (last != actions.rend())
        last->exitStatus = status;
}

/// The calls within a call whose tool only runs others: OpenCode's `batch`, OpenAI's `multi_tool_use.parallel`.
std::vector<ActionRecord> actionsWithin(const RecordedToolCall &call)
{
    constexpr std::string_view prefix = "functions.";
    const std::string name = lowered(call.name);
    const bool isParallel = name.starts_with("multi_tool_use");
    if (name != "batch" && !isParallel)
        return {};
    const Json json = parsedJson<Json>(call.arguments);
    const auto list = json.is_object() ? json.find(isParallel ? "tool_uses" : "tool_calls") : json.end();
    std::vector<ActionRecord> actions;
    if (!json.is_object() || list == json.end() || !list->is_array())
        return actions;
    for (const Json &inner : *list) {
        const auto tool = inner.is_object() ? inner.find(isParallel ? "recipient_name" : "tool") : inner.end();
        const auto parameters = inner.is_object() ? inner.find("parameters") : inner.end();
        if (!inner.is_object() || tool == inner.end() || !tool->is_string())
            continue;
        RecordedToolCall own;
        own.name = tool->get<std::string>();
        if (own.name.starts_with(prefix))
            own.name.erase(0, prefix.size());
        own.arguments
            = parameters == inner.end() ? "{}" : parameters->dump(-1, ' ', false, Json::error_handler_t::replace);
        own.innerOfCode = call.innerOfCode;
        ActionRecord action = actionOf(own);
        if (runsText(action.kind)) {
            action.text = actionTextIn(own.arguments);
            action.language = action.text.empty() ? std::nullopt : actionLanguageOf(own.name, own.arguments);
        }
        actions.push_back(std::move(action));
    }
    return actions;
}

} // namespace

std::string_view toString(ActionKind kind) { return trailfile::nameOf(kind); }

ActionKind actionKindOf(std::string_view tool, std::string_view arguments)
{
    std::string name = lowered(tool);
    // goose puts the name of the extension before that of the tool; this one reads, writes and runs. VS Code names the
    // extension, too.
    for (const std::string_view extension : { "developer__", "copilot_" })
        if (name.starts_with(extension))
            name.erase(0, extension.size());
    const bool isEditor
        = name.contains("editor") || name.contains("edit_tool") || name == "fs_write" || name == "write";
    if (const auto kind = isEditor ? kindOfEditor(arguments) : std::nullopt)
        return *kind;
    const auto found = std::ranges::find_if(words, [&](const Word &word) { return fits(word, name); });
    return found == words.end() ? ActionKind::Tool : found->kind;
}

std::vector<PatchFile> patchFilesIn(std::string_view arguments)
{
    return patchFilesOf(parsedJson<Json>(arguments), arguments);
}

std::vector<std::string> actionFilesIn(std::string_view arguments)
{
    constexpr auto keys
        = std::to_array<const char *>({ "file_path", "path", "filename", "filepath", "file", "notebook_path",
            "target_file", "absolute_path", "filePath", "relative_path", "AbsolutePath", "TargetFile", "dir_path" });
    const Json json = parsedJson<Json>(arguments);
    if (json.is_object())
        for (const char *key : keys)
            if (const auto found = json.find(key); found != json.end() && found->is_string())
                return { found->get<std::string>() };
    if (auto files = json.is_object() ? listedFiles(json) : std::vector<std::string> {}; !files.empty())
        return files;
    std::vector<std::string> paths;
    for (PatchFile &file : patchFilesOf(json, arguments))
        if (!file.path.empty() && !std::ranges::contains(paths, file.path))
            paths.push_back(std::move(file.path));
    return paths;
}

std::string actionFileListIn(std::string_view arguments)
{
    const auto paths = actionFilesIn(arguments);
    return paths.empty() ? std::string() : Json(paths).dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string actionFileIn(std::string_view arguments)
{
    auto paths = actionFilesIn(arguments);
    return paths.empty() ? std::string() : std::move(paths.front());
}

std::string actionTextIn(std::string_view arguments)
{
    constexpr auto keys = std::to_array<const char *>({ "code", "command", "cmd", "script", "source", "chars" });
    const Json json = parsedJson<Json>(arguments);
    if (json.is_string())
        return json.get<std::string>();
    if (json.is_object())
        for (const char *key : keys)
            if (const auto found = json.find(key); found != json.end() && found->is_string())
                return found->get<std::string>();
    return {};
}

std::optional<Language> actionLanguageOf(std::string_view tool, std::string_view arguments)
{
    const std::string name = lowered(tool);
    const ActionKind kind = actionKindOf(tool, arguments);
    if (kind == ActionKind::Command)
        return Language::Bash;
    const bool isPython = name.contains("python") || name.contains("jupyter");
    return kind == ActionKind::Code && isPython ? std::optional(Language::Python) : std::nullopt;
}

std::vector<ActionRecord> actionsOf(const StepRecord &step)
{
    std::vector<ActionRecord> actions;
    auto code = step.code.begin();
    const auto add = [&](const CodeRecord &block) { actions.push_back(actionOf(block, step)); };
    for (; code != step.code.end() && code->origin != CodeOrigin::ToolArgument; ++code)
        add(*code);
    for (const RecordedToolCall &call : step.toolCalls) {
        ActionRecord action = actionOf(call);
        if (code != step.code.end() && !call.innerOfCode && runsText(action.kind)) {
            action.language = code->language;
            action.text = code->text;
            action.kind = code->language == Language::Bash ? ActionKind::Command : ActionKind::Code;
            ++code;
        } else if (!call.innerOfCode && runsText(action.kind)) {
            // Of a call that failed, a log may have nothing but its arguments.
            action.text = actionTextIn(call.arguments);
            action.language = action.text.empty() ? std::nullopt : actionLanguageOf(call.name, call.arguments);
        }
        actions.push_back(std::move(action));
        std::ranges::move(actionsWithin(call), std::back_inserter(actions));
    }
    for (; code != step.code.end(); ++code)
        add(*code);
    for (const CallFacts &facts : callFactsIn(step.extra)) {
        const auto action = std::ranges::find(actions, facts.callId, &ActionRecord::callId);
        if (action == actions.end())
            continue;
        action->startedAt = facts.startedAt;
        action->approval = facts.approval;
        action->exitStatus = facts.exitStatus;
    }
    noteExit(actions, exitStatusOf(step));
    return actions;
}

} // namespace vitrine
