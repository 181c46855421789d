// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/contextreading.h"

#include "app/panes/step/stepcontext.h"
#include "app/panes/step/steppane.h"
#include "app/session/jobs/joblist.h"
#include "app/session/project.h"

namespace vitrine {

ContextReading::ContextReading(Project *project, StepPane *step)
    : QObject(project)
    , m_project(project)
    , m_step(step)
    , m_reading(this, project->jobs()->pool())
{
    connect(project, &Project::detailRead, this, &ContextReading::read);
}

void ContextReading::read(const std::shared_ptr<const StepDetail> &detail)
{
    const auto &executions = detail->executions;
    const StepContextQuestion question { .trail = m_project->file(),
        .run = m_project->currentRun(),
        .step = detail->id,
        .ordinal = detail->record.ordinal,
        .session = executions.empty() ? 0 : executions.front().begin.session,
        .hasPrompt = !detail->record.prompt.empty() };
    m_reading.cancel();
    if (question.session == 0 && !question.hasPrompt)
        return;
    m_reading.ask([question] { return readStepContext(question); },
        [this](const Result<StepContext> &context) {
            if (context)
                m_step->setContext(*context);
        });
}

} // namespace vitrine
