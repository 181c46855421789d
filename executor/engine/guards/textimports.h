// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// Libraries run texts that import: sympy's `parse_expr` and `lambdify` fill a dictionary with `from sympy import *`
/// and evaluate formulas in it. If a library runs a text in a new dictionary while code runs, the text gets builtins
/// whose imports follow the policy and return views (moduleviews.h). All functions require the GIL.

/// Code compiled from text while a step runs is marked as text by its file name, whichever name a library or the code
/// gives: names of files of libraries and of the engine are replaced.

/// Arms `exec`, `eval` and `compile` of the interpreter. Call once per process.
void armTextImports();

/// Whether imports of the text that is about to run return views. Valid once, while it is judged.
bool importsGiveViews();

} // namespace vitrine
