// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine::smolagents {

/// Does what `raise what from cause` does; `cause` may be null. An exception is set afterwards, that one or another.
void raiseAs(PyObject *what, PyObject *cause);

} // namespace vitrine::smolagents
