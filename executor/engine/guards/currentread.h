// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <string_view>

namespace vitrine {

/// The current instruction of a Python frame. A name in an instruction is the frame's own; a name passed to a function
/// written in C (getattr, format) may come from elsewhere. All functions require the GIL and leave no exception set.

/// Whether the frame reads an attribute of this name by an instruction of its own code, or by a pattern.
bool readsAttribute(PyFrameObject *frame, std::string_view name);

/// Whether the frame writes or deletes an attribute by an instruction of its own code.
bool writesAttribute(PyFrameObject *frame);

/// Whether the frame imports a module by an import statement of its own code.
bool importsModule(PyFrameObject *frame);

/// Whether the frame enters or leaves a block of a `with` statement.
bool entersBlock(PyFrameObject *frame);

/// Whether the code of the frame has class statements.
bool definesClasses(PyFrameObject *frame);

/// Whether the code was compiled from text and not from a file. Checks only the file name.
bool isTextCode(const PyCodeObject *code);

/// Whether such code runs in the innermost frame. Fast.
bool isTextRunning();

/// Whether the text is one of the code's constants.
bool hasConstant(PyCodeObject *code, std::string_view text);

/// Whether the name is one of the code's constants or names.
bool isNamedIn(PyCodeObject *code, std::string_view name);

} // namespace vitrine
