// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/json/jsonvalues.h"

#include "models/logs/json/readledger.h"

#include <algorithm>

namespace vitrine {

using ElementType = simdjson::dom::element_type;

namespace {

/// The value if it has that type; then it is noted as read.
template <typename Value>
std::optional<Value> readAs(JsonElement element)
{
    Value value {};
    if (element.get(value) != simdjson::SUCCESS)
        return {};
    ReadLedger::note(element);
    return value;
}

} // namespace

std::optional<double> numberIn(JsonElement value) { return readAs<double>(value); }

std::optional<std::int64_t> integerIn(JsonElement value) { return readAs<std::int64_t>(value); }

namespace {

/// The value if it can be used; otherwise, it is not noted as read.
template <typename Value, typename IsUsable>
std::optional<Value> usable(std::optional<Value> value, JsonElement element, IsUsable isUsable)
{
    if (value && isUsable(*value))
        return value;
    ReadLedger::forget(element);
    return {};
}

} // namespace

std::optional<std::int64_t> tokenCountIn(JsonElement value)
{
    constexpr std::int64_t most = std::int64_t { 1 } << 53;
    return usable(integerIn(value), value, [](std::int64_t count) { return count >= 0 && count < most; });
}

std::optional<double> amountIn(JsonElement value)
{
    constexpr double most = 1e18; // 30 years in nanoseconds, the smallest unit of logs
    return usable(numberIn(value), value, [](double amount) { return amount >= 0 && amount < most; });
}

bool isMoment(double seconds)
{
    constexpr double year10000 = 253402300800;
    return seconds >= 0 && seconds < year10000;
}

std::optional<double> momentIn(JsonElement value) { return usable(numberIn(value), value, isMoment); }

std::optional<std::string_view> stringIn(JsonElement value) { return readAs<std::string_view>(value); }

std::optional<bool> boolIn(JsonElement value) { return readAs<bool>(value); }

std::optional<JsonObject> objectIn(JsonElement value)
{
    JsonObject object;
    return value.get(object) == simdjson::SUCCESS ? std::optional(object) : std::nullopt;
}

std::optional<JsonElement> memberOf(JsonObject object, std::string_view key)
{
    JsonElement value;
    return object.at_key(key).get(value) == simdjson::SUCCESS ? std::optional(value) : std::nullopt;
}

std::string memberText(JsonObject object, std::string_view key)
{
    const auto value = memberOf(object, key);
    return value ? valueText(*value) : std::string {};
}

bool memberIsTrue(JsonObject object, std::string_view key)
{
    const auto value = memberOf(object, key);
    return value && boolIn(*value).value_or(false);
}

bool memberIs(JsonObject object, std::string_view key, std::initializer_list<std::string_view> texts)
{
    const auto value = memberOf(object, key);
    std::string_view text;
    const bool is
        = value && value->get(text) == simdjson::SUCCESS && std::find(texts.begin(), texts.end(), text) != texts.end();
    if (is)
        ReadLedger::note(*value);
    return is;
}

void leaveMember(JsonObject object, std::string_view key)
{
    if (const auto value = memberOf(object, key))
        ReadLedger::forget(*value);
}

std::optional<JsonObject> objectMember(JsonObject object, std::string_view key)
{
    const auto value = memberOf(object, key);
    return value ? objectIn(*value) : std::nullopt;
}

std::optional<simdjson::dom::array> arrayMember(JsonObject object, std::string_view key)
{
    const auto value = memberOf(object, key);
    simdjson::dom::array array;
    const bool is = value && value->get(array) == simdjson::SUCCESS;
    return is ? std::optional(array) : std::nullopt;
}

std::string_view typeName(JsonElement value)
{
    switch (value.type()) {
    case ElementType::ARRAY: return "array";
    case ElementType::OBJECT: return "object";
    case ElementType::STRING: return "string";
    case ElementType::BOOL: return "boolean";
    case ElementType::NULL_VALUE: return "null";
    default: return "number";
    }
}

std::string jsonText(JsonElement value)
{
    ReadLedger::note(value);
    return simdjson::minify(value);
}

std::string quotedJson(std::string_view text)
{
    std::string quoted = "\"";
    for (const char c : text) {
        constexpr std::string_view hex = "0123456789abcdef";
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            quoted += { '\\', c };
        else if (byte < 0x20)
            quoted += { '\\', 'u', '0', '0', hex[byte >> 4], hex[byte & 15] };
        else
            quoted += c;
    }
    return quoted + '"';
}

std::string valueText(JsonElement value)
{
    if (const auto text = stringIn(value))
        return std::string(*text);
    return value.is_null() ? std::string {} : jsonText(value);
}

namespace {

/// A page or resource that a part refers to: its title and its address, each on a line.
std::string linkText(JsonObject part)
{
    std::string address = memberText(part, "url");
    if (address.empty())
        address = memberText(part, "uri");
    // The address may be the data itself.
    if (address.starts_with("data:"))
        leaveMember(part, "url");
    if (address.empty() || address.starts_with("data:"))
        return {};
    const std::string title = memberText(part, memberOf(part, "title") ? "title" : "name");
    return title.empty() ? address + '\n' : title + '\n' + address + '\n';
}

std::string partText(JsonElement part)
{
    if (const auto text = stringIn(part))
        return std::string(*text);
    const auto object = objectIn(part);
    const auto text = object ? memberOf(*object, "text") : std::nullopt;
    if (text && text->is_string())
        return std::string(*stringIn(*text));
    if (std::string link = object ? linkText(*object) : std::string(); !link.empty())
        return link;
    const auto type = object ? memberOf(*object, "type") : std::nullopt;
    return type && type->is_string() ? '<' + std::string(*stringIn(*type)) + '>' : std::string {};
}

} // namespace

std::string contentText(JsonElement content)
{
    simdjson::dom::array parts;
    if (content.get(parts) != simdjson::SUCCESS)
        return valueText(content);
    std::string text;
    for (const JsonElement part : parts) {
        const std::string more = partText(part);
        text += text.empty() || text.ends_with('\n') || more.empty() ? "" : "\n";
        text += more;
    }
    return text;
}

std::optional<TimeSpan> timeSpanIn(JsonElement value)
{
    const auto object = objectIn(value);
    if (!object)
        return {};
    TimeSpan span;
    for (const auto &[key, member] : *object) {
        if (!member.is_number() && !member.is_null())
            return {};
        if (key == "start_time")
            span.startedAt = momentIn(member);
        else if (key == "end_time")
            span.endedAt = momentIn(member);
        else if (key == "duration")
            span.seconds = amountIn(member);
    }
    if (span.startedAt || span.endedAt || span.seconds)
        span.quality = Quality::Recorded;
    return span;
}

std::optional<Tokens> tokensIn(JsonElement value)
{
    const auto object = objectIn(value);
    if (!object)
        return {};
    Tokens tokens;
    for (const auto &[key, member] : *object) {
        if (!member.is_int64() && !member.is_null())
            return {};
        if (key == "input_tokens" || key == "input")
            tokens.input = tokenCountIn(member);
        else if (key == "output_tokens" || key == "output")
            tokens.output = tokenCountIn(member);
    }
    if (tokens.input || tokens.output)
        tokens.quality = Quality::Recorded;
    return tokens;
}

void JsonExtra::add(std::string_view key, std::string_view json)
{
    m_text += m_text.empty() ? '{' : ',';
    m_text += quotedJson(key);
    m_text += ':';
    m_text += json;
}

} // namespace vitrine
