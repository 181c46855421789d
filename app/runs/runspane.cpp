// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/runspane.h"

#include "app/lists/recordview.h"
#include "app/runs/runpresentation.h"
#include "models/items/itemroles.h"
#include "models/items/runmodel.h"

#include <QItemSelectionModel>
#include <QVBoxLayout>

#include <algorithm>

namespace vitrine {

RunsPane::RunsPane(RunModel *runs, QWidget *parent)
    : QWidget(parent)
    , m_runs(runs)
    , m_presentation(new RunPresentation(runs, this))
    , m_view(new RecordView(QStringLiteral("runsView"), this))
{
    m_view->setModel(m_presentation);
    m_view->setAccessibleName(tr("Runs"));
    setFiltered(false);
    m_view->setStretchColumns({ static_cast<int>(RunModel::Column::Task) });
    m_view->setOptionalColumns(
        { static_cast<int>(RunModel::Column::Tokens), static_cast<int>(RunModel::Column::Time) });
    m_view->setColumnWidths({ 6, 24, 7, 5, 5, 8, 8 });
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    setFocusProxy(m_view);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &RunsPane::announce);
    connect(m_presentation, &QAbstractItemModel::modelReset, this, [this] {
        // Another trail may have a run of the same number.
        if (!m_runs->listing().all)
            m_chosen = 0;
        showChosen();
    });
}

RunId RunsPane::currentRun() const { return m_view->currentIndex().data(IdRole).toLongLong(); }

void RunsPane::select(RunId run)
{
    m_chosen = run;
    showChosen();
}

void RunsPane::setFiltered(bool isFiltered)
{
    if (isFiltered)
        m_view->setEmptyText(tr("No run matches this filter"), tr("Clear it to see all runs again."));
    else
        m_view->setEmptyText(tr("No runs"), tr("What is imported or received into this trail is listed here."));
}

void RunsPane::showChosen()
{
    const auto row = m_runs->rowOf(m_chosen);
    if (row >= 0 && m_chosen != currentRun())
        m_view->setCurrentIndex(m_presentation->index(row, 0));
}

void RunsPane::selectNeighbour(int distance)
{
    const auto rows = m_presentation->rowCount();
    if (rows == 0)
        return;
    const auto row = std::clamp(m_view->currentIndex().row() + distance, 0, rows - 1);
    m_view->setCurrentIndex(m_presentation->index(row, 0));
}

void RunsPane::announce(const QModelIndex &current)
{
    if (!current.isValid())
        return;
    m_chosen = current.data(IdRole).toLongLong();
    Q_EMIT runChosen(m_chosen);
}

} // namespace vitrine
