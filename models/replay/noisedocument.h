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
/// A rule of the program that is left out is as by default; unknown fields and rules are errors (UnknownField).
Result<NoiseRules> readNoiseRules(std::string_view json, std::string_view file = {});
std::string toJson(const NoiseRules &rules);

/// Keeps the rules that a session's steps are compared under with it, where they are other ones than by default: as an
/// event in the trail, so that its verdicts can be understood, and given again, later and elsewhere. Blocks.
Result<void> saveNoise(Recorder &recorder, SessionId session, const NoiseRules &rules);
/// The rules of a session; the program's own where it kept none. Blocks.
Result<NoiseRules> savedNoise(const Trail &trail, SessionId session);
/// The rules of the newest session that kept rules. Blocks.
Result<NoiseRules> newestNoise(const Trail &trail);

} // namespace vitrine
