// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// A loop in C takes items until there are none, and asks nobody whether it may go on: `deque(repeat(1), maxlen=0)`.
/// Iterators of Python's own that have no end, or one that nobody waits for, end such a loop when the step has to stop.

/// Once a process: the types are the interpreter's. Needs the GIL; leaves no exception set.
void armEndlessIterators();

} // namespace vitrine
