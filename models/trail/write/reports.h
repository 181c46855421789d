// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/record/records.h"

#include <cstdint>
#include <string>
#include <vector>

/// The requests to a recorder, and its reports.
namespace vitrine {

/// A run that was added. Its steps are in the order given.
struct AddedRun {
    RunId run = 0;
    std::vector<StepId> steps;
};

/// A step of a live run that is about to run.
struct BegunStep {
    StepId step = 0;
    ExecutionId execution = 0;
};

/// Which texts are to be taken out of a trail: all that contain something, or one field of a step ("code", "thought",
/// "outputs", "message" …).
struct Redaction {
    std::string containing;
    StepId step = 0;
    std::string field;
    std::string reason; ///< stays on record
};
struct RedactionReport {
    std::uint64_t texts = 0; ///< that were taken out
    /// Names and other short values that contain it as well: they cannot be taken out.
    std::uint64_t namesLeft = 0;
};

/// The additions of a merge.
struct MergeReport {
    std::string trail; ///< identity of the trail that was taken in
    std::uint64_t entries = 0;
    std::uint64_t runs = 0;
    std::uint64_t executions = 0;
    std::uint64_t interrupted = 0; ///< executions that were running: here they are interrupted
    bool wasThere = false; ///< all of it had been taken in before: nothing was added
};

} // namespace vitrine
