// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/jobs/job.h"

#include <QThreadPool>
#include <QTimer>

#include <memory>
#include <vector>

namespace vitrine {

/// The jobs that run just now. Owns them until they have ended.
class JobList final : public QObject {
    Q_OBJECT

public:
    explicit JobList(QObject *parent = nullptr);
    ~JobList() override;

    /// It starts from the event loop, and is one of the list from now on.
    void start(std::unique_ptr<Job> job);
    void cancelAll();
    /// For short work besides, which is not shown.
    QThreadPool *pool() { return &m_pool; }
    /// The number of jobs that end without being stopped.
    qsizetype count() const;
    /// Whether one of them may still add to the open trail.
    bool hasWriters() const;
    /// The one of them that was started first; nullptr when there is none.
    Job *front() const;

Q_SIGNALS:
    /// A job came or went.
    void changed();
    void started(vitrine::Job *job);
    /// It is still there, but not much longer.
    void ended(vitrine::Job *job);
    /// Some times a second while jobs run.
    void ticked();

private:
    void remove(Job *job);
    void giveBackMemory();

    QThreadPool m_pool;
    QThreadPool m_yieldingPool; ///< of jobs that give way: what is less urgent once stays so
    QTimer m_tick;
    std::vector<std::unique_ptr<Job>> m_jobs;
};

} // namespace vitrine
