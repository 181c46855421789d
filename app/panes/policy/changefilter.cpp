// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/changefilter.h"

#include "app/panes/policy/policyvalues.h"
#include "app/wording/filterterm.h"
#include "executor/policy/profiles.h"

#include <QStringBuilder>
#include <QStringList>

#include <algorithm>

namespace vitrine {

namespace {

/// The maximum of the filter language, minus room for additions by the user.
constexpr qsizetype longest = 16'000;

bool isChanged(VerdictChange change)
{
    return change != VerdictChange::Unchanged && change != VerdictChange::NotComparable;
}

QString term(std::int64_t run, const QStringList &steps)
{
    const QString inRun = u"run == " + QString::number(run) + u" and step ";
    if (steps.size() == 1)
        return inRun + u"== " + steps.front();
    return inRun + u"in (" + steps.join(QLatin1StringView(", ")) + u')';
}

} // namespace

std::optional<QString> stepFilter(const FactBase &base, const std::function<bool(StepIndex)> &isMeant)
{
    QString filter;
    for (RunIndex run = 0; run < base.runCount(); ++run) {
        QStringList steps;
        const auto [first, end] = base.stepsOf(run);
        for (StepIndex step = first; step < end; ++step)
            if (isMeant(step))
                steps << QString::number(base.ordinal(step));
        if (steps.isEmpty())
            continue;
        filter += (filter.isEmpty() ? QString() : QStringLiteral(" or ")) + term(base.runId(run), steps);
        if (filter.size() > longest)
            return std::nullopt;
    }
    return filter;
}

std::uint64_t changedSteps(const ChangeCounts &counts)
{
    return counts.total() - counts[VerdictChange::Unchanged] - counts[VerdictChange::NotComparable];
}

std::optional<QString> changeFilter(const FactBase &base, const PolicyComparison &comparison)
{
    return stepFilter(base, [&](StepIndex step) { return isChanged(comparison.steps[step]); });
}

std::optional<QString> verdictFilter(const PolicyVerdicts &verdicts, Verdict verdict)
{
    const Policy &policy = verdicts.policy();
    if (profile(policy.name) == policy) {
        const QString name = FilterTerm::quoted(QString::fromStdString(policy.name));
        return FilterTerm::is(u"policy.verdict(" % name % u')', toString(verdict));
    }
    return stepFilter(verdicts.base(), [&](StepIndex step) { return verdicts.verdict(step) == verdict; });
}

std::optional<QString> useFilter(const PolicyVerdicts &verdicts, UseKind kind, const std::string &name)
{
    const FactBase &base = verdicts.base();
    if (kind == UseKind::Syntax) {
        const FactBase::SyntaxSet wanted = base.syntaxSet({ name });
        return stepFilter(base, [&](StepIndex step) {
            const FactBase::SyntaxSet &set = base.syntax(step);
            return (set[0] & wanted[0]) != 0 || (set[1] & wanted[1]) != 0;
        });
    }
    std::vector<bool> isUser(base.stepCount());
    for (const Subject &subject : base.subjects())
        if (subject.name == name && isSameList(kind, subject.kind))
            for (const auto *steps : { &subject.steps, &subject.actionSteps })
                for (const StepIndex step : *steps)
                    isUser[step] = true;
    for (const PolicyRule &rule : policyRules())
        if (rule.judges && isSameList(*rule.judges, kind) && (isOfAction(kind) || kind == UseKind::Tool))
            for (const StepIndex step : verdicts.stepsDecidedBy(rule.path, name))
                isUser[step] = true;
    return stepFilter(base, [&](StepIndex step) { return isUser[step]; });
}

} // namespace vitrine
