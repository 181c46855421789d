// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

/// Differences of two texts, by line and within a line. Pure functions, any thread.
namespace vitrine {

/// One row of two texts side by side: the index of a line on each side, -1 for none.
struct AlignedRow {
    qsizetype left = -1;
    qsizetype right = -1;
    bool isSame = false;
    bool operator==(const AlignedRow &) const = default;
};

/// A pair of a longest common subsequence of `leftCount` and `rightCount` items, in order. With more than some thousand
/// differences, the subsequence may be shorter, to keep the computation fast.
struct KeptPair {
    qsizetype left = 0;
    qsizetype right = 0;
    bool operator==(const KeptPair &) const = default;
};
std::vector<KeptPair> keptPairs(
    qsizetype leftCount, qsizetype rightCount, const std::function<bool(qsizetype, qsizetype)> &equal);

/// Aligns lines in rows: equal lines share a row, replaced lines are side by side from the top of their block.
std::vector<AlignedRow> alignedRows(const QStringList &left, const QStringList &right);

/// A range of one line, in UTF-16 units.
struct TextRange {
    qsizetype from = 0;
    qsizetype length = 0;
    bool operator==(const TextRange &) const = default;
};

/// The words of each line that the other one lacks; whole lines if they have little in common.
struct ChangedWords {
    std::vector<TextRange> left;
    std::vector<TextRange> right;
    bool operator==(const ChangedWords &) const = default;
};
ChangedWords changedWords(QStringView left, QStringView right);

} // namespace vitrine
