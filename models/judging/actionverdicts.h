// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/policy/actionmatcher.h"
#include "models/judging/actionbase.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace vitrine {

/// The stricter of two outcomes: deny, then unknown, ask and allow.
ActionOutcome stricter(ActionOutcome one, ActionOutcome other);
Verdict verdictOf(ActionOutcome outcome);

/// Properties of the rules of one part, in addition to their answers about texts.
struct PartRules {
    bool speaks = false; ///< there are rules about such actions
    bool hasExceptions = false; ///< rules ask or deny
    bool listsAllowed = false; ///< rules allow or ask
    std::vector<std::pair<std::string_view, std::string>> entries; ///< path and pattern; answers refer to them by index
};
using RulesByPart = std::array<PartRules, allActionParts.size()>;

/// A policy's rules about actions, with known answers about all texts. See ShellDecision.
/// `Answers` returns the answer about a text: Answer operator()(TextIndex) const.
template <typename Answers>
class AnsweredRules final {
public:
    using Ruling = ActionMatcher::Answer;

    AnsweredRules(const Answers &answers, const RulesByPart &parts)
        : m_answers(answers)
        , m_parts(parts)
    {
    }

    Ruling judge(ActionPart, TextIndex text) const { return m_answers(text); }
    static Ruling make(ActionOutcome outcome, ActionRuling::Reason reason, std::string_view)
    {
        return { outcome, reason };
    }
    static Ruling stricter(const Ruling &one, const Ruling &other)
    {
        return vitrine::stricter(one.outcome, other.outcome) == one.outcome ? one : other;
    }
    static bool hasRule(const Ruling &ruling) { return ruling.isListed(); }
    static bool isEverything(const Ruling &ruling)
    {
        return ruling.outcome == ActionOutcome::Allow && ruling.isEverything;
    }
    bool speaksAbout(ActionPart part) const { return of(part).speaks; }
    bool hasExceptions(ActionPart part) const { return of(part).hasExceptions; }
    bool listsAllowed(ActionPart part) const { return of(part).listsAllowed; }

private:
    const PartRules &of(ActionPart part) const { return m_parts[static_cast<std::size_t>(part)]; }

    const Answers &m_answers;
    const RulesByPart &m_parts;
};

/// The decisions of one policy about all actions of a base. After a change of the policy, only texts with changed rules
/// are judged again. One thread at a time.
class ActionVerdicts final {
public:
    /// `before`: the previous policy; null if there was none or the base is a different one. Returns false if nothing
    /// has changed.
    bool judge(const ActionBase &base, const Policy &policy, const Policy *before);

    ActionOutcome outcome(ActionIndex action) const { return m_outcomes[action]; }
    const std::vector<ActionOutcome> &outcomes() const { return m_outcomes; }
    const ActionMatcher::Answer &answer(TextIndex text) const { return m_answers[text]; }
    const RulesByPart &rules() const { return m_rules; }

private:
    void judgeTexts(const ActionBase &base, const Policy &policy, ActionPart part, std::vector<std::uint8_t> &changed);
    void decideActions(const ActionBase &base, const std::vector<std::uint8_t> &changed, bool isForAll);

    std::vector<ActionMatcher::Answer> m_answers; ///< by text
    std::vector<ActionOutcome> m_outcomes; ///< by action
    RulesByPart m_rules;
};

PartRules partRules(const ActionMatcher &matcher);
/// Whether two policies have the same rules for a part.
bool haveSameRules(ActionPart part, const Policy &one, const Policy &other);

} // namespace vitrine
