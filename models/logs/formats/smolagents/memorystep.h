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

/// One step of smolagents' memory (docs/formats.md#action-steps), of any version (docs/formats.md#versions).
struct MemoryStep {
    StepRecord record;
    std::optional<std::string> answer; ///< the final answer, or the one that was forced when no steps were left
    std::string model;
    bool isFinalAnswerRecorded = false; ///< the log records whether this is the final answer
    std::vector<std::string> unknownKeys; ///< kept in the record's `extra`
    std::vector<Flaw> flaws; ///< fields of a wrong type, kept in `extra`
};

/// The kind of a step by its keys. Nothing if it has no key of a step.
std::optional<StepKind> stepKindIn(JsonObject step);

MemoryStep readMemoryStep(JsonObject step, StepKind kind);

} // namespace vitrine
