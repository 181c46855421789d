// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"
#include "executor/review/syntaxtypes.h"

#include <vector>

namespace vitrine {

/// The nodes directly below a node that run whenever it does, in the order in which Python evaluates them.
std::vector<PyRef> evaluatedIn(const SyntaxTypes &types, PyObject *node);

/// Those that may be left out, or run more often: each list has a tick of its own.
std::vector<std::vector<PyRef>> evaluatedApart(const SyntaxTypes &types, PyObject *node);

} // namespace vitrine
