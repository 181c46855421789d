// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/remote/remotechoice.h"

#include <QString>

/// The user's options for running code elsewhere: stored in the settings, except for keys, which are stored in the
/// keyring. Any thread.
namespace vitrine {

/// The choice without its key.
RemoteChoice userRemoteChoice(const QString &executor);
/// Stores a server's address without its secret parts.
void setUserRemoteChoice(const RemoteChoice &choice);

} // namespace vitrine
