// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/pane.h"

class QAction;
class QHBoxLayout;

namespace vitrine {

class JobList;
class JobModel;
class RecordView;

/// Shows background jobs and their outcomes. Delete stops a job, Return opens its result. Screen readers announce
/// politely when a job ends; the focus stays unchanged. GUI thread.
class JobPane final : public Pane {
    Q_OBJECT

public:
    explicit JobPane(JobList *jobs, QWidget *parent = nullptr);

    JobModel *model() const { return m_model; }
    QSize sizeHint() const override;

Q_SIGNALS:
    void openRequested(const QString &file);

private:
    QAction *addAction(const char *name, const QString &text, const QKeySequence &key, QHBoxLayout *row);
    void stopChosen();
    void openChosen();
    void refresh();
    void announce(int row);
    int chosen() const;

    JobList *m_jobs;
    JobModel *m_model;
    RecordView *m_view;
    QAction *m_stop = nullptr;
    QAction *m_open = nullptr;
    QAction *m_forget = nullptr;
};

} // namespace vitrine
