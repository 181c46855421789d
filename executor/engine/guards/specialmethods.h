// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

class SessionCore;

/// Special methods (`__repr__`, `__eq__` …) of the code's classes run when the program of a host shows, compares or
/// iterates what a step has returned. If such a method is not a function of the code, but a function in C or of a
/// library, no frame shows whose it is. These objects are replaced in the class by ones that behave the same and run
/// under the policy of the session. All functions require the GIL and leave no exception set.

/// Call for each class that the code of a session of a host has created.
void judgeSpecialMethods(PyObject *type, SessionCore &core);

/// What to store instead of a value under this name in such a class; null: the value itself.
PyRef judgedSpecialMethod(PyObject *name, PyObject *value);

} // namespace vitrine
