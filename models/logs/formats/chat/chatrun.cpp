// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/chat/chatrun.h"

#include "base/formatted.h"
#include "base/trimmed.h"
#include "models/logs/formats/chat/commandoutput.h"
#include "models/logs/formats/chat/denials.h"
#include "models/logs/formats/chat/resulterror.h"
#include "models/logs/formats/chat/speakers.h"
#include "models/logs/formats/chat/textcalls.h"
#include "models/logs/steps/steptext.h"
#include "models/logs/steps/toolcode.h"

#include <algorithm>
#include <utility>

namespace vitrine {

ChatRun::ChatRun(RunBuilder &builder)
    : m_builder(builder)
    , m_notes(builder)
{
}

void ChatRun::add(ChatMessage message, const SourceSpan &span, const TimeSpan &time)
{
    // The results of tools run by the provider are in the same message as the calls.
    const bool isModel = isModelRole(message.role);
    auto results = std::exchange(message.results, {});
    const auto unknown = std::exchange(message.unknown, {});
    const bool hasText = !trimmed(message.text).empty();
    const bool hasResults = !results.empty();
    const std::string role = message.role;
    if (isModel)
        assistant(std::move(message), span, time);
    for (ChatResult &result : results)
        this->result(std::move(result), span);
    if (!isModel && (results.empty() || hasText))
        plain(message, span, time);
    else if (!isModel && !message.extra.empty())
        event("message", message.extra);
    if (!isModel && hasResults && !hasText && !isResultRole(role))
        event("role", quotedJson(role));
    for (const std::string &block : unknown)
        event("content", block);
}

void ChatRun::setTokens(const Tokens &tokens)
{
    // What was counted in between, as far as it differs.
    const Tokens &before = m_step->tokens;
    if (before.quality != Quality::Missing && before != tokens)
        event(
            "usage", formatted("{{\"input\":{},\"output\":{}}}", before.input.value_or(0), before.output.value_or(0)));
    m_step->tokens = tokens;
}

/// A fence in the last reply did not run: nothing follows it.
void ChatRun::finish()
{
    const bool isTalk = m_step && m_step->outputs.empty() && m_step->toolCalls.empty() && !m_step->code.empty()
        && std::ranges::all_of(m_step->code, [](const CodeRecord &code) { return code.origin == CodeOrigin::Fenced; });
    if (isTalk) {
        m_step->code.clear();
        m_builder.setAnswer(m_step->rawModelOutput);
    }
    close();
    if (!m_pending.empty())
        addToExtra(m_builder.run.extra, "events", '[' + std::exchange(m_pending, {}) + ']');
}

void ChatRun::close()
{
    if (m_step && !m_pending.empty())
        addToExtra(m_step->extra, "events", '[' + std::exchange(m_pending, {}) + ']');
    if (m_step) {
        m_notes.addTo(*m_step);
        m_builder.add(std::move(*m_step));
    }
    m_step.reset();
    m_hasTextCalls = false;
}

void ChatRun::event(std::string_view kind, std::string_view json, std::optional<double> at)
{
    if (!m_builder.mayGrow(kind.size() + json.size()))
        return;
    m_pending += m_pending.empty() ? "" : ",";
    m_pending += "{\"kind\":" + quotedJson(kind) + ",\"record\":" + std::string(json);
    m_pending += at ? formatted(",\"time\":{}}}", *at) : "}";
}

StepRecord &ChatRun::begin(StepKind kind, const SourceSpan &span)
{
    close();
    m_step.emplace();
    m_step->kind = kind;
    m_step->span = span;
    return *m_step;
}

void ChatRun::assistant(ChatMessage message, const SourceSpan &span, const TimeSpan &time)
{
    StepRecord &step = begin(StepKind::Action, span);
    step.time = time;
    step.tokens = message.tokens;
    mergeExtra(step.extra, message.extra);
    if (m_builder.run.model.empty())
        m_builder.run.model = message.model;
    else if (!message.model.empty() && message.model != m_builder.run.model)
        addToExtra(step.extra, "model", quotedJson(message.model));
    if (message.calls.empty() && m_runsText)
        message.calls = callsInText(message.text);
    else if (!message.calls.empty())
        m_runsText = false;
    m_hasTextCalls = m_runsText && !message.calls.empty();
    if (message.calls.empty() && m_runsText)
        step.code = codeInText(message.text);
    step.rawModelOutput = message.text;
    step.thought = message.thinking;
    if (!step.thought.empty() && !message.text.empty())
        step.thought += "\n\n";
    step.thought += message.text;
    if (step.code.empty() && message.calls.empty())
        m_builder.setAnswer(std::move(message.text));
    for (ChatCall &wanted : message.calls)
        call(std::move(wanted));
}

void ChatRun::plain(const ChatMessage &message, const SourceSpan &span, const TimeSpan &time)
{
    if (isAnswerToTextCall(message.text, span))
        return;
    if (isObservation(message.text))
        return observation(message.text, span);
    const bool isSystem = message.role == "system" || message.role == "developer";
    const bool isTask = !isSystem && m_builder.run.task.empty();
    if (isTask)
        m_builder.run.task = message.text;
    StepRecord &step = begin(isSystem ? StepKind::System : isTask ? StepKind::Task : StepKind::Message, span);
    step.time = time;
    step.prompt.push_back({ message.role, message.text });
    mergeExtra(step.extra, message.extra);
    close();
}

bool ChatRun::isAnswerToTextCall(std::string_view text, const SourceSpan &span)
{
    const auto answer = m_step && m_hasTextCalls ? resultInText(text) : std::nullopt;
    if (!answer)
        return false;
    result({ .id = {}, .text = std::string(*answer), .outputs = {}, .errorType = {} }, span);
    return true;
}

/// The message after code in tags is its output, because the tags show that it was run; a fence may be just an example.
bool ChatRun::isObservation(std::string_view text) const
{
    if (!m_step || m_step->code.empty() || !m_step->outputs.empty() || !m_step->toolCalls.empty())
        return false;
    return m_step->code.front().origin == CodeOrigin::Tag || isOutputText(text);
}

void ChatRun::call(ChatCall call)
{
    if (call.code) {
        call.code->origin = CodeOrigin::ToolArgument; // else it would be an action beside the call
        m_step->code.push_back(std::move(*call.code));
    }
    const bool isMisread = !call.parseError.empty();
    if (isMisread)
        m_step->error = errorOfResult(
            { .id = {}, .text = call.parseError, .outputs = {}, .errorType = "parsing", .isError = true }, false);
    RecordedToolCall &recorded = m_step->toolCalls.emplace_back();
    recorded.callId = std::move(call.id);
    recorded.name = std::move(call.name);
    recorded.arguments = std::move(call.arguments);
    if (isMisread)
        recorded.error = std::move(call.parseError);
}

void ChatRun::result(ChatResult result, const SourceSpan &span, std::optional<double> seconds)
{
    const CallNotes::Location location = m_notes.locationOf(result.id, open());
    if (location.call != nullptr && location.call->callId.empty())
        location.call->callId = result.id;
    StepRecord &step = location.step != nullptr ? *location.step : m_step ? *m_step : begin(StepKind::Tool, span);
    step.span.byteTo = std::max(step.span.byteTo, span.byteTo);
    const bool isCode = !step.code.empty();
    // Claude Code writes it for a call that its tool did not accept. Not every export has `is_error` as well.
    result.isError = result.isError || trimmed(result.text).starts_with("<tool_use_error>");
    noteDenial(result);
    m_notes.noteDecision(result, open());
    if (result.outputs.empty() && !result.text.empty())
        result.outputs.push_back({ .stream = isCode ? OutputStream::Stdout : OutputStream::Result,
            .text = result.text,
            .isTruncated = false });
    const auto status = exitStatusOf(result, step);
    const bool cameBefore = hasBareStatus(step) && m_notes.hasExit(result.id, step);
    if (status)
        exited(result.id, *status);
    takeResultError(step, result, { .status = status, .cameBefore = cameBefore });
    // A denial is in the facts of its call.
    const bool isNoted
        = location.call != nullptr && !result.id.empty() && errorLayer(result, isCode) == ErrorLayer::Policy;
    if (!isNoted && !result.errorType.empty() && step.error && step.error->type != result.errorType)
        event("error", "{\"type\":" + quotedJson(result.errorType) + '}');
    if (!m_builder.mayGrow(bytesOf(result)))
        return;
    std::ranges::move(result.outputs, std::back_inserter(step.outputs));
    if (location.call == nullptr) {
        // Of a call that the log does not have.
        if (!result.id.empty())
            event("result", "{\"call_id\":" + quotedJson(result.id) + '}');
        return;
    }
    location.call->seconds = seconds;
    (result.isError ? location.call->error : location.call->result) = std::move(result.text);
}

void ChatRun::ended(std::string_view id, std::int64_t status, std::optional<double> seconds)
{
    const CallNotes::Location location = m_notes.locationOf(id, open());
    if (location.call == nullptr)
        return;
    location.call->seconds = seconds;
    exited(id, status);
    if (!location.step->error)
        location.step->error = exitError(status, location.call->result.value_or(std::string {}));
}

void ChatRun::decided(std::string_view id, Approval approval)
{
    m_notes.note({ .callId = std::string(id), .startedAt = {}, .approval = std::move(approval) }, open());
}

void ChatRun::startedAt(std::string_view id, double at)
{
    m_notes.note({ .callId = std::string(id), .startedAt = at, .approval = {} }, open());
}

void ChatRun::exited(std::string_view id, std::int64_t status)
{
    m_notes.note({ .callId = std::string(id), .startedAt = {}, .approval = {}, .exitStatus = status }, open());
}

void ChatRun::observation(std::string_view text, const SourceSpan &span)
{
    m_step->span.byteTo = std::max(m_step->span.byteTo, span.byteTo);
    addObservation(*m_step, text);
}

} // namespace vitrine
