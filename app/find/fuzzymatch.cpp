// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/find/fuzzymatch.h"

#include <algorithm>

namespace vitrine {

namespace {

constexpr int adjacentBonus = 8;
constexpr int wordBonus = 6;
constexpr int exactBonus = 100;
constexpr int longestPenalty = 40;

bool startsWord(QStringView text, qsizetype at) { return at == 0 || !text[at - 1].isLetterOrNumber(); }

QChar folded(QChar c) { return c.toCaseFolded(); }

// What stands there as it was typed is meant, wherever letters of it may be found before; two letters in the middle of
// a word are chance.
std::optional<int> exactScore(QStringView typed, QStringView text)
{
    constexpr qsizetype fewest = 3;
    const auto at = typed.isEmpty() ? -1 : text.indexOf(typed, 0, Qt::CaseInsensitive);
    if (at < 0 || (typed.size() < fewest && !startsWord(text, at)))
        return std::nullopt;
    return exactBonus + int(typed.size()) * adjacentBonus + (startsWord(text, at) ? wordBonus : 0)
        - std::min(int(text.size()) / 4, longestPenalty);
}

} // namespace

std::optional<int> fuzzyScore(QStringView typed, QStringView text)
{
    if (const auto exact = exactScore(typed.trimmed(), text))
        return exact;
    int score = 0;
    qsizetype at = 0;
    qsizetype last = -2;
    for (const QChar letter : typed) {
        if (letter.isSpace())
            continue;
        while (at < text.size() && folded(text[at]) != folded(letter))
            ++at;
        if (at == text.size())
            return std::nullopt;
        score += 1 + (at == last + 1 ? adjacentBonus : 0) + (startsWord(text, at) ? wordBonus : 0);
        last = at++;
    }
    return score - std::min(int(text.size()) / 4, longestPenalty);
}

} // namespace vitrine
