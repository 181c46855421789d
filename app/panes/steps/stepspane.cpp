// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/steps/stepspane.h"

#include "app/kit/lists/recordview.h"
#include "app/panes/steps/steppresentation.h"
#include "app/wording/words.h"
#include "models/items/itemroles.h"
#include "models/items/stepmodel.h"

#include <QItemSelectionModel>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>

namespace vitrine {

StepsPane::StepsPane(StepModel *steps, QWidget *parent)
    : Pane({ .id = QStringLiteral("steps"),
               .title = tr("Steps"),
               .location = Location::Top,
               //: What a pane is for
               .purpose = tr("The steps of the selected run in order, with recorded status and replay verdict."),
               .guidePage = QStringLiteral("lists") },
          parent)
    , m_steps(steps)
    , m_presentation(new StepPresentation(steps, this))
    , m_view(new RecordView(QStringLiteral("stepsView"), this))
{
    m_view->setModel(m_presentation);
    m_view->setAccessibleName(tr("Steps"));
    sayWhyEmpty();
    StepPresentation::arrange(*m_view);
    preferPolicy(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    setFocusProxy(m_view);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &StepsPane::announce);
    connect(m_presentation, &QAbstractItemModel::modelReset, this, [this] {
        sayWhyEmpty();
        // Another trail may have a step of the same id.
        if (m_steps->runId() == 0)
            m_chosen = 0;
        showChosen();
        makeRoomForNumbers();
    });
    connect(m_presentation, &QAbstractItemModel::rowsInserted, this, &StepsPane::makeRoomForNumbers);
}

// Of ten thousand steps, the last has six characters.
void StepsPane::makeRoomForNumbers()
{
    const auto last = std::uint64_t(m_steps->rowCount());
    bool isOther = false;
    constexpr int looksAt = 5; // such as the task, which has no number in the log
    for (int row = 0; row < std::min(m_steps->rowCount(), looksAt); ++row)
        if (const auto *step = m_steps->step(row))
            isOther = isOther || Words::hasOtherNumber(*step);
    Cell cell;
    cell.text = Words::number(last, isOther ? std::optional(std::int64_t(last) - 1) : std::nullopt);
    m_view->makeRoom(static_cast<int>(StepModel::Column::Number), cell);
}

void StepsPane::sayWhyEmpty()
{
    if (m_steps->runId() == 0)
        m_view->setEmptyText(tr("No steps"), tr("Select a run to see its steps."));
    else
        m_view->setEmptyText(tr("No steps"), tr("This run has no recorded steps."));
}

void StepsPane::preferPolicy(bool isPreferred)
{
    m_isPolicyPreferred = isPreferred;
    giveWay();
}

// In a list beside a wide pane a verdict would cut status and first line to a few letters.
void StepsPane::giveWay()
{
    constexpr int fewestForVerdict = 56; // characters
    const auto verdict = m_isPolicyPreferred ? StepModel::Column::Replay : StepModel::Column::Policy;
    QList<int> columns { static_cast<int>(verdict), static_cast<int>(StepModel::Column::Kind),
        static_cast<int>(StepModel::Column::ReplayTime) };
    if (!m_isPolicyPreferred && width() < fontMetrics().averageCharWidth() * fewestForVerdict)
        columns.prepend(static_cast<int>(StepModel::Column::Replay));
    if (columns == m_optional)
        return;
    m_optional = columns;
    m_view->setOptionalColumns(columns);
}

void StepsPane::resizeEvent(QResizeEvent *event)
{
    Pane::resizeEvent(event);
    giveWay();
}

StepId StepsPane::currentStep() const { return m_view->currentIndex().data(IdRole).toLongLong(); }

void StepsPane::select(StepId step)
{
    m_chosen = step;
    showChosen();
}

void StepsPane::showChosen()
{
    const auto row = m_steps->rowOf(m_chosen);
    if (row >= 0 && m_chosen != currentStep())
        m_view->setCurrentIndex(m_presentation->index(row, 0));
}

void StepsPane::selectNeighbor(int distance)
{
    const auto rows = m_presentation->rowCount();
    if (rows == 0)
        return;
    const auto row = std::clamp(m_view->currentIndex().row() + distance, 0, rows - 1);
    m_view->setCurrentIndex(m_presentation->index(row, 0));
}

void StepsPane::announce(const QModelIndex &current)
{
    if (!current.isValid())
        return;
    m_chosen = current.data(IdRole).toLongLong();
    Q_EMIT stepChosen(m_chosen);
}

} // namespace vitrine
