// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/python/sharedworld.h"

namespace vitrine {

/// The class `_engine.Session`: runs steps over a dict of the host. What the package's executors are made of.
PyRef makeSessionType(PyObject *module);

/// The result of the last step of such an object, null when it has run none.
const StepResult *lastResult(PyObject *session);

/// The policy of the next step of such an object, null for another one.
const Policy *policyOf(PyObject *session);

} // namespace vitrine
