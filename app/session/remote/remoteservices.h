// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/remote/remotechoice.h"
#include "executor/executor.h"
#include "executor/review/pythonruntime.h"

#include <QList>
#include <QString>

#include <memory>

/// Executors that run code elsewhere, and their running sessions. All functions but `makeRemote` send requests to the
/// service and wait for its answer: any thread but the GUI's.
namespace vitrine {

/// Does not connect yet: if a site does not respond, the first session fails. Keys missing in the choice are taken from
/// the environment: JUPYTER_TOKEN, E2B_API_KEY, MODAL_TOKEN_ID, BL_API_KEY …
Result<std::unique_ptr<Executor>> makeRemote(const RemoteChoice &choice, std::shared_ptr<PythonRuntime> python);

/// Checks whether the site answers and accepts the keys. Returns its description in the service's words. Starts
/// nothing.
Result<QString> testRemote(const RemoteChoice &choice);

/// Sessions that this program has started there, in this process or another, and that are still running.
Result<QList<RemoteResource>> runningAt(const RemoteChoice &choice);
Result<void> stopRemote(const RemoteChoice &choice, const QString &id);

} // namespace vitrine
