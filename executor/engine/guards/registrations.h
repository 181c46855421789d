// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// Classes of the code that are registered with abstract classes of Python and of libraries: every `isinstance` of the
/// process asks them. All functions require the GIL and leave no exception set.

/// Guards the function that registers. Call once per process.
void armRegistrations();

/// Removes the classes that code has registered since the last call.
void removeRegistrations();

} // namespace vitrine
