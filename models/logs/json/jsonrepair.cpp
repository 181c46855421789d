// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/json/jsonrepair.h"

#include "base/formatted.h"

#include <algorithm>
#include <charconv>

namespace vitrine {

namespace {

constexpr std::string_view replacement = "\\ufffd";
constexpr std::size_t escapeLength = 6; // \uXXXX

std::optional<unsigned> surrogateAt(std::string_view text)
{
    if (text.size() < escapeLength || !text.starts_with("\\u"))
        return {};
    unsigned value = 0;
    const char *end = text.data() + escapeLength;
    if (std::from_chars(text.data() + 2, end, value, 16).ptr != end)
        return {};
    return value >= 0xD800 && value <= 0xDFFF ? std::optional(value) : std::nullopt;
}

bool isLow(unsigned surrogate) { return surrogate >= 0xDC00; }

class Repairer {
public:
    explicit Repairer(std::string_view text)
        : m_text(text)
    {
        m_result.text.reserve(text.size() + 64);
    }

    JsonRepair run()
    {
        while (m_pos < m_text.size())
            m_isInString ? stringPart() : outerPart();
        return std::move(m_result);
    }

private:
    std::string_view rest() const { return m_text.substr(m_pos); }
    void copy(std::size_t count)
    {
        m_result.text += m_text.substr(m_pos, count);
        m_pos += count;
    }
    void put(std::string_view text, std::size_t count)
    {
        m_result.text += text;
        m_pos += count;
    }
    void note(std::optional<std::size_t> &first) const { first = first.value_or(m_pos); }
    void stringPart();
    void escape();
    void control();
    void foreign();
    void outerPart();
    void word();

    std::string_view m_text;
    std::size_t m_pos = 0;
    bool m_isInString = false;
    JsonRepair m_result;
};

void Repairer::stringPart()
{
    const auto c = static_cast<unsigned char>(m_text[m_pos]);
    if (c == '\\') {
        escape();
    } else if (c < 0x20) {
        control();
    } else if (c >= 0x80) {
        foreign();
    } else {
        m_isInString = c != '"';
        copy(1);
    }
}

void Repairer::escape()
{
    const auto surrogate = surrogateAt(rest());
    if (!surrogate)
        return copy(std::min<std::size_t>(2, rest().size()));
    const auto next = surrogateAt(rest().substr(escapeLength));
    if (!isLow(*surrogate) && next && isLow(*next))
        return copy(2 * escapeLength);
    note(m_result.loneSurrogate);
    put(replacement, escapeLength);
}

void Repairer::control()
{
    note(m_result.rawControl);
    put(formatted("\\u{:04x}", static_cast<unsigned>(m_text[m_pos])), 1);
}

void Repairer::foreign()
{
    if (const std::size_t length = utf8Length(rest()); length > 0)
        return copy(length);
    note(m_result.invalidUtf8);
    put(replacement, 1);
}

void Repairer::outerPart()
{
    constexpr std::string_view ends = ",:[]{}\" \t\r\n";
    const char c = m_text[m_pos];
    if (ends.contains(c)) {
        m_isInString = c == '"';
        copy(1);
    } else {
        word();
    }
}

void Repairer::word()
{
    const std::string_view all = rest();
    const std::string_view text = all.substr(0, std::min(all.find_first_of(",:[]{}\" \t\r\n"), all.size()));
    const std::string_view digits = text.substr(text.starts_with('-') ? 1 : 0);
    const bool isInteger = !digits.empty() && std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; });
    constexpr std::size_t safeDigits = 18;
    if (digits == "NaN" || digits == "Infinity" || (isInteger && digits.size() > safeDigits))
        put(formatted("\"{}\"", text), text.size());
    else
        copy(text.size());
}

} // namespace

std::size_t utf8Length(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned first = text.empty() ? 0x80 : byte(0);
    const std::size_t length = first < 0x80 ? 1
        : first < 0xC2                      ? 0
        : first < 0xE0                      ? 2
        : first < 0xF0                      ? 3
        : first < 0xF5                      ? 4
                                            : 0;
    if (length <= 1 || text.size() < length)
        return length == 1 ? 1 : 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xC0) != 0x80)
            return 0;
    const bool isOverlong = (first == 0xE0 && byte(1) < 0xA0) || (first == 0xF0 && byte(1) < 0x90);
    const bool isOutside = (first == 0xED && byte(1) > 0x9F) || (first == 0xF4 && byte(1) > 0x8F);
    return isOverlong || isOutside ? 0 : length;
}

JsonRepair repairJson(std::string_view text) { return Repairer(text).run(); }

std::string readableUtf8(std::string_view text)
{
    std::string result;
    while (!text.empty()) {
        const std::size_t length = utf8Length(text);
        result += length > 0 ? text.substr(0, length) : std::string_view("\xEF\xBF\xBD");
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return result;
}

} // namespace vitrine
