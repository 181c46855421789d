// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/policyfile.h"

#include "app/wording/problemtext.h"
#include "executor/policy/policydocument.h"
#include "executor/policy/policyproblem.h"

#include <QFile>
#include <QtConcurrentRun>

namespace vitrine {

namespace {

Error failure(ErrorCode code, const QString &file, const QString &detail)
{
    return { .code = code, .file = file.toStdString(), .line = {}, .byte = {}, .detail = detail.toStdString() };
}

Result<Policy> read(const QString &name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return std::unexpected(failure(ErrorCode::ReadFailed, name, file.errorString()));
    if (file.size() > static_cast<qint64>(longestPolicy))
        return std::unexpected(failure(ErrorCode::TooLarge, name, {}));
    const std::string text = file.readAll().toStdString();
    auto policy = readPolicy(text, name.toStdString());
    if (policy)
        return std::move(*policy);
    Error first = std::move(policy.error().front());
    if (const auto problems = policyProblems(text); !problems.empty())
        first.detail = ProblemText::sentence(problems.front()).toStdString();
    return std::unexpected(std::move(first));
}

} // namespace

QFuture<Result<Policy>> readPolicyFile(const QString &file) { return QtConcurrent::run(read, file); }

} // namespace vitrine
