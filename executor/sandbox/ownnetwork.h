// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <sys/socket.h>

namespace vitrine {

/// Whether an address leads to this machine, into one of the networks that it is connected to, or into one that is
/// nobody's on the internet; also where it only wraps such an address. What is no IP address counts as such. The
/// machine's interfaces are asked each time.
bool isOwnNetwork(const sockaddr *address);

} // namespace vitrine
