// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/actionjudge.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace vitrine {

/// The rules of one policy about one kind of action, and the tags of their entries in a common automaton.
class TaggedRules final {
public:
    using Tags = std::span<const Automaton::Tag>;

    TaggedRules(const Policy &policy, ActionPart part, Automaton::Tag firstTag);

    /// Adds the entries; further ones have tags from `endTag()`.
    void addTo(Automaton &automaton) const;
    Automaton::Tag endTag() const { return m_first + static_cast<Automaton::Tag>(m_rules.entries.size()); }

    bool areEmpty() const { return m_rules.isEmpty; }
    bool hasExceptions() const { return m_rules.hasExceptions(); }
    /// Whether anything may be allowed.
    bool mayAllow() const;
    bool areSameAs(const TaggedRules &other) const;

    bool allow(Tags tags) const;
    /// Whether an entry allows it, and no other is against it.
    bool allowByEntry(Tags tags) const;
    /// Whether an entry asks or denies.
    bool except(Tags tags) const;
    /// Whether a redirection of an allowed command is allowed because no rule is against it.
    bool tolerateInCommand(Tags tags) const;
    /// Whether an address in an allowed command is allowed; a default of "ask" is left to the rules for the command.
    bool tolerateHostInCommand(Tags tags) const;
    /// The rule that decides: "commands.deny:rm **".
    std::string ruleOf(Tags tags) const;

private:
    std::vector<Automaton::Tag> own(Tags tags) const;
    std::optional<Decision> decide(Tags tags) const { return m_rules.decide(own(tags)); }

    ActionPart m_part;
    ActionRuleSet m_rules;
    Automaton::Tag m_first;
};

/// The rules of two policies about one kind of action in one automaton, without the texts to compare.
struct RulePair {
    Automaton automaton {};
    TaggedRules one;
    TaggedRules other;

    RulePair(const Policy &one, const Policy &other, ActionPart part);

    /// The rules, with the commands that the first policy allows as the texts to compare: much fewer than all commands.
    /// Empty if the rules are too complex.
    std::optional<Automaton> withAllowedCommands() const;
};

} // namespace vitrine
