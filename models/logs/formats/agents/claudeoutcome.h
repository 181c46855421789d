// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/json/jsonvalues.h"
#include "models/trail/record/records.h"

namespace vitrine {

/// Reads the last line that `claude --output-format stream-json` prints.
void readClaudeOutcome(JsonObject result, RunRecord &run);

} // namespace vitrine
