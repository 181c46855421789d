// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/print/printcontrol.h"

#include "app/panes/print/printdialog.h"
#include "app/panes/print/printjob.h"
#include "app/session/jobs/joblist.h"
#include "app/session/project.h"
#include "app/wording/words.h"
#include "models/items/runmodel.h"

namespace vitrine {

PrintControl::PrintControl(Project *project, QWidget *window)
    : QObject(window)
    , m_project(project)
    , m_window(window)
{
}

void PrintControl::ask()
{
    const auto *step = m_project->step();
    if (step == nullptr)
        return;
    const PrintOrder order { .trail = m_project->file(),
        .title = m_project->title(),
        .run = m_project->currentRun(),
        .runNumber = m_project->runs()->numberOf(m_project->currentRun()),
        .step = m_project->currentStep() };
    auto *dialog = new PrintDialog(
        order, Words::number(step->ordinal, step->externalNumber), m_project->jobs()->pool(), m_window);
    connect(dialog, &PrintDialog::printWanted, this, &PrintControl::print);
    dialog->open();
}

void PrintControl::print(const PrintOrder &order, const std::shared_ptr<QPrinter> &printer)
{
    auto job = std::make_unique<PrintJob>(order, printer);
    connect(job.get(), &PrintJob::failed, m_project, &Project::failed);
    m_project->jobs()->start(std::move(job));
}

} // namespace vitrine
