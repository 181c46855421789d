// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/judging/policyverdicts.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// A change of a policy that would allow an action.
struct ActionRemedy {
    /// Allow: allow just this action. AllowGroup: allow all of a program's sub-command, or of a folder. Drop: remove
    /// the rule that prevents it.
    enum class Kind { Allow, AllowGroup, Drop };
    Kind kind = Kind::Allow;
    Policy policy; ///< the policy with the change
    std::uint64_t allowed = 0; ///< number of recorded actions that it newly allows
    std::uint64_t lost = 0; ///< number of recorded actions that it no longer allows, because others are listed now
};

/// Finds the changes that would allow actions of a base. The effect of a change on other actions is computed only for
/// those that it can affect. One thread at a time; the verdicts must outlive it.
class ActionRemedies final {
public:
    explicit ActionRemedies(const PolicyVerdicts &verdicts);

    /// The smallest changes under which an action would be allowed; the one that allows the fewest actions first. Empty
    /// if it is allowed, or if it depends on something known only at run time.
    std::vector<ActionRemedy> of(ActionIndex action);

private:
    /// The effect of a change.
    struct Effect {
        std::uint64_t allowed = 0;
        std::uint64_t lost = 0;
    };

    Policy dropped(const std::string &rule) const;
    Policy extended(Policy policy, ActionIndex action, Breadth breadth) const;
    void consider(ActionRemedy::Kind kind, ActionIndex action, Policy policy, std::vector<ActionRemedy> &remedies);
    const Effect &effectOf(const Policy &policy);
    Effect countEffect(const Policy &policy);
    const std::vector<ActionOutcome> &outcomesUnder(const RulesByPart &rules);
    std::vector<TextIndex> textsBehind(const Policy &policy, ActionPart part) const;

    const PolicyVerdicts &m_verdicts;
    const ActionBase &m_base;
    std::vector<std::uint64_t> m_occurrences; ///< by action
    std::vector<std::vector<ActionIndex>> m_actionsOf; ///< by text
    std::map<std::pair<ActionPart, std::string>, std::vector<TextIndex>> m_textsOf; ///< by part and group
    std::map<std::string, std::vector<TextIndex>>
        m_textsOfEntry; ///< by "path:pattern"; partly known ones by their part
    std::map<std::string, Effect> m_effects; ///< by the change
    std::map<std::string, std::vector<ActionOutcome>> m_outcomes; ///< outcomes of the same answers under other rules
};

} // namespace vitrine
