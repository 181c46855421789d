// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/read/trail.h"

#include <nlohmann/json.hpp>

#include <string>

namespace vitrine {

/// Texts about recorded data for answers to MCP clients: short, with secrets masked, each with its link.
std::string trailLink(const Trail &trail, RunId run = 0, std::uint64_t step = 0);
nlohmann::ordered_json shortRun(const Trail &trail, const RunSummary &run);
nlohmann::ordered_json shortStep(const Trail &trail, const StepSummary &step);
nlohmann::ordered_json shortHit(const Trail &trail, const SearchHit &hit);
nlohmann::ordered_json shortFigures(const RunFigures &figures);
nlohmann::ordered_json shortVerification(const Trail &trail, const Verification &verification);

/// The parts of a step that may be long: "code", "thought", "outputs", "tool_calls", "error", "model_output", "prompt".
std::vector<std::string> stepPartNames();
/// The text of a part; empty if the step has none.
std::string stepPart(const StepRecord &step, std::string_view part);

} // namespace vitrine
