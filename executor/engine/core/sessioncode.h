// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

class SessionCore;

/// Records which builtins belong to which session: a frame with these builtins runs code of that session, on any
/// thread. All functions need the GIL.
void registerCode(SessionCore &core, PyObject *builtins);

/// Removes all entries of a session.
void forgetCode(const SessionCore &core);

/// The session that owns these builtins; null if there is none.
SessionCore *sessionOf(PyObject *builtins);

} // namespace vitrine
