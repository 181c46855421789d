// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <string_view>

namespace vitrine {

class SessionCore;

/// Audit events by which code could get around the guards. Quick: the hook asks for every event there is.
bool isGuardEvent(std::string_view event);

/// Attributes of the interpreter: judged on every thread, even excused ones.
bool isDoorEvent(std::string_view event);
int judgeDoorEvent(std::string_view event, PyObject *args);

/// Judges text that is run as code, pickles, threads. Both return 0, or -1 with the denial set, and need the GIL.
int judgeGuardEvent(SessionCore &core, std::string_view event, PyObject *args);

} // namespace vitrine
