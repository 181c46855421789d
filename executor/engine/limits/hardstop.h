// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

class Meter;

/// The last resort against Python code that catches every exception raised in its thread: the interpreter checks at
/// each line, call and jump of Python, also in handlers, and raises again each time. All functions need the GIL and
/// leave no exception set.

/// Raises that class in the code of this thread when the meter stops it and a hard stop is active; null disables this.
void setHardStop(Meter *meter, PyObject *exceptionClass);

/// Activates hard stops; any thread. False if the interpreter does not support them. Each activation must be ended.
bool beginHardStop();
void endHardStop();

} // namespace vitrine
