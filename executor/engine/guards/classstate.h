// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

/// Libraries keep state in their classes while they work: sympy counts its dummies there, matplotlib keeps what it has
/// made once. Is the write that happens just now such a one, and not one that the code has them do? The function that
/// writes names the attribute in its own code and found the class by itself: a class among its arguments is the
/// caller's choice, but for a method of classes, whose first argument is its own class (a method of instances can be
/// called for the class in the place of an instance). No function is kept, nothing whose class is the code's, and no
/// name that means something to Python. Needs the GIL; leaves no exception set.
bool isStateOfLibrary(PyObject *type, PyObject *name, PyObject *value);

} // namespace vitrine
