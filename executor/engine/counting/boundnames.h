// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/syntaxtypes.h"

#include <string>
#include <vector>

namespace vitrine {

/// The plain names that a statement binds in its scope: by assignment, as loop variable, definition, import, `as` or
/// pattern. Not those within the statements and expressions in it, nor parameters. With the GIL.
std::vector<std::string> namesBoundBy(const SyntaxTypes &types, PyObject *statement, Syntax kind);

} // namespace vitrine
