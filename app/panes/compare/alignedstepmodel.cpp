// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/compare/alignedstepmodel.h"

#include "app/wording/alignmenttext.h"
#include "app/wording/safetext.h"
#include "app/wording/words.h"

#include <algorithm>

namespace vitrine {

void AlignedStepModel::setComparison(std::shared_ptr<const RunComparison> comparison)
{
    beginResetModel();
    m_comparison = std::move(comparison);
    endResetModel();
}

int AlignedStepModel::differenceCount() const
{
    return m_comparison ? static_cast<int>(std::ranges::count_if(m_comparison->rows, &AlignedSteps::isDifference)) : 0;
}

int AlignedStepModel::nextDifference(int row, int direction) const
{
    for (int next = row + direction; next >= 0 && next < recordCount(); next += direction) {
        if (aligned(next).isDifference())
            return next;
    }
    return -1;
}

int AlignedStepModel::recordCount() const { return m_comparison ? static_cast<int>(m_comparison->rows.size()) : 0; }

QString AlignedStepModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    //: Column of two runs side by side: number of the step in the left one
    case Column::Left: return tr("Left");
    //: Column of two runs side by side: number of the step in the right one
    case Column::Right: return tr("Right");
    case Column::Verdict: return tr("Verdict");
    case Column::What: return tr("Differences");
    }
    return {};
}

QVariant AlignedStepModel::numberOf(const std::optional<std::size_t> &location, const RunSteps &side)
{
    return location ? QVariant(static_cast<qulonglong>(side.steps[*location].ordinal)) : QVariant();
}

QVariant AlignedStepModel::value(int row, int column) const
{
    const AlignedSteps &steps = aligned(row);
    switch (static_cast<Column>(column)) {
    case Column::Left: return numberOf(steps.left, m_comparison->left);
    case Column::Right: return numberOf(steps.right, m_comparison->right);
    case Column::Verdict: return AlignmentText::verdict(steps).text;
    case Column::What: return AlignmentText::reason(steps);
    }
    return {};
}

namespace {

/// A step that the other run does not have: which one it is.
Cell subject(const StepRecord &step)
{
    constexpr qsizetype longest = 400;
    Cell cell;
    const auto text = subjectOf(step);
    cell.text = safeLine(text.substr(0, text.find('\n')), longest);
    cell.tip = cell.text;
    cell.isCode = !step.code.empty();
    return cell;
}

} // namespace

AlignedStepPresentation::AlignedStepPresentation(AlignedStepModel *steps, QObject *parent)
    : PresentationModel(steps, parent)
    , m_steps(steps)
{
}

Cell AlignedStepPresentation::cell(const QModelIndex &source) const
{
    using Column = AlignedStepModel::Column;
    const AlignedSteps &row = m_steps->aligned(source.row());
    const auto column = static_cast<Column>(source.column());
    if (column == Column::Verdict)
        return AlignmentText::verdict(row);
    const RunComparison &comparison = *m_steps->comparison();
    Cell cell;
    if (column == Column::What && row.left && row.right) {
        cell.text = AlignmentText::reason(row);
        cell.tip = cell.text;
        return cell;
    }
    if (column == Column::What)
        return subject(row.left ? comparison.left.steps[*row.left] : comparison.right.steps[*row.right]);
    const bool isLeft = column == Column::Left;
    const RunSteps &side = isLeft ? comparison.left : comparison.right;
    const auto &location = isLeft ? row.left : row.right;
    cell.isMuted = !location;
    //: In place of the number of a step that one of two runs does not have
    cell.text
        = location ? Words::number(side.steps[*location].ordinal, side.steps[*location].externalNumber) : tr("none");
    return cell;
}

} // namespace vitrine
