// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/actionverdicts.h"

#include <algorithm>
#include <span>
#include <tuple>
#include <variant>

namespace vitrine {

namespace {

/// What of the rules counts for an action beside the answers about its texts.
std::tuple<bool, bool, bool> traitsOf(const PartRules &rules)
{
    return { rules.speaks, rules.hasExceptions, rules.listsAllowed };
}

/// Another entry that decides the same changes no action.
bool isSameDecision(const ActionMatcher::Answer &one, const ActionMatcher::Answer &other)
{
    return one.outcome == other.outcome && one.reason == other.reason && one.isEverything == other.isEverything
        && one.mayBeExcepted == other.mayBeExcepted;
}

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
    const bool isNew = before == nullptr;
    bool isChanged = isNew;
    const RulesByPart rulesBefore = m_rules;
    m_answers.resize(base.textCount());
    std::vector<std::uint8_t> changed(base.textCount());
    for (const ActionPart part : allActionParts)
        if (isNew || !haveSameRules(part, *before, policy)) {
            judgeTexts(base, policy, part, changed);
            isChanged = true;
        }
    if (!isChanged)
        return false;
    const bool isForAll = isNew || !std::ranges::equal(rulesBefore, m_rules, {}, traitsOf, traitsOf);
    decideActions(base, changed, isForAll);
    return true;
}

/// An action is decided by the answers about its texts alone, as long as the rules are of the same kind.
void ActionVerdicts::decideActions(const ActionBase &base, const std::vector<std::uint8_t> &changed, bool isForAll)
{
    m_outcomes.resize(base.size());
    std::span<const TextIndex> texts;
    const auto answerOf = [&](TextIndex location) { return m_answers[texts[location]]; };
    const AnsweredRules rules(answerOf, m_rules);
    for (ActionIndex action = 0; action < m_outcomes.size(); ++action) {
        texts = base.texts(action);
        if (isForAll || std::ranges::any_of(texts, [&](TextIndex text) { return changed[text] != 0; }))
            m_outcomes[action] = decide(rules, base.shape(action)).outcome;
    }
}

void ActionVerdicts::judgeTexts(
    const ActionBase &base, const Policy &policy, ActionPart part, std::vector<std::uint8_t> &changed)
{
    ActionMatcher matcher(policy, part, baseFolders());
    m_rules[static_cast<std::size_t>(part)] = partRules(matcher);
    const auto set = [&](TextIndex text, const ActionMatcher::Answer &answer) {
        changed[text] = isSameDecision(m_answers[text], answer) ? 0 : 1;
        m_answers[text] = answer;
    };
    const ActionBase::KnownTexts &known = base.knownTexts(part);
    for (std::size_t i = 0, from = 0; i < known.indices.size(); from = known.ends[i++])
        set(known.indices[i], matcher.judge(std::string_view(known.bytes).substr(from, known.ends[i] - from)));
    for (const TextIndex text : base.partialTexts(part))
        set(text, matcher.judge(base.text(text).text));
}

} // namespace vitrine
