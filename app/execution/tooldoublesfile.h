// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/tooldoubles.h"
#include "models/trail/trail.h"

namespace vitrine {

/// Tool doubles that stand beside the log of a run: `loans.tools.json` beside `loans.json`. None when there is no such
/// file. Doubles in Python are left out: who opens a log has not asked for code of its folder to run. Blocks.
Result<ToolDoubles> toolsBesideLog(const Trail &trail, RunId run);

} // namespace vitrine
