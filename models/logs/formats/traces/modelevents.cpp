// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/modelevents.h"

#include "base/formatted.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

constexpr std::string_view details = "gen_ai.client.inference.operation.details";
constexpr std::string_view choice = "gen_ai.choice";
constexpr std::array<std::string_view, 4> messages { "gen_ai.system.message", "gen_ai.user.message",
    "gen_ai.assistant.message", "gen_ai.tool.message" };

/// "gen_ai.user.message" as "user".
std::string_view roleOf(std::string_view name)
{
    const std::size_t from = name.find('.') + 1;
    return name.substr(from, name.rfind('.') - from);
}

/// What a record says: its body, or the attribute that takes the body's place in some exporters.
std::string contentOf(const LogRecord &record) { return record.body.starts_with('{') ? record.body : record.json; }

} // namespace

ModelEvents::ModelEvents(TraceRuns &runs)
    : m_runs(runs)
{
}

bool ModelEvents::isKnown(const LogRecord &record)
{
    return record.name == details || record.name == choice || std::ranges::contains(messages, record.name);
}

bool ModelEvents::add(const LogRecord &record)
{
    if (!isKnown(record))
        return false;
    if (record.name != details) {
        message(record);
        return true;
    }
    Span span = started(record);
    for (const auto &[key, value] : record.attributes)
        span.attributes.insert_or_assign(key, value);
    if (!record.body.empty() && record.body != record.name)
        span.attributes.try_emplace("body", record.body);
    // Some exporters put the messages into the body.
    simdjson::dom::parser parser;
    JsonElement body;
    if (record.body.starts_with('{')
        && parser.parse(simdjson::padded_string(record.body)).get(body) == simdjson::SUCCESS)
        if (const auto object = objectIn(body))
            for (const auto &[key, value] : *object)
                span.attributes.insert_or_assign(std::string(key), valueText(value));
    release(std::move(span));
    return true;
}

void ModelEvents::message(const LogRecord &record)
{
    constexpr std::size_t mostOpen = 1000;
    simdjson::dom::parser parser;
    JsonElement value;
    if (parser.parse(simdjson::padded_string(contentOf(record))).get(value) != simdjson::SUCCESS)
        return;
    const std::string key = record.traceId + '/' + record.spanId;
    if (m_open.size() == mostOpen && !m_open.contains(key))
        finish();
    const auto at = m_open.try_emplace(key, started(record)).first;
    const auto object = objectIn(value);
    SpanEvent &event = at->second.events.emplace_back(record.name, record.attributes);
    std::erase_if(event.attributes, [](const auto &attribute) { return attribute.first.starts_with("resource."); });
    event.attributes.try_emplace("body", record.body);
    if (record.time)
        event.attributes.try_emplace("time", formatted("{}", *record.time));
    if (record.name == choice) {
        at->second.attributes.insert_or_assign("gen_ai.output.messages", "{\"choices\":[" + jsonText(value) + "]}");
        release(std::move(at->second));
        m_open.erase(at);
    } else if (object) {
        const auto content = memberOf(*object, "content");
        std::string text = content ? contentText(*content) : std::string {};
        if (const auto calls = memberOf(*object, "tool_calls"))
            text += (text.empty() ? "" : "\n") + jsonText(*calls);
        at->second.prompt.push_back({ std::string(roleOf(record.name)), std::move(text) });
    }
}

Span ModelEvents::started(const LogRecord &record)
{
    Span span;
    span.traceId = record.traceId.empty() ? std::string(record.session()) : record.traceId;
    if (span.traceId.empty())
        span.traceId = "logs";
    span.id = formatted("{}/event {}", record.spanId, ++m_number);
    span.parentId = record.spanId;
    span.name = record.name;
    span.scope = record.scope;
    span.time = timeSpan(record.time, {});
    span.span = record.span;
    for (const auto &[key, value] : record.attributes)
        if (key.starts_with("resource."))
            span.attributes.emplace(key, value);
    return span;
}

void ModelEvents::release(Span span)
{
    span.attributes.try_emplace("gen_ai.operation.name", "chat");
    std::vector<PromptMessage> prompt = std::exchange(span.prompt, {});
    interpretAttributes(span);
    span.prompt.insert(span.prompt.begin(), prompt.begin(), prompt.end());
    m_runs.add(std::move(span));
}

void ModelEvents::finish()
{
    for (auto &[key, span] : std::exchange(m_open, {}))
        release(std::move(span));
}

} // namespace vitrine
