// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// numpy takes the data of its arrays from the system itself: once it is loaded, let what this thread's context takes
/// be counted and limited with CPython's memory (memorylimit.h). Does nothing while numpy is not loaded, or where it
/// has no such handler. Needs the GIL; leaves no exception set.
void countNumpyMemory();

} // namespace vitrine
