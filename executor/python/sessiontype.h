// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/python/sharedworld.h"

namespace vitrine {

/// The class `_engine.Session`: runs steps on a dict of the host. The base of the package's executors.
PyRef makeSessionType(PyObject *module);

/// The result of the last step of such an object; null if it has not run one.
const StepResult *lastResult(PyObject *session);

/// The policy for the next step of such an object; null for other objects.
const Policy *policyOf(PyObject *session);

} // namespace vitrine
