// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/replay/noiserules.h"

#include <string>
#include <string_view>

namespace vitrine {

/// Noise rules as a document that people read and edit:
///
///     {"vitrine_noise": 1, "rules": {"addresses": true, "dates": false, ...},
///      "own": [{"name": "sessions", "pattern": "s-[0-9]+", "replacement": "SESSION", "on": true}]}
///
/// A rule of the program that is left out is as by default; unknown fields and rules are errors (UnknownField).
Result<NoiseRules> readNoiseRules(std::string_view json, std::string_view file = {});
std::string toJson(const NoiseRules &rules);

} // namespace vitrine
