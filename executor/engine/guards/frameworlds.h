// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

/// The `f_globals` or `f_locals` of a frame, as returned to a library. For a library's frame it is a copy, because the
/// code may have chosen the frame. For the code's own frame it can be read and written (`sympy.var` does), except for
/// dunder names: functions defined with other `__builtins__` would not be guarded. Steals `world` and returns a new
/// reference.
PyObject *worldForLibraries(PyObject *frame, PyObject *world);

} // namespace vitrine
