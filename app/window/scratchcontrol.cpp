// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scratchcontrol.h"

#include "app/session/jobs/joblist.h"
#include "app/session/project.h"
#include "app/wording/words.h"
#include "models/items/runmodel.h"
#include "models/replay/scratchrun.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QtConcurrentRun>

namespace vitrine {

ScratchControl::ScratchControl(Project *project)
    : QObject(project)
    , m_project(project)
{
}

QString ScratchControl::newTrail()
{
    const auto moment = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
    return TrailImports::folder() % u"/scratch-" % moment % u".vitrine";
}

void ScratchControl::add()
{
    const auto trail = m_project->isOpen() ? m_project->file() : newTrail();
    const auto when = Words::moment(QDateTime::currentDateTime());
    //: What lists call a run that the user writes himself. %1: date and time
    const auto task = tr("Scratch run of %1").arg(when).toStdString();
    QtConcurrent::run(m_project->jobs()->pool(), [trail, task, folder = TrailImports::folder()] {
        QDir().mkpath(folder);
        return addScratchRun(QFile::encodeName(trail).toStdString(), task);
    }).then(this, [this, trail](const Result<Recorder::AddedRun> &run) {
        if (run)
            goTo(trail, run->run, run->steps.front());
        else
            Q_EMIT m_project->failed(run.error());
    });
}

// Another trail may have been opened in the meantime.
void ScratchControl::goTo(const QString &trail, qint64 run, qint64 step)
{
    if (m_project->file() == trail) {
        m_project->goTo(run, step);
        Q_EMIT added();
        return;
    }
    if (m_project->isOpen())
        return;
    connect(m_project, &Project::runSelected, this, [this] { Q_EMIT added(); }, Qt::SingleShotConnection);
    m_project->openFiles({ trail });
}

} // namespace vitrine
