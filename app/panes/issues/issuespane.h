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

/// The list of issues of the trail that is open: what went wrong in it, by family. Follows the project; the trail is
/// read on the pool of jobs. GUI thread.
class IssuesPane final : public Pane {
    Q_OBJECT

public:
    explicit IssuesPane(Project *project, QWidget *parent = nullptr);

    IssueModel *model() const { return m_model; }
    /// Goes to the next step of the list, or to the one before (-1), and round.
    void walk(int direction);
    /// A few rows: the pane is below all others.
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
    /// The row of a step, the chosen one before others; that of its family where this is folded.
    QModelIndex shownRow(StepId step) const;
    void showStep(StepId step);
    /// Families that are unfolded stay so, and the chosen row stays chosen.
    void setGroups(const IssueModel::Groups &groups);

    Project *m_project;
    IssueModel *m_model;
    RecordView *m_view;
    QTimer m_settle; ///< results of a replay come in bursts
    std::shared_ptr<IssueScan> m_scan; ///< of this trail; while it reads it belongs to the pool
    Latest m_reading;
    bool m_isDue = false; ///< something came while it was read
    bool m_follows = true; ///< false while the selection is only shown
};

} // namespace vitrine
