// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

class Meter;

/// The last resort against Python code that catches every exception raised in its thread: the interpreter checks at
/// each line, call and jump of Python, also in handlers, and raises again each time. All functions need the GIL and
/// leave no exception set.

/// The meter whose stop ends the code of a thread, and the class that is then raised. Both may be null.
struct HardStop {
    Meter *meter = nullptr;
    PyObject *exceptionClass = nullptr; ///< borrowed
};

/// Raises that class in the code of this thread when the meter stops it and a hard stop is active; null disables this.
void setHardStop(const HardStop &stop);

/// The stop of this thread.
HardStop hardStop();

/// Whether the code that runs on this thread must end, whichever session it belongs to.
bool isThreadStopped();

/// Activates hard stops; any thread. False if the interpreter does not support them. Each activation must be ended.
bool beginHardStop();
void endHardStop();

} // namespace vitrine
