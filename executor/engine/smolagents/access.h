// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/smolagents/machine.h"
#include "executor/engine/smolagents/node.h"

namespace vitrine::smolagents {

/// Access to attributes, for reading and writing. Closes leaks of the older executor: dunder names are written only to
/// objects created by the code, and an operator assignment reads only harmless ones. Access to the interpreter is
/// closed by type (interpreterguards.h). All functions set the denial.

/// Whether this attribute expression may be evaluated at all.
bool mayReadDunder(Machine &machine, const Node &attribute);

/// Reads an attribute whose name has been judged. Null with an exception set.
PyRef readAttribute(Machine &machine, PyObject *object, PyObject *name);

/// The read of `object.name += …`, which the older executor does not judge.
PyRef readForUpdate(Machine &machine, PyObject *object, PyObject *name);

bool writeAttribute(Machine &machine, PyObject *object, PyObject *name, PyObject *value);

/// Whether it is a module without a view, which the policy does not expose unchanged.
bool isBareModule(const Machine &machine, PyObject *object);

/// Whether the code itself defined this function or method.
bool isOwnFunction(PyObject *function);

} // namespace vitrine::smolagents
