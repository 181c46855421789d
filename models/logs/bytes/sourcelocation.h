// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/bytes/sourcebytes.h"
#include "models/trail/read/trail.h"

namespace vitrine {

/// The position of the bytes that a step of the trail was read from. NotFound when there is no such run, step or
/// source.
Result<SourceLocation> sourceLocationOf(const Trail &trail, RunId run, StepId step);

} // namespace vitrine
