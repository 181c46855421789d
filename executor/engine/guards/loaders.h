// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// The loaders and finders of importlib read files and run their contents. Code may reach such an object through a
/// library, but cannot call its methods, neither directly nor through a library.

/// Arms the classes of the interpreter. Call once per process. Requires the GIL; leaves no exception set.
void armLoaders();

} // namespace vitrine
