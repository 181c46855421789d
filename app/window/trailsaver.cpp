// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/trailsaver.h"

#include "app/session/jobs/copytrailjob.h"
#include "app/session/jobs/joblist.h"
#include "app/session/project.h"

#include <QDir>
#include <QFileInfo>

#include <memory>

namespace vitrine {

TrailSaver::TrailSaver(Project *project)
    : QObject(project)
    , m_project(project)
{
}

void TrailSaver::saveAs(const QString &file)
{
    const auto from = m_project->file();
    const auto target = QDir::cleanPath(QFileInfo(file).absoluteFilePath());
    if (target == from)
        return Q_EMIT m_project->saved(target);
    auto job = std::make_unique<CopyTrailJob>(from, target);
    connect(job.get(), &CopyTrailJob::copied, this, [this, from](const QString &to) { takeCopy(from, to); });
    connect(job.get(), &CopyTrailJob::failed, m_project, &Project::failed);
    m_project->jobs()->start(std::move(job));
}

// Data still being written to the trail would be missing in the copy.
void TrailSaver::takeCopy(const QString &from, const QString &to)
{
    const bool isWritten = !m_project->canRun() || m_project->jobs()->hasWriters();
    if (from != m_project->file())
        return Q_EMIT m_project->saved(to);
    if (isWritten)
        return Q_EMIT savedAside(to);
    const auto report = [this, to] {
        if (m_project->file() == to)
            Q_EMIT m_project->saved(to);
    };
    connect(m_project, &Project::opened, this, report, Qt::SingleShotConnection);
    m_project->moveTo(to);
}

} // namespace vitrine
