// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/spanrecords.h"

#include "models/logs/formats/traces/plaintext.h"
#include "models/logs/formats/traces/spanfacts.h"
#include "models/logs/steps/extratext.h"
#include "models/logs/steps/steptext.h"
#include "models/trail/record/scores.h"

#include <algorithm>
#include <utility>

namespace vitrine {

StepRecord graderStep(const Span &span)
{
    StepRecord step;
    step.kind = StepKind::Grader;
    step.span = span.span;
    step.time = span.time;
    step.rawModelOutput = span.reply.text;
    step.thought = span.reply.thinking.empty() ? span.reply.text : span.reply.thinking;
    step.tokens = span.reply.tokens;
    step.prompt = span.prompt;
    step.error = errorOf(span);
    if (!span.reply.model.empty())
        addToExtra(step.extra, "model", quotedJson(span.reply.model));
    return step;
}

std::string eventOf(const Span &span)
{
    JsonExtra record;
    record.add("name", quotedJson(span.name));
    for (const std::string_view key : { "input.value", "output.value" })
        if (const std::string_view value = span.attribute(key); !value.empty())
            record.add(key.substr(0, key.find('.')), quotedJson(value));
    JsonExtra one;
    one.add("kind", quotedJson(span.attribute(spanEventKey)));
    one.add("record", record.text());
    return one.text();
}

void addEvaluations(const Span &span, ScoreList &scores)
{
    for (const SpanEvent &event : span.events) {
        if (event.name != "gen_ai.evaluation.result")
            continue;
        const std::string number(eventText(event, { "gen_ai.evaluation.score.value" }));
        const std::string label(eventText(event, { "gen_ai.evaluation.score.label" }));
        const std::string name(eventText(event, { "gen_ai.evaluation.name" }));
        if (!name.empty() && !(number.empty() && label.empty()))
            scores.add(name, numberOfScore(number) ? number : quotedJson(label.empty() ? number : label),
                std::string(eventText(event, { "gen_ai.evaluation.explanation" })), {});
    }
}

void takeToolResult(RecordedToolCall &call, const Span &span)
{
    call.seconds = span.time.seconds;
    const std::string_view output
        = span.anyAttribute({ "output.value", "gen_ai.tool.call.result", "tool_response", "traceloop.entity.output" });
    const auto error = errorOf(span);
    if (error)
        call.error = error->message;
    if (!error || !output.empty())
        call.result = output;
}

RecordedToolCall *openCall(const RecordedToolCall &wanted, StepRecord &current, RunBuilder &builder)
{
    constexpr std::size_t lookBack = 50;
    const auto open = [&](StepRecord &step, auto matches) -> RecordedToolCall * {
        for (RecordedToolCall &call : step.toolCalls)
            if (call.name == wanted.name && !call.result && !call.error && matches(call))
                return &call;
        return nullptr;
    };
    const auto isSame = [&](const RecordedToolCall &call) {
        return wanted.callId.empty() ? call.arguments == wanted.arguments : call.callId == wanted.callId;
    };
    if (RecordedToolCall *call = open(current, isSame))
        return call;
    RecordedToolCall *earlier = nullptr;
    if (!wanted.innerOfCode)
        builder.lastOf(
            lookBack, wanted.callId, [&](StepRecord &step) { return (earlier = open(step, isSame)) != nullptr; });
    if (earlier != nullptr)
        return earlier;
    return open(current, [](const RecordedToolCall &) { return true; });
}

void addCalls(StepRecord &step, const Span &span)
{
    for (const ChatCall &call : span.reply.calls) {
        if (call.code)
            step.code.push_back(*call.code);
        step.toolCalls.push_back({ .callId = call.id,
            .name = call.name,
            .arguments = call.arguments,
            .result = {},
            .error = {},
            .seconds = {},
            .innerOfCode = false });
    }
}

void closeCode(StepRecord &step, std::optional<CodeRecord> replyCode)
{
    const bool isRejected
        = step.error && (step.error->layer == ErrorLayer::Parse || step.error->layer == ErrorLayer::Model);
    if (replyCode && step.code.empty() && !isRejected && step.kind == StepKind::Action)
        step.code.push_back(std::move(*replyCode));
    for (RecordedToolCall &call : step.toolCalls)
        call.innerOfCode = call.innerOfCode && !step.code.empty();
}

void addSeconds(JsonExtra &extra, const Span &model, const Span *step)
{
    if (model.time.seconds)
        extra.add("model_seconds", std::to_string(*model.time.seconds));
    if (model.time.seconds && step && step->time.seconds)
        extra.add("other_seconds", std::to_string(*step->time.seconds - *model.time.seconds));
}

std::string answerOf(const Span &described)
{
    const bool isReply = described.kind == SpanKind::Model && !described.reply.text.empty();
    return isReply ? described.reply.text
                   : lastText(described.anyAttribute({ "output.value", "gen_ai.output.messages" }));
}

RecordedToolCall callOfTool(const Span &span)
{
    const std::string_view named = span.anyAttribute({ "tool.name", "gen_ai.tool.name", "traceloop.entity.name" });
    const std::string name(named.empty() ? std::string_view(span.name) : named);
    RecordedToolCall call;
    call.callId = span.attribute("gen_ai.tool.call.id");
    call.name = name;
    call.arguments = argumentsOf(span);
    return call;
}

void noteStart(RecordedToolCall &call, const Span &span, const StepRecord &step, std::vector<CallFacts> &starts)
{
    const auto isSame = [&](const RecordedToolCall &own) { return &own == &call; };
    if (!span.time.startedAt || std::ranges::none_of(step.toolCalls, isSame))
        return;
    if (call.callId.empty())
        call.callId = span.id;
    if (!call.callId.empty())
        starts.push_back({ .callId = call.callId, .startedAt = span.time.startedAt, .approval = {} });
}

} // namespace vitrine
