// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/read/trail.h"

#include <vector>

namespace vitrine {

/// Sources whose import was interrupted by the end of its program, as found when the trail was next opened for writing:
/// the runs imported until then exist. In order.
Result<std::vector<SourceId>> interruptedImports(const Trail &trail);

} // namespace vitrine
