// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/smolagents/machine.h"
#include "executor/engine/smolagents/scope.h"

#include <string>

namespace vitrine::smolagents {

/// The older executor returns a fresh copy of a module at each import (docs/executor.md#module-copies). Here the copy
/// is a view that is filled on demand, and contains no more than the engine's other views: private and withheld names
/// are missing. A module that the policy does not allow becomes an empty object with its name, which is denied when
/// code evaluates it.

/// A new reference; null with an exception set.
PyRef copyOfModule(Machine &machine, Env &env, PyObject *real);

bool isModuleCopy(PyObject *object);

/// The names that `from module import *` binds, a new list: `__all__`, else all names without a leading underscore.
/// Null with an exception set.
PyRef namesOfModule(PyObject *copy);

/// Judged by the module's own name.
bool isModuleAllowed(Env &env, PyObject *module);
/// Judged by the policy; the answer is cached.
bool isModuleAllowed(Env &env, const std::string &name);

} // namespace vitrine::smolagents
