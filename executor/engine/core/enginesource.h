// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

/// The file name of the engine's own Python: guards tell it from texts that libraries make code of.
inline constexpr const char *engineFile = "<vitrine>";

/// Runs Python of the engine's own among `names`, a dict with its builtins. Null with an exception set. Needs the GIL.
PyRef runEngineSource(const char *source, PyObject *names);

} // namespace vitrine
