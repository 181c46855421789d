// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <string>
#include <utility>
#include <vector>

namespace vitrine {

class SessionCore;

/// Special methods (`__repr__`, `__eq__` …) of the code's classes run when the program of a host shows, compares or
/// iterates what a step has returned. If such a method is not a function of the code, but a function in C or of a
/// library, no frame shows whose it is. These objects are replaced in the class by ones that behave the same and run
/// under the policy of the session. All functions require the GIL and leave no exception set.

using SpecialMethods = std::vector<std::pair<std::string, PyRef>>;

/// The replacements, by name, in a class that the code of a session of a host has created.
SpecialMethods specialMethodsToJudge(PyObject *type, SessionCore &core);

/// The replacement for a value that is about to be stored under this name in such a class; null if it needs none.
PyRef judgedSpecialMethod(PyObject *name, PyObject *value);

/// Leaves objects with this slot as they are: functions of the code in a dialect without frames, which are judged
/// wherever they are called.
void leaveFunctionsUnchanged(ternaryfunc call);

} // namespace vitrine
