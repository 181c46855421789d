// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/actionremedies.h"

#include "executor/policy/policydifference.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

namespace vitrine {

namespace {

using Kind = ActionRemedy::Kind;
using Names = PolicyRule::Names;

/// "commands.deny:rm **" of the list and its entry.
std::string nameOf(std::string_view path, const std::string &pattern) { return std::string(path) + ":" + pattern; }

const PolicyRule &allowList(ActionPart part) { return *policyRule(std::string(toString(part)) + ".allow"); }

void add(Names &names, std::string name)
{
    if (!std::ranges::contains(names, name))
        names.push_back(std::move(name));
}

/// All that is known at the beginning of a text; of a command at least its program.
std::optional<std::string_view> beginningOf(const PartialText &text, ActionPart part)
{
    if (text.pieces.empty() || text.pieces.front().kind != PartialText::Kind::Known)
        return std::nullopt;
    const std::string_view known = text.pieces.front().text;
    const bool isWhole = text.pieces.size() == 1 || (part == ActionPart::Command && known.contains(wordEnd));
    return isWhole || part == ActionPart::Tool ? std::optional(known) : std::nullopt;
}

/// The patterns of remedies that can match a text.
std::vector<std::string> patternsOf(ActionPart part, const PartialText &text)
{
    const auto known = beginningOf(text, part);
    if (!known)
        return {};
    std::vector<std::string> patterns;
    switch (part) {
    case ActionPart::Command:
        patterns.push_back(commandPattern(*known, Breadth::Group).pattern);
        patterns.push_back(commandPattern(*known, Breadth::Action).pattern);
        break;
    case ActionPart::Fetch: patterns.emplace_back(*known); break;
    case ActionPart::Tool: patterns.emplace_back(known->substr(0, known->find(wordEnd))); break;
    default:
        for (const Breadth breadth : { Breadth::Group, Breadth::Action })
            if (auto pattern = filePattern(*known, baseFolders(), breadth))
                patterns.push_back(std::move(pattern->pattern));
    }
    return patterns;
}

std::string keyOf(const RulesByPart &rules)
{
    std::string key;
    for (const PartRules &part : rules) {
        key += part.speaks ? '1' : '0';
        key += part.hasExceptions ? '1' : '0';
        key += part.listsAllowed ? '1' : '0';
    }
    return key;
}

} // namespace

ActionRemedies::ActionRemedies(const PolicyVerdicts &verdicts)
    : m_verdicts(verdicts)
    , m_base(verdicts.base().actions())
    , m_occurrences(m_base.size())
    , m_actionsOf(m_base.textCount())
{
    for (StepIndex step = 0; step < verdicts.base().stepCount(); ++step)
        for (const ActionIndex action : verdicts.base().actionsOf(step))
            ++m_occurrences[action];
    for (ActionIndex action = 0; action < m_base.size(); ++action)
        m_base.forEachText(action, [&](ActionPart, TextIndex text) {
            if (m_actionsOf[text].empty() || m_actionsOf[text].back() != action)
                m_actionsOf[text].push_back(action);
        });
    const RulesByPart &rules = verdicts.actions().rules();
    for (TextIndex text = 0; text < m_base.textCount(); ++text) {
        const auto &[part, asked] = m_base.text(text);
        for (std::string &pattern : patternsOf(part, asked))
            m_textsOf[{ part, std::move(pattern) }].push_back(text);
        const auto &answer = verdicts.actions().answer(text);
        const auto &entries = rules[static_cast<std::size_t>(part)].entries;
        if (answer.isListed())
            m_textsOfEntry[nameOf(entries[answer.entry].first, entries[answer.entry].second)].push_back(text);
        else if (answer.reason == ActionRuling::Reason::PartlyKnown)
            m_textsOfEntry[std::string(toString(part))].push_back(text);
    }
}

std::vector<ActionRemedy> ActionRemedies::of(ActionIndex action)
{
    std::vector<ActionRemedy> remedies;
    if (m_verdicts.actions().outcome(action) == ActionOutcome::Allow)
        return remedies;
    const Policy &policy = m_verdicts.policy();
    const auto rulingUnder = [&](const Policy &other) {
        const ActionJudge judge(other, baseFolders());
        return decide(NamedRules(judge), m_base.namedQuestions(action));
    };
    // Without the rule that is against it, another one may still have to allow it.
    const Policy without = dropped(rulingUnder(policy).rule);
    consider(Kind::Drop, action, without, remedies);
    for (const Policy &from : { policy, without }) {
        if (rulingUnder(from).outcome == ActionOutcome::Allow)
            continue;
        consider(Kind::Allow, action, extended(from, action, Breadth::Action), remedies);
        consider(Kind::AllowGroup, action, extended(from, action, Breadth::Group), remedies);
        if (without == policy)
            break;
    }
    std::ranges::stable_sort(remedies, {}, &ActionRemedy::allowed);
    return remedies;
}

/// Without a rule that asks or denies.
Policy ActionRemedies::dropped(const std::string &rule) const
{
    Policy policy = m_verdicts.policy();
    const std::size_t colon = rule.find(':');
    const PolicyRule *list = policyRule(rule.substr(0, colon));
    const bool isException
        = list != nullptr && (list->effect == PolicyRule::Effect::Ask || list->effect == PolicyRule::Effect::Deny);
    if (isException && colon != rule.npos)
        std::erase(list->names(policy), rule.substr(colon + 1));
    return policy;
}

Policy ActionRemedies::extended(Policy policy, ActionIndex action, Breadth breadth) const
{
    const ActionJudge judge(policy, baseFolders());
    m_base.forEachNeed(action, [&](ActionPart part, TextIndex index) {
        const PartialText &text = m_base.text(index).text;
        const bool isCommand = m_base.action(action).recorded.part == ActionPart::Command;
        // A policy that says nothing about files lets commands use them.
        const bool isRuled = part == m_base.action(action).recorded.part || !isCommand || judge.listsAllowed(part);
        if (part == ActionPart::Tool && m_base.action(action).recorded.part != ActionPart::Tool)
            return;
        if (!isRuled || !beginningOf(text, part) || judge.judge(part, text).outcome == ActionOutcome::Allow)
            return;
        const auto patterns = patternsOf(part, text);
        if (!patterns.empty())
            add(allowList(part).names(policy), breadth == Breadth::Group ? patterns.front() : patterns.back());
    });
    return policy;
}

void ActionRemedies::consider(Kind kind, ActionIndex action, Policy policy, std::vector<ActionRemedy> &remedies)
{
    const bool isNew = policy != m_verdicts.policy()
        && std::ranges::none_of(remedies, [&](const ActionRemedy &other) { return other.policy == policy; });
    if (!isNew)
        return;
    const ActionJudge judge(policy, baseFolders());
    if (decide(NamedRules(judge), m_base.namedQuestions(action)).outcome != ActionOutcome::Allow)
        return;
    const Effect &effect = effectOf(policy);
    remedies.push_back({ kind, std::move(policy), effect.allowed, effect.lost });
}

/// The texts about which a changed policy may answer otherwise.
std::vector<TextIndex> ActionRemedies::textsBehind(const Policy &policy, ActionPart part) const
{
    std::set<TextIndex> texts;
    const std::string prefix = std::string(toString(part)) + ".";
    for (const PolicyRule &rule : policyRules()) {
        if (!rule.path.starts_with(prefix) || !std::holds_alternative<PolicyRule::List>(rule.value))
            continue;
        const Names &before = rule.names(m_verdicts.policy());
        const Names &now = rule.names(policy);
        const auto take = [&](const std::vector<TextIndex> &found) { texts.insert(found.begin(), found.end()); };
        for (const std::string &name : now)
            if (const auto found = m_textsOf.find({ part, name });
                !std::ranges::contains(before, name) && found != m_textsOf.end())
                take(found->second);
        for (const std::string &name : before) {
            if (std::ranges::contains(now, name))
                continue;
            for (const std::string &key : { nameOf(rule.path, name), std::string(toString(part)) })
                if (const auto found = m_textsOfEntry.find(key); found != m_textsOfEntry.end())
                    take(found->second);
        }
    }
    return { texts.begin(), texts.end() };
}

const std::vector<ActionOutcome> &ActionRemedies::outcomesUnder(const RulesByPart &rules)
{
    const auto [at, isNew] = m_outcomes.try_emplace(keyOf(rules));
    if (!isNew)
        return at->second;
    if (keyOf(rules) == keyOf(m_verdicts.actions().rules()))
        return at->second = m_verdicts.actions().outcomes();
    const auto answerOf = [this](TextIndex text) { return m_verdicts.actions().answer(text); };
    const AnsweredRules answered(answerOf, rules);
    for (ActionIndex action = 0; action < m_base.size(); ++action)
        at->second.push_back(decide(answered, m_base.action(action).questions).outcome);
    return at->second;
}

const ActionRemedies::Effect &ActionRemedies::effectOf(const Policy &policy)
{
    std::string key;
    for (const PolicyDifference &difference : differences(m_verdicts.policy(), policy))
        key += std::string(toString(difference.kind)) + ' ' + difference.path + ' ' + difference.value + '\n';
    const auto [at, isNew] = m_effects.try_emplace(std::move(key));
    if (isNew)
        at->second = countEffect(policy);
    return at->second;
}

ActionRemedies::Effect ActionRemedies::countEffect(const Policy &policy)
{
    RulesByPart rules = m_verdicts.actions().rules();
    std::map<TextIndex, ActionMatcher::Answer> changed;
    std::set<ActionIndex> actions;
    for (const ActionPart part : allActionParts) {
        if (haveSameRules(part, m_verdicts.policy(), policy))
            continue;
        ActionMatcher matcher(policy, part, baseFolders());
        rules[static_cast<std::size_t>(part)] = partRules(matcher);
        for (const TextIndex text : textsBehind(policy, part)) {
            changed.emplace(text, matcher.judge(m_base.text(text).text));
            actions.insert(m_actionsOf[text].begin(), m_actionsOf[text].end());
        }
    }
    const auto answerOf = [&](TextIndex text) {
        const auto found = changed.find(text);
        return found == changed.end() ? m_verdicts.actions().answer(text) : found->second;
    };
    const AnsweredRules answered(answerOf, rules);
    Effect effect;
    const auto count = [&](ActionIndex action, ActionOutcome now) {
        const bool wasAllowed = m_verdicts.actions().outcome(action) == ActionOutcome::Allow;
        if (wasAllowed != (now == ActionOutcome::Allow))
            (wasAllowed ? effect.lost : effect.allowed) += m_occurrences[action];
    };
    for (const ActionIndex action : actions)
        count(action, decide(answered, m_base.action(action).questions).outcome);
    // Where other actions need a rule of their own now, all of them count.
    if (keyOf(rules) != keyOf(m_verdicts.actions().rules())) {
        const std::vector<ActionOutcome> &others = outcomesUnder(rules);
        for (ActionIndex action = 0; action < others.size(); ++action)
            if (!actions.contains(action))
                count(action, others[action]);
    }
    return effect;
}

} // namespace vitrine
