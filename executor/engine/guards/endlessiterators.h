// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// Iterators in C that never end look for a stop at each item: what consumes them in C runs no code that could. Once
/// itertools is loaded, with the GIL; leaves no exception set.
void armEndlessIterators();

} // namespace vitrine
