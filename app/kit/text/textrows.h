// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/text/ansitext.h"

#include <QByteArrayView>
#include <QString>

#include <vector>

/// Rows of a text that nobody trusts, read from its own bytes (UTF-8, possibly broken). What is shown of it is another
/// text: hidden characters are marks (safetext.h), colour codes of a terminal are left out. Places are bytes of the
/// UTF-8 of that shown text, in which each line end is one byte. Any one thread.
namespace vitrine {

/// A line, or the part of one that has room beside the others.
struct TextRow {
    long from = 0;
    long to = 0; ///< behind its last character
    long next = 0; ///< where the next row begins: behind the line end, if it has one
    QString text;
    std::vector<StyledLength> styles; ///< of its parts, in units of `text`
    int columns = 0; ///< about as wide; wide characters count twice

    bool endsLine() const { return next > to; }
    /// The place before a unit of `text`.
    long placeOf(qsizetype unit) const;
    /// The other way round; of a place beyond the row its nearest end.
    qsizetype unitOf(long place) const;
};

/// What has to be known to read on from the beginning of a row.
struct TextPlace {
    qsizetype raw = 0; ///< byte of the text as it is
    long shown = 0;
    AnsiStyle style;
};

/// How many columns a row may have.
struct RowWidth {
    int columns = 1024; ///< Longer ones take too long to be laid out.
    bool breaksAtWords = false;
};

class TextRowReader final {
public:
    TextRowReader(QByteArrayView utf8, RowWidth width, const TextPlace &from = {});

    /// False where the text ends. Behind a last line end there is one more row, which is empty.
    bool next(TextRow &row);
    /// Where the next row begins.
    const TextPlace &place() const { return m_place; }

private:
    bool read(TextRow &row, qsizetype mostUnits);
    bool readPart(TextRow &row);
    bool takeLineEnd();
    void readRun(TextRow &row);
    void readTab(TextRow &row);
    void readCharacter(TextRow &row);
    bool readCode(TextRow &row);
    void endStyle(TextRow &row);

    QByteArrayView m_utf8;
    RowWidth m_width;
    TextPlace m_place;
    qsizetype m_styled = 0; ///< units of the row whose style is on record
    bool m_isDone = false;
};

/// How many bytes of UTF-8 the text has.
long utf8Length(QStringView text);
/// How many units of a text have so many bytes of UTF-8; no character is torn.
qsizetype unitsOf(QStringView text, long bytes);

} // namespace vitrine
