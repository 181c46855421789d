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

/// Judges large numbers of texts by the rules for one kind of action, as ActionJudge does, but without naming the rule.
/// Converts its automaton to a deterministic one on demand. One thread at a time.
class ActionMatcher final {
public:
    struct Answer {
        ActionOutcome outcome = ActionOutcome::Unknown;
        ActionRuling::Reason reason = ActionRuling::Reason::NoRule;
        std::uint32_t entry = 0; ///< index of the rule that decided; only if listed
        bool isEverything = false; ///< the entry is "*"
        bool mayBeExcepted = false; ///< as in ActionRuling
        bool isListed() const { return reason == ActionRuling::Reason::Listed; }
    };

    ActionMatcher(const Policy &policy, ActionPart part, const ProjectFolders &locations);

    Answer judge(const PartialText &text);
    /// A text that is fully known.
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
        std::optional<std::vector<Index>> inWord; ///< states reachable by any text without `wordEnd`
        std::optional<std::vector<Index>> inFolder; ///< states reachable by any text without '/' and `wordEnd`
        std::optional<std::vector<Index>> anywhere; ///< states reachable by any text

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
    /// The common answer for all texts, if there are no rules.
    std::optional<Answer> answerWithoutRules() const;
    /// Takes into account that an invalid pattern might deny what the others allow.
    Answer withInvalid(const Answer &answer) const;
    Answer answerOf(const Set &set) const;

    ActionRuleSet m_rules;
    bool m_hasExceptions = false;
    bool m_listsAllowed = false;
    std::array<std::uint8_t, 256> m_classes {}; ///< class of each byte: the same for bytes that all edges treat alike
    std::vector<unsigned char> m_examples; ///< one byte of each class
    std::map<Set, Index> m_known;
    std::vector<State> m_states;
    std::vector<std::uint8_t> m_isFinal; ///< by state: no text reaches another state
    std::vector<Index> m_steps; ///< by state and class
    std::vector<bool> m_isIn; ///< membership by state of the automaton
};

} // namespace vitrine
