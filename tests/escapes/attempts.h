// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/executor.h"
#include "executor/policy/profiles.h"

#include <QFile>
#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace vitrine::test {

/// One step of a family of attempts. It begins with a line
///     #= name | profile and what is added to it | how it has to end
struct Attempt {
    QString name;
    QString policy; ///< a profile, and words: import=, builtin=, dunder=, wall=, and since=3.14 for a version of Python
    QString end;
    QByteArray code;
};

/// Reads the attempts of a family from its file in this folder. Empty if there is no such file.
inline std::vector<Attempt> attemptsOf(const QString &family)
{
    std::vector<Attempt> attempts;
    QFile file(QStringLiteral(VITRINE_ESCAPES "/") + family + QStringLiteral(".py"));
    if (!file.open(QIODevice::ReadOnly))
        return attempts;
    const QStringList parts = QString::fromUtf8(file.readAll()).split(QStringLiteral("\n#= "));
    for (const QString &part : parts.sliced(1)) {
        const QStringList head = part.section(QLatin1Char('\n'), 0, 0).split(QStringLiteral(" | "));
        if (head.size() != 3)
            qFatal("what is %s?", qPrintable(head.join(QLatin1Char('|'))));
        attempts.push_back({ head[0], head[1], head[2], part.section(QLatin1Char('\n'), 1).toUtf8() });
    }
    return attempts;
}

/// Whether the interpreter ("3.13.5") has what the attempt needs.
inline bool isForVersion(const QString &policy, const std::string &python)
{
    const QString since = policy.section(QStringLiteral("since=3."), 1).section(QLatin1Char(' '), 0, 0);
    const QString minor = QString::fromStdString(python).section(QLatin1Char('.'), 1, 1);
    return since.isEmpty() || minor.toInt() >= since.toInt();
}

inline Policy policyOf(const QString &text)
{
    QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    Policy policy = *profile(words.takeFirst().toStdString());
    for (const QString &word : words) {
        const std::string value = word.section(QLatin1Char('='), 1).toStdString();
        if (word.startsWith(QLatin1String("import=")))
            policy.imports.allow.push_back(value);
        else if (word.startsWith(QLatin1String("builtin=")))
            policy.builtins.push_back(value);
        else if (word.startsWith(QLatin1String("dunder=")))
            policy.dunderAttributes.push_back(value);
        else if (word.startsWith(QLatin1String("wall=")))
            policy.limits.wallSeconds = std::stod(value);
        else if (!word.startsWith(QLatin1String("since=")))
            qFatal("what is %s?", qPrintable(word));
    }
    return policy;
}

/// The end of a step as attempts state it: the rule of the denial, "error" and the class of the exception, or the
/// status.
inline QString endOf(const StepResult &result)
{
    if (result.error && !result.error->rule.empty())
        return QString::fromStdString(result.error->rule);
    if (result.error)
        return QStringLiteral("error ") + QString::fromStdString(result.error->type);
    return QString::fromStdString(std::string(toString(result.status)));
}

inline std::string reported(const StepResult &result)
{
    std::string text(toString(result.status));
    if (result.output)
        text += " " + result.output->repr;
    return text + (result.error ? " " + result.error->type + ": " + result.error->message : std::string());
}

} // namespace vitrine::test
