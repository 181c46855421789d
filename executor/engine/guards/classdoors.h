// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

/// Classes of libraries belong to all sessions and to the program itself: while code runs they are read-only, like the
/// dictionaries behind them. Code and objects that libraries make for it have classes of their own. All functions need
/// the GIL.

/// Once a process: metaclasses are the interpreter's.
void armClassDoors();

/// Methods of metaclasses that are written in Python, as soon as their modules are there: before code gets hold of
/// them.
void armMetaclasses();

/// Writes to a class for the engine itself, even while code runs. False with an exception set.
bool setInClass(PyObject *type, const char *name, PyObject *value);

/// Was it made by code, or by a library for it?
bool isOwnClass(PyObject *object);

/// Replaces a method of a class, even of an immutable one, by a function whose own object is the original method. Returns
/// the original method, or null if it could not be replaced.
PyObject *putInFront(PyObject *type, PyMethodDef &definition);

} // namespace vitrine
