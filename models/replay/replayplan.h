// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/review/pythonruntime.h"
#include "models/replay/cassette.h"
#include "models/replay/logpolicy.h"
#include "models/replay/runreplayer.h"
#include "models/trail/read/trail.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace vitrine {

/// The user's choices for a replay; open ones are taken from the log.
struct ReplayChoices {
    std::optional<Policy> policy;
    ToolStubs tools; ///< stronger than what the log recorded
    Determinism determinism = {};
    FactsOf factsOf; ///< see `reviewFacts`
    NoiseRules noise = {};
    TrustedSource isTrusted = {}; ///< which doubles in Python that a trail brings may run
    StepParts parts = StepParts::All; ///< that are read of the steps: who runs nothing needs no outputs
};

/// Everything that a replay of the run needs.
ReplayRequest planReplay(
    RunId run, const RunRecord &record, std::vector<ReplayStep> steps, const ReplayChoices &choices);

/// The choices, with the doubles that lie beside the log for tools that were not chosen (see `toolsBeside`).
Result<ReplayChoices> withToolsBeside(ReplayChoices choices, const std::filesystem::path &log);

/// The choices, with the doubles that the user saved with the run for tools that were not chosen.
Result<ReplayChoices> withSavedTools(ReplayChoices choices, const Trail &trail, RunId run);

/// The same for a run that is stored, with the doubles that were saved with it, and then with those beside its log.
/// Reads the whole run; blocks.
Result<ReplayRequest> planReplay(const Trail &trail, RunId run, const ReplayChoices &choices);

/// Facts from the static review. Any thread.
FactsOf reviewFacts(std::shared_ptr<PythonRuntime> python);

} // namespace vitrine
