// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include <memory>

namespace vitrine {

class RemoteProgress;
class ObservedJob;
class Project;
struct ExecutionSummary;

/// Puts what the executor of the window does into the list of jobs: it has a thread of its own, not one of the pool.
/// GUI thread.
class ExecutionJobs final : public QObject {
    Q_OBJECT

public:
    explicit ExecutionJobs(Project *project);

private:
    void begin();
    void finish(const ExecutionSummary &summary);
    QString title() const;

    Project *m_project;
    QPointer<ObservedJob> m_job; ///< while it runs
    std::shared_ptr<RemoteProgress> m_news; ///< of the place that the executor waits for; nullptr: for none
    quint64 m_planned = 0;
    quint64 m_done = 0;
};

} // namespace vitrine
