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
    connect(results, &ResultPanes::resultShown, this, &LiveReview::list);
    connect(results, &ResultPanes::findingChosen, step, &StepPane::showFinding);
    connect(results, &ResultPanes::findingFollowed, step, &StepPane::goToFinding);
}

void LiveReview::show(const StepReview &review)
{
    const auto *step = m_project->step();
    // Code in another language is not invalid Python.
    m_step->setReview(step != nullptr && !step->isReplayable ? StepReview() : review);
    m_review = review;
    m_reviewed = m_project->currentStep();
    list();
}

void LiveReview::list()
{
    const auto *step = m_project->step();
    if (step == nullptr || m_reviewed != m_project->currentStep())
        return;
    using Ran = ResultPanes::Ran;
    m_results->showReview(m_review, m_step->hasRun() ? Ran::ThisCode : Ran::OtherCode, WindowText::stepNumber(*step));
}

} // namespace vitrine
