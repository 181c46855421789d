// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/policy/actionrulings.h"

#include <nlohmann/json.hpp>

#include <string>

namespace vitrine {

/// The result of `policy check` for scripts: every step and action with its verdict and reasons, and totals.
nlohmann::ordered_json checkJson(
    const JudgedInput &input, const PolicyVerdicts &verdicts, const ActionRulings &rulings);
/// For CI: one result for each reason, and one test case for each step.
nlohmann::ordered_json checkSarif(
    const JudgedInput &input, const PolicyVerdicts &verdicts, const ActionRulings &rulings);
std::string checkJunit(const JudgedInput &input, const PolicyVerdicts &verdicts, const ActionRulings &rulings);

/// {"rule", "subject", "line"}, with "used" for a limit.
nlohmann::ordered_json objectionJson(const Objection &objection);

} // namespace vitrine
