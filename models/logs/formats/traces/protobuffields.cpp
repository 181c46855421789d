// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/protobuffields.h"

#include "base/formatted.h"

#include <string>
#include <string_view>

namespace vitrine::protobuf {

namespace {

constexpr int deepestValue = 32;

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

} // namespace

void addUnknown(Json &object, Reader &reader)
{
    const std::string name = formatted("field{}", reader.tag());
    object[name] = contentOf(reader);
}

Json text(Reader &reader) { return textOf(reader); }
Json id(Reader &reader) { return hex(bytesOf(reader)); }
Json time(Reader &reader) { return std::to_string(reader.get_fixed64()); }
Json number(Reader &reader) { return reader.get_enum(); }
Json count(Reader &reader) { return reader.get_uint32(); }
Json flags(Reader &reader) { return reader.get_fixed32(); }
Json value(Reader &reader) { return anyValue(reader.get_message(), 0); }
Json attribute(Reader &reader) { return keyValue(reader.get_message(), 0); }

} // namespace vitrine::protobuf
