// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tuning/suggestionproof.h"

#include "app/tuning/missingmodule.h"

namespace vitrine {

namespace {

bool wasEndedByPolicy(const StepResult &result)
{
    return result.status == StepStatus::Blocked || result.status == StepStatus::Limit
        || result.status == StepStatus::Timeout;
}

// A refusal names the modules that are allowed, and those are others under another policy: its words do not count.
bool isKept(const ReplayedStep &step)
{
    const Comparison &comparison = step.comparison;
    return comparison.verdict == ReplayVerdict::Same || comparison.verdict == ReplayVerdict::Noise
        || (comparison.verdict == ReplayVerdict::Differs && wasEndedByPolicy(step.result)
            && !comparison.reason.starts_with("status:"));
}

bool isUnproved(SuggestionProof &proof, const StepResult &result)
{
    const std::vector<std::string> modules = missingModules(result);
    for (const std::string &module : modules)
        ++proof.missing[module];
    return !modules.empty();
}

} // namespace

void addTo(SuggestionProof &proof, std::span<const ReplayedStep> steps)
{
    for (const ReplayedStep &step : steps) {
        if (isKept(step))
            ++proof.kept;
        else if (isUnproved(proof, step.result))
            ++proof.notInstalled;
        else if (step.comparison.verdict == ReplayVerdict::NotComparable)
            ++proof.notComparable;
        else
            ++(wasEndedByPolicy(step.result) ? proof.denied : proof.otherwise);
    }
}

} // namespace vitrine
