// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/smolagents/machine.h"
#include "executor/engine/smolagents/node.h"

namespace vitrine::smolagents {

/// Access to attributes, for reading and writing. Stricter than the older executor in its leaks: dunder names are
/// written only to objects that the code made itself, and only harmless ones are read by an operator assignment. Access
/// to the interpreter is closed by type (interpreterguards.h). All functions set the denial.

/// May this attribute expression be evaluated at all?
bool mayReadDunder(Machine &machine, const Node &attribute);

/// Reads an attribute whose name was judged. Null with an exception set.
PyRef readAttribute(Machine &machine, PyObject *object, PyObject *name);

/// The read of `object.name += …`, which the older executor does not judge.
PyRef readForUpdate(Machine &machine, PyObject *object, PyObject *name);

bool writeAttribute(Machine &machine, PyObject *object, PyObject *name, PyObject *value);

/// Whether it is a module without a view, which the policy does not expose unchanged.
bool isBareModule(const Machine &machine, PyObject *object);

/// Did the code itself define this function or method?
bool isOwnFunction(PyObject *function);

} // namespace vitrine::smolagents
