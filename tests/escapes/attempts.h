// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/policy/profiles.h"
#include "executor/stepresult.h"

#include <QByteArray>
#include <QFile>
#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace vitrine::test {

/// One attempt of a family: a step, the policy that it runs under and how it has to end (tst_escapes.cpp).
struct Attempt {
    QString name;
    QString policy;
    QString end;
    QByteArray code;
};

/// Empty when the file of the family cannot be read, or is no such file.
inline std::vector<Attempt> attemptsOf(const QString &family)
{
    QFile file(QStringLiteral(VITRINE_ESCAPES "/") + family + QStringLiteral(".py"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    std::vector<Attempt> attempts;
    const QStringList parts = QString::fromUtf8(file.readAll()).split(QStringLiteral("\n#= "));
    for (const QString &part : parts.sliced(1)) {
        const QStringList head = part.section(QLatin1Char('\n'), 0, 0).split(QStringLiteral(" | "));
        if (head.size() != 3)
            return {};
        attempts.push_back({ head[0], head[1], head[2], part.section(QLatin1Char('\n'), 1).toUtf8() });
    }
    return attempts;
}

inline Policy policyFor(const QString &text)
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
        else
            qFatal("what is %s?", qPrintable(word));
    }
    return policy;
}

/// The rule that refused the step, else its error or status.
inline QString endOf(const StepResult &result)
{
    if (result.error && !result.error->rule.empty())
        return QString::fromStdString(result.error->rule);
    if (result.error)
        return QStringLiteral("error ") + QString::fromStdString(result.error->type);
    return QString::fromStdString(std::string(toString(result.status)));
}

} // namespace vitrine::test
