// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/proof/rulepair.h"

#include "executor/proof/textuniverses.h"

#include <algorithm>

namespace vitrine {

TaggedRules::TaggedRules(const Policy &policy, ActionPart part, Automaton::Tag firstTag)
    : m_part(part)
    , m_rules(actionRules(policy, part, {}))
    , m_first(firstTag)
{
}

void TaggedRules::addTo(Automaton &automaton) const { addEntries(automaton, m_rules, m_part, m_first, {}); }

std::vector<Automaton::Tag> TaggedRules::own(Tags tags) const
{
    std::vector<Automaton::Tag> own;
    for (const Automaton::Tag tag : tags)
        if (tag >= m_first && tag < endTag())
            own.push_back(tag - m_first);
    return own;
}

bool TaggedRules::mayAllow() const
{
    return m_rules.otherwise == Decision::Allow
        || std::ranges::contains(m_rules.entries, Decision::Allow, &ActionRuleSet::Entry::decision);
}

bool TaggedRules::areSameAs(const TaggedRules &other) const
{
    return m_rules.otherwise == other.m_rules.otherwise
        && std::ranges::equal(m_rules.entries, other.m_rules.entries, [](const auto &one, const auto &two) {
               return one.decision == two.decision && one.pattern == two.pattern;
           });
}

bool TaggedRules::allow(Tags tags) const
{
    const auto decision = decide(tags);
    return (decision ? decision : m_rules.otherwise) == Decision::Allow && !m_rules.invalid;
}

bool TaggedRules::allowByEntry(Tags tags) const { return decide(tags) == Decision::Allow && !m_rules.invalid; }

bool TaggedRules::except(Tags tags) const
{
    return m_rules.invalid || decide(tags).value_or(Decision::Allow) != Decision::Allow;
}

bool TaggedRules::tolerateInCommand(Tags tags) const
{
    const auto decision = decide(tags);
    const auto whole = decision ? decision : m_rules.otherwise;
    return !m_rules.invalid && (whole ? whole == Decision::Allow : !m_rules.listsAllowed());
}

bool TaggedRules::tolerateHostInCommand(Tags tags) const
{
    if (m_rules.invalid)
        return false;
    if (const auto decision = decide(tags))
        return decision == Decision::Allow;
    return m_rules.otherwise ? m_rules.otherwise != Decision::Deny : !m_rules.listsAllowed();
}

std::string TaggedRules::ruleOf(Tags tags) const
{
    std::size_t entry = 0;
    if (m_rules.decide(own(tags), &entry))
        return std::string(m_rules.entries[entry].list) + ":" + m_rules.entries[entry].pattern;
    return std::string(toString(m_part)) + (m_rules.isEmpty ? "" : ".default");
}

RulePair::RulePair(const Policy &one, const Policy &other, ActionPart part)
    : one(one, part, inUniverse + 1)
    , other(other, part, this->one.endTag())
{
    this->one.addTo(automaton);
    this->other.addTo(automaton);
}

std::optional<Automaton> RulePair::withAllowedCommands() const
{
    Automaton all = automaton;
    addCommands(all);
    const auto allowed = texts(
        all, [this](TaggedRules::Tags tags) { return !tags.empty() && tags.front() == inUniverse && one.allow(tags); },
        inUniverse);
    if (!allowed)
        return std::nullopt;
    Automaton whole = automaton;
    whole.addJump(whole.addStart(), whole.addCopy(*allowed));
    return whole;
}

} // namespace vitrine
