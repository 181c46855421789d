// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// A loop in C takes items until there are none, without a check for stops: `deque(repeat(1), maxlen=0)`. Python's own
/// iterators without an end, or with a very distant one, end such a loop when the step has to stop.

/// Once a process: the types are the interpreter's. Needs the GIL; leaves no exception set.
void armEndlessIterators();

} // namespace vitrine
