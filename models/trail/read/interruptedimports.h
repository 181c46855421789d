// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/read/trail.h"

#include <vector>

namespace vitrine {

/// The sources whose import was interrupted because its program ended, in order. Detected when the trail is next opened
/// for writing; the runs imported until then exist.
Result<std::vector<SourceId>> interruptedImports(const Trail &trail);

} // namespace vitrine
