// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// Makes Python's `socket` module work where the system provides no sockets: each socket is a descriptor received over
/// `dispenser`, and connects by a request to the proxy at its other end (sandbox/hostproxy.h). Supports streams to
/// hosts; the proxy resolves host names. Needs the GIL; false, without an exception set, on failure.
bool openNetwork(int dispenser);

} // namespace vitrine
