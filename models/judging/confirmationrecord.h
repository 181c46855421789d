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

/// The record of verifying a draft by running the steps that it changes, with its outcome. The runs themselves are not
/// part of the trail; this event of the trail keeps the result on record. A plain value.
struct ConfirmationRecord {
    struct Step {
        RunId run = 0;
        StepId step = 0;
        Verdict predicted = Verdict::Undecidable;
        std::optional<Verdict> observed; ///< nothing if running it gave no verdict
        std::string rule; ///< that ended it
        bool isDisagreement = false;
    };

    Policy policy; ///< the draft
    Policy before; ///< the policy in force, which it was compared with
    std::string author;
    double at = 0; ///< seconds since 1970
    std::size_t total = 0; ///< steps that the draft changes
    std::vector<Step> steps; ///< that were run; fewer than `total` where it was stopped
};

/// Steps that behaved differently than predicted are always named, of the others the first ones. Blocks; not on the GUI
/// thread.
Result<void> recordConfirmation(Recorder &recorder, const ConfirmationRecord &record, std::string_view program);

} // namespace vitrine
