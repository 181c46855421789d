// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/trailverification.h"

#include "app/session/jobs/joblist.h"
#include "app/session/jobs/verifyjob.h"
#include "models/trail/read/trail.h"

#include <QFile>

#include <algorithm>
#include <filesystem>

namespace vitrine {

namespace {

constexpr int delayMs = 100;

} // namespace

TrailVerification::TrailVerification(JobList &jobs, QObject *parent)
    : QObject(parent)
    , m_jobs(jobs)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(delayMs);
    connect(&m_delay, &QTimer::timeout, this, &TrailVerification::verifyGrowth);
}

void TrailVerification::setTrail(const QString &file, const QString &title)
{
    forget();
    m_file = file;
    m_title = title;
}

void TrailVerification::forget()
{
    m_file.clear();
    m_title.clear();
    m_newest.reset();
    m_delay.stop();
    m_growth.cancel();
    m_entries = 0;
}

quint64 TrailVerification::entries() const { return std::max<quint64>(m_entries, m_newest ? m_newest->entries : 0); }

void TrailVerification::verify()
{
    auto job = std::make_unique<VerifyJob>(m_file, m_title);
    connect(job.get(), &VerifyJob::verified, this, [this, file = m_file](const Verification &verification) {
        if (file == m_file)
            take(verification);
    });
    connect(job.get(), &VerifyJob::failed, this, &TrailVerification::failed);
    connect(job.get(), &QObject::destroyed, this, [this] { --m_running; });
    ++m_running;
    m_growth.cancel();
    m_jobs.start(std::move(job));
}

void TrailVerification::setEntries(quint64 entries)
{
    const bool isOutgrown = m_newest && entries > this->entries();
    m_entries = entries;
    if (!isOutgrown)
        return;
    Q_EMIT outgrown();
    m_delay.start();
}

void TrailVerification::take(const Verification &verification)
{
    m_newest = verification;
    Q_EMIT verified(verification);
    if (verification.entries < m_entries)
        m_delay.start();
}

void TrailVerification::verifyGrowth()
{
    if (m_running > 0 || !m_newest || !m_newest->isIntact || m_newest->entries >= m_entries)
        return;
    m_growth.ask(
        [file = m_file, before = *m_newest](const std::stop_token &stop) {
            return Trail::open(std::filesystem::path(QFile::encodeName(file).toStdString()))
                .and_then([&](const auto &trail) {
                    return trail->verifyGrowth(before, [&stop](auto, auto) { return !stop.stop_requested(); });
                });
        },
        [this](const Result<Verification> &verification) {
            // Entries that cannot be read now are verified with the next ones, or at the user's request.
            if (verification)
                take(*verification);
        });
}

} // namespace vitrine
