// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/policyfile.h"

#include "executor/policy/policydocument.h"

#include <QFile>
#include <QtConcurrentRun>

namespace vitrine {

namespace {

constexpr qint64 sizeLimit = 4 * 1024 * 1024;

Error failure(ErrorCode code, const QString &file, const QString &detail)
{
    return { .code = code, .file = file.toStdString(), .line = {}, .byte = {}, .detail = detail.toStdString() };
}

Result<Policy> read(const QString &name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return std::unexpected(failure(ErrorCode::ReadFailed, name, file.errorString()));
    if (file.size() > sizeLimit)
        return std::unexpected(failure(ErrorCode::TooLarge, name, {}));
    auto policy = readPolicy(file.readAll().toStdString(), name.toStdString());
    if (policy)
        return std::move(*policy);
    return std::unexpected(
        policy.error().empty() ? failure(ErrorCode::Internal, name, {}) : std::move(policy.error().front()));
}

} // namespace

QFuture<Result<Policy>> readPolicyFile(const QString &file) { return QtConcurrent::run(read, file); }

} // namespace vitrine
