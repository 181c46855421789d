// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <sys/socket.h>

namespace vitrine {

/// Whether an address belongs to this machine, to a network it is connected to, or to a non-public range, directly or
/// embedded. Also true for other kinds of addresses. Queries the interfaces each time.
bool isOwnNetwork(const sockaddr *address);

} // namespace vitrine
