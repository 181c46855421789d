// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

/// Whether the current write to a class is internal state of a library, and not caused by sandboxed code. Libraries
/// keep state in their classes: sympy counts dummies there, matplotlib caches objects. The writing function must name
/// the attribute in its own code, and must not have received the class from its caller; only class methods may, whose
/// first argument is their class. A function may delete what a class has that was created beside it. Functions,
/// instances of classes of the code and names with a special meaning in Python never qualify. Requires the GIL; leaves
/// no exception set.
bool isStateOfLibrary(PyObject *type, PyObject *name, PyObject *value);

} // namespace vitrine
