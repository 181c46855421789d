// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/actionverdicts.h"

#include <algorithm>
#include <variant>

namespace vitrine {

namespace {

int strength(ActionOutcome outcome)
{
    constexpr std::array strengths { 0, 1, 3, 2 };
    return strengths.at(static_cast<std::size_t>(outcome));
}

} // namespace

ActionOutcome stricter(ActionOutcome one, ActionOutcome other) { return strength(other) > strength(one) ? other : one; }

Verdict verdictOf(ActionOutcome outcome)
{
    switch (outcome) {
    case ActionOutcome::Allow: return Verdict::Allowed;
    case ActionOutcome::Ask: return Verdict::Ask;
    case ActionOutcome::Deny: return Verdict::Denied;
    case ActionOutcome::Unknown: break;
    }
    return Verdict::Undecidable;
}

PartRules partRules(const ActionMatcher &matcher)
{
    PartRules rules { matcher.speaksAbout(), matcher.hasExceptions(), matcher.listsAllowed(), {} };
    for (const ActionRuleSet::Entry &entry : matcher.rules().entries)
        rules.entries.emplace_back(entry.list, entry.pattern);
    return rules;
}

bool haveSameRules(ActionPart part, const Policy &one, const Policy &other)
{
    const std::string prefix = std::string(toString(part)) + ".";
    return std::ranges::all_of(policyRules(), [&](const PolicyRule &rule) {
        if (!rule.path.starts_with(prefix))
            return true;
        if (const auto *choice = std::get_if<PolicyRule::Choice>(&rule.value))
            return choice->get(one) == choice->get(other);
        return rule.names(one) == rule.names(other);
    });
}

bool ActionVerdicts::judge(const ActionBase &base, const Policy &policy, const Policy *before)
{
    bool isChanged = before == nullptr;
    m_answers.resize(base.textCount());
    for (const ActionPart part : allActionParts)
        if (before == nullptr || !haveSameRules(part, *before, policy)) {
            judgeTexts(base, policy, part);
            isChanged = true;
        }
    if (!isChanged)
        return false;
    const auto answerOf = [this](TextIndex text) { return m_answers[text]; };
    const AnsweredRules rules(answerOf, m_rules);
    m_outcomes.resize(base.size());
    for (ActionIndex action = 0; action < m_outcomes.size(); ++action)
        m_outcomes[action] = decide(rules, base.action(action).questions).outcome;
    return true;
}

void ActionVerdicts::judgeTexts(const ActionBase &base, const Policy &policy, ActionPart part)
{
    ActionMatcher matcher(policy, part, basePlaces());
    m_rules[static_cast<std::size_t>(part)] = partRules(matcher);
    for (TextIndex text = 0; text < m_answers.size(); ++text)
        if (const ActionBase::Text &asked = base.text(text); asked.part == part)
            m_answers[text] = matcher.judge(asked.text);
}

} // namespace vitrine
