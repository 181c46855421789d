// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

class SessionCore;

/// Gives real modules, as opposed to views of them (moduleviews.h), a type that guards all reads, so that it does not
/// matter how code got one: its reads go to the module's view, or are denied if the policy does not allow the module.
/// Libraries can read what their own code names; a name passed to them is attributed to the code. All functions require
/// the GIL.

/// Arms all modules of the interpreter, including those loaded later. Call once per process.
void armRealModules();

/// Gives the type to new modules of any origin. Fast if there are none. Leaves no exception set.
void lockRealModules();

/// Whether the object is a real module of this type.
bool isLockedModule(PyObject *object);

/// Reads an attribute of a real module for the current frame.
PyObject *readRealModule(PyObject *module, PyObject *name);

/// Whether code could use any attribute of the module to escape the guards.
bool isModuleOfInterpreter(PyObject *module);

} // namespace vitrine
