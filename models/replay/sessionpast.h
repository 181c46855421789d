// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/executor.h"
#include "executor/timetravel.h"
#include "models/replay/comparison.h"
#include "models/trail/record/records.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The history of an executor's session: its run, conditions and steps. A later job can go back in it instead of
/// running all steps again. Belongs to the executor's thread. Empty if the executor cannot go back.
class SessionPast final {
public:
    explicit SessionPast(Executor &executor);

    /// Records that a new session has started.
    void begin(RunId run, const SessionSetup &setup);
    void forget() { m_run = 0; }
    /// Records that a step has ended.
    void add(
        StepId step, std::string_view code, const StepResult &result, const Comparison &comparison, bool hasSeenChange);

    /// Goes back, without running anything, to the latest restorable state after steps that equal the start of `codes`,
    /// at most `most` of them. Returns the number of these steps; 0, without changes, if there is no such state.
    std::size_t goBack(
        RunId run, const SessionSetup &setup, const std::vector<std::string_view> &codes, std::size_t most);
    /// The steps of this run whose end state is known to be restorable without running anything, in order.
    std::vector<StepId> checkpoints() const;
    RunId run() const { return m_run; } ///< 0: none
    const Comparison &comparison(std::size_t step) const { return m_steps[step].comparison; }
    bool hasSeenChange(std::size_t step) const { return m_steps[step].hasSeenChange; }

private:
    struct Step {
        StepId id = 0; ///< 0 if the step is not in the trail
        std::string code;
        Comparison comparison;
        bool hasSeenChange = false; ///< the state was changed by an earlier step that differed
        bool isWhole = true; ///< ended without interruption, so that it would end the same way again
    };

    TimeTravel *m_travel; ///< null if the executor has none
    RunId m_run = 0;
    SessionSetup m_setup;
    std::vector<Step> m_steps;
};

} // namespace vitrine
