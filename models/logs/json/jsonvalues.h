// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/records.h"

#include <simdjson.h>

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

using JsonElement = simdjson::dom::element;
using JsonObject = simdjson::dom::object;

/// Tolerant access to values of a log: a value with an unexpected type gives nothing, never a fault.
std::optional<double> numberIn(JsonElement value);
std::optional<std::int64_t> integerIn(JsonElement value);
/// A number of tokens. One that is negative, or larger than any model has, is not kept, so that the account of the
/// import names it.
std::optional<std::int64_t> tokenCountIn(JsonElement value);
/// A duration or a price. One that is negative is not kept either.
std::optional<double> amountIn(JsonElement value);
std::optional<std::string_view> stringIn(JsonElement value);
std::optional<bool> boolIn(JsonElement value);
std::optional<JsonObject> objectIn(JsonElement value);
std::optional<JsonElement> memberOf(JsonObject object, std::string_view key);
/// The text of a member, empty if it is missing.
std::string memberText(JsonObject object, std::string_view key);
/// Whether a member is one of these texts. Otherwise, it is not noted as read.
bool memberIs(JsonObject object, std::string_view key, std::initializer_list<std::string_view> texts);
/// Whether an object has this member, and it is true.
bool memberIsTrue(JsonObject object, std::string_view key);
/// Notes that a member was examined but is not kept, so that the account of the import names it.
void leaveMember(JsonObject object, std::string_view key);
std::optional<JsonObject> objectMember(JsonObject object, std::string_view key);
std::optional<simdjson::dom::array> arrayMember(JsonObject object, std::string_view key);
std::string_view typeName(JsonElement value);

/// A string unchanged, null as an empty text, everything else as JSON.
std::string valueText(JsonElement value);
/// The text of a message's content: a string, or a list of parts whose texts are joined.
std::string contentText(JsonElement content);
std::string jsonText(JsonElement value);
std::string quotedJson(std::string_view text);

/// Whether it is a time that a log can have: from 1970 to 9999, in Unix seconds.
bool isMoment(double seconds);
/// Unix seconds in a number. Others are not kept, so that the account of the import names them.
std::optional<double> momentIn(JsonElement value);
/// The start, end and duration of a timing object; nothing if a value has a wrong type.
std::optional<TimeSpan> timeSpanIn(JsonElement value);
/// {input_tokens, output_tokens} or {input, output}.
std::optional<Tokens> tokensIn(JsonElement value);

/// A JSON object that is written member by member. Empty if nothing was added.
class JsonExtra final {
public:
    void add(std::string_view key, std::string_view json);
    std::string text() const { return m_text.empty() ? m_text : m_text + '}'; }

private:
    std::string m_text;
};

} // namespace vitrine
