// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/otlpprotobuf.h"

#include "models/logs/formats/traces/protobuffields.h"

#include <algorithm>
#include <array>
#include <span>

namespace vitrine {

namespace protobuf {

namespace {

/// A field of a message, and how its content becomes JSON.
struct Field {
    std::uint32_t tag; ///< its number and kind
    const char *name;
    Json (*content)(Reader &);
    bool isList = false;
};

Json fieldsOf(Reader reader, std::span<const Field> fields)
{
    Json json = Json::object();
    while (reader.next()) {
        const auto field = std::ranges::find(fields, reader.tag_and_type(), &Field::tag);
        if (field == fields.end())
            addUnknown(json, reader);
        else if (field->isList)
            json[field->name].push_back(field->content(reader));
        else
            json[field->name] = field->content(reader);
    }
    return json;
}

template <const auto &fields>
Json message(Reader &reader)
{
    return fieldsOf(reader.get_message(), fields);
}

// The messages of opentelemetry.proto.trace.v1 and .logs.v1.

constexpr std::array<Field, 2> statusFields { {
    { bytesField(2), "message", text },
    { varintField(3), "code", number },
} };

constexpr std::array<Field, 4> eventFields { {
    { fixedField(1), "timeUnixNano", time },
    { bytesField(2), "name", text },
    { bytesField(3), "attributes", attribute, true },
    { varintField(4), "droppedAttributesCount", count },
} };

constexpr std::array<Field, 6> linkFields { {
    { bytesField(1), "traceId", id },
    { bytesField(2), "spanId", id },
    { bytesField(3), "traceState", text },
    { bytesField(4), "attributes", attribute, true },
    { varintField(5), "droppedAttributesCount", count },
    { shortField(6), "flags", flags },
} };

constexpr std::array<Field, 16> spanFields { {
    { bytesField(1), "traceId", id },
    { bytesField(2), "spanId", id },
    { bytesField(3), "traceState", text },
    { bytesField(4), "parentSpanId", id },
    { bytesField(5), "name", text },
    { varintField(6), "kind", number },
    { fixedField(7), "startTimeUnixNano", time },
    { fixedField(8), "endTimeUnixNano", time },
    { bytesField(9), "attributes", attribute, true },
    { varintField(10), "droppedAttributesCount", count },
    { bytesField(11), "events", message<eventFields>, true },
    { varintField(12), "droppedEventsCount", count },
    { bytesField(13), "links", message<linkFields>, true },
    { varintField(14), "droppedLinksCount", count },
    { bytesField(15), "status", message<statusFields> },
    { shortField(16), "flags", flags },
} };

constexpr std::array<Field, 11> logRecordFields { {
    { fixedField(1), "timeUnixNano", time },
    { varintField(2), "severityNumber", number },
    { bytesField(3), "severityText", text },
    { bytesField(5), "body", value },
    { bytesField(6), "attributes", attribute, true },
    { varintField(7), "droppedAttributesCount", count },
    { shortField(8), "flags", flags },
    { bytesField(9), "traceId", id },
    { bytesField(10), "spanId", id },
    { fixedField(11), "observedTimeUnixNano", time },
    { bytesField(12), "eventName", text },
} };

constexpr std::array<Field, 4> scopeFields { {
    { bytesField(1), "name", text },
    { bytesField(2), "version", text },
    { bytesField(3), "attributes", attribute, true },
    { varintField(4), "droppedAttributesCount", count },
} };

constexpr std::array<Field, 2> resourceFields { {
    { bytesField(1), "attributes", attribute, true },
    { varintField(2), "droppedAttributesCount", count },
} };

constexpr std::array<Field, 3> scopeSpansFields { {
    { bytesField(1), "scope", message<scopeFields> },
    { bytesField(2), "spans", message<spanFields>, true },
    { bytesField(3), "schemaUrl", text },
} };

constexpr std::array<Field, 3> scopeLogsFields { {
    { bytesField(1), "scope", message<scopeFields> },
    { bytesField(2), "logRecords", message<logRecordFields>, true },
    { bytesField(3), "schemaUrl", text },
} };

constexpr std::array<Field, 3> resourceSpansFields { {
    { bytesField(1), "resource", message<resourceFields> },
    { bytesField(2), "scopeSpans", message<scopeSpansFields>, true },
    { bytesField(3), "schemaUrl", text },
} };

constexpr std::array<Field, 3> resourceLogsFields { {
    { bytesField(1), "resource", message<resourceFields> },
    { bytesField(2), "scopeLogs", message<scopeLogsFields>, true },
    { bytesField(3), "schemaUrl", text },
} };

Error failure(ErrorCode code, FlawCode flaw, const char *detail = "")
{
    return { code, {}, {}, {}, detail, { .code = flaw } };
}

Result<std::string> written(std::string_view protobuf, const Field &list)
{
    try {
        // A request has its list even if that is empty.
        Json json { { list.name, Json::array() } };
        json.update(fieldsOf(Reader(protobuf.data(), protobuf.size()), { &list, 1 }));
        return json.dump(-1, ' ', false, Json::error_handler_t::replace);
    } catch (const TooDeepError &) {
        return std::unexpected(failure(ErrorCode::TooDeep, FlawCode::NestedValues));
    } catch (const std::exception &error) {
        return std::unexpected(failure(ErrorCode::BadValue, FlawCode::BadProtobuf, error.what()));
    }
}

constexpr Field tracesField { bytesField(1), "resourceSpans", message<resourceSpansFields>, true };
constexpr Field logsField { bytesField(1), "resourceLogs", message<resourceLogsFields>, true };

} // namespace

} // namespace protobuf

Result<std::string> otlpJson(std::string_view protobuf) { return protobuf::written(protobuf, protobuf::tracesField); }

Result<std::string> otlpLogsJson(std::string_view protobuf) { return protobuf::written(protobuf, protobuf::logsField); }

} // namespace vitrine
