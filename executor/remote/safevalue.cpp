// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/safevalue.h"

#include "base/formatted.h"
#include "executor/remote/pythonjson.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string_view>

namespace vitrine {

namespace {

using Kind = SafeValue::Kind;

// Uses the quotes and escapes that repr() chooses. Characters beyond ASCII are unchanged; views make them visible.
std::string quoted(std::string_view text, bool isBytes)
{
    const char quote = text.contains('\'') && !text.contains('"') ? '"' : '\'';
    std::string shown(1, quote);
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == quote || c == '\\')
            shown += { '\\', c };
        else if (c == '\n' || c == '\r' || c == '\t')
            shown += c == '\n' ? "\\n" : c == '\r' ? "\\r" : "\\t";
        else if (byte < 0x20 || byte == 0x7f || (isBytes && byte >= 0x80))
            shown += formatted("\\x{:02x}", byte);
        else
            shown += c;
    }
    return shown + quote;
}

std::string joined(const std::vector<SafeValue> &items)
{
    std::string all;
    for (const SafeValue &item : items)
        all += (all.empty() ? "" : ", ") + pythonRepr(item);
    return all;
}

std::string dictRepr(const SafeValue &value)
{
    std::string all;
    for (std::size_t i = 0; i + 1 < value.items.size(); i += 2)
        all += (i == 0 ? "" : ", ") + pythonRepr(value.items[i]) + ": " + pythonRepr(value.items[i + 1]);
    return "{" + all + "}";
}

std::string recordRepr(const SafeValue &value)
{
    std::string all;
    for (std::size_t i = 0; i + 1 < value.items.size(); i += 2)
        all += (i == 0 ? "" : ", ") + value.items[i].text + "=" + pythonRepr(value.items[i + 1]);
    return value.text + "(" + all + ")";
}

std::string setRepr(const SafeValue &value)
{
    if (value.kind == Kind::FrozenSet)
        return value.items.empty() ? "frozenset()" : "frozenset({" + joined(value.items) + "})";
    return value.items.empty() ? "set()" : "{" + joined(value.items) + "}";
}

// The parts of a complex number omit the point of whole numbers.
std::string part(double number)
{
    std::string digits = pythonDigits(number);
    return digits.ends_with(".0") ? digits.substr(0, digits.size() - 2) : digits;
}

std::string complexRepr(const SafeValue &value)
{
    if (value.real == 0 && !std::signbit(value.real))
        return part(value.imaginary) + "j";
    const char *sign = std::signbit(value.imaginary) && !std::isnan(value.imaginary) ? "" : "+";
    return "(" + part(value.real) + sign + part(value.imaginary) + "j)";
}

// The numbers of an isoformat() in a row: "2026-01-31T12:00:00.5" gives 2026, 1, 31, 12, 0, 0 and the text of the rest.
std::string momentRepr(std::string_view name, const SafeValue &value)
{
    std::vector<int> numbers;
    const char *at = value.text.data();
    const char *end = at + value.text.size();
    while (at != end) {
        int number = 0;
        const auto [next, fault] = std::from_chars(at, end, number);
        if (fault != std::errc() || number < 0)
            break;
        numbers.push_back(number);
        at = next;
        if (at == end || !std::string_view("-T:").contains(*at))
            break;
        ++at;
    }
    const std::size_t least = value.kind == Kind::Date ? 3 : value.kind == Kind::Time ? 2 : 5;
    if (at != end || numbers.size() < least) // excludes fractions, zones and invalid texts
        return formatted("datetime.{}.fromisoformat({})", name, quoted(value.text, false));
    if (numbers.size() == least + 1 && numbers.back() == 0)
        numbers.pop_back();
    std::string all;
    for (const int number : numbers)
        all += (all.empty() ? "" : ", ") + std::to_string(number);
    return formatted("datetime.{}({})", name, all);
}

// Formatted like repr(): whole days, seconds and microseconds, with the sign in the days.
std::string spanRepr(double total)
{
    if (!std::isfinite(total) || std::abs(total) > 1e14)
        return "datetime.timedelta(seconds=" + pythonDigits(total) + ")";
    constexpr long long million = 1'000'000;
    constexpr long long day = 86'400 * million;
    const long long micros = std::llround(total * static_cast<double>(million));
    const long long days = micros >= 0 ? micros / day : -((-micros + day - 1) / day);
    const long long rest = micros - days * day;
    const std::array parts { std::pair("days", days), std::pair("seconds", rest / million),
        std::pair("microseconds", rest % million) };
    std::string all;
    for (const auto &[name, count] : parts) {
        if (count != 0)
            all += formatted("{}{}={}", all.empty() ? "" : ", ", name, count);
    }
    return "datetime.timedelta(" + (all.empty() ? "0" : all) + ")";
}

std::string arrayRepr(const SafeValue &value)
{
    const std::string data = value.items.empty() ? "[]" : pythonRepr(value.items.front());
    return formatted("array({}, dtype={})", data, value.text);
}

bool hasTextKeys(const SafeValue &dict)
{
    for (std::size_t i = 0; i < dict.items.size(); i += 2) {
        if (dict.items[i].kind != Kind::Text)
            return false;
    }
    return true;
}

bool isPlain(const SafeValue &value)
{
    switch (value.kind) {
    case Kind::None:
    case Kind::Bool:
    case Kind::Integer:
    case Kind::Text: return true;
    case Kind::Float: return std::isfinite(value.real);
    case Kind::List: return std::ranges::all_of(value.items, isPlain);
    case Kind::Dict: return hasTextKeys(value) && std::ranges::all_of(value.items, isPlain);
    default: return false;
    }
}

} // namespace

std::string pythonRepr(const SafeValue &value)
{
    switch (value.kind) {
    case Kind::None: return "None";
    case Kind::Bool: return value.isTrue ? "True" : "False";
    case Kind::Integer: return value.text;
    case Kind::Float: return pythonDigits(value.real);
    case Kind::Text: return quoted(value.text, false);
    case Kind::Bytes: return "b" + quoted(value.text, true);
    case Kind::List: return "[" + joined(value.items) + "]";
    case Kind::Tuple: return "(" + joined(value.items) + (value.items.size() == 1 ? ",)" : ")");
    case Kind::Dict: return dictRepr(value);
    case Kind::Set:
    case Kind::FrozenSet: return setRepr(value);
    case Kind::Complex: return complexRepr(value);
    case Kind::DateTime: return momentRepr("datetime", value);
    case Kind::Date: return momentRepr("date", value);
    case Kind::Time: return momentRepr("time", value);
    case Kind::TimeDelta: return spanRepr(value.real);
    case Kind::Decimal: return "Decimal(" + quoted(value.text, false) + ")";
    case Kind::Path: return "PosixPath(" + quoted(value.text, false) + ")";
    case Kind::Image: return formatted("<PIL.Image, a PNG of {} bytes>", value.text.size() / 4 * 3);
    case Kind::Array: return arrayRepr(value);
    case Kind::Record: return recordRepr(value);
    }
    return {};
}

std::string pythonType(const SafeValue &value)
{
    constexpr std::array names { "NoneType", "bool", "int", "float", "str", "list", "dict", "tuple", "set", "frozenset",
        "bytes", "complex", "datetime", "date", "time", "timedelta", "Decimal", "PosixPath", "Image", "ndarray" };
    const auto kind = static_cast<std::size_t>(value.kind);
    return kind < names.size() ? names.at(kind) : value.text;
}

std::optional<std::string> plainJson(const SafeValue &value)
{
    return isPlain(value) ? std::optional(toPythonJson(value)) : std::nullopt;
}

} // namespace vitrine
