// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/hooks/hookstep.h"

#include "models/trail/record/actions.h"
#include "models/trail/record/callfacts.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>
#include <utility>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

std::string dumpedHook(const Json &json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

std::string textIn(const Json &object, const char *key)
{
    const auto found = object.is_object() ? object.find(key) : object.end();
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// A command as a list of words: the last word where a shell is called, else all of them.
std::string commandIn(const Json &value)
{
    if (value.is_string())
        return value.get<std::string>();
    std::string command;
    bool isShell = false;
    for (const Json &word : value.is_array() ? value : Json::array()) {
        const std::string text = word.is_string() ? word.get<std::string>() : dumpedHook(word);
        isShell = isShell || text == "-c" || text == "-lc";
        command += (command.empty() ? "" : " ") + text;
    }
    return isShell && value.back().is_string() ? value.back().get<std::string>() : command;
}

std::vector<CodeRecord> codeOf(const HookEvent &event, ActionKind kind)
{
    constexpr std::array<const char *, 4> commandKeys { "command", "cmd", "commands", "input" };
    constexpr std::array<const char *, 5> codeKeys { "code", "source_code", "source", "script", "input" };
    const bool isCommand = kind == ActionKind::Command;
    if (!isCommand && kind != ActionKind::Code)
        return {};
    const auto first = [&event](const auto &keys) {
        for (const char *key : keys)
            if (const auto found = event.arguments.find(key); found != event.arguments.end())
                if (std::string text = commandIn(*found); !text.empty())
                    return text;
        return std::string();
    };
    std::string text = isCommand ? first(commandKeys) : first(codeKeys);
    if (text.empty())
        return {};
    return { { isCommand ? Language::Bash : Language::Python, std::move(text), CodeOrigin::ToolArgument } };
}

/// The texts of content blocks, as MCP servers answer.
std::string blockText(const Json &blocks)
{
    std::string text;
    for (const Json &block : blocks)
        if (const std::string part = block.is_string() ? block.get<std::string>() : textIn(block, "text");
            !part.empty())
            text += (text.empty() ? "" : "\n") + part;
    return text;
}

/// The text that the model sees, as far as the response has one; else the response itself.
std::string responseText(const Json &response)
{
    if (response.is_string())
        return response.get<std::string>();
    if (response.is_null())
        return {};
    std::string text = response.is_array() ? blockText(response) : textIn(response, "output");
    if (const auto content = response.is_object() ? response.find("content") : response.end();
        text.empty() && content != response.end())
        text = content->is_string() ? content->get<std::string>() : content->is_array() ? blockText(*content) : text;
    if (const auto file = response.is_object() ? response.find("file") : response.end();
        text.empty() && file != response.end())
        text = textIn(*file, "content");
    return text.empty() ? dumpedHook(response) : text;
}

bool hasStreams(const Json &response)
{
    const auto isText = [&response](const char *key) {
        const auto found = response.find(key);
        return found != response.end() && found->is_string();
    };
    return response.is_object() && (isText("stdout") || isText("stderr"));
}

void addOutput(std::vector<OutputRecord> &outputs, OutputStream stream, std::string text)
{
    if (!text.empty())
        outputs.push_back({ stream, std::move(text), false });
}

/// The result of a call as text, with its parts by stream.
struct CallResult {
    std::string text;
    std::vector<OutputRecord> outputs;
};

CallResult resultOf(const Json &response, OutputStream stream)
{
    CallResult result;
    if (!hasStreams(response)) {
        result.text = responseText(response);
        addOutput(result.outputs, stream, result.text);
        return result;
    }
    addOutput(result.outputs, OutputStream::Stdout, textIn(response, "stdout"));
    addOutput(result.outputs, OutputStream::Stderr, textIn(response, "stderr"));
    for (const OutputRecord &output : result.outputs)
        result.text += (result.text.empty() || result.text.ends_with('\n') ? "" : "\n") + output.text;
    return result;
}

std::optional<std::int64_t> statusAfter(std::string_view text, std::string_view mark)
{
    const std::size_t at = text.find(mark);
    if (at == text.npos || (at != 0 && mark.front() != ' ' && text[at - 1] != '\n'))
        return {};
    const std::string_view digits = text.substr(at + mark.size());
    std::int64_t status = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), status);
    return read.ec == std::errc {} ? std::optional(status) : std::nullopt;
}

/// The exit status of a command, from the head of a text in which the agent reports it.
std::optional<std::int64_t> statusIn(std::string_view text)
{
    constexpr std::size_t head = 1000; // what follows is output of the command
    constexpr auto marks = std::to_array<std::string_view>(
        { "Exit code ", "Exit code: ", "Process exited with code ", " non-zero status code " });
    for (const std::string_view mark : marks)
        if (const auto status = statusAfter(text.substr(0, head), mark))
            return status;
    return {};
}

std::optional<std::int64_t> statusIn(const Json &response)
{
    if (response.is_string())
        return statusIn(std::string_view(response.get_ref<const std::string &>()));
    if (!response.is_object())
        return {};
    const auto metadata = response.find("metadata");
    const Json &owner = metadata != response.end() && metadata->is_object() ? *metadata : response;
    for (const char *key : { "exit_code", "exitCode" })
        if (const auto found = owner.find(key); found != owner.end() && found->is_number_integer())
            return found->get<std::int64_t>();
    return {};
}

bool isTrue(const Json &object, const char *key) { return object.value(key, Json()) == true; }

/// Whether Claude Code reports that a command has ended with 0: it is not in the background, was not interrupted, and
/// its status needs no explanation, as that of a search without matches does.
bool isPlainSuccess(const Json &response)
{
    return hasStreams(response) && !isTrue(response, "interrupted") && textIn(response, "backgroundTaskId").empty()
        && textIn(response, "returnCodeInterpretation").empty();
}

/// Whether a person decided, now or earlier, and not the rule that asked for the decision.
bool isOfPerson(const HookRecord &record) { return record.isFromWindow() || record.by == "earlier"; }

bool isDenied(const HookRecord &record) { return record.decision.kind == HookDecision::Kind::Deny; }

/// Codex reports failed commands like others, Claude Code as failures. Output of commands may look like a status.
std::optional<std::int64_t> exitStatusOf(const HookEvent &event, const HookRecord &record)
{
    const bool isCommand = actionKindOf(event.tool, {}) == ActionKind::Command;
    if (!isCommand || isDenied(record))
        return {};
    if (event.kind == HookEvent::Kind::Failed)
        return event.error.empty() ? statusIn(event.response) : statusIn(std::string_view(event.error));
    if (record.agent == HookAgent::Codex)
        return statusIn(event.response);
    const auto status = event.response.is_string() ? std::nullopt : statusIn(event.response);
    return !status && isPlainSuccess(event.response) ? 0 : status;
}

std::string failureText(const HookEvent &event)
{
    return event.error.empty() ? resultOf(event.response, OutputStream::Result).text : event.error;
}

std::optional<StepError> errorOf(const HookEvent &event, const HookRecord &record)
{
    StepError error;
    if (isDenied(record)) {
        error.type = event.kind == HookEvent::Kind::Denied ? "PermissionDenied" : "PolicyError";
        error.message = record.decision.reason;
        error.rule = isOfPerson(record) ? "approval" : record.rule;
        return error;
    }
    const auto status = exitStatusOf(event, record);
    const bool isFailure = event.kind == HookEvent::Kind::Failed;
    if (!isFailure && status.value_or(0) == 0)
        return {};
    error.type = status ? "exit status " + std::to_string(*status) : "ToolError";
    error.message = isFailure ? failureText(event) : resultOf(event.response, OutputStream::Result).text;
    return error;
}

ErrorLayer layerOf(const HookRecord &record, bool isCode)
{
    return isDenied(record) ? ErrorLayer::Policy : isCode ? ErrorLayer::Code : ErrorLayer::Tool;
}

} // namespace

StepRecord hookStep(const HookEvent &event, const HookRecord &record)
{
    StepRecord step;
    const std::string arguments = dumpedHook(event.arguments);
    step.code = codeOf(event, actionKindOf(event.tool, arguments));
    const OutputStream stream = step.code.empty() ? OutputStream::Result : OutputStream::Stdout;
    RecordedToolCall call { event.callId, event.tool, arguments, {}, {}, event.seconds, false };
    if (isDenied(record)) {
        call.error = record.decision.reason;
    } else if (event.kind == HookEvent::Kind::Failed) {
        call.error = failureText(event);
        addOutput(step.outputs, stream, *call.error);
    } else {
        CallResult result = resultOf(event.response, stream);
        call.result = std::move(result.text);
        step.outputs = std::move(result.outputs);
    }
    step.toolCalls.push_back(std::move(call));
    if (const auto status = exitStatusOf(event, record); status && !event.callId.empty())
        addCallFacts(step.extra, { { event.callId, {}, {}, status } });
    if (auto error = errorOf(event, record))
        step.error = ErrorRecord { .layer = layerOf(record, !step.code.empty()),
            .type = error->type,
            .message = error->message,
            .traceback = {},
            .codeLine = {},
            .causeType = error->type };
    return step;
}

StepResult hookResult(const HookEvent &event, const HookRecord &record)
{
    StepResult result;
    ToolCallRecord call { 1, event.tool, dumpedHook(event.arguments), {}, {}, ToolSource::Host };
    if (isDenied(record))
        call.error = record.decision.reason;
    else if (event.kind == HookEvent::Kind::Failed)
        call.error = failureText(event);
    else
        call.result = event.result;
    result.error = errorOf(event, record);
    result.status = isDenied(record) ? StepStatus::Blocked : result.error ? StepStatus::Error : StepStatus::Ok;
    result.toolCalls.push_back(std::move(call));
    // A call that is not code prints nothing: a result says so.
    result.output = StepOutput {};
    result.usage.wallSeconds = event.seconds.value_or(0);
    return result;
}

} // namespace vitrine
