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

/// The jobs in the status bar: what runs, how far it is, how long it still takes, and a stop. Shown once a job has
/// taken 300 ms, so that quick ones do not flicker. How the last of these ended stays there until the next one.
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
    QString m_end; ///< of the last job that was shown
    QString m_endTip; ///< the same with the whole title
};

} // namespace vitrine
