// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/json/jsonvalues.h"

#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// JSON in text, with the parser that owns it.
class ParsedText {
public:
    explicit ParsedText(std::string_view text)
    {
        JsonElement value;
        if (m_parser.parse(simdjson::padded_string(text)).get(value) == simdjson::SUCCESS)
            m_value = value;
    }
    std::optional<JsonElement> value() const { return m_value; }
    std::optional<JsonObject> object() const { return m_value ? objectIn(*m_value) : std::nullopt; }

private:
    simdjson::dom::parser m_parser;
    std::optional<JsonElement> m_value;
};

/// A run's input as readable text: the text of a message, or of the first argument. JSON in which nothing of that kind
/// is found stays JSON.
std::string plainText(std::string_view json);

/// The same for an output: the text of the last message, or of the member with the result.
std::string lastText(std::string_view json);

/// Whether there is text that is not a JSON object or list.
bool isPlainText(std::string_view text);

} // namespace vitrine
