// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/confirmer.h"

#include "app/session/policy/policydraft.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace vitrine {

Confirmer::Confirmer(DraftRuns::MakeExecutor makeExecutor, QObject *parent)
    : QObject(parent)
    , m_runs(std::move(makeExecutor))
{
    connect(&m_runs, &DraftRuns::stepped, this, &Confirmer::takeStep);
    connect(&m_runs, &DraftRuns::replayed, this, &Confirmer::take);
    connect(&m_runs, &DraftRuns::ended, this, &Confirmer::end);
}

void Confirmer::start(const QString &trail, std::shared_ptr<const DraftJudgement> judgement)
{
    forget();
    m_trail = trail;
    m_judgement = std::move(judgement);
    m_plans = runsToConfirm(*m_judgement->after, m_judgement->comparison);
    std::vector<DraftRuns::Plan> plans;
    for (const ConfirmationRun &run : m_plans) {
        m_total += static_cast<int>(run.steps.size());
        plans.push_back({ m_judgement->base->runId(run.run),
            [judgement = m_judgement, run](ReplayRequest &request) { limitTo(request, run, *judgement->after); } });
    }
    m_runs.start(trail, std::move(plans));
    Q_EMIT changed();
}

void Confirmer::stop()
{
    if (!isRunning())
        return;
    m_runs.stop();
    Q_EMIT changed();
    Q_EMIT ended();
}

void Confirmer::follow(const DraftJudgement &judgement)
{
    const bool isOther = m_judgement
        && (!judgement.base || judgement.draft != m_judgement->draft || judgement.active != m_judgement->active);
    if (!isOther)
        return;
    stop();
    forget();
}

int Confirmer::observed() const
{
    return static_cast<int>(
        std::ranges::count_if(m_found, [](const Confirmation &each) { return each.observed.has_value(); }));
}

int Confirmer::disagreements() const
{
    return static_cast<int>(std::ranges::count_if(m_found, &Confirmation::isDisagreement));
}

std::string Confirmer::problem() const
{
    const Confirmation *first = nullptr;
    for (const Confirmation &each : m_found)
        if (!each.observed && !each.message.empty() && (first == nullptr || each.step < first->step))
            first = &each;
    return first != nullptr ? first->message : std::string();
}

const Confirmation *Confirmer::of(StepId step) const
{
    const auto found = m_found.constFind(step);
    return found == m_found.cend() ? nullptr : &*found;
}

ConfirmationRecord Confirmer::record() const
{
    ConfirmationRecord record { .policy = m_judgement->draft,
        .before = m_judgement->active,
        .author = {},
        .at = 0,
        .total = static_cast<std::size_t>(m_total),
        .steps = {} };
    const FactBase &base = *m_judgement->base;
    for (const ConfirmationRun &run : m_plans)
        for (const StepIndex step : run.steps)
            if (const Confirmation *found = of(base.stepId(step)))
                record.steps.push_back({ base.runId(run.run), base.stepId(step), found->predicted, found->observed,
                    found->rule, found->isDisagreement() });
    return record;
}

// Keeps the result of each step at once, because a long run may be stopped.
void Confirmer::takeStep(std::size_t plan, const ReplayedStep &step)
{
    const auto judgement = m_judgement; // a receiver of `changed` may stop everything
    const FactBase &base = *judgement->base;
    ConfirmationRun own { m_plans[plan].run, {} };
    std::ranges::copy_if(m_plans[plan].steps, std::back_inserter(own.steps),
        [&](StepIndex each) { return base.ordinal(each) == step.ordinal; });
    for (const Confirmation &each : confirm(own, *judgement->after, judgement->comparison, { &step, 1 })) {
        m_found.insert(base.stepId(each.step), each);
        Q_EMIT changed();
    }
}

void Confirmer::take(std::size_t plan, const std::vector<ReplayedStep> &steps)
{
    for (const Confirmation &each : confirm(m_plans[plan], *m_judgement->after, m_judgement->comparison, steps))
        m_found.insert(m_judgement->base->stepId(each.step), each);
    Q_EMIT changed();
}

void Confirmer::end(const std::optional<Error> &error)
{
    if (error)
        Q_EMIT failed(*error);
    Q_EMIT changed();
    Q_EMIT ended();
}

void Confirmer::forget()
{
    m_judgement.reset();
    m_plans.clear();
    m_found.clear();
    m_total = 0;
}

} // namespace vitrine
