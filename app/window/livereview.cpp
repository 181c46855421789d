// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/livereview.h"

#include "app/panes/results/resultpanes.h"
#include "app/panes/step/steppane.h"
#include "app/session/project.h"
#include "app/wording/windowtext.h"

namespace vitrine {

LiveReview::LiveReview(Project *project, StepPane *step, ResultPanes *results)
    : QObject(project)
    , m_project(project)
    , m_step(step)
    , m_results(results)
{
    connect(step, &StepPane::codeEdited, project, &Project::review);
    connect(project, &Project::reviewed, this, &LiveReview::show);
    connect(results, &ResultPanes::findingChosen, step, &StepPane::showFinding);
    connect(results, &ResultPanes::findingFollowed, step, &StepPane::goToFinding);
}

void LiveReview::show(const StepReview &review)
{
    const auto *step = m_project->step();
    // Code in another language is not invalid Python.
    m_step->setReview(step != nullptr && !step->isReplayable ? StepReview() : review);
    if (step == nullptr)
        return;
    if (m_step->hasRun())
        m_results->dropReview(WindowText::stepNumber(*step));
    else
        m_results->showReview(review, WindowText::stepNumber(*step));
}

} // namespace vitrine
