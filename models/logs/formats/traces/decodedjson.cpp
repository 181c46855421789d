// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/decodedjson.h"

#include <charconv>

namespace vitrine {

std::optional<double> figureIn(JsonObject object, std::string_view key)
{
    const auto value = memberOf(object, key);
    if (!value)
        return {};
    if (const auto number = numberIn(*value))
        return number;
    const std::string text = valueText(*value);
    double figure = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), figure);
    return !text.empty() && read.ec == std::errc {} ? std::optional(figure) : std::nullopt;
}

std::string decodedJson(JsonElement value) { return jsonText(DecodedJson(value).value()); }

} // namespace vitrine
