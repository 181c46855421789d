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
    Regression, ///< missing, or another error, printed output or value
    Changed, ///< other code with the same result, or a new step
    Fixed, ///< it failed in the golden run, and does not now
};
std::string_view toString(BaselineOutcome outcome); ///< "regression"

/// A row of two runs side by side: the golden one on the left.
struct BaselineStep {
    AlignedSteps row;
    BaselineOutcome outcome = BaselineOutcome::Same;
    std::uint64_t ordinal = 0; ///< of the step now, or in the golden run where it is missing now
    std::uint64_t golden = 0; ///< ordinal in the golden run; 0 for a new step
};

/// A run beside its golden run.
struct BaselineComparison {
    RunId golden = 0; ///< 0 where the baseline has no run of this task left
    std::vector<BaselineStep> steps; ///< those with code
};

/// The golden runs of a trail. A run is paired with a golden run of the same task that was not paired before: the first
/// with the same code, or else the first. Golden runs count as their newest replay went, or as they were recorded where
/// they were never replayed. One thread; blocks.
class Baseline final {
public:
    struct Golden {
        RunId run = 0;
        std::string task;
    };

    static Result<std::unique_ptr<Baseline>> open(const std::filesystem::path &trail);

    Result<BaselineComparison> compare(
        const ReplayRequest &request, const std::string &task, const std::vector<ReplayedStep> &now);
    /// Golden runs that no run was paired with so far.
    std::vector<Golden> unpaired() const;

private:
    explicit Baseline(std::unique_ptr<Trail> trail);
    Result<void> readRuns();
    Result<std::vector<StepRecord>> stepsOf(RunId run) const;
    Result<RunId> pairFor(const std::string &task, const std::string &code);

    std::unique_ptr<Trail> m_trail;
    std::vector<Golden> m_unpaired; ///< in the order of the trail
    std::map<RunId, std::string> m_code; ///< of the golden runs that were looked at
};

/// Pairs and classifies steps with code; the others are left out.
std::vector<BaselineStep> compareWithGolden(
    const std::vector<StepRecord> &golden, const std::vector<StepRecord> &now, const NoiseRules &noise);

} // namespace vitrine
