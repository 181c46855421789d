// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/execution/executionbackend.h"
#include "app/session/remote/remotechoice.h"

#include <QString>

namespace vitrine {

/// The choice with its key, which is asked of the keyring where it has one there; otherwise that of the environment is
/// used. Blocks, also while the user is asked to open the keyring: any thread but the GUI's.
RemoteChoice withKey(RemoteChoice choice);

/// What runs steps elsewhere, as the user's settings say, with the static review. Any thread but the GUI's.
Result<ExecutionBackend> makeRemoteBackend(const QString &executor);

} // namespace vitrine
