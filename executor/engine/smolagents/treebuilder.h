// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/smolagents/node.h"
#include "executor/review/syntaxtypes.h"

#include <memory>

namespace vitrine::smolagents {

/// Copies CPython's tree of a module into the compact form. Null with an exception set (RecursionError for a tree too
/// deep to walk).
std::shared_ptr<const Tree> buildTree(const SyntaxTypes &types, PyObject *module);

} // namespace vitrine::smolagents
