// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/confirmation.h"

#include "models/judging/missingmodule.h"

#include <algorithm>

namespace vitrine {

namespace {

bool isToConfirm(VerdictChange change)
{
    return change != VerdictChange::Unchanged && change != VerdictChange::NotComparable;
}

Verdict predictionFor(StepIndex step, const PolicyVerdicts &after, const PolicyComparison &comparison)
{
    if (comparison.steps[step] == VerdictChange::Undecidable)
        return Verdict::Undecidable;
    return after.isCodeDenied(step) ? Verdict::Denied : Verdict::Allowed;
}

std::optional<Verdict> observedFrom(StepStatus status)
{
    switch (status) {
    case StepStatus::Ok:
    case StepStatus::Error: return Verdict::Allowed;
    case StepStatus::Blocked:
    case StepStatus::Timeout:
    case StepStatus::Limit: return Verdict::Denied;
    case StepStatus::Crashed:
    case StepStatus::Cancelled: break;
    }
    return std::nullopt;
}

void observe(Confirmation &confirmation, const StepResult &result)
{
    confirmation.status = result.status;
    if (!neverStarted(result))
        confirmation.observed = observedFrom(result.status);
    if (!result.error)
        return;
    confirmation.rule = result.error->rule;
    confirmation.message = result.error->message;
    confirmation.missing = missingModules(result);
}

} // namespace

std::vector<ConfirmationRun> runsToConfirm(const PolicyVerdicts &after, const PolicyComparison &comparison)
{
    const FactBase &base = after.base();
    std::vector<ConfirmationRun> runs;
    for (StepIndex step = 0; step < comparison.steps.size(); ++step) {
        if (!base.hasCode(step) || !isToConfirm(comparison.steps[step]))
            continue;
        const RunIndex run = base.runOf(step);
        if (runs.empty() || runs.back().run != run)
            runs.push_back({ run, {} });
        runs.back().steps.push_back(step);
    }
    return runs;
}

void limitTo(ReplayRequest &request, const ConfirmationRun &run, const PolicyVerdicts &after)
{
    const std::uint64_t last = after.base().ordinal(run.steps.back());
    request.policy = after.policy();
    std::erase_if(request.steps, [last](const ReplayStep &step) { return step.record.ordinal > last; });
}

std::vector<Confirmation> confirm(const ConfirmationRun &run, const PolicyVerdicts &after,
    const PolicyComparison &comparison, std::span<const ReplayedStep> replayed)
{
    std::vector<Confirmation> confirmations;
    for (const StepIndex step : run.steps) {
        Confirmation confirmation { .step = step, .predicted = predictionFor(step, after, comparison) };
        const auto found = std::ranges::find(replayed, after.base().ordinal(step), &ReplayedStep::ordinal);
        if (found != replayed.end())
            observe(confirmation, found->result);
        confirmations.push_back(std::move(confirmation));
    }
    return confirmations;
}

} // namespace vitrine
