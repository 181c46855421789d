// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// Guards for native objects that open files, call addresses or read memory without an audit event. Libraries use them
/// internally; code can reach them through objects that libraries return. Each function guards one library, once it is
/// loaded.
void armXmlDoors(); ///< lxml trees and parsers
void armPictureDoors(); ///< Pillow's native image objects
void armFontDoors();
void armInterpreters(); ///< subinterpreters (PEP 734)

/// Whether the caller may create a ctypes object from an address. False with an exception set if the caller is code.
bool mayTouchMemory();

void armFunctionPointers(); ///< ctypes functions, such as those of numpy's bit generators

} // namespace vitrine
