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
    /// Allow: just this action. AllowGroup: all of a program's sub-command, or of a folder. Drop: without the rule that
    /// is against it.
    enum class Kind { Allow, AllowGroup, Drop };
    Kind kind = Kind::Allow;
    Policy policy; ///< with the change
    std::uint64_t allowed = 0; ///< recorded actions that it allows and that were not allowed before
    std::uint64_t lost = 0; ///< recorded actions that it no longer allows, because others are listed now
};

/// Finds the changes that would allow actions of a base. What a change does to all other actions is found by looking at
/// those only that it can concern. One thread at a time; the verdicts outlive it.
class ActionRemedies final {
public:
    explicit ActionRemedies(const PolicyVerdicts &verdicts);

    /// The smallest changes under which an action would be allowed; the one that allows the fewest actions first.
    /// Nothing where it is allowed, or where it depends on what is only known at run time.
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
    std::map<std::string, std::vector<ActionOutcome>> m_outcomes; ///< of the same answers under other rules
};

} // namespace vitrine
