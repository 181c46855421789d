// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/denialcontrol.h"

#include "app/panes/policy/denialtext.h"
#include "app/panes/policy/policypane.h"
#include "app/panes/policy/whypanel.h"
#include "app/panes/step/steppane.h"
#include "app/session/jobs/joblist.h"
#include "app/session/policy/policydraft.h"
#include "app/session/policy/policyorigin.h"
#include "app/session/project.h"
#include "models/items/stepmodel.h"

#include <utility>

namespace vitrine {

namespace {

/// The facts of larger trails are read only when the user asks for the reason.
constexpr quint64 mostSteps = 200'000;

} // namespace

DenialControl::DenialControl(Project *project, StepPane *step, PolicyPane *policies, QObject *parent)
    : QObject(parent)
    , m_project(project)
    , m_step(step)
    , m_policies(policies)
    , m_panel(new WhyPanel)
    , m_asking(this, project->jobs()->pool())
{
    step->setSide(m_panel);
    connect(m_panel, &WhyPanel::closed, step, &StepPane::hideSide);
    connect(m_panel, &WhyPanel::stepChosen, project, &Project::goTo, Qt::QueuedConnection);
    connect(m_panel, &WhyPanel::changeChosen, policies, &PolicyPane::changeDraft, Qt::QueuedConnection);
    connect(step, &StepPane::allowWanted, this, &DenialControl::allow, Qt::QueuedConnection);
    connect(step, &StepPane::sameReasonWanted, this, &DenialControl::showSame, Qt::QueuedConnection);
    connect(step, &StepPane::policyDraftWanted, this, &DenialControl::policyWanted, Qt::QueuedConnection);
    connect(project, &Project::detailRead, this, &DenialControl::follow);
    connect(project->steps(), &StepModel::dataChanged, this, [this] {
        if (!isWanted())
            Q_EMIT changesKnown(m_project->currentStep(), {});
        else if (m_denial.step != m_project->currentStep())
            follow();
    });
    connect(policies->judgedDraft(), &PolicyDraft::judged, this, &DenialControl::ask);
    connect(project, &Project::closed, this, [this] {
        m_asking.cancel();
        m_denial = {};
        m_step->hideSide();
    });
}

// A result for a step that is no longer shown is not displayed.
void DenialControl::follow()
{
    if (m_denial.step != m_project->currentStep()) {
        m_denial = {};
        m_panel->showWaiting();
    }
    const bool isDue = isWanted() || m_step->isSideShown();
    m_policies->judgedDraft()->setWanted(this, isDue);
    if (!isDue)
        return;
    // The log's own policy is known once the run is.
    m_policies->judgedDraft()->followActive();
    ask();
}

bool DenialControl::isWanted() const
{
    const auto *steps = m_project->steps();
    const int row = steps->rowOf(m_project->currentStep());
    const auto *step = row < 0 ? nullptr : steps->peek(row);
    if (step == nullptr || m_project->totals().steps > mostSteps)
        return false;
    return step->errorLayer == ErrorLayer::Policy || step->lastStatus == StepStatus::Blocked
        || steps->verdict(row) == Verdict::Denied;
}

void DenialControl::ask()
{
    const auto judgement = m_policies->judgedDraft()->judgement();
    const auto step = m_project->currentStep();
    if (step == 0 || !judgement->base || judgement->active != m_project->activePolicy())
        return;
    if (!isWanted() && !m_step->isSideShown())
        return;
    m_asking.ask([judgement, run = m_project->currentRun(), step] { return denialOf(*judgement, run, step); },
        [this](StepDenial denial) { take(std::move(denial)); });
}

void DenialControl::take(StepDenial denial)
{
    if (denial.step != m_project->currentStep())
        return;
    m_denial = std::move(denial);
    m_panel->show(m_denial, policyName());
    m_step->setDenial(DenialText::offer(m_denial, policyName()));
    QList<std::pair<QString, QString>> changes;
    const auto add = [this, &changes](const auto &remedy) {
        changes.emplace_back(DenialText::change(m_denial, remedy), DenialText::opens(remedy));
    };
    for (const Remedy &remedy : m_denial.remedies)
        add(remedy);
    for (const ActionRemedy &remedy : m_denial.actionRemedies)
        add(remedy);
    Q_EMIT changesKnown(m_denial.step, changes);
}

QString DenialControl::policyName() const { return activePolicyName(*m_project, m_denial.policy); }

void DenialControl::showWhy()
{
    Q_EMIT stepWanted();
    m_step->showSide();
    follow();
}

void DenialControl::showChanges()
{
    showWhy();
    m_panel->chooseChange();
}

void DenialControl::allow()
{
    if (m_denial.step != m_project->currentStep())
        return;
    if (!m_denial.remedies.empty())
        m_policies->changeDraft(m_denial.remedies.front().policy);
    else if (!m_denial.actionRemedies.empty())
        m_policies->changeDraft(m_denial.actionRemedies.front().policy);
}

// If there are too many steps for a filter, the panel lists them.
void DenialControl::showSame()
{
    if (m_denial.step != m_project->currentStep())
        return;
    if (const auto filter = DenialText::filter(m_denial))
        Q_EMIT filterWanted(*filter);
    else
        showWhy();
}

} // namespace vitrine
