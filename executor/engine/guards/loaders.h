// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// Loaders and finders of importlib read files and run what is in them. Objects of libraries lead to them, and code may
/// have one, but calls none of their methods: neither itself nor by a library that it lends them.

/// Once a process: the classes are the interpreter's. Needs the GIL; leaves no exception set.
void armLoaders();

} // namespace vitrine
