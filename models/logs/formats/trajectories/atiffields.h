// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/json/jsonvalues.h"
#include "models/trail/record/records.h"

namespace vitrine {

/// Reads the members of a trajectory in ATIF other than its steps: agent, totals and any others.
void readAtifFields(JsonObject trajectory, RunRecord &run);

} // namespace vitrine
