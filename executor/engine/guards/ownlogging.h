// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

class SessionCore;

/// A module `logging` that belongs to one session. The loggers and handlers of the real one are the program's: code
/// that changed them would run whenever the program logs, and would reach its handlers. The copy is made from the code
/// of the standard library, with loggers, handlers and levels of its own, and its classes count as the code's own. It
/// reads no frames but those of the code, registers nothing in the process, and leaves the module `warnings` alone.
/// Null with an exception set. Requires the GIL.
PyRef makeOwnLogging(SessionCore &core, PyObject *real);

} // namespace vitrine
