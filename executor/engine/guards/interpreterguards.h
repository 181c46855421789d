// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <string>
#include <string_view>

namespace vitrine {

/// Closes attributes that reach from an object into the interpreter: frames, tracebacks, code, globals of functions,
/// modules of builtin functions, subclasses of classes, writes to classes of libraries (classguards.h). They are closed
/// by type, in CPython's own descriptors, so that every kind of access is covered: syntax, getattr, a match pattern, or
/// a library that reads attributes for the code (frameattribution.h). Libraries keep their access. All functions
/// require the GIL.

/// Arms the descriptors of the interpreter. Call once per process.
void armInterpreterGuards();

/// Judges the audit events object.__getattr__, __setattr__ and __delattr__ of `object`. False after a denial.
bool mayCall(std::string_view event, PyObject *object, const std::string &name);

} // namespace vitrine
