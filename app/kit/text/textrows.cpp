// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/textrows.h"

#include "app/wording/safetext.h"

#include <algorithm>
#include <climits>

namespace vitrine {

namespace {

constexpr char escape = '\x1b';
constexpr int tabColumns = 8;
// The limit for one row: terminal codes alone would make it endless.
constexpr qsizetype mostBytes = 64 * 1024;
// No code is longer.
constexpr qsizetype codeBytes = 64;

bool isPrintable(char c) { return c >= ' ' && c <= '~'; }

struct Decoded {
    QString text; ///< one character
    qsizetype bytes = 1;
};

bool isOneCharacter(const QString &text)
{
    return text.size() == 1 || (text.size() == 2 && text.front().isHighSurrogate() && text.back().isLowSurrogate());
}

// Bytes that are no UTF-8 become U+FFFD, each of them.
Decoded decoded(QByteArrayView utf8, qsizetype at)
{
    const auto lead = uchar(utf8[at]);
    const qsizetype wanted = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
    qsizetype bytes = 1;
    while (bytes < wanted && at + bytes < utf8.size() && (uchar(utf8[at + bytes]) & 0xc0) == 0x80)
        ++bytes;
    auto text = QString::fromUtf8(utf8.sliced(at, bytes));
    if (isOneCharacter(text))
        return { std::move(text), bytes };
    return { QString(QChar::ReplacementCharacter), 1 };
}

char32_t codePoint(const QString &character)
{
    return character.size() == 2 ? QChar::surrogateToUcs4(character.front(), character.back())
                                 : char32_t(character.front().unicode());
}

// Hangul, the ideographs of East Asia and pictures: twice as wide as letters in the fonts of terminals.
bool isWide(char32_t c)
{
    return (c >= 0x1100 && c <= 0x115f) || (c >= 0x2e80 && c <= 0xd7ff) || (c >= 0xf900 && c <= 0xfaff)
        || (c >= 0xfe30 && c <= 0xfe6f) || (c >= 0xff00 && c <= 0xff60) || c >= 0x1f300;
}

int unitBytes(QChar unit)
{
    constexpr ushort twoBytes = 0x80;
    constexpr ushort threeBytes = 0x800;
    if (unit.isSurrogate())
        return 2; // of the four that a pair has
    return unit.unicode() < twoBytes ? 1 : unit.unicode() < threeBytes ? 2 : 3;
}

} // namespace

long TextRow::locationOf(qsizetype unit) const { return from + utf8Length(QStringView(text).first(unit)); }

qsizetype TextRow::unitOf(long location) const { return unitsOf(text, std::clamp(location, from, to) - from); }

TextRowReader::TextRowReader(QByteArrayView utf8, RowWidth width, const TextPosition &from)
    : m_utf8(utf8)
    , m_width(width)
    , m_location(from)
{
}

bool TextRowReader::next(TextRow &row)
{
    const TextPosition start = m_location;
    if (m_location.raw == m_utf8.size() && (m_isDone || (!m_utf8.isEmpty() && m_utf8.back() != '\n')))
        return false;
    m_isDone = m_location.raw == m_utf8.size();
    bool endsLine = read(row, LONG_MAX);
    const bool isCut = !endsLine && m_location.raw < m_utf8.size();
    const auto blank = m_width.breaksAtWords && isCut ? row.text.lastIndexOf(u' ') : -1;
    if (blank > 0) {
        m_location = start;
        endsLine = read(row, blank + 1);
    }
    row.from = start.shown;
    row.to = start.shown + utf8Length(row.text);
    row.next = row.to + (endsLine ? 1 : 0);
    m_location.shown = row.next;
    return true;
}

// Whether it has come to the end of the line.
bool TextRowReader::read(TextRow &row, qsizetype mostUnits)
{
    row.text.resize(0);
    row.styles.clear();
    row.columns = 0;
    m_styled = 0;
    bool endsLine = false;
    const qsizetype end = std::min(m_utf8.size(), m_location.raw + mostBytes);
    while (!endsLine && m_location.raw < end && row.columns < m_width.columns && row.text.size() < mostUnits)
        endsLine = readPart(row);
    if (row.text.size() > mostUnits) { // a run of letters goes as far as there are columns
        const auto behind = row.text.size() - mostUnits;
        m_location.raw -= behind;
        row.columns -= int(behind);
        row.text.chop(behind);
    }
    // The line end that follows at once belongs to the row that it leaves full.
    endsLine = endsLine || takeLineEnd();
    endStyle(row);
    return endsLine;
}

bool TextRowReader::readPart(TextRow &row)
{
    if (takeLineEnd())
        return true;
    const char c = m_utf8[m_location.raw];
    if (isPrintable(c))
        readRun(row);
    else if (c == '\t')
        readTab(row);
    else if (c != escape || !readCode(row))
        readCharacter(row);
    return false;
}

bool TextRowReader::takeLineEnd()
{
    const auto rest = m_utf8.sliced(m_location.raw);
    const int bytes = rest.startsWith('\n') ? 1 : rest.startsWith("\r\n") ? 2 : 0;
    m_location.raw += bytes;
    return bytes > 0;
}

void TextRowReader::readRun(TextRow &row)
{
    const auto rest = m_utf8.sliced(m_location.raw)
                          .first(std::min<qsizetype>(m_utf8.size() - m_location.raw, m_width.columns - row.columns));
    const auto length = std::ranges::find_if_not(rest, isPrintable) - rest.begin();
    row.text += QLatin1StringView(rest.first(length));
    row.columns += int(length);
    m_location.raw += length;
}

void TextRowReader::readTab(TextRow &row)
{
    row.text += u'\t';
    row.columns += tabColumns - row.columns % tabColumns;
    ++m_location.raw;
}

void TextRowReader::readCharacter(TextRow &row)
{
    const auto next = decoded(m_utf8, m_location.raw);
    const auto character = codePoint(next.text);
    const auto shown = isHidden(character) ? hiddenMark(character) : next.text;
    row.columns += isHidden(character) ? int(shown.size()) : isWide(character) ? 2 : 1;
    row.text += shown;
    m_location.raw += next.bytes;
}

bool TextRowReader::readCode(TextRow &row)
{
    const auto rest = m_utf8.sliced(m_location.raw);
    const auto end = ansiCodeEnd(rest.first(std::min(rest.size(), codeBytes)), 0);
    if (end <= 0)
        return false;
    endStyle(row);
    m_location.style = styleAfter(m_location.style, rest.sliced(2, end - 3));
    m_location.raw += end;
    return true;
}

void TextRowReader::endStyle(TextRow &row)
{
    const auto length = row.text.size() - std::exchange(m_styled, row.text.size());
    if (length > 0)
        row.styles.push_back({ .length = length, .style = m_location.style });
}

long utf8Length(QStringView text)
{
    long bytes = 0;
    for (const QChar unit : text)
        bytes += unitBytes(unit);
    return bytes;
}

qsizetype unitsOf(QStringView text, long bytes)
{
    qsizetype units = 0;
    for (; units < text.size() && bytes > 0; ++units)
        bytes -= unitBytes(text[units]);
    const bool isTorn = bytes < 0 || (units > 0 && text[units - 1].isHighSurrogate());
    return isTorn ? units - 1 : units;
}

} // namespace vitrine
