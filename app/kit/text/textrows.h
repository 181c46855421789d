// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/text/ansitext.h"

#include <QByteArrayView>
#include <QString>

#include <vector>

/// Rows of untrusted text, read from its bytes (UTF-8, possibly broken). The shown text differs: hidden characters are
/// marks (safetext.h), terminal color codes are omitted. Positions are bytes of the UTF-8 of the shown text, in which
/// each line end is one byte. Any one thread.
namespace vitrine {

/// A line, or the part of one that has room beside the others.
struct TextRow {
    long from = 0;
    long to = 0; ///< behind its last character
    long next = 0; ///< start of the next row: after the line end, if there is one
    QString text;
    std::vector<StyledLength> styles; ///< styles of its parts, in units of `text`
    int columns = 0; ///< about as wide; wide characters count twice

    bool endsLine() const { return next > to; }
    /// The place before a unit of `text`.
    long locationOf(qsizetype unit) const;
    /// The inverse; a position beyond the row maps to its nearest end.
    qsizetype unitOf(long location) const;
};

/// State needed to continue reading at the start of a row.
struct TextPosition {
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
    TextRowReader(QByteArrayView utf8, RowWidth width, const TextPosition &from = {});

    /// False where the text ends. Behind a last line end there is one more row, which is empty.
    bool next(TextRow &row);
    /// Start of the next row.
    const TextPosition &location() const { return m_location; }

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
    TextPosition m_location;
    qsizetype m_styled = 0; ///< units of the row whose style is on record
    bool m_isDone = false;
};

/// How many bytes of UTF-8 the text has.
long utf8Length(QStringView text);
/// How many units of a text have so many bytes of UTF-8; no character is torn.
qsizetype unitsOf(QStringView text, long bytes);

} // namespace vitrine
