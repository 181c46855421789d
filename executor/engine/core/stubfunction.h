// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <string>

namespace vitrine {

/// The function of a tool's stub in Python: what the source, which is the user's own and runs unguarded, defines with
/// the tool's name, in a namespace of its own with these builtins. Null with a Python exception set. Needs the GIL.
PyRef stubFunction(const std::string &tool, const std::string &source, PyObject *builtins);

} // namespace vitrine
