// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/smolagents/machine.h"
#include "executor/engine/smolagents/node.h"

namespace vitrine::smolagents {

/// What attributes may be read and written. Stricter than the older executor where that one leaks: dunder names are
/// written only to what the code made itself, and only harmless ones are read by an operator assignment. What leads
/// into the interpreter is closed by type (interpreterdoors.h). All functions set the refusal.

/// May this attribute expression be evaluated at all?
bool mayReadDunder(Machine &machine, const Node &attribute);

/// Reads an attribute whose name was judged. Null with an exception set.
PyRef readAttribute(Machine &machine, PyObject *object, PyObject *name);

/// The read of `object.name += …`, which the older executor does not judge.
PyRef readForUpdate(Machine &machine, PyObject *object, PyObject *name);

bool writeAttribute(Machine &machine, PyObject *object, PyObject *name, PyObject *value);

/// Is it a module that no view stands for, and that the policy does not hand out as it is?
bool isBareModule(const Machine &machine, PyObject *object);

/// Did the code itself define this function or method?
bool isOwnFunction(PyObject *function);

} // namespace vitrine::smolagents
