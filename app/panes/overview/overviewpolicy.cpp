// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The verdicts of policies on the steps of the overview: of one policy, or of that of each run's own log.
#include "app/panes/overview/overviewdata.h"
#include "app/panes/policy/changefilter.h"
#include "app/wording/safetext.h"
#include "app/wording/words.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace vitrine {

namespace {

constexpr qsizetype longestName = 60;

std::vector<OverviewCount> verdictCounts(
    const std::vector<Verdict> &verdicts, const std::function<QString(Verdict)> &filterOf)
{
    std::vector<OverviewCount> counts;
    for (const auto verdict : { Verdict::Allowed, Verdict::Ask, Verdict::Denied, Verdict::Undecidable }) {
        const auto count = static_cast<quint64>(std::ranges::count(verdicts, verdict));
        if (count == 0)
            continue;
        const auto shown = Words::policyVerdict(verdict);
        counts.push_back({ .shape = shown.shape, .label = shown.text, .count = count, .filter = filterOf(verdict) });
    }
    return counts;
}

std::vector<Verdict> verdictsOf(const PolicyVerdicts &verdicts)
{
    std::vector<Verdict> list(verdicts.base().stepCount());
    for (StepIndex step = 0; step < list.size(); ++step)
        list[step] = verdicts.verdict(step);
    return list;
}

OverviewPolicy overviewOf(const FactBase &base, std::string_view name, const std::vector<Verdict> &verdicts,
    const std::function<QString(Verdict)> &filterOf)
{
    OverviewPolicy policy {
        .name = safeLine(name, longestName), .counts = verdictCounts(verdicts, filterOf), .verdicts = {}
    };
    for (StepIndex step = 0; step < base.stepCount(); ++step)
        policy.verdicts.insert(base.stepId(step), verdicts[step]);
    return policy;
}

} // namespace

OverviewPolicy Overview::policy(const PolicyVerdicts &verdicts)
{
    return overviewOf(verdicts.base(), verdicts.policy().name, verdictsOf(verdicts),
        [&](Verdict verdict) { return verdictFilter(verdicts, verdict).value_or(QString()); });
}

OverviewPolicy Overview::policyByRun(
    const PolicyVerdicts &verdicts, const std::function<std::optional<Policy>(RunId)> &policyOf)
{
    const FactBase &base = verdicts.base();
    std::vector<std::pair<Policy, std::vector<RunIndex>>> policies; // few: most runs have the same
    for (RunIndex run = 0; run < base.runCount(); ++run) {
        const Policy policy = policyOf(base.runId(run)).value_or(verdicts.policy());
        const auto known = std::ranges::find(policies, policy, &std::pair<Policy, std::vector<RunIndex>>::first);
        if (known != policies.end())
            known->second.push_back(run);
        else
            policies.push_back({ policy, { run } });
    }
    std::vector<Verdict> list(base.stepCount());
    PolicyVerdicts own = verdicts;
    for (const auto &[policy, runs] : policies) {
        own.change(policy);
        for (const RunIndex run : runs)
            for (auto [step, end] = base.stepsOf(run); step < end; ++step)
                list[step] = own.verdict(step);
    }
    if (policies.size() == 1)
        return Overview::policy(own);
    return overviewOf(base, {}, list, [&](Verdict verdict) {
        return stepFilter(base, [&](StepIndex step) { return list[step] == verdict; }).value_or(QString());
    });
}

void Overview::judge(std::vector<OverviewRun> &runs, const QHash<StepId, Verdict> &verdicts)
{
    for (auto &run : runs)
        for (auto &cell : run.steps) {
            const auto found = verdicts.constFind(cell.step);
            cell.policy = found == verdicts.cend() ? std::nullopt : std::optional(*found);
        }
}

} // namespace vitrine
