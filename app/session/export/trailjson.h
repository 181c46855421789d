// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/read/trail.h"

#include <nlohmann/json.hpp>

namespace vitrine {

/// The contents of a trail as the command line prints them with --json. Missing values are null, never zero.
nlohmann::ordered_json runJson(const RunSummary &run);
nlohmann::ordered_json stepJson(StepId id, const StepRecord &step);
nlohmann::ordered_json executionJson(const Execution &execution);

} // namespace vitrine
