// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

/// What the innermost frame of this thread is doing. All functions need the GIL.

/// The code that it runs; null without a frame.
PyRef innermostCode();

/// Whether its current instruction itself reads, writes or deletes an attribute of this name (a class pattern reads
/// any), and not a function in C that it calls.
bool isInstructionOnAttribute(PyObject *name);

/// Whether it runs a text that a library made code of ("<string>").
bool isTextRunning();

/// Whether the code of the frame has this text among its names or constants.
bool isNamedInFrame(PyObject *name);

} // namespace vitrine
