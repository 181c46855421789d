// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/spanrest.h"

#include "base/formatted.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

/// Attributes whose values are in the step as its prompt, call, result, code or tokens if the span is a call.
bool isInStep(const Span &span, std::string_view key)
{
    constexpr std::array<std::string_view, 22> ofCalls { "input.value", "output.value", "tool.name", "tool.parameters",
        "gen_ai.tool.name", "gen_ai.tool.call.id", "gen_ai.tool.call.arguments", "gen_ai.tool.call.result",
        "traceloop.entity.input", "traceloop.entity.output", "tool_response", "llm.model_name",
        "llm.token_count.prompt", "llm.token_count.completion", "gen_ai.usage.input_tokens",
        "gen_ai.usage.output_tokens", "gen_ai.usage.prompt_tokens", "gen_ai.usage.completion_tokens",
        "gen_ai.input.messages", "gen_ai.output.messages", "gen_ai.system_instructions", "smolagents.task" };
    const bool isCall = span.kind == SpanKind::Tool || span.kind == SpanKind::Model;
    return isCall && std::ranges::contains(ofCalls, key);
}

/// Short values are kept even if they repeat something; frames repeat long ones again and again.
std::string valueOf(std::string_view value)
{
    constexpr std::size_t longest = 2000;
    if (value.size() > longest)
        return "{\"bytes\":" + std::to_string(value.size()) + '}';
    return quotedJson(value);
}

std::string textOf(const SpanAttributes &attributes)
{
    JsonExtra object;
    for (const auto &[key, value] : attributes)
        object.add(key, valueOf(value));
    return object.text();
}

std::string eventsOf(const Span &span)
{
    std::string list;
    for (const SpanEvent &event : span.events) {
        JsonExtra object;
        object.add("name", quotedJson(event.name));
        if (const std::string attributes = textOf(event.attributes); !attributes.empty())
            object.add("attributes", attributes);
        list += (list.empty() ? "" : ",") + object.text();
    }
    return list;
}

} // namespace

std::string restOf(const Span &span)
{
    constexpr std::size_t longestRepeated = 200;
    JsonExtra attributes;
    for (const auto &[key, value] : span.attributes)
        if (key != spanEventKey && (!isInStep(span, key) || value.size() < longestRepeated))
            attributes.add(key, valueOf(value));
    const std::string events = eventsOf(span);
    JsonExtra rest;
    rest.add("name", quotedJson(span.name));
    rest.add("id", quotedJson(span.id));
    if (!span.parentId.empty())
        rest.add("parent", quotedJson(span.parentId));
    if (span.time.startedAt)
        rest.add("start", formatted("{}", *span.time.startedAt));
    if (span.time.endedAt)
        rest.add("end", formatted("{}", *span.time.endedAt));
    if (!span.statusMessage.empty())
        rest.add("status", quotedJson(span.statusMessage));
    if (!span.scopeVersion.empty())
        rest.add("scope", quotedJson(span.scope + ' ' + span.scopeVersion));
    if (const std::string text = attributes.text(); !text.empty())
        rest.add("attributes", text);
    if (!events.empty())
        rest.add("events", '[' + events + ']');
    return rest.text();
}

void keepFurther(Span &span, JsonObject record, std::span<const std::string_view> read)
{
    for (const auto &[key, value] : record)
        if (!std::ranges::contains(read, key) && !value.is_null())
            span.attributes.try_emplace(std::string(key), valueText(value));
}

} // namespace vitrine
