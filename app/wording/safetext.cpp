// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/safetext.h"

#include "base/formatted.h"

#include <QChar>

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace vitrine {

namespace {

constexpr QChar leftToRightIsolate(0x2066);
constexpr QChar firstStrongIsolate(0x2068);
constexpr QChar popIsolate(0x2069);

constexpr char32_t deleteCharacter = 0x7f;
constexpr std::array<const char16_t *, 32> controlNames { u"NUL", u"SOH", u"STX", u"ETX", u"EOT", u"ENQ", u"ACK",
    u"BEL", u"BS", u"HT", u"LF", u"VT", u"FF", u"CR", u"SO", u"SI", u"DLE", u"DC1", u"DC2", u"DC3", u"DC4", u"NAK",
    u"SYN", u"ETB", u"CAN", u"EM", u"SUB", u"ESC", u"FS", u"GS", u"RS", u"US" };
constexpr char16_t lineEndMark = u'\u21b5';
constexpr char16_t ellipsis = u'\u2026';

// Letters, symbols and marks by category that are nevertheless invisible.
bool isInvisibleByDesign(char32_t c)
{
    return c == 0x034f || c == 0x115f || c == 0x1160 || c == 0x17b4 || c == 0x17b5 || c == 0x2800 || c == 0x3164
        || c == 0xffa0 || (c >= 0x180b && c <= 0x180f) || (c >= 0xfe00 && c <= 0xfe0d)
        || (c >= 0xe0100 && c <= 0xe01ef);
}

bool isHiddenCategory(QChar::Category category)
{
    switch (category) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Other_PrivateUse:
    case QChar::Other_NotAssigned:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph: return true;
    default: return false;
    }
}

// Reads one character and moves after it; a lone surrogate is returned unchanged.
char32_t takeCharacter(QStringView text, qsizetype &position)
{
    const QChar first = text[position++];
    if (first.isHighSurrogate() && position < text.size() && text[position].isLowSurrogate())
        return QChar::surrogateToUcs4(first, text[position++]);
    return first.unicode();
}

bool isPlain(QChar c) { return (c >= u' ' && c < QChar(deleteCharacter)) || c == u'\n' || c == u'\t'; }

// Decodes at least `length` characters, without reading the rest of a huge text.
QString decodedStart(std::string_view utf8, qsizetype length)
{
    constexpr std::size_t longestSequence = 4;
    const std::size_t bytes = std::min(utf8.size(), std::size_t(length) * longestSequence);
    return QString::fromUtf8(utf8.data(), qsizetype(bytes));
}

// The character beyond ASCII at the start of valid UTF-8, with its size in bytes.
std::pair<char32_t, std::size_t> firstCharacter(std::string_view utf8)
{
    const auto lead = static_cast<unsigned char>(utf8.front());
    const std::size_t size = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    char32_t code = lead & (0xffU >> (size + 1));
    for (const char byte : utf8.substr(1, size - 1))
        code = code << 6U | (static_cast<unsigned char>(byte) & 0x3fU);
    return { code, std::min(size, utf8.size()) };
}

} // namespace

bool isHidden(char32_t character)
{
    if (character == U'\n' || character == U'\t')
        return false;
    return isHiddenCategory(QChar::category(character)) || isInvisibleByDesign(character);
}

QString hiddenMark(char32_t character)
{
    if (character < controlNames.size())
        return u"\u27e8" % QString::fromUtf16(controlNames[character]) % u"\u27e9";
    if (character == deleteCharacter)
        return QStringLiteral("\u27e8DEL\u27e9");
    return QStringLiteral("\u27e8U+%1\u27e9").arg(QString::number(uint(character), 16).toUpper(), 4, u'0');
}

QString safeText(QStringView text)
{
    QString safe;
    safe.reserve(text.size());
    for (qsizetype position = 0; position < text.size();) {
        const qsizetype start = position;
        while (position < text.size() && isPlain(text[position]))
            ++position;
        safe += text.sliced(start, position - start);
        if (position == text.size())
            break;
        const qsizetype from = position;
        const char32_t character = takeCharacter(text, position);
        if (character == U'\r' && position < text.size() && text[position] == u'\n')
            continue;
        if (isHidden(character))
            safe += hiddenMark(character);
        else
            safe += text.sliced(from, position - from);
    }
    return safe;
}

QString safeText(std::string_view utf8) { return safeText(QString::fromUtf8(utf8.data(), qsizetype(utf8.size()))); }

QString safeLine(QStringView text, qsizetype length)
{
    const bool isLonger = text.size() > length;
    QString safe = safeText(text.first(std::min(text.size(), length)));
    while (safe.endsWith(u'\n'))
        safe.chop(1);
    safe.replace(u'\n', lineEndMark);
    safe.replace(u'\t', u' ');
    if (isLonger || safe.size() > length) {
        safe.truncate(length - 1);
        if (safe.back().isHighSurrogate())
            safe.chop(1);
        safe += ellipsis;
    }
    return safe;
}

QString safeLine(std::string_view utf8, qsizetype length) { return safeLine(decodedStart(utf8, length + 1), length); }

std::string safeJson(std::string json)
{
    const auto isSuspect
        = [](char byte) { return byte == deleteCharacter || static_cast<unsigned char>(byte) >= 0x80; };
    std::string safe;
    std::size_t done = 0;
    for (auto next = std::ranges::find_if(json, isSuspect); next != json.end();
        next = std::find_if(next, json.end(), isSuspect)) {
        const auto at = static_cast<std::size_t>(next - json.begin());
        const auto [code, size] = json[at] == deleteCharacter ? std::pair(deleteCharacter, std::size_t(1))
                                                              : firstCharacter(std::string_view(json).substr(at));
        next += static_cast<std::ptrdiff_t>(size);
        if (!isHidden(code))
            continue;
        safe.append(json, done, at - done);
        if (QChar::requiresSurrogates(code))
            safe += formatted(
                "\\u{:04x}\\u{:04x}", unsigned(QChar::highSurrogate(code)), unsigned(QChar::lowSurrogate(code)));
        else
            safe += formatted("\\u{:04x}", unsigned(code));
        done = at + size;
    }
    return done == 0 ? json : safe.append(json, done);
}

QString isolatedCode(const QString &text) { return leftToRightIsolate + text + popIsolate; }

QString isolatedWords(const QString &text) { return firstStrongIsolate + text + popIsolate; }

} // namespace vitrine
