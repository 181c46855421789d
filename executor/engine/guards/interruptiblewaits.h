// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// Makes waits for locks, queues and threads end when the waiting step is stopped: `acquire` of locks (the base of
/// `queue`, `threading` and pools), SimpleQueue's `get` and the joining of threads. Skips methods that this version of
/// Python does not have. Call once per process, with the GIL.
void armInterruptibleWaits();

} // namespace vitrine
