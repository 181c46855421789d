// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/utf16source.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace vitrine {

namespace {

constexpr char32_t mark = 0xFEFF;
constexpr char32_t replacement = 0xFFFD;

bool isHigh(char32_t unit) { return unit >= 0xD800 && unit < 0xDC00; }
bool isLow(char32_t unit) { return unit >= 0xDC00 && unit < 0xE000; }

void appendUtf8(std::string &text, char32_t c)
{
    const auto tail = [&](int shift) { text += static_cast<char>(0x80 | ((c >> shift) & 0x3F)); };
    if (c < 0x80)
        text += static_cast<char>(c);
    else if (c < 0x800)
        text += static_cast<char>(0xC0 | (c >> 6));
    else if (c < 0x10000)
        text += static_cast<char>(0xE0 | (c >> 12));
    else
        text += static_cast<char>(0xF0 | (c >> 18));
    if (c >= 0x10000)
        tail(12);
    if (c >= 0x800)
        tail(6);
    if (c >= 0x80)
        tail(0);
}

/// The mark says which byte of a unit comes first, else the zeros do.
bool isBigEndian(std::string_view first) { return first.starts_with("\xFE\xFF") || first.starts_with('\0'); }

class Utf16Source final : public ByteSource {
public:
    explicit Utf16Source(std::unique_ptr<ByteSource> inner)
        : m_inner(std::move(inner))
    {
        refill();
        m_isBigEndian = isBigEndian({ m_bytes.data(), m_length });
        if (const auto first = unit(); first && *first != mark)
            put(*first);
    }
    std::uint64_t done() const override { return m_inner->done(); }
    std::uint64_t total() const override { return m_inner->total(); }

    std::size_t read(char *target, std::size_t count) override
    {
        while (m_text.size() < count) {
            const auto next = unit();
            if (!next)
                break;
            put(*next);
        }
        if (m_text.size() < count && std::exchange(m_high, {}))
            appendUtf8(m_text, replacement);
        const std::size_t got = m_text.copy(target, count);
        m_text.erase(0, got);
        return got;
    }

private:
    bool refill()
    {
        const std::size_t rest = m_length - m_used; // one byte at most
        std::copy_n(m_bytes.begin() + static_cast<std::ptrdiff_t>(m_used), rest, m_bytes.begin());
        m_used = 0;
        m_length = rest + m_inner->read(m_bytes.data() + rest, m_bytes.size() - rest);
        if (m_inner->fault() && !fault())
            fail(*m_inner->fault());
        return m_length >= 2;
    }
    std::optional<char32_t> unit()
    {
        while (m_length - m_used < 2) {
            const std::size_t before = m_length - m_used;
            if (!refill() && m_length == before)
                return {};
        }
        const auto first = static_cast<unsigned char>(m_bytes[m_used]);
        const auto second = static_cast<unsigned char>(m_bytes[m_used + 1]);
        m_used += 2;
        return static_cast<char32_t>(m_isBigEndian ? first << 8 | second : second << 8 | first);
    }
    void put(char32_t unit)
    {
        const std::optional<char32_t> high = std::exchange(m_high, {});
        if (high && isLow(unit))
            return appendUtf8(m_text, 0x10000 + ((*high - 0xD800) << 10) + (unit - 0xDC00));
        if (high)
            appendUtf8(m_text, replacement);
        if (isHigh(unit))
            m_high = unit;
        else
            appendUtf8(m_text, isLow(unit) ? replacement : unit);
    }

    std::unique_ptr<ByteSource> m_inner;
    std::array<char, 64 << 10> m_bytes {};
    std::size_t m_length = 0;
    std::size_t m_used = 0;
    bool m_isBigEndian = false;
    std::optional<char32_t> m_high; ///< waits for its other half
    std::string m_text; ///< not yet given
};

} // namespace

bool isUtf16(std::string_view first)
{
    if (first.starts_with("\xFE\xFF")
        || (first.starts_with("\xFF\xFE") && !first.substr(2).starts_with(std::string_view("\0\0", 2))))
        return true;
    if (first.size() < 4)
        return false;
    const auto isZero = [&](std::size_t n) { return first[n] == '\0'; };
    return isZero(0) != isZero(1) && isZero(0) == isZero(2) && isZero(1) == isZero(3);
}

std::unique_ptr<ByteSource> fromUtf16(std::unique_ptr<ByteSource> source)
{
    return std::make_unique<Utf16Source>(std::move(source));
}

} // namespace vitrine
