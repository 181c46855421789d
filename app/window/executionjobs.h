// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

namespace vitrine {

class ObservedJob;
class Project;

/// Puts what the executor of the window does into the list of jobs: it has a thread of its own, not one of the pool.
/// GUI thread.
class ExecutionJobs final : public QObject {
    Q_OBJECT

public:
    explicit ExecutionJobs(Project *project);

private:
    void begin();
    QString title() const;

    Project *m_project;
    QPointer<ObservedJob> m_job; ///< while it runs
    quint64 m_planned = 0;
    quint64 m_done = 0;
};

} // namespace vitrine
