// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <string_view>

namespace vitrine {

/// The current action of a Python frame. A name in one of its instructions is its own; one that was passed to a
/// function in C (getattr, format) may have come from elsewhere. All functions need the GIL and leave no exception set.

/// Whether the frame reads an attribute of this name by an instruction of its own code, or by a pattern.
bool readsAttribute(PyFrameObject *frame, std::string_view name);

/// Whether it writes or deletes an attribute by an instruction of its own code.
bool writesAttribute(PyFrameObject *frame);

/// Whether it imports a module by an import statement of its own code.
bool importsModule(PyFrameObject *frame);

/// Whether the code is one that was made from a text and not from a file. Needs no more than the name of the file.
bool isTextCode(const PyCodeObject *code);

/// Whether such code runs in the innermost frame. Quick.
bool isTextRunning();

/// Whether the text is among the constants of the code.
bool hasConstant(PyCodeObject *code, std::string_view text);

/// Whether it is among these, or a name that the code uses.
bool isNamedIn(PyCodeObject *code, std::string_view name);

} // namespace vitrine
