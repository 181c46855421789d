// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/span.h"

#include "models/logs/formats/traces/modelmessages.h"
#include "models/logs/formats/traces/spandialects.h"
#include "models/logs/formats/traces/spanmessages.h"
#include "models/logs/formats/traces/spantime.h"
#include "models/logs/json/readledger.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace vitrine {

namespace {

std::string anyMember(JsonObject object, std::string_view key, std::string_view otherKey)
{
    std::string text = memberText(object, key);
    return text.empty() ? memberText(object, otherKey) : text;
}

std::string lowered(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return result;
}

/// OpenTelemetry's own kinds describe the roles in a call, not the action.
bool isTransportKind(std::string_view kind)
{
    const std::string name = lowered(kind);
    return std::ranges::any_of(std::array { "internal", "client", "server", "producer", "consumer", "unspecified" },
        [&](std::string_view known) { return name.ends_with(known); });
}

void readStatus(JsonObject object, Span &span)
{
    const auto isError = [](std::string_view code) { return code == "2" || lowered(code).ends_with("error"); };
    const auto status = objectMember(object, "status");
    if (status) {
        span.isError = isError(anyMember(*status, "code", "status_code"));
        span.statusMessage = anyMember(*status, "message", "description");
    } else {
        span.isError = isError(memberText(object, "status_code"));
        span.statusMessage = memberText(object, "status_message");
    }
    if (!span.isError)
        for (const std::string_view key : { "code", "status_code" })
            leaveMember(status.value_or(object), key);
}

void readEvents(JsonObject object, Span &span)
{
    const auto events = arrayMember(object, "events");
    if (!events)
        return;
    for (const JsonElement element : *events) {
        const auto event = objectIn(element);
        if (!event)
            continue;
        SpanEvent read { .name = memberText(*event, "name"), .attributes = {} };
        if (const auto attributes = memberOf(*event, "attributes"))
            readAttributes(*attributes, read.attributes);
        span.events.push_back(std::move(read));
    }
}

SpanKind kindOf(const Span &span)
{
    constexpr std::array<std::pair<std::string_view, SpanKind>, 13> kinds { {
        { "invoke_workflow", SpanKind::Agent },
        { "retriever", SpanKind::Tool },
        { "agent", SpanKind::Agent },
        { "invoke_agent", SpanKind::Agent },
        { "create_agent", SpanKind::Agent },
        { "chain", SpanKind::Step },
        { "llm", SpanKind::Model },
        { "chat", SpanKind::Model },
        { "generation", SpanKind::Model },
        { "generate_content", SpanKind::Model },
        { "text_completion", SpanKind::Model },
        { "tool", SpanKind::Tool },
        { "execute_tool", SpanKind::Tool },
    } };
    const std::string name = lowered(span.anyAttribute(
        { "openinference.span.kind", "gen_ai.operation.name", "traceloop.span.kind", "langfuse.observation.type" }));
    const auto found = std::ranges::find(kinds, name, &std::pair<std::string_view, SpanKind>::first);
    return found == kinds.end() ? SpanKind::Other : found->second;
}

/// Verdicts of guardrails and graders are no calls of the agent, and are kept.
void markEvent(Span &span)
{
    const std::string name = lowered(span.attribute("openinference.span.kind"));
    if (name == "guardrail" || name == "evaluator" || name == "reranker")
        span.attributes.try_emplace(std::string(spanEventKey), name);
}

std::optional<std::int64_t> count(std::string_view text)
{
    std::int64_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    return read.ec == std::errc {} && !text.empty() ? std::optional(number) : std::nullopt;
}

} // namespace

std::string_view Span::attribute(std::string_view key) const
{
    const auto found = attributes.find(key);
    return found == attributes.end() ? std::string_view {} : std::string_view(found->second);
}

std::string_view Span::anyAttribute(std::initializer_list<std::string_view> keys) const
{
    for (const std::string_view key : keys)
        if (const std::string_view value = attribute(key); !value.empty())
            return value;
    return {};
}

void interpretAttributes(Span &span)
{
    translateAttributes(span);
    if (span.kind == SpanKind::Other)
        span.kind = kindOf(span);
    // Some instrumentations name the tool only.
    if (span.kind == SpanKind::Other && !span.anyAttribute({ "gen_ai.tool.call.id", "gen_ai.tool.name" }).empty())
        span.kind = SpanKind::Tool;
    if (span.kind == SpanKind::Other)
        markEvent(span);
    readMessages(span);
    span.reply.model = span.anyAttribute({ "llm.model_name", "gen_ai.response.model", "gen_ai.request.model" });
    Tokens &tokens = span.reply.tokens;
    tokens.input = count(
        span.anyAttribute({ "llm.token_count.prompt", "gen_ai.usage.input_tokens", "gen_ai.usage.prompt_tokens" }));
    tokens.output = count(span.anyAttribute(
        { "llm.token_count.completion", "gen_ai.usage.output_tokens", "gen_ai.usage.completion_tokens" }));
    tokens.quality = tokens.input || tokens.output ? Quality::Recorded : Quality::Missing;
    if (span.kind == SpanKind::Model && span.reply.text.empty() && span.reply.calls.empty())
        for (ChatMessage &message : messagesInAttribute(span, "output.value"))
            addReply(span.reply, std::move(message));
    // The whole prompt again, as JSON or as reprs.
    constexpr std::size_t longestKept = 200;
    for (const std::string_view key : { "input.value", "gen_ai.input.messages", "gen_ai.output.messages" })
        if (const auto found = span.attributes.find(key);
            span.kind == SpanKind::Model && found != span.attributes.end()) {
            if (key == "input.value" && found->second.size() < longestKept)
                continue;
            if (key == "input.value")
                ReadLedger::noteUnread("attributes.input.value");
            span.attributes.erase(found);
        }
}

std::optional<Span> readSpan(JsonObject object, const SourceSpan &location)
{
    Span span;
    auto context = objectMember(object, "context");
    if (!context)
        context = objectMember(object, "spanContext");
    const JsonObject ids = context.value_or(object);
    span.traceId = anyMember(ids, "traceId", "trace_id");
    span.id = anyMember(ids, "spanId", "span_id");
    span.parentId = anyMember(object, "parentSpanId", "parent_span_id");
    if (span.parentId.empty())
        span.parentId = memberText(object, "parent_id");
    if (const auto parent = objectMember(object, "parentSpanContext"); parent && span.parentId.empty())
        span.parentId = memberText(*parent, "spanId");
    if (span.id.empty())
        return {};
    span.name = anyMember(object, "name", "span_name");
    span.span = location;
    span.time = spanTime(object);
    readStatus(object, span);
    for (const std::string_view key : { "attributes", "span_attributes" })
        if (const auto attributes = memberOf(object, key))
            readAttributes(*attributes, span.attributes);
    if (const std::string kind = memberText(object, "span_kind"); !kind.empty() && !isTransportKind(kind))
        if (!span.attributes.try_emplace("openinference.span.kind", kind).second)
            leaveMember(object, "span_kind");
    readEvents(object, span);
    interpretAttributes(span);
    return span;
}

} // namespace vitrine
