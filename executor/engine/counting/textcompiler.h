// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

class SessionCore;

/// Compiles a text that a library runs for the code, with the guards and stops that a step has (textimports.h). The
/// tree is changed. Needs the GIL. Null with an exception set.
PyRef compileText(SessionCore &core, PyObject *tree, PyObject *file, PyObject *mode, int flags);

} // namespace vitrine
