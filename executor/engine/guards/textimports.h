// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

class SessionCore;

/// Libraries run texts that import: sympy's `parse_expr` and `lambdify` fill a dictionary by `from sympy import *` and
/// let formulas see it. Where a library runs a text in a new dictionary while code runs, the builtins of that text
/// import by the policy, and give views (moduleviews.h). All functions need the GIL.

/// Once a process: `exec` and `eval` are the interpreter's.
void armTextImports();

/// Makes code with guards of a tree that `compile` takes with the mode and these flags; null with an exception set.
using TextCompiler = PyRef (*)(SessionCore &core, PyObject *tree, PyObject *file, PyObject *mode, int flags);

/// Registers what makes code of the texts that libraries run for the code of a session, by all doors: `exec`, `eval`
/// and `compile`. Such code stops where a step stops.
void setTextCompiler(TextCompiler compiler);

/// Does the text that is about to run import so? Asked once, when it is judged.
bool importsGiveViews();

} // namespace vitrine
