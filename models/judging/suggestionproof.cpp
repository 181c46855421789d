// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/suggestionproof.h"

#include "base/enumnames.h"
#include "models/judging/missingmodule.h"

#include <algorithm>

namespace vitrine {

namespace {

using Outcome = ProofStep::Outcome;

constexpr auto outcomes = enumNames<Outcome::NotComparable>("denied", "otherwise", "not_installed", "not_comparable");

bool wasEndedByPolicy(const StepResult &result)
{
    return result.status == StepStatus::Blocked || result.status == StepStatus::Limit
        || result.status == StepStatus::Timeout;
}

// A denial names the allowed modules, which differ under another policy: its words do not count.
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

std::string firstLine(const std::string &text) { return text.substr(0, text.find('\n')); }

Outcome outcomeOf(SuggestionProof &proof, const ReplayedStep &step)
{
    if (isUnproved(proof, step.result))
        return Outcome::NotInstalled;
    if (step.comparison.verdict == ReplayVerdict::NotComparable)
        return Outcome::NotComparable;
    return wasEndedByPolicy(step.result) ? Outcome::Denied : Outcome::Otherwise;
}

std::uint64_t &countOf(SuggestionProof &proof, Outcome outcome)
{
    switch (outcome) {
    case Outcome::Denied: return proof.denied;
    case Outcome::Otherwise: return proof.otherwise;
    case Outcome::NotInstalled: return proof.notInstalled;
    case Outcome::NotComparable: break;
    }
    return proof.notComparable;
}

ProofStep named(const ReplayedStep &step, std::int64_t run, Outcome outcome, std::span<const ReplayStep> recorded)
{
    ProofStep reported { .run = run, .step = step.step, .ordinal = step.ordinal, .outcome = outcome };
    const auto ordinalOf = [](const ReplayStep &each) { return each.record.ordinal; };
    if (const auto record = std::ranges::find(recorded, step.ordinal, ordinalOf); record != recorded.end()) {
        reported.wasFinal = record->record.isFinalAnswer;
        if (const auto &error = record->record.error)
            reported.recorded = ErrorRecord { error->layer, error->type, firstLine(error->message), {}, {}, {} };
    }
    reported.status = step.result.status;
    reported.reason = step.comparison.reason;
    if (const auto &error = step.result.error) {
        reported.message = firstLine(error->message);
        reported.rule = error->rule;
    }
    return reported;
}

} // namespace

std::string_view toString(Outcome outcome) { return nameOf(outcome, outcomes); }

void addTo(
    SuggestionProof &proof, std::int64_t run, std::span<const ReplayStep> recorded, std::span<const ReplayedStep> steps)
{
    for (const ReplayedStep &step : steps) {
        if (isKept(step)) {
            ++proof.kept;
            continue;
        }
        const Outcome outcome = outcomeOf(proof, step);
        ++countOf(proof, outcome);
        proof.steps.push_back(named(step, run, outcome, recorded));
    }
}

} // namespace vitrine
