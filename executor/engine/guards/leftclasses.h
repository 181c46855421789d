// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

/// Abstract classes and metaclasses of the code: a check of a class of a library also asks the abstract classes below
/// it, as long as they exist, and that may be after their session. All functions require the GIL and leave no exception
/// set.

/// Call for each class that code has created.
void keepLeftClass(PyObject *type);

/// Lets the classes that are left answer without functions of the code. Call when no session runs any more.
void silenceLeftClasses();

/// A hook for checks of subclasses: no class is one. A new reference; null if memory is exhausted.
PyRef hookWithoutSubclasses();

} // namespace vitrine
