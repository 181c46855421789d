// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/replay/noiserules.h"
#include "models/trail/read/trail.h"
#include "models/trail/write/recorder.h"

#include <string>
#include <string_view>

namespace vitrine {

/// Noise rules as a document that people read and edit:
///
///     {"vitrine_noise": 1, "rules": {"addresses": true, "dates": false, ...},
///      "own": [{"name": "sessions", "pattern": "s-[0-9]+", "replacement": "SESSION", "on": true}]}
///
/// A built-in rule that is left out has its default; unknown fields and rules are errors (UnknownField).
Result<NoiseRules> readNoiseRules(std::string_view json, std::string_view file = {});
std::string toJson(const NoiseRules &rules);

/// Stores the noise rules of a session as an event in the trail if they differ from the default, so that its verdicts
/// can be understood and reproduced later and elsewhere. Blocks.
Result<void> saveNoise(Recorder &recorder, SessionId session, const NoiseRules &rules);
/// The rules of a session; the default rules if none were stored. Blocks.
Result<NoiseRules> savedNoise(const Trail &trail, SessionId session);
/// The rules of the newest session with stored rules. Blocks.
Result<NoiseRules> newestNoise(const Trail &trail);

} // namespace vitrine
