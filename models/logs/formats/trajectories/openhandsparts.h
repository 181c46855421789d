// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/json/jsonvalues.h"
#include "models/logs/json/outline.h"
#include "models/logs/steps/importcontext.h"
#include "models/trail/record/records.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace vitrine {

/// Whether a value is a list of events, or of pairs of action and observation.
bool isOpenHandsHistory(const Outline &value);
/// Whether a value is an event that is stored alone, or on its own line.
bool isOpenHandsEvent(const Outline &value);

/// The code that an action ran; nothing if it ran none.
std::optional<CodeRecord> openHandsCode(std::string_view action, JsonObject arguments);

/// The exit status in the extras of an observation.
std::optional<std::int64_t> openHandsStatus(JsonObject extras);

/// Reads the members of an evaluation's output other than its history.
void readOpenHandsFields(JsonObject object, RunRecord &run, ImportContext &context);

} // namespace vitrine
