// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/receive/spansource.h"
#include "app/session/remote/remotechoice.h"
#include "executor/executor.h"
#include "executor/review/pythonruntime.h"

#include <QList>
#include <QString>
#include <QUrl>

#include <memory>

namespace vitrine {

/// Network functions of the program, all in one module: most commands load none of its libraries.
struct NetworkServices {
    /// See remoteservices.h.
    Result<std::unique_ptr<Executor>> (*makeRemote)(const RemoteChoice &choice, std::shared_ptr<PythonRuntime> python);
    Result<QString> (*testRemote)(const RemoteChoice &choice);
    Result<QList<RemoteResource>> (*runningAt)(const RemoteChoice &choice);
    Result<void> (*stopRemote)(const RemoteChoice &choice, const QString &id);
    /// See `SpanReceiver`.
    std::unique_ptr<SpanSource> (*spanReceiver)(QByteArray token, SpanSource::Take take);
    QByteArray (*newToken)();
    /// See timestampauthority.h.
    Result<QByteArray> (*askAuthority)(const QUrl &address, const QByteArray &request);
};

/// Loads the module at the first call. The services stay loaded until the program ends.
Result<const NetworkServices *> networkServices();

} // namespace vitrine
