// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/langfuseobservation.h"

#include "base/formatted.h"
#include "models/logs/formats/chat/tokenusage.h"
#include "models/logs/formats/traces/decodedjson.h"
#include "models/logs/formats/traces/modelmessages.h"
#include "models/logs/formats/traces/plaintext.h"
#include "models/logs/formats/traces/spandialects.h"
#include "models/logs/formats/traces/spanmessages.h"
#include "models/logs/formats/traces/spanrest.h"
#include "models/logs/json/readledger.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace vitrine {

namespace {

/// A message of a tool, also as LangChain for JavaScript serializes its objects: {type: "constructor", kwargs}.
std::optional<JsonObject> toolMessageIn(JsonElement value)
{
    const auto object = objectIn(value);
    if (object && memberOf(*object, "tool_call_id"))
        return object;
    const auto fields
        = object && memberText(*object, "type") == "constructor" ? objectMember(*object, "kwargs") : std::nullopt;
    return fields && memberOf(*fields, "tool_call_id") ? fields : std::nullopt;
}

/// LangChain's tools come as plain spans, whose output is a message of a tool.
bool isToolOutput(JsonObject observation)
{
    const auto output = memberOf(observation, "output");
    if (!output)
        return false;
    const DecodedJson decoded(*output);
    const auto object = objectIn(decoded.value());
    return object && memberIs(*object, "type", { "tool", "constructor" }) && toolMessageIn(decoded.value());
}

SpanKind kindOf(JsonObject observation)
{
    const std::string type = memberText(observation, "type");
    if (type == "GENERATION")
        return SpanKind::Model;
    if (type == "TOOL" || type == "RETRIEVER" || (type == "SPAN" && isToolOutput(observation)))
        return SpanKind::Tool;
    return type == "AGENT" ? SpanKind::Agent : SpanKind::Other;
}

std::optional<double> costOf(JsonObject observation)
{
    for (const std::string_view key : { "costDetails", "cost_details" })
        if (const auto details = memberOf(observation, key)) {
            const DecodedJson decoded(*details);
            const auto fields = objectIn(decoded.value());
            if (const auto total = fields ? figureIn(*fields, "total") : std::nullopt)
                return total;
        }
    const auto calculated = figureIn(observation, "calculatedTotalCost");
    return calculated ? calculated : figureIn(observation, "totalCost");
}

std::optional<double> timeOf(JsonObject object, std::string_view key) { return isoTimeIn(object, key); }

void readModel(Span &span, JsonObject object)
{
    if (const auto input = memberOf(object, "input")) {
        const DecodedJson decoded(*input, "input");
        for (ChatMessage &message : messagesIn(decoded.value()))
            addPrompt(span, std::move(message));
        if (span.prompt.empty() && !decoded.value().is_null())
            span.prompt.push_back({ "user", valueText(decoded.value()) });
    }
    if (const auto output = memberOf(object, "output")) {
        const DecodedJson decoded(*output, "output");
        const auto messages = messagesIn(decoded.value());
        for (const ChatMessage &message : messages)
            addReply(span.reply, message);
        if (messages.empty())
            span.reply.text = valueText(decoded.value());
    }
}

/// All that begins so counts: "input", "input_cache_read", "output_reasoning" …
std::optional<std::int64_t> countIn(JsonObject usage, std::string_view side)
{
    std::optional<std::int64_t> sum;
    for (const auto &[key, value] : usage)
        if (key == side || (key.starts_with(side) && key[side.size()] == '_'))
            addTokens(sum, tokenCountIn(value));
    return sum;
}

/// Of the details, which the totals repeat; older exports have only these.
Tokens tokensOf(JsonObject object)
{
    Tokens tokens;
    for (const std::string_view key : { "usageDetails", "usage" })
        if (const auto value = memberOf(object, key); value && !tokens.input && !tokens.output) {
            const DecodedJson decoded(*value);
            if (const auto usage = objectIn(decoded.value())) {
                tokens.input = countIn(*usage, "input");
                tokens.output = countIn(*usage, "output");
                if (!tokens.input && !tokens.output)
                    tokens = usageIn(decoded.value()).value_or(tokens);
            }
        }
    const auto either = [&](std::string_view key, std::string_view other) {
        const auto number = figureIn(object, key);
        const auto count = number ? number : figureIn(object, other);
        return count.transform([](double value) { return static_cast<std::int64_t>(value); });
    };
    if (!tokens.input && !tokens.output) {
        tokens.input = either("inputUsage", "promptTokens");
        tokens.output = either("outputUsage", "completionTokens");
    }
    tokens.quality = tokens.input || tokens.output ? Quality::Recorded : Quality::Missing;
    return tokens;
}

/// A call's arguments, which some tracers wrap into {"input": …}.
std::string argumentsIn(JsonElement input)
{
    const DecodedJson decoded(input);
    const auto object = objectIn(decoded.value());
    const auto inner = object && object->size() == 1 ? objectMember(*object, "input") : std::nullopt;
    return jsonText(inner ? JsonElement(*memberOf(*object, "input")) : decoded.value());
}

std::string outputText(JsonElement output)
{
    const DecodedJson decoded(output);
    const auto object = objectIn(decoded.value());
    const auto content = object ? memberOf(*object, "content") : std::nullopt;
    return content && content->is_array() ? contentText(*content) : valueText(decoded.value());
}

/// Observations that are neither calls nor frames around them.
void markEvent(Span &span, const std::string &type)
{
    if (type == "EVENT" || type == "GUARDRAIL" || type == "EVALUATOR" || type == "EMBEDDING" || span.isError)
        span.attributes[std::string(spanEventKey)] = type;
}

/// A frame's input and output as text, and the call that a tool's output names.
void readPlain(Span &span, const std::optional<JsonElement> &input, const std::optional<JsonElement> &output)
{
    const bool isTool = span.kind == SpanKind::Tool;
    if (input && !input->is_null())
        span.attributes["input.value"] = isTool
            ? argumentsIn(*input)
            : plainText(span.attributes["inputs"] = jsonText(DecodedJson(*input).value()));
    if (!output || output->is_null())
        return;
    const DecodedJson decoded(*output);
    const auto message = isTool ? toolMessageIn(decoded.value()) : std::nullopt;
    if (message)
        span.attributes["gen_ai.tool.call.id"] = memberText(*message, "tool_call_id");
    const auto content = message ? memberOf(*message, "content") : std::nullopt;
    span.attributes["output.value"] = content ? contentText(*content)
        : isTool                              ? outputText(*output)
                                              : lastText(span.attributes["outputs"] = jsonText(decoded.value()));
    const auto fields = message || !isTool ? message : objectIn(decoded.value());
    if (fields && memberIs(*fields, "status", { "error" }))
        span.isError = true;
}

} // namespace

std::optional<Span> observationSpan(JsonObject object, const SourceSpan &location)
{
    Span span;
    span.id = memberText(object, "id");
    if (span.id.empty())
        return {};
    span.traceId = memberText(object, "traceId");
    span.parentId = memberText(object, "parentObservationId");
    span.name = memberText(object, "name");
    span.kind = kindOf(object);
    span.time = timeSpan(timeOf(object, "startTime"), timeOf(object, "endTime"));
    span.isError = memberText(object, "level") == "ERROR";
    span.statusMessage = memberText(object, "statusMessage");
    span.span = location;
    if (const auto metadata = memberOf(object, "metadata")) {
        const DecodedJson decoded(*metadata);
        const auto fields = objectIn(decoded.value());
        if (const auto attributes = fields ? memberOf(*fields, "attributes") : std::nullopt)
            readAttributes(DecodedJson(*attributes).value(), span.attributes);
    }
    interpretAttributes(span);
    if (span.kind == SpanKind::Model && span.reply.text.empty() && span.reply.calls.empty())
        readModel(span, object);
    if (span.kind == SpanKind::Model && span.reply.model.empty())
        span.reply.model = memberText(object, "model");
    if (const Tokens tokens = span.kind == SpanKind::Model ? tokensOf(object) : Tokens {};
        tokens.quality != Quality::Missing)
        span.reply.tokens = tokens;
    const auto input = memberOf(object, "input");
    const auto output = memberOf(object, "output");
    if (const auto cost = costOf(object); cost && span.kind == SpanKind::Model)
        span.attributes["llm.cost.total"] = formatted("{}", *cost);
    if (span.kind == SpanKind::Other)
        markEvent(span, memberText(object, "type"));
    if (span.kind != SpanKind::Model)
        readPlain(span, input, output);
    if (span.kind == SpanKind::Tool && span.attribute("tool.name").empty()
        && span.attribute("gen_ai.tool.name").empty())
        span.attributes["tool.name"] = span.name;
    constexpr auto read = std::to_array<std::string_view>({ "id", "traceId", "parentObservationId", "name", "startTime",
        "endTime", "statusMessage", "input", "output", "usage", "costDetails" });
    keepFurther(span, object, read);
    return span;
}

} // namespace vitrine
