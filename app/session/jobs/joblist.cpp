// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/jobs/joblist.h"

#include <QLoggingCategory>

#include <algorithm>

#include <malloc.h>

namespace vitrine {

namespace {

Q_LOGGING_CATEGORY(logJobs, "vitrine.jobs", QtWarningMsg)

constexpr auto tickInterval = std::chrono::milliseconds(100);

} // namespace

JobList::JobList(QObject *parent)
    : QObject(parent)
{
    m_tick.setInterval(tickInterval);
    connect(&m_tick, &QTimer::timeout, this, &JobList::ticked);
}

// The pools wait for their work. Jobs check for cancellation many times a second, except within one huge record of a
// log, and the window is already closed.
JobList::~JobList() { cancelAll(); }

void JobList::start(std::unique_ptr<Job> job)
{
    auto *added = job.get();
    m_jobs.push_back(std::move(job));
    connect(added, &Job::ended, this, [this, added] { remove(added); });
    qCDebug(logJobs) << "started" << added->title();
    Q_EMIT started(added);
    m_tick.start();
    // Delayed: a quick job could end before its starter has connected.
    QMetaObject::invokeMethod(
        added, [this, added] { added->start(added->givesWay() ? &m_yieldingPool : &m_pool); }, Qt::QueuedConnection);
    Q_EMIT changed();
}

qsizetype JobList::count() const
{
    return std::ranges::count_if(m_jobs, [](const auto &job) { return !job->isPermanent(); });
}

bool JobList::hasWriters() const
{
    return std::ranges::any_of(m_jobs, [](const auto &job) { return !job->isPermanent() && !job->onlyReads(); });
}

Job *JobList::front() const
{
    const auto found = std::ranges::find_if(m_jobs, [](const auto &job) { return !job->isPermanent(); });
    return found == m_jobs.end() ? nullptr : found->get();
}

void JobList::cancelAll()
{
    for (const auto &job : m_jobs)
        job->cancel();
}

void JobList::remove(Job *job)
{
    const auto found = std::ranges::find(m_jobs, job, &std::unique_ptr<Job>::get);
    if (found == m_jobs.end())
        return;
    qCDebug(logJobs) << "ended" << job->title() << "after" << job->elapsedMs() << "ms";
    connect(job, &QObject::destroyed, this, &JobList::giveBackMemory);
    found->release()->deleteLater();
    m_jobs.erase(found);
    Q_EMIT ended(job);
    if (m_jobs.empty())
        m_tick.stop();
    Q_EMIT changed();
}

// A job of many megabytes leaves memory with the allocator in pieces that the next job may not fit into.
void JobList::giveBackMemory()
{
    m_pool.start([] { malloc_trim(0); });
}

} // namespace vitrine
