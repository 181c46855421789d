// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/find/fuzzymatch.h"

#include <algorithm>
#include <vector>

namespace vitrine {

namespace {

constexpr int adjacentBonus = 8;
constexpr int wordBonus = 6;
constexpr int exactBonus = 100;
constexpr int longestPenalty = 40;
constexpr int farthestPenalty = 60;

bool startsWord(QStringView text, qsizetype at) { return at == 0 || !text[at - 1].isLetterOrNumber(); }

QChar folded(QChar c) { return c.toCaseFolded(); }

// A literal match wins, even if its letters also occur earlier; two letters within a word are a coincidence. Names and
// numbers come before the texts that follow them: "3" is rather that of a run than one in its task.
std::optional<int> exactScore(QStringView typed, QStringView text)
{
    constexpr qsizetype fewest = 3;
    const auto at = typed.isEmpty() ? -1 : text.indexOf(typed, 0, Qt::CaseInsensitive);
    if (at < 0 || (typed.size() < fewest && !startsWord(text, at)))
        return std::nullopt;
    return exactBonus + int(typed.size()) * adjacentBonus + (startsWord(text, at) ? wordBonus : 0)
        - std::min(int(text.size()) / 4, longestPenalty) - std::min(int(at) * 2, farthestPenalty);
}

/// The best score at each position of the text, for the letters processed so far.
using Scores = std::vector<std::optional<int>>;

// A letter must be in the same word as the previous one, or start a later word. The first one must start a word: long
// sentences contain almost any letters in order somewhere.
Scores withLetter(QStringView text, QChar letter, const std::optional<Scores> &before)
{
    Scores now(std::size_t(text.size()));
    std::optional<int> best = before ? std::nullopt : std::optional(0); // of all earlier positions
    std::optional<int> bestOfWord;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const bool isStart = startsWord(text, at);
        if (isStart)
            bestOfWord.reset();
        if (folded(text[at]) == folded(letter)) {
            auto sum = isStart ? best.transform([](int score) { return score + wordBonus; }) : bestOfWord;
            const auto adjacent = before && at > 0 ? (*before)[std::size_t(at - 1)] : std::nullopt;
            if (adjacent)
                sum = std::max(sum.value_or(0), *adjacent + adjacentBonus + (isStart ? wordBonus : 0));
            now[std::size_t(at)] = sum.transform([](int score) { return score + 1; });
        }
        if (before) {
            best = std::max(best, (*before)[std::size_t(at)]);
            bestOfWord = std::max(bestOfWord, (*before)[std::size_t(at)]);
        }
    }
    return now;
}

} // namespace

std::optional<int> fuzzyScore(QStringView typed, QStringView text)
{
    if (const auto exact = exactScore(typed.trimmed(), text))
        return exact;
    std::optional<Scores> scores;
    for (const QChar letter : typed)
        if (!letter.isSpace())
            scores = withLetter(text, letter, scores);
    if (!scores)
        return -std::min(int(text.size()) / 4, longestPenalty);
    const auto best = scores->empty() ? std::nullopt : *std::ranges::max_element(*scores);
    return best.transform([&](int score) { return score - std::min(int(text.size()) / 4, longestPenalty); });
}

} // namespace vitrine
