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

/// That somebody confirmed a draft by running the steps that it changes, and what came of it. The runs themselves are
/// no part of the trail; this is an act of it, so that it stays on record. A plain value.
struct ConfirmationRecord {
    struct Step {
        RunId run = 0;
        StepId step = 0;
        Verdict predicted = Verdict::Undecidable;
        std::optional<Verdict> observed; ///< nothing where running it told nothing
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

/// Steps that did otherwise than was said are always named, of the others the first ones. Blocks; not on the GUI's
/// thread.
Result<void> recordConfirmation(Recorder &recorder, const ConfirmationRecord &record, std::string_view program);

} // namespace vitrine
