// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

/// Real modules, as opposed to views of them (moduleviews.h), have a type of their own, so that it does not matter how
/// code comes to one: what it reads there it reads from the module's view, or not at all where the policy does not
/// allow the module. Libraries find what their own code names; a name that they were given is judged as the code's.
/// All functions need the GIL.

/// Once a process: modules are the interpreter's, those that are loaded later included.
void armRealModules();

/// Gives the type to new modules of any origin. Quick when there are none. Leaves no exception set.
void lockRealModules();

/// Whether the object is a real module that has the type.
bool isLockedModule(PyObject *object);

/// Reads an attribute of a real module for the current frame.
PyObject *readRealModule(PyObject *module, PyObject *name);

/// Whether code could use any attribute of the module to get out of the guards.
bool isModuleOfInterpreter(PyObject *module);

} // namespace vitrine
