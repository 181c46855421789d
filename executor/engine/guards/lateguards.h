// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// Arms the guards of what the code leaves in the interpreter of a host (latecode.h). Call it before each step of a
/// host and after imports: modules in C may have brought further classes. Requires the GIL and leaves no exception set.
void armLateGuards();

} // namespace vitrine
