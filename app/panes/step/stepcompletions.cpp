// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/step/stepcompletions.h"

#include <QSet>

#include <algorithm>

namespace vitrine {

namespace {

// A name in a log or an execution may be anything: only identifiers are offered.
bool isIdentifier(const QString &name)
{
    if (name.isEmpty() || name.front().isDigit() || name.size() > 80)
        return false;
    return std::ranges::all_of(name, [](QChar c) { return c.isLetterOrNumber() || c == u'_'; });
}

void addName(QSet<QString> &names, const std::string &name)
{
    if (const auto text = QString::fromStdString(name); isIdentifier(text))
        names.insert(text);
}

QString withoutStar(QString pattern) { return pattern.endsWith(u".*") ? pattern.chopped(2) : pattern; }

} // namespace

CompletionSources stepCompletions(
    const StepRecord &record, const std::vector<Execution> &newestFirst, const Policy &policy)
{
    QSet<QString> names;
    for (const auto &call : record.toolCalls)
        addName(names, call.name);
    if (!newestFirst.empty() && newestFirst.front().end) {
        const auto &result = newestFirst.front().end->result;
        for (const auto &variable : result.variables)
            addName(names, variable.name);
        for (const auto &call : result.toolCalls)
            addName(names, call.name);
    }
    CompletionSources sources { .names = names.values(), .modules = {} };
    for (const auto &pattern : policy.imports.allow) {
        if (const auto module = withoutStar(QString::fromStdString(pattern)); module != u"*")
            sources.modules.append(module);
    }
    return sources;
}

} // namespace vitrine
