// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <vector>

namespace vitrine {

/// Text with lines that are too long to be laid out at once, cut into pieces that an editor can show. The text itself
/// stays what it is. Lines and pieces count from 1. Any thread.
class BrokenLines final {
public:
    /// Whether a text has a line that would stall the editor.
    static bool isNeededFor(const QByteArray &utf8);

    BrokenLines() = default;
    explicit BrokenLines(const QByteArray &utf8);

    bool isEmpty() const { return m_firstPieces.empty(); }
    const QByteArray &whole() const { return m_whole; }
    /// With a CR behind each piece that is not the last of its line.
    const QByteArray &shown() const { return m_shown; }
    /// The piece with which a line begins; the last one for lines behind the end.
    int pieceOf(int line) const;
    /// The line that a piece belongs to, and whether the line begins with it.
    int lineOf(int piece) const;
    bool isFirst(int piece) const { return pieceOf(lineOf(piece)) == piece; }

    static constexpr qsizetype pieceBytes = 512;

private:
    void appendLine(qsizetype from, qsizetype to);

    QByteArray m_whole;
    QByteArray m_shown;
    std::vector<int> m_firstPieces; ///< of each line
    int m_pieces = 0;
};

} // namespace vitrine
