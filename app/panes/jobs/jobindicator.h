// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

namespace vitrine {

class Job;
class JobList;

/// The jobs in the status bar: what is running, its progress, the remaining time, and a stop button. Appears once a job
/// has taken 300 ms, so that quick jobs do not flicker. The outcome of the last such job is shown until the next one.
class JobIndicator final : public QWidget {
    Q_OBJECT

public:
    explicit JobIndicator(JobList *jobs, QWidget *parent = nullptr);

private:
    void refresh();
    QString words() const;
    void showEnd(const Job &job);

    JobList *m_jobs;
    QLabel *m_text;
    QProgressBar *m_bar;
    QToolButton *m_stop;
    QString m_end; ///< outcome of the last shown job
    QString m_endTip; ///< the same with the full title
};

} // namespace vitrine
