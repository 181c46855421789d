// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/syntaxtypes.h"

#include <string>
#include <vector>

namespace vitrine {

/// The plain names that a statement binds in its scope: by assignment, as a loop variable, definition, import, `as` or
/// pattern. Excludes names bound by nested statements and expressions, and parameters. Needs the GIL.
std::vector<std::string> namesBoundBy(const SyntaxTypes &types, PyObject *statement, Syntax kind);

} // namespace vitrine
