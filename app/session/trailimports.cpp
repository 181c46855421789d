// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/trailimports.h"

#include "app/session/jobs/importjob.h"
#include "app/session/jobs/joblist.h"

#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <utility>

namespace vitrine {

TrailImports::TrailImports(JobList &jobs, std::shared_ptr<SharedPython> python, QObject *parent)
    : QObject(parent)
    , m_jobs(jobs)
    , m_python(std::move(python))
{
}

QString TrailImports::folder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/trails");
}

void TrailImports::start(const QStringList &logs, const QString &format, bool isWanted)
{
    auto job = std::make_unique<ImportJob>(logs, folder(), format);
    job->setPython(m_python);
    if (isWanted)
        m_wanted = logs;
    auto started = std::make_shared<QString>();
    connect(job.get(), &ImportJob::started, this, [this, logs, started](const QString &trail) {
        *started = trail;
        m_growing.insert(trail);
        show(logs, trail);
    });
    connect(job.get(), &ImportJob::imported, this, [this, logs, started](const ImportedLogs &imported) {
        m_growing.remove(*started);
        show(logs, QFile::decodeName(imported.trail.c_str()));
        Q_EMIT this->imported(imported);
    });
    connect(job.get(), &ImportJob::failed, this, [this, started](const Error &error) { fail(*started, error); });
    m_jobs.start(std::move(job));
}

void TrailImports::finish(const QStringList &logs, const QString &trail)
{
    auto job = std::make_unique<ImportJob>(logs, folder());
    job->setTrail(trail);
    job->setPython(m_python);
    connect(job.get(), &ImportJob::imported, this, [this, trail](const ImportedLogs &imported) {
        Q_EMIT finished(trail);
        Q_EMIT this->imported(imported);
    });
    connect(job.get(), &ImportJob::failed, this, &TrailImports::failed);
    m_jobs.start(std::move(job));
}

void TrailImports::show(const QStringList &logs, const QString &trail)
{
    if (logs == m_wanted)
        Q_EMIT ready(trail, QFileInfo(logs.front()).fileName());
}

void TrailImports::fail(const QString &trail, const Error &error)
{
    m_growing.remove(trail);
    if (!trail.isEmpty())
        Q_EMIT removed(trail);
    Q_EMIT failed(error);
}

} // namespace vitrine
