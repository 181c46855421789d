// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/replay/runalignment.h"
#include "models/replay/runreplayer.h"
#include "models/trail/read/trail.h"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// The comparison of a step with the same step of a golden run.
enum class BaselineOutcome {
    Same, ///< or only noise
    Regression, ///< missing, or with another error, printed output or value
    Changed, ///< different code with the same result, or a new step
    Fixed, ///< it failed in the golden run, but does not fail now
};
std::string_view toString(BaselineOutcome outcome); ///< "regression"

/// A row of two runs side by side, with the golden run on the left.
struct BaselineStep {
    AlignedSteps row;
    BaselineOutcome outcome = BaselineOutcome::Same;
    std::uint64_t ordinal = 0; ///< of the current step, or of the golden one if the step is missing now
    std::uint64_t golden = 0; ///< ordinal in the golden run; 0 for a new step
};

/// A run compared with its golden run.
struct BaselineComparison {
    RunId golden = 0; ///< 0 if the baseline has no unpaired run of this task
    std::vector<BaselineStep> steps; ///< steps with code
};

/// The golden runs of a trail. A run is paired with a golden run of the same task that is not paired yet: the first
/// with the same code, or else the first. A golden run is represented by its newest replay, or by its recording if it
/// was never replayed. One thread; blocks.
class Baseline final {
public:
    struct Golden {
        RunId run = 0;
        std::string task;
    };

    static Result<std::unique_ptr<Baseline>> open(const std::filesystem::path &trail);

    Result<BaselineComparison> compare(
        const ReplayRequest &request, const std::string &task, const std::vector<ReplayedStep> &now);
    /// Golden runs that are not paired with a run yet.
    std::vector<Golden> unpaired() const;

private:
    explicit Baseline(std::unique_ptr<Trail> trail);
    Result<void> readRuns();
    Result<std::vector<StepRecord>> stepsOf(RunId run) const;
    Result<RunId> pairFor(const std::string &task, const std::string &code);

    std::unique_ptr<Trail> m_trail;
    std::vector<Golden> m_unpaired; ///< in the order of the trail
    std::map<RunId, std::string> m_code; ///< code of the golden runs examined so far
};

/// Pairs and classifies the steps with code; leaves out other steps.
std::vector<BaselineStep> compareWithGolden(
    const std::vector<StepRecord> &golden, const std::vector<StepRecord> &now, const NoiseRules &noise);

} // namespace vitrine
