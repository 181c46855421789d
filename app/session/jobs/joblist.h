// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/jobs/job.h"

#include <QThreadPool>
#include <QTimer>

#include <memory>
#include <vector>

namespace vitrine {

/// The running jobs. Owns them until they have ended.
class JobList final : public QObject {
    Q_OBJECT

public:
    explicit JobList(QObject *parent = nullptr);
    ~JobList() override;

    /// Starts the job from the event loop, and lists it at once.
    void start(std::unique_ptr<Job> job);
    void cancelAll();
    /// For short work that is not listed.
    QThreadPool *pool() { return &m_pool; }
    /// The number of jobs that end without being stopped.
    qsizetype count() const;
    /// Whether a listed job may still add to the open trail.
    bool hasWriters() const;
    /// The job among these that was started first; nullptr if there are none.
    Job *front() const;

Q_SIGNALS:
    /// A job was added or removed.
    void changed();
    void started(vitrine::Job *job);
    /// The job has ended; it still exists, but will be deleted soon.
    void ended(vitrine::Job *job);
    /// Emitted several times a second while jobs run.
    void ticked();

private:
    void remove(Job *job);
    void giveBackMemory();

    QTimer m_tick;
    std::vector<std::unique_ptr<Job>> m_jobs;
    // Last members, so that all work has ended before the jobs are destroyed that it reports to.
    QThreadPool m_pool;
    QThreadPool m_yieldingPool; ///< of jobs with `givesWay`: a thread's priority cannot be raised again
};

} // namespace vitrine
