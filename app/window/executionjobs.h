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

/// Lists the activity of the window's executor as jobs, since it runs on a thread of its own and not in the pool. GUI
/// thread.
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
    std::shared_ptr<RemoteProgress> m_progress; ///< of the site that the executor waits for; nullptr: none
    quint64 m_planned = 0;
    quint64 m_done = 0;
};

} // namespace vitrine
