// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/smolagents/messagerun.h"

#include "models/logs/json/jsonvalues.h"
#include "models/logs/json/pythonliteral.h"
#include "models/logs/steps/frameworkerror.h"
#include "models/logs/steps/steptext.h"

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

constexpr std::string_view interpreter = "python_interpreter";

std::string textOf(const PythonValue *value) { return value != nullptr ? value->text : std::string {}; }

/// One of the dictionaries of a "Calling tools:" list. The code of a code agent is no call of a tool.
bool addCall(StepRecord &step, const PythonValue &call)
{
    const PythonValue *function = call.find("function");
    const PythonValue &callee = function != nullptr ? *function : call;
    const PythonValue *name = callee.find("name");
    const PythonValue *arguments = callee.find("arguments");
    if (name == nullptr || arguments == nullptr)
        return false;
    const PythonValue *code = arguments->isString() ? arguments : arguments->find("code");
    const bool isCode = name->text == interpreter && code != nullptr && code->isString();
    if (isCode)
        step.code.push_back({ .language = Language::Python,
            .text = code->text,
            .origin = arguments->isString() ? CodeOrigin::Repr : CodeOrigin::ToolArgument });
    if (!isCode || !arguments->isString())
        step.toolCalls.push_back({ .callId = textOf(call.find("id")),
            .name = name->text,
            .arguments = arguments->toJson(),
            .result = {},
            .error = {},
            .seconds = {},
            .innerOfCode = false });
    return true;
}

/// A call that failed leaves no message of its own, but its error names it.
std::optional<RecordedToolCall> callInError(std::string_view message)
{
    if (!takePrefix(message, "Error executing tool '"))
        return {};
    constexpr std::string_view between = "' with arguments ";
    const std::size_t at = message.find(between);
    if (at == message.npos)
        return {};
    const std::string_view rest = message.substr(at + between.size());
    std::size_t used = 0;
    const auto arguments = parsePython(rest, &used);
    if (!arguments)
        return {};
    RecordedToolCall call;
    call.name = message.substr(0, at);
    call.arguments = arguments->toJson();
    std::string_view error = rest.substr(used);
    takePrefix(error, ": ");
    call.error = error;
    return call;
}

} // namespace

MessageRun::MessageRun(RunBuilder &builder)
    : m_builder(builder)
{
}

bool MessageRun::add(std::string_view role, std::string_view text, const SourceSpan &span)
{
    if (role == "tool-call")
        return toolCalls(text, span);
    if (role == "system")
        addPlain(StepKind::System, role, text, span);
    else if (role == "user")
        user(text, span);
    else if (role == "assistant")
        assistant(text, span);
    else if (role == "tool-response")
        response(text, span);
    else
        addPlain(StepKind::Message, role, text, span);
    return true;
}

void MessageRun::finish()
{
    if (!m_step)
        return;
    StepRecord &step = *m_step;
    const bool isRejectedReply = step.error && step.error->layer == ErrorLayer::Parse;
    if (step.kind == StepKind::Action && !m_hasCalls && m_hasResponse && !isRejectedReply && m_replyCode)
        step.code.push_back(std::move(*m_replyCode));
    m_builder.add(std::move(step));
    m_step.reset();
}

void MessageRun::begin(StepKind kind, const SourceSpan &span)
{
    finish();
    m_step.emplace();
    m_step->kind = kind;
    m_step->span = span;
    m_replyCode.reset();
    m_hasCalls = false;
    m_answered = 0;
    m_hasResponse = false;
}

void MessageRun::extend(const SourceSpan &span) { m_step->span.byteTo = span.byteTo; }

void MessageRun::addPlain(StepKind kind, std::string_view role, std::string_view text, const SourceSpan &span)
{
    begin(kind, span);
    m_step->prompt.push_back({ std::string(role), std::string(text) });
    finish();
}

void MessageRun::user(std::string_view text, const SourceSpan &span)
{
    const bool isPlanned = text.starts_with("Now proceed and carry out this plan");
    if (isPlanned && m_step && m_step->kind == StepKind::Action && !m_hasCalls && !m_hasResponse) {
        m_step->kind = StepKind::Plan;
        extend(span);
        return finish();
    }
    const bool isTask = takePrefix(text, "New task:\n") || m_builder.run.task.empty();
    if (isTask && m_builder.run.task.empty())
        m_builder.run.task = text;
    addPlain(isTask ? StepKind::Task : StepKind::Message, "user", text, span);
}

void MessageRun::assistant(std::string_view text, const SourceSpan &span)
{
    begin(StepKind::Action, span);
    m_step->rawModelOutput = text;
    // A tool-calling model's message ends with its calls as text, which the next message has, too.
    const std::size_t calls = text.starts_with("Tool call ") ? 0 : text.find("\nTool call ");
    ModelReply reply = splitReply(text.substr(0, calls));
    m_step->thought = std::move(reply.thought);
    m_replyCode = std::move(reply.code);
}

bool MessageRun::toolCalls(std::string_view text, const SourceSpan &span)
{
    if (!m_step || m_hasResponse || m_hasCalls)
        begin(StepKind::Action, span);
    extend(span);
    m_hasCalls = true;
    std::string_view list = text;
    takePrefix(list, "Calling tools:\n");
    const auto calls = parsePython(list);
    bool isRead = calls && calls->kind == PythonValue::Kind::List;
    if (isRead)
        for (const PythonValue &call : calls->items)
            isRead = addCall(*m_step, call) && isRead;
    if (!isRead)
        m_step->extra = "{\"tool_call_text\":" + quotedJson(text) + '}';
    return isRead;
}

MessageRun::Response MessageRun::responseIn(std::string_view text)
{
    Response response;
    if (takePrefix(text, "Call id: ")) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        response.callId = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    response.isError = takePrefix(text, "Error:\n");
    if (response.isError)
        text = text.substr(0, text.rfind("\nNow let's retry: "));
    else
        takePrefix(text, "Observation:\n");
    response.text = text;
    return response;
}

void MessageRun::response(std::string_view text, const SourceSpan &span)
{
    const Response response = responseIn(text);
    if (response.isError)
        error(response, span);
    else
        observation(response.text, span);
    m_hasResponse = true;
}

void MessageRun::observation(std::string_view text, const SourceSpan &span)
{
    if (!m_step)
        begin(StepKind::Tool, span);
    extend(span);
    std::ranges::move(splitObservation(text), std::back_inserter(m_step->outputs));
    if (m_answered < m_step->toolCalls.size())
        m_step->toolCalls[m_answered++].result = text;
}

/// The framework names the call in the error of a step that has calls; an error without that name after such a step
/// belongs to a turn of which nothing else was kept.
bool MessageRun::isOwnError(const Response &response) const
{
    return m_step && !m_step->error && (!m_hasCalls || !response.callId.empty());
}

void MessageRun::error(const Response &response, const SourceSpan &span)
{
    const bool isOwn = isOwnError(response);
    if (!isOwn)
        begin(StepKind::Tool, span);
    extend(span);
    m_step->error = frameworkError({}, response.text);
    if (m_answered < m_step->toolCalls.size())
        m_step->toolCalls[m_answered++].error = response.text;
    else if (auto call = callInError(response.text); call && !isOwn)
        m_step->toolCalls.push_back(std::move(*call));
}

} // namespace vitrine
