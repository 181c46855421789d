// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/chat/textcalls.h"

#include "base/trimmed.h"
#include "models/logs/steps/steptext.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

namespace vitrine {

namespace {

/// The tools that Cline and Roo Code describe in their prompts; each is a tag of its own.
constexpr std::array<std::string_view, 22> taggedTools { "execute_command", "read_file", "write_to_file",
    "replace_in_file", "apply_diff", "insert_content", "search_and_replace", "search_files", "list_files",
    "list_code_definition_names", "browser_action", "use_mcp_tool", "access_mcp_resource", "ask_followup_question",
    "attempt_completion", "new_task", "switch_mode", "plan_mode_respond", "update_todo_list", "fetch_instructions",
    "codebase_search", "web_fetch" };

/// A hostile text may be full of tags.
constexpr std::size_t maxCalls = 1000;

std::string quotedTag(std::string_view opening, std::string_view name)
{
    return std::string(opening) + std::string(name) + '>';
}

/// The text up to `closing`, or all of it; `at` moves behind.
std::string_view upTo(std::string_view text, std::size_t &at, std::string_view closing)
{
    const std::size_t end = text.find(closing, at);
    const std::string_view inner = text.substr(at, end == text.npos ? end : end - at);
    at = end == text.npos ? text.size() : end + closing.size();
    return inner;
}

std::string_view withoutNewlines(std::string_view value)
{
    value.remove_prefix(value.starts_with('\n') ? 1 : 0);
    value.remove_suffix(value.ends_with('\n') ? 1 : 0);
    return value;
}

ChatCall callOf(std::string name, const std::string &arguments)
{
    simdjson::dom::parser parser;
    JsonElement value;
    if (parser.parse(simdjson::padded_string(arguments)).get(value) == simdjson::SUCCESS)
        return chatCall({}, std::move(name), value);
    return { .id = {}, .name = std::move(name), .arguments = quotedJson(arguments), .code = {} };
}

/// <parameter=key>value</parameter> …
std::string parametersIn(std::string_view body)
{
    constexpr std::string_view opening = "<parameter=";
    JsonExtra arguments;
    for (std::size_t at = body.find(opening); at != body.npos; at = body.find(opening, at)) {
        at += opening.size();
        const std::string_view key = upTo(body, at, ">");
        arguments.add(key, quotedJson(withoutNewlines(upTo(body, at, "</parameter>"))));
    }
    return arguments.text().empty() ? "{}" : arguments.text();
}

/// <key>value</key> …
std::string childrenOf(std::string_view body)
{
    JsonExtra arguments;
    for (std::size_t at = body.find('<'); at != body.npos; at = body.find('<', at)) {
        ++at;
        const std::size_t end = body.find('>', at);
        const std::string_view key = body.substr(at, end == body.npos ? 0 : end - at);
        if (key.empty() || key.find_first_not_of("abcdefghijklmnopqrstuvwxyz_") != key.npos)
            continue;
        at = end + 1;
        arguments.add(key, quotedJson(withoutNewlines(upTo(body, at, quotedTag("</", key)))));
    }
    return arguments.text().empty() ? "{}" : arguments.text();
}

void addFunctions(std::vector<ChatCall> &calls, std::string_view text)
{
    constexpr std::string_view opening = "<function=";
    for (std::size_t at = text.find(opening); at != text.npos && calls.size() < maxCalls; at = text.find(opening, at)) {
        at += opening.size();
        std::string name(upTo(text, at, ">"));
        calls.push_back(callOf(std::move(name), parametersIn(upTo(text, at, "</function>"))));
    }
}

/// {"name": …, "arguments": {…}}
void addJsonCalls(std::vector<ChatCall> &calls, std::string_view text)
{
    constexpr std::string_view opening = "<tool_call>";
    for (std::size_t at = text.find(opening); at != text.npos && calls.size() < maxCalls; at = text.find(opening, at)) {
        at += opening.size();
        const std::string_view body = trimmed(upTo(text, at, "</tool_call>"));
        simdjson::dom::parser parser;
        JsonElement value;
        const bool isJson = parser.parse(simdjson::padded_string(body)).get(value) == simdjson::SUCCESS;
        const auto object = isJson ? objectIn(value) : std::nullopt;
        const auto arguments = object ? memberOf(*object, "arguments") : std::nullopt;
        if (arguments && memberOf(*object, "name"))
            calls.push_back(chatCall({}, memberText(*object, "name"), *arguments));
    }
}

void addTaggedTools(std::vector<ChatCall> &calls, std::string_view text)
{
    for (std::size_t at = text.find('<'); at != text.npos && calls.size() < maxCalls; at = text.find('<', at)) {
        ++at;
        const std::string_view rest = text.substr(at, 60);
        const auto isTool = [&](std::string_view tool) {
            return rest.starts_with(tool) && rest.substr(tool.size()).starts_with('>');
        };
        const auto tool = std::ranges::find_if(taggedTools, isTool);
        if (tool == taggedTools.end())
            continue;
        at += tool->size() + 1;
        calls.push_back(callOf(std::string(*tool), childrenOf(upTo(text, at, quotedTag("</", *tool)))));
    }
}

} // namespace

std::vector<ChatCall> callsInText(std::string_view text)
{
    std::vector<ChatCall> calls;
    addFunctions(calls, text);
    if (calls.empty())
        addJsonCalls(calls, text);
    if (calls.empty())
        addTaggedTools(calls, text);
    return calls;
}

std::optional<std::string_view> resultInText(std::string_view text)
{
    text = trimmed(text);
    const std::size_t line = std::min(text.find('\n'), text.size());
    const std::string_view head = text.substr(0, line);
    if (head.starts_with("EXECUTION RESULT of ["))
        return trimmed(text.substr(line));
    if (head.starts_with("OBSERVATION:"))
        return trimmed(text.substr(std::string_view("OBSERVATION:").size()));
    if (head.starts_with('[') && head.contains("] Result:"))
        return trimmed(text.substr(text.find("] Result:") + 9));
    constexpr std::string_view opening = "<tool_response>";
    if (head.starts_with(opening)) {
        std::size_t at = opening.size();
        return trimmed(upTo(text, at, "</tool_response>"));
    }
    return {};
}

} // namespace vitrine
