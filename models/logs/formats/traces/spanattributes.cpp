// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/spanattributes.h"

#include "models/logs/formats/traces/otlpvalue.h"

namespace vitrine {

namespace {

constexpr int maxNesting = 32;

/// {stringValue: …} and its kind. An array becomes JSON, a list of keys further dotted names.
void anyValue(JsonObject value, const std::string &key, SpanAttributes &attributes, int depth)
{
    for (const auto &[type, content] : value) {
        const auto list = objectIn(content);
        const auto values = list ? arrayMember(*list, "values") : std::nullopt;
        const bool isPairs = type == "kvlistValue" || type == "kvlist_value";
        if (!values || !isPairs) {
            attributes[key] = values ? plainJsonOf(JsonElement(value)) : valueText(content);
            continue;
        }
        // Structured messages and arguments of tools are read whole.
        if (key.starts_with("gen_ai."))
            attributes[key] = plainJsonOf(JsonElement(value));
        for (const JsonElement item : *values) {
            const auto object = objectIn(item);
            const auto inner = object ? objectMember(*object, "value") : std::nullopt;
            if (inner && depth < maxNesting)
                anyValue(*inner, key + '.' + memberText(*object, "key"), attributes, depth + 1);
        }
    }
}

void flatten(JsonElement value, const std::string &key, SpanAttributes &attributes, int depth)
{
    const auto inner
        = [&](std::string_view name) { return key.empty() ? std::string(name) : key + '.' + std::string(name); };
    simdjson::dom::array list;
    if (const auto object = objectIn(value); object && depth < maxNesting) {
        for (const auto &[name, member] : *object)
            flatten(member, inner(name), attributes, depth + 1);
    } else if (depth < maxNesting && value.get(list) == simdjson::SUCCESS && list.size() > 0
        && list.at(0).value_unsafe().is_object()) {
        std::size_t n = 0;
        for (const JsonElement item : list)
            flatten(item, inner(std::to_string(n++)), attributes, depth + 1);
    } else if (!value.is_null()) {
        attributes[key] = valueText(value);
    }
}

} // namespace

void readAttributes(JsonElement value, SpanAttributes &attributes)
{
    simdjson::dom::array list;
    if (value.get(list) != simdjson::SUCCESS)
        return flatten(value, {}, attributes, 0);
    for (const JsonElement element : list) {
        const auto pair = objectIn(element);
        const auto content = pair ? objectMember(*pair, "value") : std::nullopt;
        if (content)
            anyValue(*content, memberText(*pair, "key"), attributes, 0);
    }
}

} // namespace vitrine
