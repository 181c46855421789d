// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// Callbacks of weak references that code creates in the interpreter of a host run as late code of its session
/// (latecode.h), also those of `weakref.finalize`, which Python calls when the program ends as well. Call it before a
/// step; arms once per process. Requires the GIL and leaves no exception set.
void armWeakCallbacks();

} // namespace vitrine
