// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// Libraries run texts that import: sympy's `parse_expr` and `lambdify` fill a dictionary by `from sympy import *` and
/// let formulas see it. Where a library runs a text in a new dictionary while code runs, the builtins of that text
/// import by the policy, and give views (moduleviews.h). All functions need the GIL.

/// Code compiled from text while a step runs is marked as text, under any file name given by a library or the code:
/// names of files of a library or of the engine are replaced.

/// Once a process: `exec`, `eval` and `compile` are the interpreter's.
void armTextImports();

/// Does the text that is about to run import so? Asked once, when it is judged.
bool importsGiveViews();

} // namespace vitrine
