// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/replay/noiserules.h"
#include "models/trail/record/records.h"

#include <string>
#include <string_view>

namespace vitrine {

/// How a recorded step ended, as far as its log shows.
enum class RecordedStatus { Unknown, NoCode, Ok, Error, Blocked, Limit };
std::string_view toString(RecordedStatus status);
RecordedStatus recordedStatus(const StepRecord &recorded);

/// A verdict and its reason. `reason` is a code, with a subject after a colon if it has one: "logs", "output", "error",
/// "status:blocked", "tool:web_search", "addresses,import-list" (the noise rules), "follows-change" …
struct Comparison {
    ReplayVerdict verdict = ReplayVerdict::None;
    std::string reason;
    bool operator==(const Comparison &) const = default;
};

/// Compares the recording of a step with its replay. Logs, output and error are compared character by character, as the
/// framework would have rendered both sides; data that was not recorded never counts as a difference. Pure.
Comparison compare(const StepRecord &recorded, const StepResult &replayed, const NoiseRules &noise = NoiseRules());

/// Whether the session's state after the step may differ from that of the recorded run.
bool isDivergence(ReplayVerdict verdict);

} // namespace vitrine
