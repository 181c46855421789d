// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/record/logevents.h"

#include "base/parsedjson.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;
using Topic = LogEvent::Topic;

/// Words in types of events, the most specific first: "hook_permission_decision" is an approval.
struct Word {
    std::string_view text;
    Topic topic;
};
constexpr std::array words { Word { "permission-mode", Topic::Mode }, Word { "permission_mode", Topic::Mode },
    Word { "permission", Topic::Approval }, Word { "approv", Topic::Approval }, Word { "guardian", Topic::Approval },
    Word { "decision", Topic::Approval }, Word { "guardrail", Topic::Guardrail },
    Word { "moderation", Topic::Guardrail }, Word { "compact", Topic::Compaction },
    Word { "condens", Topic::Compaction }, Word { "limit", Topic::Limit }, Word { "budget", Topic::Limit },
    Word { "truncat", Topic::Limit }, Word { "hook", Topic::Hook }, Word { "error", Topic::Error },
    Word { "retry", Topic::Error }, Word { "fail", Topic::Error }, Word { "abort", Topic::Error },
    Word { "interrupt", Topic::Error }, Word { "retriev", Topic::Documents }, Word { "document", Topic::Documents },
    Word { "score", Topic::Score }, Word { "evaluator", Topic::Score }, Word { "model_change", Topic::Mode },
    Word { "mode", Topic::Mode }, Word { "input", Topic::Input }, Word { "elicitation", Topic::Input },
    Word { "queued_command", Topic::Input }, Word { "queue-operation", Topic::Input } };

std::string lowered(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(
        result, result.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return result;
}

std::string text(const Json &json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

std::string textAt(const Json &object, const char *key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// The text of one of the members that say something to a reader, also of an inner object.
std::string readableText(const Json &record, int depth)
{
    constexpr std::array keys { "message", "reason", "explanation", "text", "content", "description", "error",
        "summary", "detail", "title", "name", "command", "decision", "status", "value" };
    if (record.is_string())
        return record.get<std::string>();
    if (!record.is_object() || depth == 0)
        return {};
    for (const char *key : keys)
        if (const auto found = record.find(key); found != record.end())
            if (std::string said = readableText(*found, depth - 1); !said.empty())
                return said;
    return {};
}

} // namespace

std::string_view toString(Topic topic) { return topicNames.at(static_cast<std::size_t>(topic)); }

Topic topicOf(std::string_view kind)
{
    const std::string name = lowered(kind);
    const auto word = std::ranges::find_if(words, [&](const Word &one) { return name.contains(one.text); });
    // "model" is no mode.
    if (word != words.end() && word->text == "mode" && name.contains("model"))
        return Topic::Other;
    return word == words.end() ? Topic::Other : word->topic;
}

bool isNotable(Topic topic) { return topic != Topic::Other && topic != Topic::Score; }

namespace {

/// Some types only say which program wrote the record; its own type is in the record.
Topic topicOfRecord(std::string_view kind, const Json &record)
{
    Topic topic = topicOf(kind);
    if (topic != Topic::Other || !record.is_object())
        return topic;
    for (const char *key : { "subtype", "type", "event", "action" })
        if (topic == Topic::Other)
            topic = topicOf(textAt(record, key));
    for (const char *key : { "attachment", "payload" })
        if (const auto inner = record.find(key); topic == Topic::Other && inner != record.end() && inner->is_object())
            topic = topicOf(textAt(*inner, "type"));
    return topic;
}

} // namespace

std::vector<LogEvent> logEventsIn(std::string_view extra)
{
    // Most steps have none.
    if (!extra.contains("\"events\""))
        return {};
    const Json object = parsedJson<Json>(extra);
    const auto list = object.is_object() ? object.find("events") : object.end();
    if (list == object.end() || !list->is_array())
        return {};
    std::vector<LogEvent> events;
    for (const Json &entry : *list) {
        const std::string kind = entry.is_object() ? textAt(entry, "kind") : std::string();
        if (kind.empty() || kind == "patch")
            continue;
        const auto record = entry.find("record");
        const auto time = entry.find("time");
        const bool hasTime = time != entry.end() && time->is_number();
        const Topic topic = topicOfRecord(kind, record != entry.end() ? *record : Json());
        events.push_back({ topic, kind, hasTime ? std::optional(time->get<double>()) : std::nullopt,
            record != entry.end() ? text(*record) : std::string() });
    }
    return events;
}

std::string logEventListIn(std::string_view extra)
{
    Json list = Json::array();
    for (const LogEvent &event : logEventsIn(extra))
        list.push_back({ { "topic", toString(event.topic) }, { "kind", event.kind },
            { "at", event.at ? Json(*event.at) : Json() }, { "record", event.record } });
    return text(list);
}

std::string eventLine(const LogEvent &event)
{
    constexpr int mostLevels = 5; // errors of a service are wrapped several times
    const Json record = parsedJson<Json>(event.record);
    std::string said = readableText(record, mostLevels);
    if (said.empty())
        said = event.record;
    const std::size_t from = std::min(said.find_first_not_of(" \t\r\n"), said.size());
    return said.substr(from, said.find('\n', from) - from);
}

} // namespace vitrine
