// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/export/exportcontrol.h"

#include "app/panes/export/exportdialog.h"
#include "app/panes/export/exportjob.h"
#include "app/session/jobs/joblist.h"
#include "app/session/project.h"
#include "models/items/runmodel.h"
#include "models/replay/sharedpython.h"

#include <QFile>

#include <algorithm>

namespace vitrine {

ExportControl::ExportControl(Project *project, QWidget *window)
    : QObject(window)
    , m_project(project)
    , m_window(window)
    , m_python(std::make_shared<SharedPython>())
{
}

void ExportControl::ask()
{
    const auto *runs = m_project->runs();
    ExportChoices choices { .all = runs->listing().all ? runs->listing().all->ids() : std::vector<RunId>(),
        .shown = runs->ids()->ids(),
        .current = m_project->currentRun(),
        .isFiltered = m_project->filter().has_value() };
    // A file contains the runs in the order of their numbers, however the list is sorted.
    std::ranges::sort(choices.shown, {}, [runs](RunId run) { return runs->numberOf(run); });
    auto *dialog = new ExportDialog(std::move(choices), m_project->title(), m_window);
    connect(dialog, &ExportDialog::exportRequested, this, &ExportControl::start);
    dialog->open();
}

void ExportControl::start(ExportOrder order)
{
    order.trail = QFile::encodeName(m_project->file()).toStdString();
    order.python = [python = m_python] { return python->runtime(); };
    auto job = std::make_unique<ExportJob>(std::move(order));
    connect(job.get(), &ExportJob::written, m_project, &Project::saved);
    connect(job.get(), &ExportJob::failed, m_project, &Project::failed);
    m_project->jobs()->start(std::move(job));
}

} // namespace vitrine
