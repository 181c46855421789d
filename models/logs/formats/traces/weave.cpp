// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/weave.h"

#include "base/decimal.h"
#include "base/formatted.h"
#include "models/logs/formats/chat/eventlines.h"
#include "models/logs/formats/chat/tokenusage.h"
#include "models/logs/formats/traces/modelmessages.h"
#include "models/logs/formats/traces/plaintext.h"
#include "models/logs/formats/traces/spandialects.h"
#include "models/logs/formats/traces/spanmessages.h"
#include "models/logs/formats/traces/spanrest.h"
#include "models/logs/formats/traces/tracerun.h"
#include "models/logs/formats/traces/weavescores.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

bool isCall(const Outline &value)
{
    return value["op_name"].isString() && value.has("inputs") && (value["trace_id"].isString() || value.has("summary"));
}

/// "weave:///entity/project/op/openai.chat.completions.create:digest" without what is around the name.
std::string opName(std::string_view reference)
{
    if (const std::size_t slash = reference.rfind('/'); slash != reference.npos)
        reference.remove_prefix(slash + 1);
    return std::string(reference.substr(0, reference.rfind(':')));
}

bool isModelOp(std::string_view name)
{
    constexpr std::array<std::string_view, 12> calls { "completions.create", "responses.create", "messages.create",
        "messages.stream", "generate_content", "chat.complete", "litellm.completion", "litellm.acompletion",
        "ChatOpenAI", "ChatAnthropic", "beta.chat.completions.parse", "InferenceClient.chat" };
    return std::ranges::any_of(calls, [&](std::string_view call) { return name.contains(call); });
}

/// Kinds that the tracer names itself, in newer versions.
std::string kindOf(JsonObject call)
{
    const auto attributes = objectMember(call, "attributes");
    const auto weave = attributes ? objectMember(*attributes, "weave") : std::nullopt;
    for (const auto &holder : { weave, attributes })
        if (const std::string kind = holder ? memberText(*holder, "kind") : std::string {}; !kind.empty())
            return kind;
    return {};
}

void readUsage(JsonObject call, Span &span)
{
    const auto summary = objectMember(call, "summary");
    const auto usage = summary ? objectMember(*summary, "usage") : std::nullopt;
    if (!usage)
        return;
    for (const auto &[model, value] : *usage) {
        if (span.reply.model.empty())
            span.reply.model = std::string(model);
        if (const auto tokens = usageIn(value); tokens && span.reply.tokens.quality == Quality::Missing)
            span.reply.tokens = *tokens;
    }
}

void readModelCall(JsonObject call, Span &span)
{
    span.kind = SpanKind::Model;
    const auto inputs = objectMember(call, "inputs");
    const auto output = memberOf(call, "output");
    if (inputs)
        span.reply.model = memberText(*inputs, "model");
    if (const auto system = inputs ? memberOf(*inputs, "system") : std::nullopt)
        if (std::string text = contentText(*system); !text.empty())
            span.prompt.push_back({ "system", std::move(text) });
    for (const std::string_view key : { "messages", "input", "contents" })
        if (const auto messages = inputs ? memberOf(*inputs, key) : std::nullopt)
            for (ChatMessage &message : messagesIn(*messages))
                addPrompt(span, std::move(message));
    if (!output)
        return;
    for (ChatMessage &message : messagesIn(*output))
        addReply(span.reply, std::move(message));
    const auto answer = objectIn(*output);
    const auto usage = answer ? memberOf(*answer, "usage") : std::nullopt;
    if (const auto tokens = usage ? usageIn(*usage) : std::nullopt)
        span.reply.tokens = *tokens;
}

constexpr std::string_view evaluationOp = "Evaluation.evaluate";

/// The task and the answer of an example, without the arguments around them.
void readExample(JsonObject call, Span &span)
{
    const auto inputs = objectMember(call, "inputs");
    const auto output = objectMember(call, "output");
    if (const auto example = inputs ? memberOf(*inputs, "example") : std::nullopt)
        span.attributes.emplace("input.value", plainText(jsonText(*example)));
    for (const std::string_view key : { "output", "model_output" })
        if (const auto answer = output ? memberOf(*output, key) : std::nullopt)
            span.attributes.emplace("output.value", plainText(valueText(*answer)));
}

/// What the tracer says that the calls of models in a call have cost, by model.
std::optional<double> costsOf(JsonObject call)
{
    const auto summary = objectMember(call, "summary");
    const auto weave = summary ? objectMember(*summary, "weave") : std::nullopt;
    const auto costs = weave ? objectMember(*weave, "costs") : std::nullopt;
    std::optional<double> sum;
    if (costs)
        for (const auto &[model, value] : *costs)
            for (const std::string_view key : { "prompt_tokens_total_cost", "completion_tokens_total_cost" })
                if (const auto fields = objectIn(value))
                    if (const auto cost = memberOf(*fields, key))
                        addDecimal(sum, amountIn(*cost));
    return sum;
}

Span spanOf(JsonObject call, const SourceSpan &location)
{
    Span span;
    span.id = memberText(call, "id");
    span.traceId = memberText(call, "trace_id");
    span.parentId = memberText(call, "parent_id");
    const std::string shown = memberText(call, "display_name");
    span.name = opName(memberText(call, "op_name"));
    span.time = timeSpan(momentIn(call, "started_at"), momentIn(call, "ended_at"));
    span.span = location;
    span.scope = "weave";
    span.statusMessage = memberText(call, "exception");
    span.isError = !span.statusMessage.empty();
    const std::string kind = kindOf(call);
    const bool isModel = kind == "llm" || (kind.empty() && isModelOp(span.name));
    if (isModel)
        readModelCall(call, span);
    else if (kind == "tool" || kind == "search")
        span.kind = SpanKind::Tool;
    else if (kind == "agent" || span.parentId.empty() || span.name == exampleOp)
        span.kind = SpanKind::Agent;
    else if (kind == "guardrail" || kind == "scorer")
        span.attributes.emplace(spanEventKey, kind);
    else if (span.name.ends_with(".score"))
        span.attributes.emplace(spanEventKey, "scorer");
    readScores(call, span);
    if (span.name == exampleOp)
        readExample(call, span);
    if (isModel)
        readUsage(call, span);
    if (const auto cost = isModel ? costsOf(call) : std::nullopt)
        span.attributes.emplace("llm.cost.total", formatted("{}", *cost));
    const auto inputs = memberOf(call, "inputs");
    const auto output = memberOf(call, "output");
    if (!isModel && inputs)
        span.attributes.emplace(
            "input.value", span.kind == SpanKind::Tool ? jsonText(*inputs) : plainText(jsonText(*inputs)));
    if (!isModel && output && !output->is_null())
        span.attributes.emplace("output.value", valueText(*output));
    // Older versions do not name the kind: a call that calls nothing may be that of a tool.
    const bool mayBeTool = span.kind == SpanKind::Other && !span.attributes.contains(spanEventKey);
    if (span.kind == SpanKind::Tool || mayBeTool)
        span.attributes.emplace("tool.name", span.name);
    if (mayBeTool && inputs)
        span.attributes["input.value"] = jsonText(*inputs);
    constexpr auto read = std::to_array<std::string_view>(
        { "id", "trace_id", "parent_id", "started_at", "ended_at", "exception", "inputs", "output" });
    keepFurther(span, call, read);
    if (!isModel && span.kind != SpanKind::Tool && inputs)
        span.attributes.emplace("inputs", jsonText(*inputs));
    if (span.name == exampleOp && output)
        span.attributes.emplace("outputs", jsonText(*output));
    if (span.kind == SpanKind::Agent)
        span.attributes.emplace("gen_ai.agent.name", shown.empty() ? span.name : shown);
    return span;
}

class CallReader : ObjectReader {
public:
    CallReader(JsonStream &stream, ImportContext &context, RecordWalker &walker, TraceRuns &runs)
        : ObjectReader(stream, context, walker)
        , m_runs(runs)
    {
    }
    void object();

private:
    void call(const JsonSlice &slice, std::string_view location);

    TraceRuns &m_runs;
};

void CallReader::object()
{
    const Envelope envelope = m_walker.object([&](std::string_view key, Envelope &frame) {
        if ((key != "calls" && key != "data") || m_stream.ahead() != '[')
            return false;
        frame.hasStreamed = true;
        m_walker.elements(key, [&](const JsonSlice &slice, const std::string &location) { call(slice, location); });
        return true;
    });
    if (envelope.hasStreamed)
        m_walker.leaveOut(envelope, {});
    else if (!envelope.lacksMember)
        call(envelope.slice(), {});
}

void CallReader::call(const JsonSlice &slice, std::string_view location)
{
    const auto object = m_walker.parsedObject(slice, location);
    if (!object)
        return;
    Span span = spanOf(*object, slice.span);
    // The examples are the runs; the first one has the description of the evaluation.
    if (span.name == evaluationOp && span.parentId.empty()) {
        JsonExtra extra;
        extra.add("evaluation", jsonText(JsonElement(*object)));
        m_runs.describeTrace(span.traceId, { .extra = extra.text(), .cost = {}, .input = {}, .output = {} });
        span.kind = SpanKind::Other;
    } else if (const auto cost = span.parentId.empty() ? costsOf(*object) : std::nullopt) {
        m_runs.describeTrace(
            span.traceId.empty() ? span.id : span.traceId, { .extra = {}, .cost = cost, .input = {}, .output = {} });
    }
    if (span.id.empty())
        return m_context.skip(ErrorCode::BadValue, slice.span, { .code = FlawCode::CallWithoutId });
    if (span.traceId.empty())
        span.traceId = span.parentId.empty() ? span.id : span.parentId;
    m_runs.add(std::move(span));
}

} // namespace

bool Weave::isRecognized(const Sniff &sniff)
{
    return std::ranges::any_of(sniff.records, [](const Outline &record) {
        return isCall(record) || isCall(record.first()) || isCall(record["calls"].first())
            || isCall(record["data"].first());
    });
}

void Weave::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    JsonStream stream(file, sniff.framing);
    RecordWalker walker(stream, context);
    TraceRuns runs(context);
    runs.setFramework("weave");
    CallReader reader(stream, context, walker, runs);
    forEachObject(stream, context, walker, [&] { reader.object(); });
    runs.finish();
}

} // namespace vitrine
