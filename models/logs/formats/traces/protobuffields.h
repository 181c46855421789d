// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <protozero/pbf_reader.hpp>

#include <cstdint>
#include <stdexcept>

namespace vitrine::protobuf {

using Json = nlohmann::ordered_json;
using Reader = protozero::pbf_reader;

// A field with its kind: one of another kind is not known.
using Kind = protozero::pbf_wire_type;
constexpr auto bytesField(std::uint32_t number) { return protozero::tag_and_type(number, Kind::length_delimited); }
constexpr auto varintField(std::uint32_t number) { return protozero::tag_and_type(number, Kind::varint); }
constexpr auto fixedField(std::uint32_t number) { return protozero::tag_and_type(number, Kind::fixed64); }
constexpr auto shortField(std::uint32_t number) { return protozero::tag_and_type(number, Kind::fixed32); }

/// Thrown by the functions below for a message within too many others.
class TooDeepError final : public std::runtime_error {
public:
    TooDeepError()
        : std::runtime_error("values within values")
    {
    }
};

/// Adds a field that is not known by its number. No reader knows that name, so that an import reports it like any other
/// field that it leaves out.
void addUnknown(Json &object, Reader &reader);

// The field at hand as JSON, by its type in OTLP.
Json text(Reader &reader);
Json id(Reader &reader);
Json time(Reader &reader);
Json number(Reader &reader);
Json count(Reader &reader);
Json flags(Reader &reader);
Json value(Reader &reader);
Json attribute(Reader &reader);

} // namespace vitrine::protobuf
