// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/otlpprotobuf.h"

#include "base/formatted.h"

#include <nlohmann/json.hpp>
#include <protozero/pbf_reader.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <stdexcept>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;
using Reader = protozero::pbf_reader;

constexpr int deepestValue = 32;

// A field with its kind: one of another kind is not known.
using Kind = protozero::pbf_wire_type;
constexpr auto bytesField(std::uint32_t number) { return protozero::tag_and_type(number, Kind::length_delimited); }
constexpr auto varintField(std::uint32_t number) { return protozero::tag_and_type(number, Kind::varint); }
constexpr auto fixedField(std::uint32_t number) { return protozero::tag_and_type(number, Kind::fixed64); }
constexpr auto shortField(std::uint32_t number) { return protozero::tag_and_type(number, Kind::fixed32); }

/// Thrown inside this file only.
class TooDeepError final : public std::runtime_error {
public:
    TooDeepError()
        : std::runtime_error("values within values")
    {
    }
};

std::string_view bytesOf(Reader &reader)
{
    const protozero::data_view view = reader.get_view();
    return { view.data(), view.size() };
}

std::string textOf(Reader &reader) { return std::string(bytesOf(reader)); }

std::string hex(std::string_view bytes)
{
    std::string text;
    for (const char byte : bytes)
        text += formatted("{:02x}", static_cast<unsigned char>(byte));
    return text;
}

std::string base64(std::string_view bytes)
{
    constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        std::uint32_t group = 0;
        for (std::size_t i = 0; i < 3; ++i)
            group = group << 8U | (at + i < bytes.size() ? static_cast<unsigned char>(bytes[at + i]) : 0U);
        for (unsigned i = 0; i < 4; ++i)
            text += at + i > bytes.size() ? '=' : digits[(group >> (18 - 6 * i)) & 63U];
    }
    return text;
}

Json contentOf(Reader &reader)
{
    switch (reader.wire_type()) {
    case Kind::varint: return std::to_string(reader.get_uint64());
    case Kind::fixed64: return std::to_string(reader.get_fixed64());
    case Kind::fixed32: return std::to_string(reader.get_fixed32());
    case Kind::length_delimited: return base64(bytesOf(reader));
    default: reader.skip(); return {};
    }
}

/// A field that is not known stays in the JSON by its number. No reader knows that name, so that an import reports it
/// like any other field that it leaves out.
void addUnknown(Json &object, Reader &reader)
{
    const std::string name = formatted("field{}", reader.tag());
    object[name] = contentOf(reader);
}

Json anyValue(Reader reader, int depth);

Json keyValue(Reader reader, int depth)
{
    Json json = Json::object();
    while (reader.next()) {
        switch (reader.tag_and_type()) {
        case bytesField(1): json["key"] = textOf(reader); break;
        case bytesField(2): json["value"] = anyValue(reader.get_message(), depth); break;
        default: addUnknown(json, reader);
        }
    }
    return json;
}

/// Reads an ArrayValue or a KeyValueList: both have a list of messages as field 1.
Json values(Reader reader, int depth, Json (*element)(Reader, int))
{
    Json json { { "values", Json::array() } };
    while (reader.next()) {
        if (reader.tag_and_type() == bytesField(1))
            json["values"].push_back(element(reader.get_message(), depth));
        else
            addUnknown(json, reader);
    }
    return json;
}

Json anyValue(Reader reader, int depth)
{
    if (depth == deepestValue)
        throw TooDeepError();
    Json json = Json::object(); // the last of several values counts
    Json unknown = Json::object();
    while (reader.next()) {
        switch (reader.tag_and_type()) {
        case bytesField(1): json = { { "stringValue", textOf(reader) } }; break;
        case varintField(2): json = { { "boolValue", reader.get_bool() } }; break;
        case varintField(3): json = { { "intValue", std::to_string(reader.get_int64()) } }; break;
        case fixedField(4): json = { { "doubleValue", reader.get_double() } }; break;
        case bytesField(5): json = { { "arrayValue", values(reader.get_message(), depth + 1, anyValue) } }; break;
        case bytesField(6): json = { { "kvlistValue", values(reader.get_message(), depth + 1, keyValue) } }; break;
        case bytesField(7): json = { { "bytesValue", base64(bytesOf(reader)) } }; break;
        default: addUnknown(unknown, reader);
        }
    }
    json.update(unknown);
    return json;
}

Json text(Reader &reader) { return textOf(reader); }
Json id(Reader &reader) { return hex(bytesOf(reader)); }
Json time(Reader &reader) { return std::to_string(reader.get_fixed64()); }
Json number(Reader &reader) { return reader.get_enum(); }
Json count(Reader &reader) { return reader.get_uint32(); }
Json flags(Reader &reader) { return reader.get_fixed32(); }
Json value(Reader &reader) { return anyValue(reader.get_message(), 0); }
Json attribute(Reader &reader) { return keyValue(reader.get_message(), 0); }

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

} // namespace

Result<std::string> otlpJson(std::string_view protobuf)
{
    return written(protobuf, { bytesField(1), "resourceSpans", message<resourceSpansFields>, true });
}

Result<std::string> otlpLogsJson(std::string_view protobuf)
{
    return written(protobuf, { bytesField(1), "resourceLogs", message<resourceLogsFields>, true });
}

} // namespace vitrine
