// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

class Meter;

/// The last means against Python code that swallows every exception which is sent into its thread: the interpreter asks
/// at each line, call and jump of Python, handlers included, and each of them raises anew. All functions need the GIL
/// and leave no exception set.

/// What this thread runs ends so with an exception of that class, when the meter says that it has to stop and a hard
/// stop is on; nothing does with null.
void setHardStop(Meter *meter, PyObject *exceptionClass);

/// On any thread: switches it on. False where the interpreter offers no way. Each one that began has its end.
bool beginHardStop();
void endHardStop();

} // namespace vitrine
