// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// Real modules are useless to code, however it came by one: its reads and writes of their attributes are refused, or
/// answered from the view where the policy allows the module. Libraries find them as they are. All functions need the
/// GIL.

/// Once a process.
void armRealModules();

/// Gives the modules of the standard library that were loaded since the last call a type for which CPython does not
/// specialize reads, so that each read in code passes the guard.
void lockLoadedModules();

} // namespace vitrine
