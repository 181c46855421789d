// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <string>
#include <string_view>

namespace vitrine {

/// The ways from an object into the interpreter: frames, tracebacks, code, globals of functions, modules behind
/// builtin functions, subclasses of classes, writes to classes of libraries (classdoors.h). They are closed by type, in
/// CPython's own descriptors, so that it does not matter how code comes to them: syntax, getattr, a match pattern, or a
/// library that reads attributes on its behalf (askers.h). Libraries find them open. All functions need the GIL.

/// Once a process: the interpreter is one, and so are its descriptors.
void armInterpreterDoors();

/// Judges the audit events object.__getattr__, __setattr__ and __delattr__ of `object`; false after a denial.
bool mayPassDoor(std::string_view event, PyObject *object, const std::string &name);

/// Guards the attributes of functions that were compiled with Cython. Called after each import.
void armCompiledFunctions();

} // namespace vitrine
