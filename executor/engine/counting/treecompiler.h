// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

/// Compiles the tree of a module with the builtin `compile`, which every version of CPython offers for such trees
/// (docs/adr/0022-compile-of-the-tree.md). Needs the GIL. Null with an exception set.
PyRef compileTree(PyObject *module, const char *file, int flags);

} // namespace vitrine
