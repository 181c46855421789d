// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/json/pythonliteral.h"

#include "base/formatted.h"
#include "models/logs/json/jsonrepair.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace vitrine {

namespace {

using Kind = PythonValue::Kind;

constexpr int maxDepth = 200;

bool isDigit(char c) { return c >= '0' && c <= '9'; }

bool isNameStart(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}

bool isNamePart(char c) { return isNameStart(c) || isDigit(c) || c == '.'; }

void appendUtf8(std::string &text, unsigned code)
{
    if ((code >= 0xD800 && code <= 0xDFFF) || code > 0x10FFFF)
        code = 0xFFFD;
    const auto tail = [&](unsigned shift) { text += static_cast<char>(0x80 | ((code >> shift) & 0x3F)); };
    if (code < 0x80) {
        text += static_cast<char>(code);
    } else if (code < 0x800) {
        text += static_cast<char>(0xC0 | (code >> 6));
        tail(0);
    } else if (code < 0x10000) {
        text += static_cast<char>(0xE0 | (code >> 12));
        tail(6);
        tail(0);
    } else {
        text += static_cast<char>(0xF0 | (code >> 18));
        tail(12);
        tail(6);
        tail(0);
    }
}

PythonValue plain(Kind kind, std::string text = {})
{
    return { .kind = kind, .text = std::move(text), .items = {}, .entries = {} };
}

class PythonParser {
public:
    explicit PythonParser(std::string_view text)
        : m_text(text)
    {
    }

    Result<PythonValue> run(std::size_t *used);

private:
    // Every reading function returns false if the text is not a literal; m_pos is near the error then.
    bool value(PythonValue &result, int depth);
    bool word(PythonValue &result, int depth);
    bool call(PythonValue &result, std::string name, int depth);
    bool argument(PythonValue &result, int depth);
    bool number(PythonValue &result);
    bool digits();
    bool string(PythonValue &result);
    bool onePart(PythonValue &result);
    bool escape(std::string &text, bool isBytes);
    bool codePoint(std::string &text, std::size_t length, bool isBytes);
    void octal(std::string &text, bool isBytes);
    bool items(PythonValue &result, char closing, int depth);
    bool parenthesis(PythonValue &result, int depth);
    bool braces(PythonValue &result, int depth);
    bool opaque(PythonValue &result);

    bool isAtEnd() const { return m_pos >= m_text.size(); }
    char current() const { return isAtEnd() ? '\0' : m_text[m_pos]; }
    std::string_view rest() const { return m_text.substr(m_pos); }
    void skipBlanks() { m_pos = std::min(m_text.find_first_not_of(" \t\r\n", m_pos), m_text.size()); }
    bool accept(char c);
    bool isStringAhead() const;
    std::string name();

    std::string_view m_text;
    std::size_t m_pos = 0;
};

Result<PythonValue> PythonParser::run(std::size_t *used)
{
    PythonValue result;
    const bool isRead = value(result, 0);
    if (used != nullptr)
        *used = m_pos;
    skipBlanks();
    if (isRead && (isAtEnd() || used != nullptr))
        return result;
    return std::unexpected(Error { .code = ErrorCode::BadValue,
        .file = {},
        .line = {},
        .byte = m_pos,
        .detail = {},
        .flaw = { .code = FlawCode::NoPythonLiteral, .arguments = { std::to_string(m_pos) } } });
}

bool PythonParser::accept(char c)
{
    skipBlanks();
    if (isAtEnd() || current() != c)
        return false;
    ++m_pos;
    return true;
}

/// A quote, or one or two prefix letters before a quote.
bool PythonParser::isStringAhead() const
{
    constexpr std::string_view prefixes = "bBuUrR";
    std::size_t i = 0;
    while (i < 2 && i < rest().size() && prefixes.contains(rest()[i]))
        ++i;
    return i < rest().size() && (rest()[i] == '\'' || rest()[i] == '"');
}

bool PythonParser::value(PythonValue &result, int depth)
{
    skipBlanks();
    if (depth > maxDepth || isAtEnd())
        return false;
    if (isStringAhead())
        return string(result);
    const char c = current();
    if (c == '[') {
        result.kind = Kind::List;
        return accept('[') && items(result, ']', depth);
    }
    if (c == '(')
        return parenthesis(result, depth);
    if (c == '{')
        return braces(result, depth);
    if (c == '<')
        return opaque(result);
    if (isNameStart(c))
        return word(result, depth);
    return number(result);
}

std::string PythonParser::name()
{
    const std::size_t from = m_pos;
    while (!isAtEnd() && isNamePart(current()))
        ++m_pos;
    return std::string(m_text.substr(from, m_pos - from));
}

bool PythonParser::word(PythonValue &result, int depth)
{
    std::string text = name();
    if (text == "None") {
        result.kind = Kind::None;
        return true;
    }
    const Kind kind = text == "nan" || text == "inf" ? Kind::Number : Kind::Bool;
    if (kind == Kind::Number || text == "True" || text == "False") {
        result = plain(kind, std::move(text));
        return true;
    }
    return call(result, std::move(text), depth);
}

bool PythonParser::call(PythonValue &result, std::string name, int depth)
{
    if (!accept('('))
        return false;
    const bool isSet = name == "set" || name == "frozenset";
    result = plain(isSet ? Kind::Set : Kind::Call, isSet ? std::string {} : std::move(name));
    while (!accept(')')) {
        if (!argument(result, depth + 1))
            return false;
        if (!accept(',') && current() != ')')
            return false;
    }
    if (isSet && result.items.size() == 1)
        result.items = std::vector(std::move(result.items.front().items));
    return true;
}

bool PythonParser::argument(PythonValue &result, int depth)
{
    skipBlanks();
    const std::size_t start = m_pos;
    std::string key = name();
    if (!key.empty() && accept('=')) {
        result.entries.push_back({ plain(Kind::String, std::move(key)), {} });
        return value(result.entries.back().value, depth);
    }
    m_pos = start;
    return value(result.items.emplace_back(), depth);
}

bool PythonParser::digits()
{
    const std::size_t from = m_pos;
    while (isDigit(current()) || (current() == '_' && m_pos > from))
        ++m_pos;
    return m_pos > from;
}

bool PythonParser::number(PythonValue &result)
{
    const std::size_t from = m_pos;
    if (current() == '-' || current() == '+')
        ++m_pos;
    skipBlanks();
    bool isNumber = digits();
    if (rest().starts_with("nan") || rest().starts_with("inf")) {
        m_pos += 3;
        isNumber = true;
    }
    if (current() == '.') {
        ++m_pos;
        isNumber = digits() || isNumber;
    }
    if (isNumber && (current() == 'e' || current() == 'E')) {
        ++m_pos;
        if (current() == '-' || current() == '+')
            ++m_pos;
        isNumber = digits();
    }
    if (isNumber && current() == 'j')
        ++m_pos;
    result = plain(Kind::Number, std::string(m_text.substr(from, m_pos - from)));
    return isNumber && !isNameStart(current());
}

/// One string, or several next to each other, which Python joins.
bool PythonParser::string(PythonValue &result)
{
    result.kind = Kind::String;
    do {
        if (!onePart(result))
            return false;
        skipBlanks();
    } while (isStringAhead());
    return true;
}

bool PythonParser::onePart(PythonValue &result)
{
    bool isRaw = false;
    for (; current() != '\'' && current() != '"'; ++m_pos) {
        isRaw = isRaw || current() == 'r' || current() == 'R';
        if (current() == 'b' || current() == 'B')
            result.kind = Kind::Bytes;
    }
    const char quote = current();
    const bool isTriple = rest().starts_with(std::string(3, quote));
    const std::string closing(isTriple ? 3 : 1, quote);
    m_pos += closing.size();
    while (!rest().starts_with(closing)) {
        if (isAtEnd() || (!isTriple && current() == '\n'))
            return false;
        if (current() == '\\' && !isRaw) {
            if (!escape(result.text, result.kind == Kind::Bytes))
                return false;
        } else {
            if (current() == '\\' && m_pos + 1 < m_text.size())
                result.text += m_text[m_pos++];
            result.text += m_text[m_pos++];
        }
    }
    m_pos += closing.size();
    return true;
}

bool PythonParser::escape(std::string &text, bool isBytes)
{
    constexpr std::string_view letters = "abfnrtv\\'\"";
    constexpr std::string_view meanings = "\a\b\f\n\r\t\v\\'\"";
    ++m_pos;
    if (isAtEnd())
        return false;
    if (current() >= '0' && current() <= '7') {
        octal(text, isBytes);
        return true;
    }
    const char c = m_text[m_pos++];
    if (const std::size_t i = letters.find(c); i != letters.npos)
        text += meanings[i];
    else if (c == 'x')
        return codePoint(text, 2, isBytes);
    else if (c == 'u' && !isBytes)
        return codePoint(text, 4, isBytes);
    else if (c == 'U' && !isBytes)
        return codePoint(text, 8, isBytes);
    else if (c != '\n')
        text += { '\\', c };
    return true;
}

bool PythonParser::codePoint(std::string &text, std::size_t length, bool isBytes)
{
    unsigned code = 0;
    const std::string_view hex = rest().substr(0, length);
    const auto end = std::from_chars(hex.data(), hex.data() + hex.size(), code, 16).ptr;
    if (hex.size() < length || end != hex.data() + length)
        return false;
    m_pos += length;
    if (isBytes)
        text += static_cast<char>(code);
    else
        appendUtf8(text, code);
    return true;
}

void PythonParser::octal(std::string &text, bool isBytes)
{
    unsigned code = 0;
    for (int i = 0; i < 3 && current() >= '0' && current() <= '7'; ++i)
        code = code * 8 + static_cast<unsigned>(m_text[m_pos++] - '0');
    if (isBytes)
        text += static_cast<char>(code);
    else
        appendUtf8(text, code);
}

bool PythonParser::items(PythonValue &result, char closing, int depth)
{
    while (!accept(closing)) {
        if (!value(result.items.emplace_back(), depth + 1))
            return false;
        if (!accept(',') && current() != closing)
            return false;
    }
    return true;
}

/// `(x)` is x, `(x,)` a tuple of it.
bool PythonParser::parenthesis(PythonValue &result, int depth)
{
    accept('(');
    result.kind = Kind::Tuple;
    if (!items(result, ')', depth))
        return false;
    const std::size_t comma = m_text.find_last_not_of(" \t\r\n", m_pos - 2);
    if (result.items.size() == 1 && m_text[comma] != ',')
        result = PythonValue(std::move(result.items.front()));
    return true;
}

/// A dict or, when no colon follows the first value, a set.
bool PythonParser::braces(PythonValue &result, int depth)
{
    accept('{');
    result.kind = Kind::Dict;
    while (!accept('}')) {
        PythonValue key;
        if (!value(key, depth + 1))
            return false;
        if (!accept(':')) {
            result.kind = Kind::Set;
            result.items.push_back(std::move(key));
            const bool goesOn = result.entries.empty() && (accept(',') || current() == '}');
            return goesOn && items(result, '}', depth);
        }
        result.entries.push_back({ std::move(key), {} });
        if (!value(result.entries.back().value, depth + 1))
            return false;
        if (!accept(',') && current() != '}')
            return false;
    }
    return true;
}

/// Reprs such as <object at 0x7f…> or <Role.USER: 'user'>, which may hold further angle brackets.
bool PythonParser::opaque(PythonValue &result)
{
    const std::size_t from = m_pos;
    int open = 0;
    while (!isAtEnd()) {
        const char c = m_text[m_pos++];
        open += c == '<' ? 1 : c == '>' ? -1 : 0;
        if (open == 0) {
            result = plain(Kind::Opaque, std::string(m_text.substr(from, m_pos - from)));
            return true;
        }
    }
    return false;
}

std::string inQuotes(std::string_view text)
{
    std::string result = "\"";
    while (!text.empty()) {
        const auto c = static_cast<unsigned char>(text.front());
        const std::size_t length = utf8Length(text);
        if (length == 0)
            result += "\\ufffd";
        else if (c == '"' || c == '\\')
            result += { '\\', static_cast<char>(c) };
        else if (c < 0x20)
            result += formatted("\\u{:04x}", c);
        else
            result += text.substr(0, length);
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return result + '"';
}

std::string bytesText(std::string_view bytes)
{
    std::string text;
    for (const char c : bytes)
        if (c >= 0x20 && c < 0x7F && c != '\\')
            text += c;
        else
            text += formatted("\\x{:02x}", static_cast<unsigned char>(c));
    return text;
}

/// JSON takes fewer spellings than Python; what it does not take becomes a string.
std::string numberJson(const std::string &digits)
{
    const std::string_view unsignedPart = std::string_view(digits).substr(digits.starts_with('-') ? 1 : 0);
    const bool hasLeadingZero = unsignedPart.size() > 1 && unsignedPart[0] == '0' && isDigit(unsignedPart[1]);
    double value = 0;
    const auto end = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    const bool isPlain = end.ec == std::errc {} && end.ptr == digits.data() + digits.size();
    const bool isJson = isPlain && isDigit(unsignedPart[0]) && !hasLeadingZero && !digits.ends_with('.')
        && digits.find_first_of("_nij") == digits.npos && !digits.contains(".e");
    return isJson ? digits : inQuotes(digits);
}

std::string keyText(const PythonValue &key)
{
    return key.isString() ? inQuotes(key.text) : inQuotes(key.text.empty() ? key.toJson() : key.text);
}

std::string arrayJson(const std::vector<PythonValue> &items)
{
    std::string result = "[";
    for (const PythonValue &item : items)
        result += (result.size() > 1 ? "," : "") + item.toJson();
    return result + ']';
}

std::string objectJson(const PythonValue &value)
{
    std::string result = "{";
    if (value.kind == Kind::Call)
        result += "\"_type\":" + inQuotes(value.text);
    if (!value.items.empty())
        result += (result.size() > 1 ? "," : "") + std::string("\"_args\":") + arrayJson(value.items);
    for (const auto &[key, entry] : value.entries)
        result += (result.size() > 1 ? "," : "") + keyText(key) + ':' + entry.toJson();
    return result + '}';
}

} // namespace

const PythonValue *PythonValue::find(std::string_view key) const
{
    const auto isKey = [&](const auto &entry) { return entry.key.isString() && entry.key.text == key; };
    const auto found = std::ranges::find_if(entries, isKey);
    return found == entries.end() ? nullptr : &found->value;
}

std::string PythonValue::toJson() const
{
    switch (kind) {
    case Kind::None: return "null";
    case Kind::Bool: return text == "True" ? "true" : "false";
    case Kind::Number: return numberJson(text);
    case Kind::Bytes: return inQuotes(bytesText(text));
    case Kind::List:
    case Kind::Tuple:
    case Kind::Set: return arrayJson(items);
    case Kind::Dict:
    case Kind::Call: return objectJson(*this);
    case Kind::String:
    case Kind::Opaque: break;
    }
    return inQuotes(text);
}

Result<PythonValue> parsePython(std::string_view text, std::size_t *used) { return PythonParser(text).run(used); }

} // namespace vitrine
