// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/approval/approvalclient.h"
#include "models/trail/read/trail.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace vitrine {

/// The decision on an agent's step, or on a tool call that a hook asked about, as recorded in the trail. A plain value.
struct ApprovalRecord {
    RunId run = 0;
    StepId step = 0; ///< 0 for a call that has not ended, or did not run
    std::uint64_t ordinal = 0; ///< ordinal of the step in its run; 0 if there is no step
    ApprovalDecision decision = ApprovalDecision::Deny;
    ApprovalOutcome::By by = ApprovalOutcome::By::Absent;
    std::string author;
    std::string reason;
    double at = 0; ///< time of the decision; seconds since 1970
    double waitedSeconds = 0;
    bool operator==(const ApprovalRecord &) const = default;
};

/// The decisions of a trail, newest first, at most `most`. Other events are skipped. If the session's own log is also
/// in the trail, run and step are those of the log. Blocks.
Result<std::vector<ApprovalRecord>> approvalRecords(const Trail &trail, std::size_t most);

} // namespace vitrine
