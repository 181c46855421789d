// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// Gives Python's `socket` module sockets where the system makes none: each comes as a descriptor over `dispenser`, and
/// connects by asking a proxy at its other end (sandbox/hostproxy.h). For streams to hosts; the names of hosts are
/// looked up by the proxy. Needs the GIL; false, with no exception set, when it does not work.
bool openNetwork(int dispenser);

} // namespace vitrine
