// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"
#include "executor/review/syntaxtypes.h"

namespace vitrine {

/// Compiles the tree of a module as the builtin `compile` does, but knows the classes of its nodes: that one asks a
/// node about twenty classes one after the other, and so takes as long to read a tree as to compile it. The tree has to
/// be one that the parser made and the instrumenter changed: it is not validated. Needs the GIL. Null with an exception
/// set.
PyRef compileTree(const SyntaxTypes &types, PyObject *module, const char *file, int flags);

} // namespace vitrine
