// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/retention/retentioncontrol.h"

#include "app/panes/retention/prunejob.h"
#include "app/panes/retention/retentiondialog.h"
#include "app/session/jobs/joblist.h"
#include "app/session/project.h"
#include "models/items/runmodel.h"

namespace vitrine {

RetentionControl::RetentionControl(Project *project, QWidget *window)
    : QObject(window)
    , m_project(project)
    , m_window(window)
{
}

void RetentionControl::ask()
{
    if (!m_project->isOpen())
        return;
    const auto *runs = m_project->runs();
    auto *dialog = new RetentionDialog(
        { m_project->file(), m_project->title(), [runs](RunId run) { return runs->numberOf(run); } }, m_project->jobs(),
        m_window);
    connect(dialog, &RetentionDialog::pruningRequested, this,
        [this, file = m_project->file()](
            const Pruning &pruning, const QString &target) { start(file, pruning, target); });
    dialog->open();
}

void RetentionControl::start(const QString &trail, const Pruning &pruning, const QString &target)
{
    auto job = std::make_unique<PruneJob>(trail, m_project->title(), pruning, target);
    connect(job.get(), &PruneJob::failed, m_project, &Project::failed);
    connect(job.get(), &PruneJob::pruned, this, [this, trail, target] {
        if (!target.isEmpty())
            Q_EMIT m_project->saved(target);
        if (trail == m_project->file())
            m_project->readAgain();
    });
    m_project->jobs()->start(std::move(job));
}

} // namespace vitrine
