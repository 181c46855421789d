// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/judging/actionremedies.h"
#include "models/judging/remedies.h"
#include "models/trail/record/records.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace vitrine {

struct DraftJudgement;

/// Another step that the active policy denies for the same reason.
struct DeniedStep {
    RunId run = 0;
    StepId step = 0;
    std::uint32_t ordinal = 0;
    std::uint32_t line = 0; ///< 0 if unknown
};

/// Why the active policy denies a step, which other steps it denies for the same reason, and what would allow it. A
/// value type.
struct StepDenial {
    RunId run = 0;
    StepId step = 0;
    std::uint32_t ordinal = 0;
    bool isKnown = false; ///< the step has code or actions that were judged
    std::string policy; ///< name of the active policy
    std::vector<Objection> objections; ///< of the active policy; empty: it does not deny the step
    /// An action of the step that is not allowed outright: a person decides, or no rule matches.
    struct Action {
        ActionRuling ruling;
        QString sentence; ///< "git push: Policy rule commands.ask:git push ** requires a person's decision."
    };
    std::vector<Action> actions;
    std::string rule; ///< the one that denies the step; empty for none
    Policy draft; ///< what the changes are changes of
    /// Changes to the draft that would allow the code of the step, the best first; none if the draft allows it already.
    std::vector<Remedy> remedies;
    /// The same for its actions that are not allowed.
    std::vector<ActionRemedy> actionRemedies;
    bool isAllowedByDraft = false; ///< the active policy does not allow the step, the draft does
    /// Denied by the first objection as well, or by the rule of the first denied action; in the order of the trail.
    std::vector<DeniedStep> others;
    /// The denied import, if exactly the steps that import it were recorded as blocked; otherwise empty.
    std::string onlyImport;

    /// Whether the active policy denies the step.
    bool isDenied() const;
};

/// Iterates over all steps: not on the GUI thread.
StepDenial denialOf(const DraftJudgement &judgement, RunId run, StepId step);

} // namespace vitrine
