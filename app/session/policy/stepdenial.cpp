// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/policy/stepdenial.h"

#include "app/session/policy/basesearch.h"
#include "app/session/policy/policydraft.h"
#include "app/wording/objectiontext.h"

#include <algorithm>

namespace vitrine {

namespace {

bool isSame(const Objection &one, const Objection &other)
{
    return one.rule == other.rule && one.subject == other.subject && one.kind == other.kind && one.limit == other.limit;
}

/// The other steps that the first objection to `step` denies.
std::vector<DeniedStep> othersOf(const PolicyVerdicts &verdicts, StepIndex step, const Objection &reason)
{
    const FactBase &base = verdicts.base();
    std::vector<DeniedStep> others;
    for (StepIndex other = 0; other < base.stepCount(); ++other) {
        if (other == step || !verdicts.isDenied(other))
            continue;
        const auto objections = verdicts.objections(other);
        const auto same = std::ranges::find_if(objections, [&](const Objection &one) { return isSame(one, reason); });
        if (same != objections.end())
            others.push_back({ .run = base.runId(base.runOf(other)),
                .step = base.stepId(other),
                .ordinal = base.ordinal(other),
                .line = same->line });
    }
    return others;
}

/// The other steps that have an action which this rule denies: "commands.deny:rm **".
std::vector<DeniedStep> othersOf(const PolicyVerdicts &verdicts, StepIndex step, const std::string &rule)
{
    const auto colon = rule.find(':');
    if (colon == rule.npos)
        return {};
    const FactBase &base = verdicts.base();
    std::vector<DeniedStep> others;
    for (const StepIndex other : verdicts.stepsDecidedBy(rule.substr(0, colon), rule.substr(colon + 1)))
        if (other != step && verdicts.isDenied(other))
            others.push_back({ .run = base.runId(base.runOf(other)),
                .step = base.stepId(other),
                .ordinal = base.ordinal(other),
                .line = 0 });
    return others;
}

/// Without repetitions.
std::vector<ActionRemedy> actionRemediesFor(const PolicyVerdicts &verdicts, StepIndex step)
{
    std::vector<ActionRemedy> remedies;
    ActionRemedies actions(verdicts);
    for (const ActionIndex action : verdicts.base().actionsOf(step))
        for (ActionRemedy &remedy : actions.of(action))
            if (!std::ranges::contains(remedies, remedy.policy, &ActionRemedy::policy))
                remedies.push_back(std::move(remedy));
    return remedies;
}

bool isImportedBy(const FactBase &base, StepIndex step, const std::string &module)
{
    return std::ranges::any_of(base.uses(step), [&](const FactBase::Use &use) {
        const Subject &subject = base.subjects()[use.subject];
        return subject.kind == UseKind::Import && subject.name.starts_with(module)
            && (subject.name.size() == module.size() || subject.name[module.size()] == '.');
    });
}

/// Whether "was recorded as blocked and imports this" matches exactly these steps.
bool saysItAll(const PolicyVerdicts &verdicts, StepIndex step, const StepDenial &denial)
{
    const FactBase &base = verdicts.base();
    const std::string &module = denial.objections.front().subject;
    std::vector<StepId> meant { base.stepId(step) };
    for (const DeniedStep &other : denial.others)
        meant.push_back(other.step);
    std::ranges::sort(meant);
    std::vector<StepId> said;
    for (StepIndex other = 0; other < base.stepCount(); ++other)
        if (base.has(other, FactBase::Denied) && isImportedBy(base, other, module))
            said.push_back(base.stepId(other));
    std::ranges::sort(said);
    return said == meant;
}

} // namespace

bool StepDenial::isDenied() const
{
    return !objections.empty() || std::ranges::contains(actions, ActionOutcome::Deny, [](const Action &action) {
        return action.ruling.outcome;
    });
}

StepDenial denialOf(const DraftJudgement &judgement, RunId run, StepId step)
{
    StepDenial denial;
    denial.run = run;
    denial.step = step;
    denial.policy = judgement.active.name;
    const auto at = judgement.base ? findStep(*judgement.base, run, step) : std::nullopt;
    if (!at || !judgement.before || !judgement.after)
        return denial;
    denial.isKnown = true;
    denial.ordinal = judgement.base->ordinal(*at);
    denial.objections = judgement.before->objections(*at);
    for (const ActionObjection &objection : judgement.before->actionObjections(*at))
        denial.actions.push_back({ objection.ruling, ObjectionText::sentence(objection, *judgement.base) });
    denial.rule = judgement.before->denyingRule(*at);
    if (denial.objections.empty() && denial.actions.empty())
        return denial;
    denial.draft = judgement.draft;
    denial.isAllowedByDraft
        = denial.isDenied() ? !judgement.after->isDenied(*at) : judgement.after->ruled(*at) == Verdict::Allowed;
    if (!denial.isAllowedByDraft) {
        denial.remedies = remediesFor(*judgement.after, *at);
        denial.actionRemedies = actionRemediesFor(*judgement.after, *at);
    }
    if (denial.objections.empty()) {
        denial.others = othersOf(*judgement.before, *at, denial.rule);
        return denial;
    }
    const Objection &reason = denial.objections.front();
    denial.others = othersOf(*judgement.before, *at, reason);
    if (reason.kind == UseKind::Import && saysItAll(*judgement.before, *at, denial))
        denial.onlyImport = reason.subject;
    return denial;
}

} // namespace vitrine
