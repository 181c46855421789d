// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/changefilter.h"

#include <QStringList>

namespace vitrine {

namespace {

/// What the filter language takes, with room for what the user adds.
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

std::uint64_t changedSteps(const ChangeCounts &counts)
{
    return counts.total() - counts[VerdictChange::Unchanged] - counts[VerdictChange::NotComparable];
}

std::optional<QString> changeFilter(const FactBase &base, const PolicyComparison &comparison)
{
    QString filter;
    for (RunIndex run = 0; run < base.runCount(); ++run) {
        QStringList steps;
        const auto [first, end] = base.stepsOf(run);
        for (StepIndex step = first; step < end; ++step)
            if (isChanged(comparison.steps[step]))
                steps << QString::number(base.ordinal(step));
        if (steps.isEmpty())
            continue;
        filter += (filter.isEmpty() ? QString() : QStringLiteral(" or ")) + term(base.runId(run), steps);
        if (filter.size() > longest)
            return std::nullopt;
    }
    return filter;
}

} // namespace vitrine
