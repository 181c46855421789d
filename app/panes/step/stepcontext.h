// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/replay/noiserules.h"
#include "models/trail/read/trail.h"

#include <QMetaType>
#include <QString>

#include <optional>
#include <vector>

namespace vitrine {

/// Data of the trail around a step.
struct StepContext {
    StepId step = 0;
    SessionId session = 0; ///< of the latest execution; 0 if the step did not run here
    std::optional<NoiseRules> noise; ///< the rules that this session was compared with
    std::uint64_t promptStep = 0; ///< ordinal of the last earlier step with a prompt; 0 for none
    std::vector<PromptMessage> promptBefore;
};

/// The step to read the context of.
struct StepContextQuestion {
    QString trail;
    RunId run = 0;
    StepId step = 0;
    std::uint64_t ordinal = 0;
    SessionId session = 0;
    bool hasPrompt = false;
};

/// Blocks: not on the GUI thread.
Result<StepContext> readStepContext(const StepContextQuestion &question);

} // namespace vitrine
