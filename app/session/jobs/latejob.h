// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/jobs/joboutcome.h"
#include "app/session/jobs/logimport.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <stop_token>

namespace vitrine {

class JobList;
class ObservedJob;

/// Work that is usually done at once: it is listed as a job, with progress and a way to stop it, only if it takes long.
/// Owned by its parent until it is finished. GUI thread.
class LateJob final : public QObject {
    Q_OBJECT

public:
    static constexpr auto defaultPatience = std::chrono::milliseconds(500);

    /// `stop` requests that the work stops; the work then calls `finish` as usual.
    LateJob(JobList *jobs, const QString &title, std::function<void()> stop, QObject *parent,
        std::chrono::milliseconds patience = defaultPatience);
    ~LateJob() override;

    /// For the working thread. Does not access this object.
    ProgressCall progressCall() const;
    /// Call it once: deletes this object.
    void finish(const JobOutcome &outcome);

private:
    struct Progress {
        std::atomic<quint64> done = 0;
        std::atomic<quint64> total = 0;
        std::stop_source stop = {};
    };

    void list(JobList *jobs, const QString &title);

    std::shared_ptr<Progress> m_progress = std::make_shared<Progress>();
    std::function<void()> m_stop;
    QTimer m_patience;
    QPointer<ObservedJob> m_job; ///< null while not listed
};

} // namespace vitrine
