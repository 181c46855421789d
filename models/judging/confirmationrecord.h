// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/policy/policy.h"
#include "models/trail/write/recorder.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The record of verifying a draft by running the steps that it changes, with its outcome. These executions are not
/// recorded in the trail, but this event records the result. A plain value.
struct ConfirmationRecord {
    struct Step {
        RunId run = 0;
        StepId step = 0;
        Verdict predicted = Verdict::Undecidable;
        std::optional<Verdict> observed; ///< nothing if running the step gave no verdict
        std::string rule; ///< the rule that ended it
        bool isDisagreement = false;
    };

    Policy policy; ///< the draft
    Policy before; ///< the active policy that it was compared with
    std::string author;
    double at = 0; ///< seconds since 1970
    std::size_t total = 0; ///< number of steps that the draft changes
    std::vector<Step> steps; ///< the steps that were run; fewer than `total` if it was stopped
};

/// Records the result. Lists all steps that behaved differently than predicted, and the first ones of the others.
/// Blocks; not on the GUI thread.
Result<void> recordConfirmation(Recorder &recorder, const ConfirmationRecord &record, std::string_view program);

} // namespace vitrine
