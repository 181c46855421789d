// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/otlpvalue.h"

#include <charconv>

namespace vitrine {

namespace {

constexpr int deepestValue = 32;

/// The values of an ArrayValue or a KeyValueList.
std::optional<simdjson::dom::array> valuesIn(JsonElement list)
{
    const auto object = objectIn(list);
    return object ? arrayMember(*object, "values") : std::nullopt;
}

bool isInteger(std::string_view text)
{
    std::int64_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    return !text.empty() && read.ec == std::errc {} && read.ptr == text.data() + text.size();
}

std::string jsonOf(JsonElement anyValue, int depth);

std::string listOf(JsonElement content, int depth)
{
    std::string json = "[";
    if (const auto values = valuesIn(content))
        for (const JsonElement value : *values)
            json += (json.size() > 1 ? "," : "") + jsonOf(value, depth);
    return json + ']';
}

std::string objectOf(JsonElement content, int depth)
{
    std::string json = "{";
    const auto values = valuesIn(content);
    if (!values)
        return "{}";
    for (const JsonElement element : *values) {
        const auto pair = objectIn(element);
        const auto value = pair ? memberOf(*pair, "value") : std::nullopt;
        if (!pair)
            continue;
        json += (json.size() > 1 ? "," : "") + quotedJson(memberText(*pair, "key")) + ':';
        json += value ? jsonOf(*value, depth) : "null";
    }
    return json + '}';
}

std::string jsonOf(JsonElement anyValue, int depth)
{
    const auto object = objectIn(anyValue);
    if (!object)
        return jsonText(anyValue);
    if (depth == deepestValue)
        return "null";
    for (const auto &[type, content] : *object) {
        if (type == "arrayValue" || type == "array_value")
            return listOf(content, depth + 1);
        if (type == "kvlistValue" || type == "kvlist_value")
            return objectOf(content, depth + 1);
        // 64-bit numbers are text in OTLP's JSON.
        const auto text = stringIn(content);
        if ((type == "intValue" || type == "int_value") && text && isInteger(*text))
            return std::string(*text);
        return jsonText(content);
    }
    return "null";
}

} // namespace

std::string plainJsonOf(JsonElement anyValue) { return jsonOf(anyValue, 0); }

std::string plainTextOf(JsonElement anyValue)
{
    const auto object = objectIn(anyValue);
    if (!object)
        return valueText(anyValue);
    for (const std::string_view key : { "stringValue", "string_value" })
        if (const auto text = memberOf(*object, key))
            return valueText(*text);
    return object->size() == 0 ? std::string {} : jsonOf(anyValue, 0);
}

} // namespace vitrine
