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

/// The data of a run other than its steps, by its keys.
struct RunFields {
    std::optional<std::string> systemPrompt;
    std::vector<std::string> unknownKeys; ///< kept in the run's `extra`
    std::vector<Flaw> flaws; ///< fields of a wrong type, kept in `extra`
};

/// Fills `run` from the keys that are written by smolagents' RunResult, its benchmark and common scripts around it.
RunFields readRunFields(JsonObject object, RunRecord &run);

/// Whether a key belongs to a run or a step. An object under another key may be an agent with its own steps.
bool isRunKey(std::string_view key);

} // namespace vitrine
