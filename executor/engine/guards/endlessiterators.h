// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// Loops in C consume an iterator without checking for stops: `deque(repeat(1), maxlen=0)`. Guarded iterators of Python
/// that are endless, or nearly so, end such a loop when the step must stop.

/// Arms the types of the interpreter. Call once per process. Requires the GIL; leaves no exception set.
void armEndlessIterators();

} // namespace vitrine
