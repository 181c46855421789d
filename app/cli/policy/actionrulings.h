// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/replay/judgedinput.h"
#include "models/replay/sessionreview.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace vitrine {

/// The ruling of a policy on code whose steps were reviewed: denied outweighs unknown, and unknown means that the
/// verdict is only known at run time.
ActionRuling codeRuling(std::span<const ReviewedStep> steps);

/// The rulings of a policy on all recorded actions, and on the Python code that they run.
class ActionRulings final {
public:
    ActionRulings(const JudgedInput &input, const Policy &policy, const Reviewer &reviewer);

    const ActionRuling &of(std::size_t action) const { return m_rulings[action]; }
    std::size_t count(ActionOutcome outcome) const { return m_counts.at(static_cast<std::size_t>(outcome)); }
    /// The number of actions by outcome: {"allow": 1, "ask": 0, …}.
    nlohmann::ordered_json counts() const;
    /// All actions of a run.
    nlohmann::ordered_json json(std::size_t run) const;

private:
    nlohmann::ordered_json actionJson(std::size_t action) const;

    const JudgedInput &m_input;
    std::vector<ActionRuling> m_rulings; ///< by action
    std::vector<ActionRuling> m_codeRulings; ///< of all code, in the order of the actions
    std::vector<std::size_t> m_firstCode; ///< by action: index of its first code
    std::array<std::size_t, 4> m_counts {}; ///< by outcome
};

} // namespace vitrine
