// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/remote/remotechoice.h"

#include <QString>

/// Where the window runs code elsewhere: kept in the user's settings, but for keys, which are kept in the keyring. Any
/// thread.
namespace vitrine {

/// Without its key.
RemoteChoice userRemoteChoice(const QString &executor);
/// Keeps a server's address without its secret parts.
void setUserRemoteChoice(const RemoteChoice &choice);

} // namespace vitrine
