// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sandbox/boundedjson.h"

#include "base/utf8.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace vitrine {

namespace {

using Json = nlohmann::json;

/// Builds a document from CBOR. nlohmann's parser recurses as deep as a document is, and takes texts byte by byte, of
/// which a large value has millions.
class CborReader final {
public:
    CborReader(std::string_view cbor, const JsonBounds &bounds)
        : m_rest(cbor)
        , m_bounds(bounds)
    {
    }

    std::expected<Json, JsonFault> whole()
    {
        Json root;
        if (!value(root))
            return std::unexpected(m_fault);
        return m_rest.empty() ? std::expected<Json, JsonFault>(std::move(root)) : std::unexpected(JsonFault::Malformed);
    }

private:
    static constexpr unsigned openEnd = 31; // instead of a count
    static constexpr unsigned char breakByte = 0xff;

    bool fail(JsonFault fault)
    {
        m_fault = fault;
        return false;
    }

    // The rest of a head, most significant byte first.
    std::optional<std::uint64_t> argument(unsigned detail)
    {
        constexpr unsigned firstSize = 24;
        constexpr unsigned lastSize = 27;
        if (detail < firstSize)
            return detail;
        const std::size_t size = detail <= lastSize ? std::size_t(1) << (detail - firstSize) : m_rest.size() + 1;
        if (size > m_rest.size())
            return std::nullopt;
        std::uint64_t number = 0;
        for (const char byte : m_rest.substr(0, size))
            number = number << 8U | static_cast<unsigned char>(byte);
        m_rest.remove_prefix(size);
        return number;
    }

    bool value(Json &into)
    {
        if (m_rest.empty())
            return fail(JsonFault::Malformed);
        const auto head = static_cast<unsigned char>(m_rest.front());
        const unsigned kind = head >> 5U;
        const unsigned detail = head & 0x1fU;
        m_rest.remove_prefix(1);
        const bool isContainer = kind == 4 || kind == 5;
        if (isContainer && m_depth == m_bounds.depth)
            return fail(JsonFault::TooDeep);
        if (++m_values > m_bounds.values)
            return fail(JsonFault::TooMany);
        switch (kind) {
        case 0:
        case 1: return integer(into, kind == 1, argument(detail));
        case 3: into = std::string(); return text(into.get_ref<std::string &>(), argument(detail));
        case 4: into = Json::array(); return container(into, detail);
        case 5: into = Json::object(); return container(into, detail);
        case 7: return simple(into, detail);
        default: return fail(JsonFault::Malformed); // byte strings and tags
        }
    }

    bool integer(Json &into, bool isNegative, std::optional<std::uint64_t> number)
    {
        constexpr std::uint64_t most = std::numeric_limits<std::int64_t>::max();
        if (!number || (isNegative && *number > most))
            return fail(JsonFault::Malformed);
        if (isNegative)
            into = -1 - static_cast<std::int64_t>(*number);
        else
            into = *number;
        return true;
    }

    bool text(std::string &into, std::optional<std::uint64_t> size)
    {
        if (!size || *size > m_rest.size())
            return fail(JsonFault::Malformed);
        into = m_rest.substr(0, *size);
        m_rest.remove_prefix(*size);
        return isUtf8(into) || fail(JsonFault::BadText);
    }

    bool container(Json &into, unsigned detail)
    {
        const auto count
            = detail == openEnd ? std::optional(std::numeric_limits<std::uint64_t>::max()) : argument(detail);
        if (!count)
            return fail(JsonFault::Malformed);
        ++m_depth;
        for (std::uint64_t i = 0; i < *count; ++i) {
            if (detail == openEnd && m_rest.starts_with(static_cast<char>(breakByte))) {
                m_rest.remove_prefix(1);
                break;
            }
            if (into.is_array() ? !value(into.emplace_back()) : !member(into, i))
                return false;
        }
        --m_depth;
        return true;
    }
    bool member(Json &object, std::size_t index)
    {
        const unsigned head = m_rest.empty() ? 0 : static_cast<unsigned char>(m_rest.front());
        if (head >> 5U != 3)
            return fail(JsonFault::Malformed);
        m_rest.remove_prefix(1);
        std::string key;
        if (!text(key, argument(head & 0x1fU)))
            return false;
        if (index >= m_bounds.keys)
            return fail(JsonFault::TooMany);
        const auto [added, isNew] = object.emplace(std::move(key), nullptr);
        return isNew ? value(*added) : fail(JsonFault::Malformed);
    }

    bool simple(Json &into, unsigned detail)
    {
        switch (detail) {
        case 20:
        case 21: into = detail == 21; return true;
        case 22: return true; // null, as it is
        case 26:
        case 27: break;
        default: return fail(JsonFault::Malformed);
        }
        const auto bits = argument(detail);
        if (!bits)
            return fail(JsonFault::Malformed);
        into = detail == 27 ? std::bit_cast<double>(*bits)
                            : double(std::bit_cast<float>(static_cast<std::uint32_t>(*bits)));
        return true;
    }

    std::string_view m_rest;
    JsonBounds m_bounds;
    std::size_t m_depth = 0;
    std::size_t m_values = 0;
    JsonFault m_fault = JsonFault::Malformed;
};

/// Counts the containers and members of a text by its brackets and commas.
class Brackets final {
public:
    explicit Brackets(const JsonBounds &bounds)
        : m_bounds(bounds)
    {
    }

    bool take(char sign)
    {
        switch (sign) {
        case '{':
        case '[': return open(sign);
        case '}':
        case ']': return close();
        case ',': return next();
        default: return true;
        }
    }

private:
    struct Container {
        bool isObject;
        std::size_t members;
    };

    bool open(char sign)
    {
        m_open.push_back({ sign == '{', 1 });
        return m_open.size() <= m_bounds.depth && ++m_values <= m_bounds.values;
    }
    bool close()
    {
        if (!m_open.empty())
            m_open.pop_back();
        return true;
    }
    bool next()
    {
        if (m_open.empty())
            return true;
        Container &inner = m_open.back();
        return (++inner.members <= m_bounds.keys || !inner.isObject) && ++m_values <= m_bounds.values;
    }

    JsonBounds m_bounds;
    std::size_t m_values = 1;
    std::vector<Container> m_open;
};

/// The position of the quote that ends the string starting at `begin`.
std::size_t endOfString(std::string_view json, std::size_t begin)
{
    std::size_t at = begin + 1;
    while ((at = json.find_first_of("\"\\", at)) < json.size() && json[at] == '\\')
        at += 2;
    return std::min(at, json.size());
}

/// Checks a text against the grammar of JSON, and counts values, keys and depth on the way. Builds nothing: the texts
/// have up to 32 MiB, for which nlohmann's parser needs many times as long.
class Grammar final {
public:
    Grammar(std::string_view json, const JsonBounds &bounds)
        : m_rest(withoutByteOrderMark(json))
        , m_bounds(bounds)
    {
    }

    bool isWhole()
    {
        while (m_isValueNext ? startValue() : endValue()) {
            if (!m_isValueNext && m_open.empty())
                return skipSpace(), m_rest.empty();
        }
        return false;
    }

private:
    struct Container {
        bool isObject;
        std::size_t keys;
    };

    static bool isDigit(char sign) { return sign >= '0' && sign <= '9'; }
    char first() const { return m_rest.empty() ? '\0' : m_rest.front(); }
    bool skip(char sign)
    {
        const bool isThere = !m_rest.empty() && m_rest.front() == sign;
        m_rest.remove_prefix(isThere ? 1 : 0);
        return isThere;
    }
    bool skip(std::string_view word)
    {
        const bool isThere = m_rest.starts_with(word);
        m_rest.remove_prefix(isThere ? word.size() : 0);
        return isThere;
    }
    void skipSpace()
    {
        while (first() == ' ' || first() == '\n' || first() == '\r' || first() == '\t')
            m_rest.remove_prefix(1);
    }

    bool startValue()
    {
        skipSpace();
        if (++m_values > m_bounds.values)
            return false;
        m_isValueNext = false;
        switch (first()) {
        case '{': return open(true);
        case '[': return open(false);
        case '"': return text();
        case 't': return skip("true");
        case 'f': return skip("false");
        case 'n': return skip("null");
        default: return number();
        }
    }

    bool open(bool isObject)
    {
        if (m_open.size() == m_bounds.depth)
            return false;
        m_rest.remove_prefix(1);
        m_open.push_back({ isObject, 0 });
        skipSpace();
        m_isValueNext = first() != (isObject ? '}' : ']');
        return !m_isValueNext || !isObject || key();
    }

    // A comma or a closing bracket.
    bool endValue()
    {
        skipSpace();
        const bool isObject = m_open.back().isObject;
        if (skip(',')) {
            m_isValueNext = true;
            return !isObject || key();
        }
        m_open.pop_back();
        return skip(isObject ? '}' : ']');
    }

    bool key()
    {
        skipSpace();
        if (++m_open.back().keys > m_bounds.keys || first() != '"' || !text())
            return false;
        skipSpace();
        return skip(':');
    }

    bool text()
    {
        m_rest.remove_prefix(1);
        while (true) {
            const std::size_t size = plainSize();
            if (!isUtf8(m_rest.substr(0, size)))
                return false;
            m_rest.remove_prefix(size);
            if (skip('"'))
                return true;
            if (!skip('\\') || !escape())
                return false;
        }
    }
    // Up to a quote, a backslash or a control character.
    std::size_t plainSize() const
    {
        const auto ends
            = [](char sign) { return sign == '"' || sign == '\\' || static_cast<unsigned char>(sign) < 0x20; };
        return static_cast<std::size_t>(std::ranges::find_if(m_rest, ends) - m_rest.begin());
    }

    bool escape()
    {
        if (!skip('u')) {
            const bool isKnown = !m_rest.empty() && std::string_view("\"\\/bfnrt").contains(m_rest.front());
            m_rest.remove_prefix(isKnown ? 1 : 0);
            return isKnown;
        }
        const auto unit = codeUnit();
        if (!unit || (*unit >= 0xdc00 && *unit <= 0xdfff))
            return false;
        if (*unit < 0xd800 || *unit > 0xdbff)
            return true;
        const auto low = skip("\\u") ? codeUnit() : std::nullopt;
        return low && *low >= 0xdc00 && *low <= 0xdfff;
    }
    std::optional<unsigned> codeUnit()
    {
        constexpr std::size_t digits = 4;
        unsigned unit = 0;
        if (m_rest.size() < digits)
            return std::nullopt;
        const char *end = m_rest.data() + digits;
        if (const auto read = std::from_chars(m_rest.data(), end, unit, 16); read.ec != std::errc() || read.ptr != end)
            return std::nullopt;
        m_rest.remove_prefix(digits);
        return unit;
    }

    bool number()
    {
        const std::string_view start = m_rest;
        skip('-');
        const std::size_t wholeDigits = first() == '0' ? skip('0') : digits();
        if (wholeDigits == 0 || (skip('.') && digits() == 0))
            return false;
        const bool hasExponent = skip('e') || skip('E');
        const std::string_view exponent = m_rest;
        if (hasExponent && !skip('-'))
            skip('+');
        if (hasExponent && digits() == 0)
            return false;
        constexpr std::size_t surelyFinite = 300;
        const std::string_view written = start.substr(0, start.size() - m_rest.size());
        return (!hasExponent && wholeDigits < surelyFinite) || isFinite(written, wholeDigits, exponent);
    }
    std::size_t digits()
    {
        const auto end = std::ranges::find_if_not(m_rest, isDigit);
        const auto count = static_cast<std::size_t>(end - m_rest.begin());
        m_rest.remove_prefix(count);
        return count;
    }
    // Numbers that are too small for a double are zero.
    static bool isFinite(std::string_view number, std::size_t wholeDigits, std::string_view exponent)
    {
        double value = 0;
        if (std::from_chars(number.data(), number.data() + number.size(), value).ec == std::errc())
            return true;
        constexpr std::size_t surelySmall = 100;
        return wholeDigits < surelySmall && exponent.starts_with('-');
    }

    std::string_view m_rest;
    JsonBounds m_bounds;
    std::size_t m_values = 0;
    std::vector<Container> m_open;
    bool m_isValueNext = true;
};

} // namespace

std::expected<Json, JsonFault> readBoundedCbor(std::string_view cbor, const JsonBounds &bounds)
{
    return CborReader(cbor, bounds).whole();
}

bool isWithinBounds(std::string_view json, const JsonBounds &bounds)
{
    Brackets brackets(bounds);
    for (std::size_t at = 0; at < json.size(); ++at) {
        if (json[at] == '"')
            at = endOfString(json, at);
        else if (!brackets.take(json[at]))
            return false;
    }
    return true;
}

bool isBoundedJson(std::string_view json, const JsonBounds &bounds) { return Grammar(json, bounds).isWhole(); }

} // namespace vitrine
