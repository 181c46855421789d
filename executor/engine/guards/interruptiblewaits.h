// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// Makes everything that waits by locks, queues or for threads end with the step that waits: `acquire` of locks (which
/// `queue`, `threading` and pools are built on), SimpleQueue's `get` and the joining of threads. Once a process, with
/// the GIL; leaves alone what it does not know of this version of Python.
void armInterruptibleWaits();

} // namespace vitrine
