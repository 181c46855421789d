// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// Knows real imports by the function of importlib through which each of them passes, not by the file names of frames:
/// a loader that code calls by itself is no import. All functions need the GIL.

/// Once a process. `imported` is called after each import of a module that was not loaded before.
void armLibraryImports(void (*imported)());

/// Whether a module that a library imports runs right now, for itself: code of a session that such a module calls is
/// not part of the import.
bool isInImport();

} // namespace vitrine
