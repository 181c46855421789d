// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/flaw.h"
#include "models/logs/json/jsonvalues.h"
#include "models/trail/record/records.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The data of a run beside its steps, by its keys.
struct RunFields {
    std::optional<std::string> systemPrompt;
    std::vector<std::string> unknownKeys; ///< kept in the run's `extra`
    std::vector<Flaw> flaws; ///< fields of a wrong type, kept in `extra`
};

/// Fills `run` from the keys that smolagents' RunResult, its benchmark and common scripts around it write.
RunFields readRunFields(JsonObject object, RunRecord &run);

/// Keys that belong to a run or a step: an object under another name may be an agent with steps of its own.
bool isRunKey(std::string_view key);

} // namespace vitrine
