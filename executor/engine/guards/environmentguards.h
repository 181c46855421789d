// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// Guards `os.environ`, whose reads have no audit event. A library may read variables that it names itself; a variable
/// that code names through a library is judged like one that it sets. Requires the GIL. Call once per process.
void armEnvironmentGuards();

} // namespace vitrine
