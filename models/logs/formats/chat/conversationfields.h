// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/json/jsonvalues.h"
#include "models/trail/record/records.h"

namespace vitrine {

/// Reads what an object with a list of messages says about the run; members without a field of their own are kept in
/// its `extra`.
void readConversationFields(RunRecord &run, JsonObject object);
/// Adds a cost, which Pi splits by kind of token.
void addCost(RunRecord &run, JsonElement value);

} // namespace vitrine
