// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// Guards file accesses of libraries that cause no audit event: pandas lets lxml read documents by name and apply
/// stylesheets, and parts of scipy open files in compiled code. While code runs, such a name is judged like an opened
/// file, and stylesheets are denied. Also allows harmless accesses that the guards would block: networkx compiles its
/// functions at their first call, threadpoolctl searches for the C library. Call before each step and after imports;
/// does nothing for libraries that are not loaded or already armed. Requires the GIL; leaves no exception set.
void armLibraryGuards();

/// Sets a function that `armLibraryGuards` calls each time, to guard modules that an import has loaded.
void setImportObserver(void (*observer)());

} // namespace vitrine
