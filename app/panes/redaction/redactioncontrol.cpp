// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/redaction/redactioncontrol.h"

#include "app/panes/redaction/redactiondialog.h"
#include "app/panes/redaction/redactionjob.h"
#include "app/session/jobs/joblist.h"
#include "app/session/project.h"
#include "models/items/runmodel.h"

namespace vitrine {

RedactionControl::RedactionControl(Project *project, QWidget *window)
    : QObject(window)
    , m_project(project)
    , m_window(window)
{
}

void RedactionControl::ask()
{
    if (!m_project->isOpen())
        return;
    const auto *runs = m_project->runs();
    auto *dialog = new RedactionDialog(
        { m_project->file(), m_project->title(), [runs](RunId run) { return runs->numberOf(run); } }, m_project->jobs(),
        m_window);
    connect(dialog, &RedactionDialog::redactionRequested, this,
        [this, file = m_project->file()](const Redaction &redaction) { start(file, redaction); });
    dialog->open();
}

void RedactionControl::start(const QString &trail, const Redaction &redaction)
{
    auto job = std::make_unique<RedactionJob>(trail, m_project->title(), redaction);
    connect(job.get(), &RedactionJob::failed, m_project, &Project::failed);
    // The removed texts may be shown in the window.
    connect(job.get(), &RedactionJob::redacted, this, [this, trail] {
        if (trail == m_project->file())
            m_project->readAgain();
    });
    m_project->jobs()->start(std::move(job));
}

} // namespace vitrine
