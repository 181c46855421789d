// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// Counts and limits the data of numpy's arrays on this thread like CPython's memory (memorylimit.h); numpy allocates
/// it directly from the system. Does nothing while numpy is not loaded, or if it does not support allocation handlers.
/// Needs the GIL; leaves no exception set.
void countNumpyMemory();

} // namespace vitrine
