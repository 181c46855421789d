// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/chat/responseitems.h"

#include "models/logs/formats/chat/commandoutput.h"
#include "models/logs/json/readledger.h"
#include "models/logs/steps/extratext.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

/// Types of calls that name no tool, and the names that they get.
constexpr std::array<std::pair<std::string_view, std::string_view>, 8> builtIn { {
    { "local_shell_call", "local_shell" },
    { "shell_call", "shell" },
    { "web_search_call", "web_search" },
    { "file_search_call", "file_search" },
    { "tool_search_call", "tool_search" },
    { "computer_call", "computer" },
    { "image_generation_call", "image_generation" },
    { "apply_patch_call", "apply_patch" },
} };

/// Items that are neither said nor called: kept as events.
constexpr std::array<std::string_view, 7> marks { "compaction", "mcp_list_tools", "mcp_approval_request",
    "mcp_approval_response", "item_reference", "additional_tools", "ghost_snapshot" };

std::string textOfList(JsonObject object, std::string_view key)
{
    const auto list = arrayMember(object, key);
    std::string text;
    if (list)
        for (const JsonElement element : *list) {
            const auto part = objectIn(element);
            text += text.empty() ? "" : "\n\n";
            text += part ? memberText(*part, "text") : valueText(element);
        }
    return text;
}

/// {output, metadata: {exit_code, duration_seconds}}, which Codex writes as text.
void readExecution(ChatResult &result)
{
    const InnerJson json(result.text.starts_with('{') ? std::string_view(result.text) : std::string_view(), "output");
    const auto object = json.value() ? objectIn(*json.value()) : std::nullopt;
    const auto metadata = object ? objectMember(*object, "metadata") : std::nullopt;
    const auto status = metadata ? memberOf(*metadata, "exit_code") : std::nullopt;
    if (!status || !memberOf(*object, "output")) {
        if (json.value())
            ReadLedger::note(*json.value());
        return;
    }
    result.exitStatus = integerIn(*status);
    std::string text = memberText(*object, "output");
    result.text = std::move(text);
}

} // namespace

bool ResponseItems::add(JsonObject item, const SourceSpan &span, const TimeSpan &time)
{
    const std::string type = memberText(item, "type");
    if (type == "message" && memberOf(item, "role"))
        return message(item, span, time);
    if (type == "reasoning" && !memberOf(item, "role"))
        reasoning(item);
    else if (type == "code_interpreter_call")
        codeInterpreter(item, span, time);
    else if (type.ends_with("_output"))
        output(item, span);
    else if (type.ends_with("_call") || type == "program")
        call(item, type, span, time);
    else if (std::ranges::contains(marks, type)) {
        // The model asks for a call that a person has to approve first.
        if (type == "mcp_approval_request")
            turn(span, time);
        if (type == "mcp_approval_response")
            answered(item);
        m_chat.event(type, jsonText(JsonElement(item)));
    } else
        return false;
    return true;
}

bool isReplyItem(JsonObject item)
{
    const auto content = arrayMember(item, "content");
    const auto first = content && content->size() > 0 ? objectIn(content->at(0).value_unsafe()) : std::nullopt;
    return memberIs(item, "type", { "message" }) && memberIs(item, "role", { "assistant" }) && first
        && memberIs(*first, "type", { "output_text", "refusal" });
}

StepRecord &ResponseItems::turn(const SourceSpan &span, const TimeSpan &time)
{
    if (!m_isInTurn || !m_chat.isOpen()) {
        m_chat.begin(StepKind::Action, span).time = time;
        m_isInTurn = true;
    }
    StepRecord &step = m_chat.step();
    step.span.byteTo = span.byteTo;
    step.thought += step.thought.empty() || m_reasoning.empty() ? "" : "\n\n";
    step.thought += std::exchange(m_reasoning, {});
    return step;
}

void ResponseItems::reasoning(JsonObject item)
{
    for (const std::string_view key : { "summary", "content" }) {
        const std::string text = textOfList(item, key);
        m_reasoning += m_reasoning.empty() || text.empty() ? "" : "\n\n";
        m_reasoning += text;
    }
}

bool ResponseItems::message(JsonObject item, const SourceSpan &span, const TimeSpan &time)
{
    auto message = readChatMessage(item);
    if (!message)
        return false;
    if (message->role != "assistant") {
        m_isInTurn = false;
        m_chat.add(std::move(*message), span, time);
        return true;
    }
    if (!message->calls.empty() || !message->results.empty()) {
        m_isInTurn = false;
        message->thinking = std::exchange(m_reasoning, {}) + message->thinking;
        m_chat.add(std::move(*message), span, time);
        return true;
    }
    StepRecord &step = turn(span, time);
    step.thought += step.thought.empty() || message->text.empty() ? "" : "\n\n";
    step.thought += message->text;
    step.rawModelOutput += step.rawModelOutput.empty() ? message->text : "\n\n" + message->text;
    if (step.toolCalls.empty())
        m_builder.setAnswer(std::move(message->text));
    for (const std::string &block : message->unknown)
        m_chat.event("content", block);
    return true;
}

void ResponseItems::call(JsonObject item, std::string_view type, const SourceSpan &span, const TimeSpan &time)
{
    std::string name = memberText(item, "name");
    for (const auto &[known, tool] : builtIn)
        if (name.empty() && type == known)
            name = tool;
    if (name.empty())
        name = type;
    std::string id = memberText(item, "call_id");
    if (id.empty())
        id = memberText(item, "id");
    turn(span, time);
    if (const auto answer = m_answers.extract(memberText(item, "approval_request_id")); !answer.empty())
        m_chat.decided(id, answer.mapped());
    else
        leaveMember(item, "approval_request_id");
    std::optional<JsonElement> arguments;
    for (const std::string_view key : { "arguments", "input", "action", "operation", "queries", "code" })
        if (!arguments || arguments->is_null())
            arguments = memberOf(item, key);
    m_chat.call(arguments ? chatCall(std::move(id), std::move(name), *arguments)
                          : ChatCall { .id = std::move(id), .name = std::move(name), .arguments = "{}", .code = {} });
    // The service's own tools answer in place.
    for (const std::string_view key : { "output", "results", "result" })
        if (const auto own = memberOf(item, key); own && !own->is_null() && m_chat.isOpen())
            m_chat.step().toolCalls.back().result = contentText(*own);
}

/// A person has answered the request for a call.
void ResponseItems::answered(JsonObject item)
{
    const auto approves = memberOf(item, "approve");
    const auto decision = approves ? boolIn(*approves) : std::nullopt;
    if (decision)
        m_answers.insert_or_assign(memberText(item, "approval_request_id"),
            Approval { *decision ? Approval::Decision::Allowed : Approval::Decision::Denied, Approval::Source::Person,
                {}, memberText(item, "reason"), {} });
}

void ResponseItems::output(JsonObject item, const SourceSpan &span)
{
    ChatResult result;
    result.id = memberText(item, "call_id");
    const auto output = memberOf(item, "output");
    const auto fields = output ? objectIn(*output) : std::nullopt;
    for (const std::string_view key : { "content", "text", "output" })
        if (fields && result.text.empty() && memberOf(*fields, key))
            result.text = contentText(*memberOf(*fields, key));
    if (fields)
        if (const auto success = memberOf(*fields, "success"))
            result.isError = !boolIn(*success).value_or(true);
    if (output && result.text.empty())
        result.text = contentText(*output);
    // That of a program has another name.
    if (const auto returned = memberOf(item, "result"); returned && !output)
        result.text = contentText(*returned);
    if (const auto tools = memberOf(item, "tools"); tools && !output)
        result.text = jsonText(*tools);
    readExecution(result);
    m_isInTurn = false;
    m_chat.result(std::move(result), span);
}

/// Logs are there only when they were requested: without them the output is not recorded, which is not "nothing".
void ResponseItems::codeInterpreter(JsonObject item, const SourceSpan &span, const TimeSpan &time)
{
    turn(span, time);
    std::string code = memberText(item, "code");
    JsonExtra arguments;
    arguments.add("code", quotedJson(code));
    ChatResult result;
    result.id = memberText(item, "id");
    m_chat.call({ .id = result.id,
        .name = "code_interpreter",
        .arguments = arguments.text(),
        .code
        = CodeRecord { .language = Language::Python, .text = std::move(code), .origin = CodeOrigin::ToolArgument } });
    StepRecord logs;
    addLogs(logs, item);
    result.isError = memberIs(item, "status", { "failed" });
    result.errorType = result.isError ? "failed" : "";
    for (const OutputRecord &output : logs.outputs)
        result.text += output.text;
    if (result.isError || !result.text.empty())
        m_chat.result(std::move(result), span);
}

void ResponseItems::addLogs(StepRecord &step, JsonObject interpreter)
{
    if (const auto outputs = arrayMember(interpreter, "outputs"))
        for (const JsonElement output : *outputs)
            if (const auto object = objectIn(output); object && memberOf(*object, "logs"))
                step.outputs.push_back(
                    { .stream = OutputStream::Stdout, .text = memberText(*object, "logs"), .isTruncated = false });
    for (const OutputRecord &output : step.outputs)
        if (!step.error)
            step.error = tracebackIn(output.text);
}

} // namespace vitrine
