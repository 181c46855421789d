// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/actionjudge.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace vitrine {

/// Judges very many texts by the rules of one part of a policy, as ActionJudge does, but without naming the rule. Its
/// automaton is made deterministic as far as the texts need it. One thread at a time.
class ActionMatcher final {
public:
    struct Answer {
        ActionOutcome outcome = ActionOutcome::Unknown;
        ActionRuling::Reason reason = ActionRuling::Reason::NoRule;
        std::uint32_t entry = 0; ///< of the rules, which decided it; only where it is listed
        bool isEverything = false; ///< that entry is "*"
        bool isListed() const { return reason == ActionRuling::Reason::Listed; }
    };

    ActionMatcher(const Policy &policy, ActionPart part, const ProjectFolders &locations);

    Answer judge(const PartialText &text);
    /// A text of which all is known.
    Answer judge(std::string_view text);

    const ActionRuleSet &rules() const { return m_rules; }
    bool speaksAbout() const { return !m_rules.isEmpty; }
    bool hasExceptions() const { return m_hasExceptions; }
    bool listsAllowed() const { return m_listsAllowed; }

private:
    using Set = std::vector<Automaton::State>; // ascending
    using Index = std::uint32_t;
    struct State {
        const Set *set = nullptr;
        Answer answer;
        std::optional<std::vector<Index>> inWord; ///< states that any text without `wordEnd` leads to
        std::optional<std::vector<Index>> inFolder; ///< states that any text without '/' leads to
        std::optional<std::vector<Index>> anywhere; ///< states that any text leads to

        std::optional<std::vector<Index>> &reached(PartialText::Kind kind)
        {
            if (kind == PartialText::Kind::InFolder)
                return inFolder;
            return kind == PartialText::Kind::InWord ? inWord : anywhere;
        }
    };

    void restart();
    Index indexOf(Set set);
    Index step(Index from, unsigned char byte);
    Index read(Index from, std::string_view text);
    const std::vector<Index> *reachable(Index from, PartialText::Kind kind);
    std::optional<std::vector<Index>> statesOf(const PartialText &text);
    /// The same answer for all texts, where there are no rules.
    std::optional<Answer> answerWithoutRules() const;
    /// An invalid pattern might deny what the others do not.
    Answer withInvalid(const Answer &answer) const;
    Answer answerOf(const Set &set) const;

    ActionPart m_part;
    ActionRuleSet m_rules;
    bool m_hasExceptions = false;
    bool m_listsAllowed = false;
    std::array<std::uint8_t, 256> m_classes {}; ///< equal for bytes that no edge distinguishes
    std::vector<unsigned char> m_examples; ///< one byte of each class
    std::map<Set, Index> m_known;
    std::vector<State> m_states;
    std::vector<std::uint8_t> m_isFinal; ///< by state: no text leads to another one
    std::vector<Index> m_steps; ///< by state and class
    std::vector<bool> m_isIn; ///< of the automaton's states
};

} // namespace vitrine
