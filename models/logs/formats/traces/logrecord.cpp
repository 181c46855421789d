// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/logrecord.h"

#include "models/logs/formats/traces/otlpvalue.h"
#include "models/logs/steps/timetext.h"

#include <charconv>

namespace vitrine {

namespace {

std::string eitherMember(JsonObject object, std::string_view key, std::string_view otherKey)
{
    std::string text = memberText(object, key);
    return text.empty() ? memberText(object, otherKey) : text;
}

std::optional<double> numberInText(std::string_view text)
{
    double number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isWhole = !text.empty() && read.ec == std::errc {} && read.ptr == text.data() + text.size();
    return isWhole ? std::optional(number) : std::nullopt;
}

/// Nanoseconds since 1970; 0 is not known.
std::optional<double> unixTime(JsonObject object, std::string_view key, std::string_view otherKey)
{
    const auto nanoseconds = numberInText(eitherMember(object, key, otherKey));
    if (nanoseconds == 0.0)
        return {};
    if (nanoseconds && isMoment(*nanoseconds / 1e9))
        return *nanoseconds / 1e9;
    leaveMember(object, key);
    leaveMember(object, otherKey);
    return {};
}

void readValues(simdjson::dom::array list, LogRecord &record)
{
    JsonExtra kept;
    for (const JsonElement element : list) {
        const auto pair = objectIn(element);
        const auto value = pair ? memberOf(*pair, "value") : std::nullopt;
        if (!value)
            continue;
        const std::string key = memberText(*pair, "key");
        record.attributes.insert_or_assign(key, plainTextOf(*value));
        kept.add(key, plainJsonOf(*value));
    }
    record.json = kept.text();
}

/// Where the record has no name of its own: Claude Code writes the full one as its body and a short one beside it.
std::string nameOf(JsonObject object, const LogRecord &record)
{
    std::string name = eitherMember(object, "eventName", "event_name");
    if (name.empty())
        name = record.attribute("event.name");
    const bool isLonger = record.body.size() > name.size() + 1 && record.body.ends_with("." + name);
    return isLonger && !name.empty() && !record.body.contains(' ') ? record.body : name;
}

} // namespace

std::string_view LogRecord::attribute(std::string_view key) const
{
    const auto found = attributes.find(key);
    return found == attributes.end() ? std::string_view {} : std::string_view(found->second);
}

std::optional<double> LogRecord::number(std::string_view key) const { return numberInText(attribute(key)); }

std::optional<std::int64_t> LogRecord::count(std::string_view key) const
{
    constexpr double most = 1e15;
    const auto value = number(key);
    return value && *value >= 0 && *value < most ? std::optional(static_cast<std::int64_t>(*value)) : std::nullopt;
}

std::string_view LogRecord::session() const
{
    for (const std::string_view key : { "session.id", "conversation.id", "gen_ai.conversation.id" })
        if (const std::string_view id = attribute(key); !id.empty())
            return id;
    return {};
}

LogRecord readLogRecord(JsonObject object, const SourceSpan &location)
{
    LogRecord record;
    record.span = location;
    record.traceId = eitherMember(object, "traceId", "trace_id");
    record.spanId = eitherMember(object, "spanId", "span_id");
    if (const auto list = arrayMember(object, "attributes"))
        readValues(*list, record);
    const auto body = memberOf(object, "body");
    if (body)
        record.body = plainTextOf(*body);
    record.name = nameOf(object, record);
    if (body && record.body != record.name)
        record.json = "{\"body\":" + plainJsonOf(*body)
            + (record.json.size() > 2 ? ',' + record.json.substr(1) : std::string("}"));
    if (record.json.empty())
        record.json = "{}";
    record.time = isoTime(record.attribute("event.timestamp"));
    if (!record.time)
        record.time = unixTime(object, "timeUnixNano", "time_unix_nano");
    if (!record.time)
        record.time = unixTime(object, "observedTimeUnixNano", "observed_time_unix_nano");
    return record;
}

} // namespace vitrine
