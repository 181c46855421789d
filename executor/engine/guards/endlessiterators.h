// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

/// Loops in C consume an iterator without checking for stops: `deque(repeat(1), maxlen=0)`. Guarded iterators of Python
/// that are endless, or nearly so, end such a loop when the step must stop.

/// Arms the types of the interpreter. Call once per process. Requires the GIL; leaves no exception set.
void armEndlessIterators();

/// Arms those of numpy, over arrays of any size without memory. Does nothing while numpy is not loaded.
void armNumpyIterators();

/// Arms a new class of the code whose `__next__` may be a function in C: `__next__ = int`.
void armIteratorClass(PyTypeObject *type);

} // namespace vitrine
