// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/brokenlines.h"

#include "base/utf8.h"

#include <algorithm>

namespace vitrine {

namespace {

// Scintilla lays out a line of this length in some milliseconds, again after every key press.
constexpr qsizetype longestLine = 20'000;
constexpr qsizetype longestSequence = 4;

qsizetype lineEnd(const QByteArray &bytes, qsizetype from)
{
    const auto end = bytes.indexOf('\n', from);
    return end < 0 ? bytes.size() : end;
}

} // namespace

bool BrokenLines::isNeededFor(const QByteArray &utf8)
{
    for (qsizetype from = 0; from < utf8.size();) {
        const auto end = lineEnd(utf8, from);
        if (end - from > longestLine)
            return true;
        from = end + 1;
    }
    return false;
}

BrokenLines::BrokenLines(const QByteArray &utf8)
    : m_whole(utf8)
{
    m_shown.reserve(std::min(utf8.size() + utf8.size() / pieceBytes + 1, 2 * shownInAll));
    for (qsizetype from = 0; from <= utf8.size();) {
        const auto end = lineEnd(utf8, from);
        appendLine(from, end);
        if (end < utf8.size())
            m_shown += '\n';
        from = end + 1;
    }
}

void BrokenLines::appendLine(qsizetype from, qsizetype to)
{
    m_firstPieces.push_back(m_pieces + 1);
    ++m_pieces;
    const auto begin = from;
    const auto most = m_shown.size() < shownInAll ? shownBytes : pieceBytes;
    while (to - from > pieceBytes) {
        if (from - begin >= most) {
            m_shown.chop(1);
            --m_pieces;
            m_cuts.push_back({ .piece = m_pieces, .bytes = to - from });
            return;
        }
        auto end = from + pieceBytes;
        for (qsizetype back = 0; back < longestSequence && continuesCharacter(m_whole[end]); ++back)
            --end;
        m_shown.append(m_whole.constData() + from, end - from);
        m_shown += '\r';
        from = end;
        ++m_pieces;
    }
    m_shown.append(m_whole.constData() + from, to - from);
}

int BrokenLines::pieceOf(int line) const
{
    const auto index = std::clamp<std::size_t>(std::size_t(std::max(line, 1)), 1, m_firstPieces.size());
    return m_firstPieces[index - 1];
}

int BrokenLines::lineOf(int piece) const
{
    return int(std::ranges::upper_bound(m_firstPieces, piece) - m_firstPieces.begin());
}

} // namespace vitrine
