// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <Python.h>

#include <string_view>

namespace vitrine {

class SessionCore;

/// Guards for native objects that open files, call addresses or read memory without an audit event. Libraries use them
/// internally; code can reach them through objects that libraries return. Each function guards one library, once it is
/// loaded.
void armPictureGuards(); ///< Pillow's native image objects
void armFontGuards();
void armProfileGuards();
void armInterpreters(); ///< subinterpreters (PEP 734)
void armWindows(); ///< windows of Tk

/// Denies `what` as native code that guards cannot observe. Always null with an exception set.
PyObject *denyForeign(SessionCore &core, std::string_view what);

/// Judges a file that native code is about to open, by its name: the policy's verdict on `open()`. True for objects
/// that are not file names; false with an exception set.
bool mayOpenNamed(PyObject *name, bool writes);

/// Whether the caller may create a ctypes object from an address. False with an exception set if the caller is code.
bool mayTouchMemory();

void armFunctionPointers(); ///< ctypes functions, such as those of numpy's bit generators

} // namespace vitrine
