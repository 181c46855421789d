// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/pane.h"
#include "models/trail/read/rowlist.h"

#include <QHash>
#include <QModelIndex>
#include <QSet>
#include <QVariantMap>

class QActionGroup;
class QMenu;

namespace vitrine {

class RecordView;
class RunModel;
class RunPresentation;
class RunTree;

/// The list of runs, with those of sub-agents below the run that called them. Follows its model, and reports which run
/// the user selects.
class RunsPane final : public Pane {
    Q_OBJECT

public:
    explicit RunsPane(RunModel *runs, QWidget *parent = nullptr);

    RunId currentRun() const; ///< 0 if none is selected
    void select(RunId run);
    /// Selects the run `distance` rows below in the order shown.
    void selectNeighbor(int distance);
    RecordView *view() const { return m_view; }
    /// As wide as its titles need, beside the columns that may be hidden.
    QSize sizeHint() const override;
    /// Sets whether the list may be empty because of a filter.
    void setFiltered(bool isFiltered);
    /// The menu of the properties that the runs can be grouped by.
    QMenu *groupMenu() const { return m_groupMenu; }

Q_SIGNALS:
    void runChosen(vitrine::RunId run);

private:
    void announce(const QModelIndex &current);
    void showChosen();
    void showAgain();
    void makeRoomForNumbers();
    QModelIndex locationOf(RunId run) const;
    static RunId idOf(const QModelIndex &index);
    void buildGroupMenu();
    void fillColumnMenu(QMenu *menu);
    void setGroupBy(RunGroupBy by);
    void unfoldGroups();
    void noteFold(const QModelIndex &index, bool isFolded);
    QVariantMap content() const;
    void setContent(const QVariantMap &content);

    RunModel *m_runs;
    RunPresentation *m_presentation;
    RunTree *m_tree;
    RecordView *m_view;
    QMenu *m_groupMenu;
    QActionGroup *m_groupings;
    QHash<QString, bool> m_foldedGroups; ///< by name; others are unfolded in a list that is not too long
    QSet<RunId> m_folded; ///< runs whose called runs are hidden
    RunId m_chosen = 0; ///< selected again when the list changes
};

} // namespace vitrine
