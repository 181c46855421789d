// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <string_view>

namespace vitrine {

class SessionCore;

/// Whether code could use this audit event to bypass the guards. Fast: called for every event.
bool isGuardEvent(std::string_view event);

/// Whether this is an access to an attribute of the interpreter. Those are judged on every thread, including excused
/// ones.
bool isCallEvent(std::string_view event);
int judgeCallEvent(std::string_view event, PyObject *args);

/// Judges text that is run as code, pickles and threads. Both return 0, or -1 with the error set, and require the GIL.
int judgeGuardEvent(SessionCore &core, std::string_view event, PyObject *args);

} // namespace vitrine
