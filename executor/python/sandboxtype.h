// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/python/sharedworld.h"

namespace vitrine {

/// The class `_engine.Sandbox`: a session in the jailed worker process. The base of `vitrine.SandboxPythonExecutor`.
PyRef makeSandboxType(PyObject *module);

/// The result of the last step of such an object, and the data for the next; null for another object, or before the
/// first step.
const StepResult *lastSandboxResult(PyObject *sandbox);
const Policy *sandboxPolicy(PyObject *sandbox);

/// Functions of the module: conversion of values to and from their safe form, and ending idle workers.
extern PyMethodDef sandboxFunctions[];

} // namespace vitrine
