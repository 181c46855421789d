// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <vector>

namespace vitrine {

/// Text with lines that are too long to lay out at once, split into pieces that an editor can show. Only the start of
/// an extremely long line is shown, so that it cannot keep lexer or layout busy. The text itself is unchanged. Lines
/// and pieces count from 1. Any thread.
class BrokenLines final {
public:
    /// Whether a text has a line that would stall the editor.
    static bool isNeededFor(const QByteArray &utf8);

    BrokenLines() = default;
    explicit BrokenLines(const QByteArray &utf8);

    bool isEmpty() const { return m_firstPieces.empty(); }
    const QByteArray &whole() const { return m_whole; }
    /// The shown text, with a CR after each piece that is not the last of its line.
    const QByteArray &shown() const { return m_shown; }
    /// The first piece of a line; the last piece of the text for lines beyond its end.
    int pieceOf(int line) const;
    /// The line that a piece belongs to, and whether the piece is its first.
    int lineOf(int piece) const;
    bool isFirst(int piece) const { return pieceOf(lineOf(piece)) == piece; }

    /// A line whose end is not shown.
    struct Cut {
        int piece = 0; ///< last piece of the line
        qsizetype bytes = 0; ///< number of omitted bytes
    };
    const std::vector<Cut> &cuts() const { return m_cuts; }

    static constexpr qsizetype pieceBytes = 512;
    /// Number of bytes shown of a line; less for a text with many such lines.
    static constexpr qsizetype shownBytes = 16 * 1024;
    static constexpr qsizetype shownInAll = 1024 * 1024;

private:
    void appendLine(qsizetype from, qsizetype to);

    QByteArray m_whole;
    QByteArray m_shown;
    std::vector<int> m_firstPieces; ///< one per line
    std::vector<Cut> m_cuts;
    int m_pieces = 0;
};

} // namespace vitrine
