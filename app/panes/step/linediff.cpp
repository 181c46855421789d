// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/step/linediff.h"

#include <algorithm>

namespace vitrine {

namespace {

// Myers' algorithm needs time and memory by the square of the number of differences.
constexpr qsizetype mostDifferences = 2000;
// Longer lines are marked whole.
constexpr qsizetype longestMarkedLine = 4000;

using Equal = std::function<bool(qsizetype, qsizetype)>;

/// Myers, "An O(ND) Difference Algorithm and Its Variations": walks diagonals (left - right), each round allowing one
/// more difference, and remembers how far each diagonal reached in every round.
class Myers final {
public:
    Myers(qsizetype leftCount, qsizetype rightCount, const Equal &equal)
        : m_leftCount(leftCount)
        , m_rightCount(rightCount)
        , m_equal(equal)
    {
    }

    std::vector<KeptPair> kept()
    {
        const qsizetype most = std::min(m_leftCount + m_rightCount, mostDifferences);
        std::vector<qsizetype> reached(std::size_t(2 * most + 3), 0);
        for (qsizetype differences = 0; differences <= most; ++differences) {
            m_rounds.emplace_back(
                reached.begin() + (most + 1 - differences - 1), reached.begin() + (most + 1 + differences + 2));
            if (walkRound(differences, reached, most + 1))
                return traceBack(differences);
        }
        return {};
    }

private:
    bool walkRound(qsizetype differences, std::vector<qsizetype> &reached, qsizetype middle)
    {
        for (qsizetype diagonal = -differences; diagonal <= differences; diagonal += 2) {
            const auto at = [&](qsizetype d) -> qsizetype & { return reached[std::size_t(middle + d)]; };
            const bool isDown
                = diagonal == -differences || (diagonal != differences && at(diagonal - 1) < at(diagonal + 1));
            qsizetype left = isDown ? at(diagonal + 1) : at(diagonal - 1) + 1;
            while (left < m_leftCount && left - diagonal < m_rightCount && m_equal(left, left - diagonal))
                ++left;
            at(diagonal) = left;
            if (left >= m_leftCount && left - diagonal >= m_rightCount)
                return true;
        }
        return false;
    }

    std::vector<KeptPair> traceBack(qsizetype differences) const
    {
        std::vector<KeptPair> pairs;
        qsizetype left = m_leftCount;
        qsizetype right = m_rightCount;
        for (qsizetype round = differences; round >= 0; --round) {
            const auto &before = m_rounds[std::size_t(round)];
            const auto at = [&](qsizetype d) { return before[std::size_t(round + 1 + d)]; };
            const qsizetype diagonal = left - right;
            const bool isDown = diagonal == -round || (diagonal != round && at(diagonal - 1) < at(diagonal + 1));
            const qsizetype from = isDown ? diagonal + 1 : diagonal - 1;
            const qsizetype startLeft = round == 0 ? 0 : at(from) + (isDown ? 0 : 1);
            while (left > startLeft && right > 0 && left > 0)
                pairs.push_back({ --left, --right });
            if (round > 0) {
                left = at(from);
                right = left - from;
            }
        }
        std::ranges::reverse(pairs);
        return pairs;
    }

    qsizetype m_leftCount = 0;
    qsizetype m_rightCount = 0;
    const Equal &m_equal;
    std::vector<std::vector<qsizetype>> m_rounds; ///< what was reached before each round, from -round-1 to round+1
};

// Replaced lines are side by side, the longer side continues alone.
void appendBlock(std::vector<AlignedRow> &rows, KeptPair from, KeptPair to)
{
    while (from.left < to.left || from.right < to.right)
        rows.push_back({ from.left < to.left ? from.left++ : -1, from.right < to.right ? from.right++ : -1, false });
}

std::vector<TextRange> words(QStringView line)
{
    const auto isWord = [](QChar c) { return c.isLetterOrNumber() || c == u'_' || c.isSurrogate() || c.isMark(); };
    std::vector<TextRange> result;
    for (qsizetype at = 0; at < line.size();) {
        const qsizetype start = at++;
        while (isWord(line[start]) && at < line.size() && isWord(line[at]))
            ++at;
        result.push_back({ start, at - start });
    }
    return result;
}

// Neighbors become one mark, with the blanks between them.
void addRange(std::vector<TextRange> &ranges, QStringView line, const TextRange &word)
{
    if (!ranges.empty()) {
        TextRange &last = ranges.back();
        const qsizetype end = last.from + last.length;
        if (line.sliced(end, word.from - end).trimmed().isEmpty()) {
            last.length = word.from + word.length - last.from;
            return;
        }
    }
    ranges.push_back(word);
}

std::vector<TextRange> wholeLine(QStringView line)
{
    return line.isEmpty() ? std::vector<TextRange> {} : std::vector { TextRange { 0, line.size() } };
}

} // namespace

std::vector<KeptPair> keptPairs(qsizetype leftCount, qsizetype rightCount, const Equal &equal)
{
    qsizetype head = 0;
    while (head < leftCount && head < rightCount && equal(head, head))
        ++head;
    qsizetype tail = 0;
    while (tail < leftCount - head && tail < rightCount - head && equal(leftCount - 1 - tail, rightCount - 1 - tail))
        ++tail;
    std::vector<KeptPair> pairs;
    for (qsizetype i = 0; i < head; ++i)
        pairs.push_back({ i, i });
    const Equal inner = [&](qsizetype left, qsizetype right) { return equal(head + left, head + right); };
    for (const KeptPair &pair : Myers(leftCount - head - tail, rightCount - head - tail, inner).kept())
        pairs.push_back({ head + pair.left, head + pair.right });
    for (qsizetype i = tail; i > 0; --i)
        pairs.push_back({ leftCount - i, rightCount - i });
    return pairs;
}

std::vector<AlignedRow> alignedRows(const QStringList &left, const QStringList &right)
{
    const auto pairs
        = keptPairs(left.size(), right.size(), [&](qsizetype l, qsizetype r) { return left[l] == right[r]; });
    std::vector<AlignedRow> rows;
    KeptPair next;
    for (const KeptPair &pair : pairs) {
        appendBlock(rows, next, pair);
        rows.push_back({ pair.left, pair.right, true });
        next = { pair.left + 1, pair.right + 1 };
    }
    appendBlock(rows, next, { left.size(), right.size() });
    return rows;
}

ChangedWords changedWords(QStringView left, QStringView right)
{
    if (left.size() > longestMarkedLine || right.size() > longestMarkedLine)
        return { wholeLine(left), wholeLine(right) };
    const auto leftWords = words(left);
    const auto rightWords = words(right);
    const auto textOf = [](QStringView line, const TextRange &word) { return line.sliced(word.from, word.length); };
    const auto pairs
        = keptPairs(qsizetype(leftWords.size()), qsizetype(rightWords.size()), [&](qsizetype l, qsizetype r) {
              return textOf(left, leftWords[std::size_t(l)]) == textOf(right, rightWords[std::size_t(r)]);
          });
    qsizetype common = 0;
    for (const KeptPair &pair : pairs)
        common += textOf(left, leftWords[std::size_t(pair.left)]).trimmed().size();
    // A few words that happen to be the same only make the marks hard to read.
    if (common * 3 < std::min(left.size(), right.size()))
        return { wholeLine(left), wholeLine(right) };
    ChangedWords changes;
    std::size_t l = 0;
    std::size_t r = 0;
    const auto changeUpTo = [&](std::size_t leftEnd, std::size_t rightEnd) {
        for (; l < leftEnd; ++l)
            addRange(changes.left, left, leftWords[l]);
        for (; r < rightEnd; ++r)
            addRange(changes.right, right, rightWords[r]);
    };
    for (const KeptPair &pair : pairs) {
        changeUpTo(std::size_t(pair.left), std::size_t(pair.right));
        ++l;
        ++r;
    }
    changeUpTo(leftWords.size(), rightWords.size());
    return changes;
}

} // namespace vitrine
