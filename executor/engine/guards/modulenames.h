// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/sessioncore.h"

#include <string>

namespace vitrine {

/// Names of real modules. All functions require the GIL and leave no exception set.

/// "?" without a name.
std::string nameOfModule(PyObject *module);

/// Whether the interpreter lists the module under this name.
bool isKnownAs(const std::string &name, PyObject *module);

/// Whether the module is a private extension module of a package (`package._part`, a shared library).
bool isCompiledPart(PyObject *module);

/// Whether the policy allows the real module, by the name under which the interpreter lists it.
bool isAllowedModule(const SessionCore &core, PyObject *module);

} // namespace vitrine
