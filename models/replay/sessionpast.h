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

/// The history of an executor's session: its run, conditions and steps. So a later job can go back in it instead of
/// running all of them again. Belongs to the executor's thread; empty when it cannot go back.
class SessionPast final {
public:
    explicit SessionPast(Executor &executor);

    /// A new session has begun.
    void begin(RunId run, const SessionSetup &setup);
    void forget() { m_run = 0; }
    /// A step has ended.
    void add(
        StepId step, std::string_view code, const StepResult &result, const Comparison &comparison, bool hasSeenChange);

    /// Goes back to the latest point from which `codes` go on as they are, at most `most` steps on, without running
    /// anything. How many of them are behind the session then; 0, and nothing changed, when there is no such point.
    std::size_t goBack(
        RunId run, const SessionSetup &setup, const std::vector<std::string_view> &codes, std::size_t most);
    /// The steps of this run behind which it can go back without running anything, as far as is known; in order.
    std::vector<StepId> checkpoints() const;
    RunId run() const { return m_run; } ///< 0: none
    const Comparison &comparison(std::size_t step) const { return m_steps[step].comparison; }
    bool hasSeenChange(std::size_t step) const { return m_steps[step].hasSeenChange; }

private:
    struct Step {
        StepId id = 0; ///< 0 where the trail has none of it
        std::string code;
        Comparison comparison;
        bool hasSeenChange = false; ///< of the state, by an earlier step that differed
        bool isWhole = true; ///< ran to an end of its own, so that it would end so again
    };

    TimeTravel *m_travel; ///< null when the executor has none
    RunId m_run = 0;
    SessionSetup m_setup;
    std::vector<Step> m_steps;
};

} // namespace vitrine
