// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// Loaders and specifications of modules read any file and run it: their attributes are closed to code by type. Once a
/// process, with the GIL.
void armLoaders();

} // namespace vitrine
