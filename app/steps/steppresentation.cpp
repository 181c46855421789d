// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/steps/steppresentation.h"

#include "app/lists/words.h"
#include "models/items/itemroles.h"
#include "models/items/itemtext.h"
#include "models/items/stepmodel.h"

#include <QLocale>

#include <cmath>

namespace vitrine {

namespace {

using Column = StepModel::Column;

Cell plain(const QString &text)
{
    Cell cell;
    cell.text = text;
    return cell;
}

Cell muted(const QString &text)
{
    auto cell = plain(text);
    cell.isMuted = true;
    return cell;
}

bool hasRun(const StepSummary &step) { return step.lastStatus && *step.lastStatus != StepStatus::Blocked; }

} // namespace

StepPresentation::StepPresentation(StepModel *steps, QObject *parent)
    : PresentationModel(steps, parent)
    , m_steps(steps)
{
}

Cell StepPresentation::cell(const QModelIndex &source) const
{
    const auto &step = m_steps->step(source.row());
    switch (static_cast<Column>(source.column())) {
    case Column::Number: return number(step);
    case Column::Kind: return plain(Words::kind(step));
    case Column::Status: {
        auto status = Words::recordedStatus(step);
        status.tip = itemText(step.errorMessage, 2'000);
        return status;
    }
    case Column::FirstLine: return firstLine(source);
    case Column::ReplayTime: return replayTime(source.row());
    case Column::Policy: return policy(source.row());
    case Column::Replay: return replay(source.row());
    }
    return {};
}

QString StepPresentation::spokenRow(int sourceRow) const
{
    const auto &step = m_steps->step(sourceRow);
    //: Read aloud. %1: number of the step, %2: how many steps the run has, %3: status, %4: first line, %5: replay
    return tr("Step %1 of %2, %3, %4, replay: %5")
        .arg(QLocale().toString(static_cast<qlonglong>(step.ordinal)), QLocale().toString(m_steps->rowCount()),
            Words::recordedStatus(step).text, step.hasCode ? itemText(step.firstLine, 200) : Words::noCode(),
            replay(sourceRow).text);
}

Cell StepPresentation::number(const StepSummary &step)
{
    auto cell = plain(Words::number(step.ordinal, step.externalNumber));
    if (Words::hasOtherNumber(step))
        //: Tip. %1: place of a step in its run, %2: the number that the log gives it
        cell.tip = tr("Step %1 of the run. The log calls it step %2.")
                       .arg(QLocale().toString(qulonglong(step.ordinal)), QLocale().toString(*step.externalNumber));
    return cell;
}

Cell StepPresentation::firstLine(const QModelIndex &source) const
{
    const auto &step = m_steps->step(source.row());
    if (!step.hasCode)
        return muted(Words::noCode());
    auto cell = plain(source.data(Qt::DisplayRole).toString());
    if (cell.text.isEmpty())
        return muted(tr("empty"));
    cell.isCode = true;
    cell.tip = source.data(Qt::ToolTipRole).toString();
    return cell;
}

// The bar is logarithmic from a tenth of a millisecond on: a run has steps of a millisecond and of a minute.
Cell StepPresentation::replayTime(int row) const
{
    const auto &step = m_steps->step(row);
    if (!step.isReplayable)
        return muted(Words::noCode());
    if (!step.lastStatus)
        return muted(Words::notReplayed());
    if (!hasRun(step))
        return muted(Words::didNotRun());
    auto cell = plain(Words::duration(step.lastSeconds));
    constexpr double shortest = 0.0001;
    const auto scaled = [](double seconds) { return std::log10(1 + seconds / shortest); };
    const auto longest = scaled(m_steps->longestSeconds());
    cell.share = longest > 0 ? scaled(step.lastSeconds) / longest : 0;
    return cell;
}

Cell StepPresentation::policy(int row) const
{
    const auto &step = m_steps->step(row);
    if (!step.isReplayable)
        return muted(Words::noCode());
    if (const auto verdict = m_steps->verdict(row))
        return Words::policyVerdict(*verdict);
    return muted(Words::notChecked());
}

Cell StepPresentation::replay(int row) const
{
    const auto &step = m_steps->step(row);
    switch (m_steps->live(row)) {
    case StepModel::Live::Running: return Words::running(m_steps->runningSeconds());
    case StepModel::Live::Waiting: return Words::waiting();
    case StepModel::Live::None: break;
    }
    if (!step.isReplayable)
        return muted(Words::noCode());
    if (step.lastVerdict == ReplayVerdict::None && step.lastStatus)
        return Words::status(*step.lastStatus);
    return Words::replayVerdict(step.lastVerdict);
}

} // namespace vitrine
