// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/pane.h"
#include "models/trail/record/records.h"

#include <QModelIndex>
#include <QSet>

class QSettings;

namespace vitrine {

class RecordView;
class RunModel;
class RunPresentation;
class RunTree;

/// The list of runs, those of sub-agents below the run that has called them. Follows its model, and says which run the
/// user chose.
class RunsPane final : public Pane {
    Q_OBJECT

public:
    explicit RunsPane(RunModel *runs, QWidget *parent = nullptr);

    RunId currentRun() const; ///< 0 when none is
    void select(RunId run);
    /// The run `distance` rows below in the order shown.
    void selectNeighbor(int distance);
    RecordView *view() const { return m_view; }
    /// Whether it may be empty because of a filter.
    void setFiltered(bool isFiltered);

Q_SIGNALS:
    void runChosen(vitrine::RunId run);

private:
    void announce(const QModelIndex &current);
    void showChosen();
    void showAgain();
    QModelIndex locationOf(RunId run) const;
    static RunId idOf(const QModelIndex &index);

    RunModel *m_runs;
    RunPresentation *m_presentation;
    RunTree *m_tree;
    RecordView *m_view;
    QSet<RunId> m_folded; ///< those that they have called are not seen
    RunId m_chosen = 0; ///< found again in another list
};

} // namespace vitrine
