// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/jobs/latejob.h"

#include "app/session/jobs/joblist.h"
#include "app/session/jobs/observedjob.h"

#include <utility>

namespace vitrine {

LateJob::LateJob(JobList *jobs, const QString &title, std::function<void()> stop, QObject *parent,
    std::chrono::milliseconds patience)
    : QObject(parent)
    , m_stop(std::move(stop))
{
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, [this, jobs = QPointer(jobs), title] {
        if (jobs)
            list(jobs, title);
    });
    m_patience.start(patience);
}

// The owner of the work is destroyed, so its result is dropped.
LateJob::~LateJob()
{
    if (m_job)
        m_job->finish({ .how = JobOutcome::How::Stopped });
}

ProgressCall LateJob::progressCall() const
{
    return [progress = m_progress](std::uint64_t done, std::uint64_t total) {
        progress->done = done;
        progress->total = total;
        return !progress->stop.stop_requested();
    };
}

void LateJob::finish(const JobOutcome &outcome)
{
    m_patience.stop();
    if (m_job)
        m_job->finish(m_progress->stop.stop_requested() ? JobOutcome { .how = JobOutcome::How::Stopped } : outcome);
    m_job.clear();
    deleteLater();
}

void LateJob::list(JobList *jobs, const QString &title)
{
    auto job = std::make_unique<ObservedJob>(title, [progress = m_progress, stop = m_stop] {
        progress->stop.request_stop();
        stop();
    });
    m_job = job.get();
    connect(jobs, &JobList::ticked, this, [this] {
        if (m_job)
            m_job->setProgress(m_progress->done, m_progress->total);
    });
    jobs->start(std::move(job));
}

} // namespace vitrine
