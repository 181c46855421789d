// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/pythonjson.h"

#include <nlohmann/json.hpp>

#include <array>
#include <charconv>
#include <cmath>
#include <format>
#include <limits>

namespace vitrine {

namespace {

constexpr int deepest = 200;
constexpr std::size_t mostValues = 1'000'000;

using Kind = SafeValue::Kind;

/// Parses the text in one pass. Ends at the first error.
class Reader final {
public:
    explicit Reader(std::string_view text)
        : m_text(text)
    {
    }

    Result<SafeValue> read()
    {
        SafeValue value;
        skipSpace();
        if (readValue(value, 0)) {
            skipSpace();
            if (m_at == m_text.size())
                return value;
            m_fault = "unexpected text after the value";
        }
        return std::unexpected(Error { ErrorCode::BadJson, {}, {}, m_at, m_fault });
    }

private:
    bool fail(const char *why)
    {
        m_fault = why;
        return false;
    }

    void skipSpace() { m_at = std::min(m_text.find_first_not_of(" \t\r\n", m_at), m_text.size()); }

    bool takes(std::string_view word)
    {
        if (!m_text.substr(m_at).starts_with(word))
            return false;
        m_at += word.size();
        return true;
    }

    bool readValue(SafeValue &value, int depth)
    {
        if (depth > deepest)
            return fail("it is nested too deeply");
        if (++m_values > mostValues)
            return fail("it has too many parts");
        if (takes("["))
            return readList(value, depth);
        if (takes("{"))
            return readDict(value, depth);
        if (m_text.substr(m_at).starts_with('"')) {
            value.kind = Kind::Text;
            return readText(value.text);
        }
        return readWord(value) || readNumber(value);
    }

    bool readWord(SafeValue &value)
    {
        struct Word {
            std::string_view text;
            SafeValue value;
        };
        constexpr double endless = std::numeric_limits<double>::infinity();
        const std::array words { Word { "null", {} }, Word { "true", { .kind = Kind::Bool, .isTrue = true } },
            Word { "false", { .kind = Kind::Bool } },
            Word { "NaN", { .kind = Kind::Float, .real = std::numeric_limits<double>::quiet_NaN() } },
            Word { "Infinity", { .kind = Kind::Float, .real = endless } },
            Word { "-Infinity", { .kind = Kind::Float, .real = -endless } } };
        for (const Word &word : words) {
            if (takes(word.text)) {
                value = word.value;
                return true;
            }
        }
        return false;
    }

    // The grammar of RFC 8259 §6.
    bool readNumber(SafeValue &value)
    {
        const std::size_t start = m_at;
        takes("-");
        if (!takes("0") && skipDigits() == 0)
            return fail("a value is expected");
        const std::size_t whole = m_at;
        if (takes(".") && skipDigits() == 0)
            return fail("digits are missing after the point");
        if ((takes("e") || takes("E")) && (static_cast<void>(takes("+") || takes("-")), skipDigits() == 0))
            return fail("digits are missing in the exponent");
        const std::string_view digits = m_text.substr(start, m_at - start);
        value.kind = m_at == whole ? Kind::Integer : Kind::Float;
        if (value.kind == Kind::Integer)
            value.text = digits == "-0" ? "0" : digits;
        else
            value.real = realFrom(digits);
        return true;
    }

    // Beyond the range of a double Python reads infinity, or zero.
    static double realFrom(std::string_view digits)
    {
        double real = 0;
        const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), real);
        return fault == std::errc() ? real : std::strtod(std::string(digits).c_str(), nullptr);
    }

    std::size_t skipDigits()
    {
        const std::size_t start = m_at;
        m_at = std::min(m_text.find_first_not_of("0123456789", m_at), m_text.size());
        return m_at - start;
    }

    // The library checks escapes, surrogates and UTF-8.
    bool readText(std::string &text)
    {
        const std::size_t start = m_at++;
        while (m_at < m_text.size() && m_text[m_at] != '"')
            m_at += m_text[m_at] == '\\' ? 2 : 1;
        if (m_at >= m_text.size())
            return fail("a text is not closed");
        ++m_at;
        constexpr bool throws = false;
        const auto parsed = nlohmann::json::parse(m_text.substr(start, m_at - start), nullptr, throws);
        if (!parsed.is_string())
            return fail("a text is not well-formed");
        text = parsed.get<std::string>();
        return true;
    }

    bool readList(SafeValue &value, int depth)
    {
        value.kind = Kind::List;
        return readParts(']', [&] { return readValue(value.items.emplace_back(), depth + 1); });
    }

    bool readDict(SafeValue &value, int depth)
    {
        value.kind = Kind::Dict;
        return readParts('}', [&] {
            SafeValue &key = value.items.emplace_back(SafeValue { .kind = Kind::Text });
            if (!m_text.substr(m_at).starts_with('"'))
                return fail("a key is expected");
            if (!readText(key.text))
                return false;
            skipSpace();
            if (!takes(":"))
                return fail("a colon is missing");
            skipSpace();
            return readValue(value.items.emplace_back(), depth + 1);
        });
    }

    template <typename Part>
    bool readParts(char end, Part part)
    {
        const std::string_view ending(&end, 1);
        skipSpace();
        if (takes(ending))
            return true;
        do {
            skipSpace();
            if (!part())
                return false;
            skipSpace();
        } while (takes(","));
        return takes(ending) || fail("a comma or the end is missing");
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_values = 0;
    std::string m_fault;
};

std::string quoted(const std::string &text)
{
    constexpr int noIndent = -1;
    constexpr bool isAscii = true;
    return nlohmann::json(text).dump(noIndent, ' ', isAscii, nlohmann::json::error_handler_t::replace);
}

std::string jsonNumber(double number)
{
    if (std::isnan(number))
        return "NaN";
    return std::isinf(number) ? (number > 0 ? "Infinity" : "-Infinity") : pythonDigits(number);
}

void write(const SafeValue &value, std::string &json);

void writeDict(const SafeValue &value, std::string &json)
{
    for (std::size_t i = 0; i + 1 < value.items.size(); i += 2) {
        json += i == 0 ? "" : ", ";
        json += quoted(value.items[i].text) + ": ";
        write(value.items[i + 1], json);
    }
}

void writeList(const SafeValue &value, std::string &json)
{
    for (std::size_t i = 0; i < value.items.size(); ++i) {
        json += i == 0 ? "" : ", ";
        write(value.items[i], json);
    }
}

void write(const SafeValue &value, std::string &json)
{
    switch (value.kind) {
    case Kind::Bool: json += value.isTrue ? "true" : "false"; return;
    case Kind::Integer: json += value.text; return;
    case Kind::Float: json += jsonNumber(value.real); return;
    case Kind::Text: json += quoted(value.text); return;
    case Kind::List:
        json += '[';
        writeList(value, json);
        json += ']';
        return;
    case Kind::Dict:
        json += '{';
        writeDict(value, json);
        json += '}';
        return;
    default: json += "null";
    }
}

} // namespace

std::string pythonDigits(double number)
{
    if (std::isnan(number))
        return "nan";
    if (std::isinf(number))
        return number > 0 ? "inf" : "-inf";
    std::array<char, 400> buffer {};
    const double size = std::abs(number);
    const bool isPlain = size == 0 || (size >= 1e-4 && size < 1e16);
    const auto format = isPlain ? std::chars_format::fixed : std::chars_format::scientific;
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number, format).ptr;
    std::string digits(buffer.data(), end);
    return isPlain && !digits.contains('.') ? digits + ".0" : digits;
}

Result<SafeValue> readPythonJson(std::string_view json) { return Reader(json).read(); }

std::string toPythonJson(const SafeValue &value)
{
    std::string json;
    write(value, json);
    return json;
}

} // namespace vitrine
