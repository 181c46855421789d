// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/otlpprotobuf.h"

#include "base/formatted.h"

#include <nlohmann/json.hpp>
#include <protozero/pbf_reader.hpp>

#include <cstdint>
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

/// Of an ArrayValue or a KeyValueList: both have a list of messages as field 1.
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

/// Adds the message to a list that may not be there yet.
void append(Json &object, const char *list, Json message) { object[list].push_back(std::move(message)); }

Json status(Reader reader)
{
    Json json = Json::object();
    while (reader.next()) {
        switch (reader.tag_and_type()) {
        case bytesField(2): json["message"] = textOf(reader); break;
        case varintField(3): json["code"] = reader.get_enum(); break;
        default: addUnknown(json, reader);
        }
    }
    return json;
}

Json event(Reader reader)
{
    Json json = Json::object();
    while (reader.next()) {
        switch (reader.tag_and_type()) {
        case fixedField(1): json["timeUnixNano"] = std::to_string(reader.get_fixed64()); break;
        case bytesField(2): json["name"] = textOf(reader); break;
        case bytesField(3): append(json, "attributes", keyValue(reader.get_message(), 0)); break;
        case varintField(4): json["droppedAttributesCount"] = reader.get_uint32(); break;
        default: addUnknown(json, reader);
        }
    }
    return json;
}

Json link(Reader reader)
{
    Json json = Json::object();
    while (reader.next()) {
        switch (reader.tag_and_type()) {
        case bytesField(1): json["traceId"] = hex(bytesOf(reader)); break;
        case bytesField(2): json["spanId"] = hex(bytesOf(reader)); break;
        case bytesField(3): json["traceState"] = textOf(reader); break;
        case bytesField(4): append(json, "attributes", keyValue(reader.get_message(), 0)); break;
        case varintField(5): json["droppedAttributesCount"] = reader.get_uint32(); break;
        case shortField(6): json["flags"] = reader.get_fixed32(); break;
        default: addUnknown(json, reader);
        }
    }
    return json;
}

Json span(Reader reader)
{
    Json json = Json::object();
    while (reader.next()) {
        switch (reader.tag_and_type()) {
        case bytesField(1): json["traceId"] = hex(bytesOf(reader)); break;
        case bytesField(2): json["spanId"] = hex(bytesOf(reader)); break;
        case bytesField(3): json["traceState"] = textOf(reader); break;
        case bytesField(4): json["parentSpanId"] = hex(bytesOf(reader)); break;
        case bytesField(5): json["name"] = textOf(reader); break;
        case varintField(6): json["kind"] = reader.get_enum(); break;
        case fixedField(7): json["startTimeUnixNano"] = std::to_string(reader.get_fixed64()); break;
        case fixedField(8): json["endTimeUnixNano"] = std::to_string(reader.get_fixed64()); break;
        case bytesField(9): append(json, "attributes", keyValue(reader.get_message(), 0)); break;
        case varintField(10): json["droppedAttributesCount"] = reader.get_uint32(); break;
        case bytesField(11): append(json, "events", event(reader.get_message())); break;
        case varintField(12): json["droppedEventsCount"] = reader.get_uint32(); break;
        case bytesField(13): append(json, "links", link(reader.get_message())); break;
        case varintField(14): json["droppedLinksCount"] = reader.get_uint32(); break;
        case bytesField(15): json["status"] = status(reader.get_message()); break;
        case shortField(16): json["flags"] = reader.get_fixed32(); break;
        default: addUnknown(json, reader);
        }
    }
    return json;
}

Json scope(Reader reader)
{
    Json json = Json::object();
    while (reader.next()) {
        switch (reader.tag_and_type()) {
        case bytesField(1): json["name"] = textOf(reader); break;
        case bytesField(2): json["version"] = textOf(reader); break;
        case bytesField(3): append(json, "attributes", keyValue(reader.get_message(), 0)); break;
        case varintField(4): json["droppedAttributesCount"] = reader.get_uint32(); break;
        default: addUnknown(json, reader);
        }
    }
    return json;
}

Json scopeSpans(Reader reader)
{
    Json json = Json::object();
    while (reader.next()) {
        switch (reader.tag_and_type()) {
        case bytesField(1): json["scope"] = scope(reader.get_message()); break;
        case bytesField(2): append(json, "spans", span(reader.get_message())); break;
        case bytesField(3): json["schemaUrl"] = textOf(reader); break;
        default: addUnknown(json, reader);
        }
    }
    return json;
}

Json resource(Reader reader)
{
    Json json = Json::object();
    while (reader.next()) {
        switch (reader.tag_and_type()) {
        case bytesField(1): append(json, "attributes", keyValue(reader.get_message(), 0)); break;
        case varintField(2): json["droppedAttributesCount"] = reader.get_uint32(); break;
        default: addUnknown(json, reader);
        }
    }
    return json;
}

Json resourceSpans(Reader reader)
{
    Json json = Json::object();
    while (reader.next()) {
        switch (reader.tag_and_type()) {
        case bytesField(1): json["resource"] = resource(reader.get_message()); break;
        case bytesField(2): append(json, "scopeSpans", scopeSpans(reader.get_message())); break;
        case bytesField(3): json["schemaUrl"] = textOf(reader); break;
        default: addUnknown(json, reader);
        }
    }
    return json;
}

Json logRecord(Reader reader)
{
    Json json = Json::object();
    while (reader.next()) {
        switch (reader.tag_and_type()) {
        case fixedField(1): json["timeUnixNano"] = std::to_string(reader.get_fixed64()); break;
        case varintField(2): json["severityNumber"] = reader.get_enum(); break;
        case bytesField(3): json["severityText"] = textOf(reader); break;
        case bytesField(5): json["body"] = anyValue(reader.get_message(), 0); break;
        case bytesField(6): append(json, "attributes", keyValue(reader.get_message(), 0)); break;
        case varintField(7): json["droppedAttributesCount"] = reader.get_uint32(); break;
        case shortField(8): json["flags"] = reader.get_fixed32(); break;
        case bytesField(9): json["traceId"] = hex(bytesOf(reader)); break;
        case bytesField(10): json["spanId"] = hex(bytesOf(reader)); break;
        case fixedField(11): json["observedTimeUnixNano"] = std::to_string(reader.get_fixed64()); break;
        case bytesField(12): json["eventName"] = textOf(reader); break;
        default: addUnknown(json, reader);
        }
    }
    return json;
}

Json scopeLogs(Reader reader)
{
    Json json = Json::object();
    while (reader.next()) {
        switch (reader.tag_and_type()) {
        case bytesField(1): json["scope"] = scope(reader.get_message()); break;
        case bytesField(2): append(json, "logRecords", logRecord(reader.get_message())); break;
        case bytesField(3): json["schemaUrl"] = textOf(reader); break;
        default: addUnknown(json, reader);
        }
    }
    return json;
}

Json resourceLogs(Reader reader)
{
    Json json = Json::object();
    while (reader.next()) {
        switch (reader.tag_and_type()) {
        case bytesField(1): json["resource"] = resource(reader.get_message()); break;
        case bytesField(2): append(json, "scopeLogs", scopeLogs(reader.get_message())); break;
        case bytesField(3): json["schemaUrl"] = textOf(reader); break;
        default: addUnknown(json, reader);
        }
    }
    return json;
}

Error failure(ErrorCode code, FlawCode flaw, const char *detail = "")
{
    return { code, {}, {}, {}, detail, { .code = flaw } };
}

/// Both kinds of requests hold one list, as field 1.
Json request(Reader reader, const char *list, Json (*resource)(Reader))
{
    Json json { { list, Json::array() } };
    while (reader.next()) {
        if (reader.tag_and_type() == bytesField(1))
            append(json, list, resource(reader.get_message()));
        else
            addUnknown(json, reader);
    }
    return json;
}

Result<std::string> written(std::string_view protobuf, const char *list, Json (*resource)(Reader))
{
    try {
        return request(Reader(protobuf.data(), protobuf.size()), list, resource)
            .dump(-1, ' ', false, Json::error_handler_t::replace);
    } catch (const TooDeepError &) {
        return std::unexpected(failure(ErrorCode::TooDeep, FlawCode::NestedValues));
    } catch (const std::exception &error) {
        return std::unexpected(failure(ErrorCode::BadValue, FlawCode::BadProtobuf, error.what()));
    }
}

} // namespace

Result<std::string> otlpJson(std::string_view protobuf) { return written(protobuf, "resourceSpans", resourceSpans); }

Result<std::string> otlpLogsJson(std::string_view protobuf) { return written(protobuf, "resourceLogs", resourceLogs); }

} // namespace vitrine
