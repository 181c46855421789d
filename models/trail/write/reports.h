// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/record/records.h"

#include <cstdint>
#include <string>
#include <vector>

/// The requests to a recorder, and its reports.
namespace vitrine {

/// An added run. Its steps are in the given order.
struct AddedRun {
    RunId run = 0;
    std::vector<StepId> steps;
};

/// A step of a live run that is about to be executed.
struct StartedStep {
    StepId step = 0;
    ExecutionId execution = 0;
};

/// A text that was found in a trail and is to be redacted.
struct RedactedFinding {
    std::string text;
    bool isWhole = false; ///< whole words only: not next to letters or digits
    bool operator==(const RedactedFinding &) const = default;
};

/// The texts to remove from a trail: all that contain a given text, or one field of a step ("code", "thought",
/// "outputs", "message" …), or all that contain one of many findings.
struct Redaction {
    std::string containing;
    StepId step = 0;
    std::string field;
    std::string reason; ///< stored with the redaction
    std::vector<RedactedFinding> findings = {}; ///< policies that contain one are kept, since rules name hosts
};
struct RedactionReport {
    std::uint64_t texts = 0; ///< number of removed texts
    /// Number of names and other short values that also contain it and cannot be removed.
    std::uint64_t namesLeft = 0;
};

/// The runs to delete from a trail.
struct Pruning {
    std::vector<RunId> runs;
    std::string reason; ///< recorded, like all fields here
    std::string rule = "{}"; ///< JSON object: the rule that selected the runs
    std::string movedTo = {}; ///< identity of the trail that has the runs now
    std::string onlyAtHead = {}; ///< fail unless this is the hash of the newest entry; empty: any
};
struct PruneReport {
    std::uint64_t runs = 0;
    std::uint64_t steps = 0;
    std::uint64_t executions = 0;
    std::uint64_t entries = 0; ///< number of entries whose rows were deleted
    std::uint64_t texts = 0; ///< number of deleted texts, which nothing else used
    /// The file was rewritten; if the disk has no room for that, free pages with zeros remain in it.
    bool isSmaller = true;
};

/// The additions of a merge.
struct MergeReport {
    std::string trail; ///< identity of the merged trail
    std::uint64_t entries = 0;
    std::uint64_t runs = 0;
    std::uint64_t executions = 0;
    std::uint64_t interrupted = 0; ///< number of running executions, which are marked as interrupted here
    bool wasThere = false; ///< all of it was already merged: nothing was added
    std::string head = {}; ///< hash of its newest entry
};

} // namespace vitrine
