// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/hugetextcursor.h"

#include "app/kit/text/hugetext.h"

#include <QTextBoundaryFinder>

#include <algorithm>

namespace vitrine {

namespace {

enum class Kind { Word, Blank, Sign };

Kind kindOf(QChar c)
{
    return c.isLetterOrNumber() || c == u'_' || c.isSurrogate() ? Kind::Word : c.isSpace() ? Kind::Blank : Kind::Sign;
}

/// A place within its row.
struct Spot {
    TextRow row;
    qsizetype number = 0;
    qsizetype unit = 0;
};

Spot spotOf(const HugeText &text, long location)
{
    Spot spot { .row = {}, .number = text.rowAt(location), .unit = 0 };
    spot.row = text.row(spot.number);
    spot.unit = spot.row.unitOf(location);
    return spot;
}

long nextCharacter(const Spot &spot)
{
    if (spot.unit == spot.row.text.size())
        return spot.row.next;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, spot.row.text);
    finder.setPosition(spot.unit);
    return spot.row.locationOf(finder.toNextBoundary());
}

// A row that does not end its line has no place of its own behind its last character.
long rowEnd(const HugeText &text, const Spot &spot)
{
    const bool isLast = spot.number == text.rowCount() - 1;
    if (isLast || spot.row.endsLine() || spot.row.text.isEmpty())
        return spot.row.to;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, spot.row.text);
    finder.toEnd();
    return spot.row.locationOf(finder.toPreviousBoundary());
}

long previousCharacter(const HugeText &text, const Spot &spot)
{
    if (spot.unit == 0)
        return spot.number == 0 ? 0 : rowEnd(text, spotOf(text, spot.row.from - 1));
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, spot.row.text);
    finder.setPosition(spot.unit);
    return spot.row.locationOf(finder.toPreviousBoundary());
}

long nextWord(const Spot &spot)
{
    const QStringView text = spot.row.text;
    if (spot.unit == text.size())
        return spot.row.next;
    qsizetype unit = spot.unit;
    const Kind kind = kindOf(text[unit]);
    while (unit < text.size() && kindOf(text[unit]) == kind)
        ++unit;
    while (unit < text.size() && kindOf(text[unit]) == Kind::Blank)
        ++unit;
    return spot.row.locationOf(unit);
}

long previousWord(const HugeText &text, const Spot &spot)
{
    if (spot.unit == 0)
        return previousCharacter(text, spot);
    qsizetype unit = spot.unit;
    while (unit > 0 && kindOf(spot.row.text[unit - 1]) == Kind::Blank)
        --unit;
    const Kind kind = unit > 0 ? kindOf(spot.row.text[unit - 1]) : Kind::Blank;
    while (unit > 0 && kindOf(spot.row.text[unit - 1]) == kind)
        --unit;
    return spot.row.locationOf(unit);
}

} // namespace

void HugeTextCursor::select(long anchor, long location)
{
    m_anchor = anchor;
    m_location = location;
    m_column.reset();
}

void HugeTextCursor::goTo(long location, bool selects) { select(selects ? m_anchor : location, location); }

void HugeTextCursor::move(const HugeText &text, TextMove move, bool selects, int pageRows)
{
    const bool leavesSelection = hasSelection() && !selects;
    if (leavesSelection && (move == TextMove::NextCharacter || move == TextMove::PreviousCharacter))
        return goTo(move == TextMove::NextCharacter ? to() : from(), false);
    const bool isVertical = move >= TextMove::NextRow && move <= TextMove::PreviousPage;
    const long location = target(text, move, pageRows);
    const auto column = m_column;
    goTo(location, selects);
    if (isVertical)
        m_column = column;
}

long HugeTextCursor::target(const HugeText &text, TextMove move, int pageRows)
{
    const auto here = spotOf(text, m_location);
    switch (move) {
    case TextMove::NextCharacter: return std::min(nextCharacter(here), text.length());
    case TextMove::PreviousCharacter: return previousCharacter(text, here);
    case TextMove::NextWord: return std::min(nextWord(here), text.length());
    case TextMove::PreviousWord: return previousWord(text, here);
    case TextMove::NextRow: return vertical(text, 1);
    case TextMove::PreviousRow: return vertical(text, -1);
    case TextMove::NextPage: return vertical(text, pageRows);
    case TextMove::PreviousPage: return vertical(text, -pageRows);
    case TextMove::RowStart: return here.row.from;
    case TextMove::RowEnd: return rowEnd(text, here);
    case TextMove::TextStart: return 0;
    case TextMove::TextEnd: return text.length();
    }
    return m_location;
}

long HugeTextCursor::vertical(const HugeText &text, long rows)
{
    const auto here = spotOf(text, m_location);
    if (!m_column)
        m_column = here.unit;
    const auto number = std::clamp<qsizetype>(here.number + rows, 0, text.rowCount() - 1);
    const Spot there { .row = text.row(number), .number = number, .unit = 0 };
    const auto unit = std::min<qsizetype>(*m_column, there.row.text.size());
    return std::min(there.row.locationOf(unit), rowEnd(text, there));
}

void HugeTextCursor::selectWord(const HugeText &text, long location)
{
    const auto spot = spotOf(text, location);
    const QStringView row = spot.row.text;
    if (row.isEmpty())
        return goTo(location, false);
    const auto inside = std::min(spot.unit, row.size() - 1);
    const Kind kind = kindOf(row[inside]);
    qsizetype from = inside;
    qsizetype to = inside;
    while (from > 0 && kindOf(row[from - 1]) == kind)
        --from;
    while (to < row.size() && kindOf(row[to]) == kind)
        ++to;
    select(spot.row.locationOf(from), spot.row.locationOf(to));
}

void HugeTextCursor::selectRow(const HugeText &text, long location)
{
    const auto spot = spotOf(text, location);
    select(spot.row.from, std::min(spot.row.next, text.length()));
}

} // namespace vitrine
