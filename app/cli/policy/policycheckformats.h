// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/logs/lognames.h"
#include "app/cli/policy/actionrulings.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>

namespace vitrine {

/// The names of the logs, for results about several of them.
LogNames logNames(const JudgedInput &input);

/// The result of `policy check` for scripts: every step and action with its verdict and reasons, and totals. `name`:
/// the name of the policy, if it has one of its own.
nlohmann::ordered_json checkJson(const JudgedInput &input, const PolicyVerdicts &verdicts, const ActionRulings &rulings,
    const std::optional<std::string> &name);
/// For CI: one result for each reason, and one test case for each step.
nlohmann::ordered_json checkSarif(
    const JudgedInput &input, const PolicyVerdicts &verdicts, const ActionRulings &rulings);
std::string checkJunit(const JudgedInput &input, const PolicyVerdicts &verdicts, const ActionRulings &rulings);

/// {"rule", "subject", "line"}, with "used" for a limit.
nlohmann::ordered_json objectionJson(const Objection &objection);

} // namespace vitrine
