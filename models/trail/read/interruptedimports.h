// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/read/trail.h"

#include <vector>

namespace vitrine {

/// Sources whose import was cut off by the end of its program, as whoever opened the trail for writing next has found:
/// what came of them until then is there. In order.
Result<std::vector<SourceId>> interruptedImports(const Trail &trail);

} // namespace vitrine
