// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/runs/runspane.h"

#include "app/kit/lists/recordview.h"
#include "app/panes/runs/runpresentation.h"
#include "app/panes/runs/runtree.h"
#include "models/items/itemroles.h"
#include "models/items/runmodel.h"

#include <QItemSelectionModel>
#include <QVBoxLayout>

#include <cstdlib>

namespace vitrine {

RunsPane::RunsPane(RunModel *runs, QWidget *parent)
    : Pane(
          { .id = QStringLiteral("runs"),
              .title = tr("Runs"),
              .location = Location::Left,
              //: What a pane is for
              .purpose = tr("The runs of the trail with task, result and cost. The other panes show the selected run."),
              .guidePage = QStringLiteral("lists") },
          parent)
    , m_runs(runs)
    , m_presentation(new RunPresentation(runs, this))
    , m_tree(new RunTree(runs, m_presentation, this))
    , m_view(new RecordView(QStringLiteral("runsView"), this))
{
    m_view->setModel(m_tree);
    m_view->setTreePosition(static_cast<int>(RunModel::Column::Task));
    m_view->setAccessibleName(tr("Runs"));
    setFiltered(false);
    RunPresentation::arrange(*m_view);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    setFocusProxy(m_view);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &RunsPane::announce);
    connect(m_tree, &QAbstractItemModel::modelReset, this, &RunsPane::showAgain);
    connect(m_view, &QTreeView::collapsed, this, [this](const QModelIndex &run) { m_folded.insert(idOf(run)); });
    connect(m_view, &QTreeView::expanded, this, [this](const QModelIndex &run) { m_folded.remove(idOf(run)); });
}

RunId RunsPane::idOf(const QModelIndex &index) { return index.data(IdRole).toLongLong(); }

// Folded rows stay folded in a rebuilt list.
void RunsPane::showAgain()
{
    m_view->setTree(m_tree->isTree());
    if (m_tree->isTree()) {
        const auto folded = m_folded;
        m_view->expandAll();
        m_folded = folded;
        for (const RunId run : folded)
            m_view->collapse(locationOf(run));
    }
    // Another trail may have a run of the same number.
    if (!m_runs->listing().all)
        m_chosen = 0;
    showChosen();
}

QModelIndex RunsPane::locationOf(RunId run) const
{
    const auto row = m_runs->rowOf(run);
    return row < 0 ? QModelIndex() : m_tree->mapFromSource(m_presentation->index(row, 0));
}

RunId RunsPane::currentRun() const { return idOf(m_view->currentIndex()); }

void RunsPane::select(RunId run)
{
    m_chosen = run;
    showChosen();
}

void RunsPane::setFiltered(bool isFiltered)
{
    if (isFiltered)
        m_view->setEmptyText(tr("No run matches this filter"), tr("Clear the filter to show all runs."));
    else
        m_view->setEmptyText(tr("No runs"), tr("Imported and received runs are listed here."));
}

void RunsPane::showChosen()
{
    const auto location = locationOf(m_chosen);
    if (location.isValid() && m_chosen != currentRun())
        m_view->setCurrentIndex(location);
}

void RunsPane::selectNeighbor(int distance)
{
    auto location = m_view->currentIndex();
    if (!location.isValid()) {
        m_view->setCurrentIndex(m_tree->index(0, 0));
        return;
    }
    for (int step = 0; step < std::abs(distance) && location.isValid(); ++step)
        location = distance > 0 ? m_view->indexBelow(location) : m_view->indexAbove(location);
    if (location.isValid())
        m_view->setCurrentIndex(location.siblingAtColumn(0));
}

void RunsPane::announce(const QModelIndex &current)
{
    if (!current.isValid())
        return;
    m_chosen = idOf(current);
    Q_EMIT runChosen(m_chosen);
}

} // namespace vitrine
