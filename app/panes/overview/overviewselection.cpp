// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/overview/overviewselection.h"

#include <QStringBuilder>
#include <QStringList>

#include <algorithm>
#include <map>
#include <utility>

namespace vitrine {

namespace {

constexpr qsizetype longestFilter = 16'000;
constexpr std::ptrdiff_t leastRange = 3; ///< fewer consecutive runs are listed

QString between(const QString &field, const QString &first, const QString &last)
{
    return first == last ? QString(field % u" == " % first)
                         : QString(field % u" >= " % first % u" and " % field % u" <= " % last);
}

/// Consecutive runs are a range.
QStringList termsOf(std::vector<RunId> runs)
{
    std::ranges::sort(runs);
    const auto run = QStringLiteral("run");
    QStringList terms;
    QStringList single;
    for (auto from = runs.begin(); from != runs.end();) {
        auto to = from + 1;
        while (to != runs.end() && *to == *(to - 1) + 1)
            ++to;
        if (to - from >= leastRange)
            terms << between(run, QString::number(*from), QString::number(*(to - 1)));
        else
            for (auto one = from; one != to; ++one)
                single << QString::number(*one);
        from = to;
    }
    if (single.size() == 1)
        terms << between(run, single.front(), single.front());
    else if (!single.isEmpty())
        terms << QString(u"run in (" % single.join(u", ") % u')');
    return terms;
}

QString stepTerm(std::uint64_t first, std::uint64_t last)
{
    const auto step = QStringLiteral("step");
    if (first != 0 && last != 0)
        return between(step, QString::number(first), QString::number(last));
    if (first != 0)
        return step % u" >= " % QString::number(first);
    return last == 0 ? QString() : QString(step % u" <= " % QString::number(last));
}

} // namespace

std::optional<QString> filterOfSelection(const std::vector<SelectedSteps> &selected)
{
    std::map<std::pair<std::uint64_t, std::uint64_t>, std::vector<RunId>> bySteps;
    for (const auto &[run, first, last] : selected)
        bySteps[{ first, last }].push_back(run);
    QStringList alternatives;
    for (auto &[steps, runs] : bySteps) {
        const auto step = stepTerm(steps.first, steps.second);
        const auto terms = termsOf(std::move(runs));
        auto all = terms.join(u" or ");
        if (!step.isEmpty())
            all = (terms.size() > 1 ? QString(u'(' % all % u')') : all) % u" and " % step;
        alternatives << all;
    }
    const auto filter = alternatives.join(u" or ");
    return filter.isEmpty() || filter.size() > longestFilter ? std::nullopt : std::optional(filter);
}

} // namespace vitrine
