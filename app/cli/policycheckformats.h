// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/judgedinput.h"

#include <nlohmann/json.hpp>

#include <string>

namespace vitrine {

/// What `policy check` found, for scripts: every step with its verdict and reasons, and sums.
nlohmann::ordered_json checkJson(const JudgedInput &input, const PolicyVerdicts &verdicts);
/// For CI: a result for each reason, and a test case for each step.
nlohmann::ordered_json checkSarif(const JudgedInput &input, const PolicyVerdicts &verdicts);
std::string checkJunit(const JudgedInput &input, const PolicyVerdicts &verdicts);

/// {"rule", "subject", "line"}, with "used" for a limit.
nlohmann::ordered_json objectionJson(const Objection &objection);

} // namespace vitrine
