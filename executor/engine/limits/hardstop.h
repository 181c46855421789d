// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

class Meter;

/// The last means against Python code that swallows every exception sent into its thread: the interpreter checks at
/// each line, call and jump of Python, handlers included, and each of them raises again. All functions need the GIL and
/// leave no exception set.

/// Ends the code of this thread with an exception of that class when the meter stops it and a hard stop is on; null
/// disables it.
void setHardStop(Meter *meter, PyObject *exceptionClass);

/// On any thread: switches it on. False where the interpreter offers no way. Each one that began has its end.
bool beginHardStop();
void endHardStop();

} // namespace vitrine
