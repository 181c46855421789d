// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/latest.h"
#include "app/panes/issues/issuemodel.h"
#include "app/panes/pane.h"

#include <QTimer>

#include <memory>

namespace vitrine {

class IssueScan;
class Project;
class RecordView;

/// The list of issues in the open trail, grouped by kind. Follows the project; the trail is read in the pool of jobs.
/// GUI thread.
class IssuesPane final : public Pane {
    Q_OBJECT

public:
    explicit IssuesPane(Project *project, QWidget *parent = nullptr);

    IssueModel *model() const { return m_model; }
    /// Goes to the next step in the list, or to the previous one (-1), wrapping around.
    void walk(int direction);
    /// Height of a few rows: the pane is below all others.
    QSize sizeHint() const override;

private:
    void read();
    void stopReading();
    void take(const Result<IssueModel::Groups> &groups);
    void show(const IssueModel::Groups &groups);
    void sayWhyEmpty();
    void showCount();
    void follow(const QModelIndex &index);
    QModelIndex location() const;
    bool isGroup(const QModelIndex &row) const;
    /// The row of a step, preferably the selected one; the row of its group if that is folded.
    QModelIndex shownRow(StepId step) const;
    void showStep(StepId step);
    /// Keeps unfolded groups unfolded, and the selected row selected.
    void setGroups(const IssueModel::Groups &groups);

    Project *m_project;
    IssueModel *m_model;
    RecordView *m_view;
    QTimer m_settle; ///< results of a replay arrive in bursts
    std::shared_ptr<IssueScan> m_scan; ///< of this trail; belongs to the pool while it reads
    Latest m_reading;
    bool m_isDue = false; ///< changes arrived while it was being read
    bool m_follows = true; ///< false while the selection is changed by the program
};

} // namespace vitrine
