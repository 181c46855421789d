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
struct StartedStep {
    StepId step = 0;
    ExecutionId execution = 0;
};

/// Something that was found in the texts of a trail.
struct RedactedFinding {
    std::string text;
    bool isWhole = false; ///< not where letters or digits continue it
    bool operator==(const RedactedFinding &) const = default;
};

/// Which texts are to be taken out of a trail: all that contain something, or one field of a step ("code", "thought",
/// "outputs", "message" …), or all with one of many findings.
struct Redaction {
    std::string containing;
    StepId step = 0;
    std::string field;
    std::string reason; ///< stays on record
    std::vector<RedactedFinding> findings = {}; ///< policies that contain one stay: rules name hosts
};
struct RedactionReport {
    std::uint64_t texts = 0; ///< that were taken out
    /// Names and other short values that contain it as well: they cannot be taken out.
    std::uint64_t namesLeft = 0;
};

/// Which runs are to be deleted from a trail.
struct Pruning {
    std::vector<RunId> runs;
    std::string reason; ///< stays on record, as all of this
    std::string rule = "{}"; ///< JSON object: what chose them
    std::string movedTo = {}; ///< identity of the trail that has them now
    std::string onlyAtHead = {}; ///< hash of the newest entry that must not have another one behind it; empty: any
};
struct PruneReport {
    std::uint64_t runs = 0;
    std::uint64_t steps = 0;
    std::uint64_t executions = 0;
    std::uint64_t entries = 0; ///< whose rows are gone
    std::uint64_t texts = 0; ///< that nothing else used
    bool isSmaller = true; ///< the file was rewritten; without room on the disk, free pages with zeros stay in it
};

/// The additions of a merge.
struct MergeReport {
    std::string trail; ///< identity of the trail that was taken in
    std::uint64_t entries = 0;
    std::uint64_t runs = 0;
    std::uint64_t executions = 0;
    std::uint64_t interrupted = 0; ///< executions that were running: here they are interrupted
    bool wasThere = false; ///< all of it had been taken in before: nothing was added
    std::string head = {}; ///< hash of its newest entry
};

} // namespace vitrine
