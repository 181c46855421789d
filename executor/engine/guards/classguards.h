// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

/// Classes of libraries are shared by all sessions and the program itself. While code runs, they and their dictionaries
/// are read-only. Classes created by the code, or by libraries for it, are not affected. All functions require the GIL.

/// Arms all metaclasses of the interpreter. Call once per process.
void armClassGuards();

/// Arms the metaclass methods written in Python, once their modules are loaded and before code can use them.
void armMetaclasses();

/// Lets the engine write to a class even while code runs. False with an exception set.
bool setInClass(PyObject *type, const char *name, PyObject *value);

/// Whether a class was created by code, or by a library for it.
bool isOwnClass(PyObject *object);

/// Makes a class that the engine created for one session the code's own.
void makeOwnClass(PyObject *type);

/// The list of direct subclasses of a class, read by the engine for itself. Null without an exception set if it cannot
/// be made.
PyRef subclassesOf(PyTypeObject *type);

/// Replaces a method of a class, even of an immutable one, by a function whose own object is the original method.
/// Returns the original method, or null if it could not be replaced.
PyObject *putInFront(PyObject *type, PyMethodDef &definition);

} // namespace vitrine
