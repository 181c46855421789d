// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/judging/actionverdicts.h"
#include "models/judging/factbase.h"

#include <memory>

namespace vitrine {

/// Why a step is denied.
struct Objection {
    std::string rule; ///< "imports.allow", "limits.operations" …
    std::string subject; ///< module, name, class of syntax; empty for limits
    std::optional<UseKind> kind; ///< kind of the use; nothing for a limit
    std::optional<LimitKind> limit;
    double used = 0; ///< use of the limit
    std::uint32_t line = 0; ///< 0 if unknown to the base
    std::string_view code; ///< code of the corresponding finding: "import-denied" …, "limit-exceeded"
};

/// Why an action is not allowed.
struct ActionObjection {
    ActionIndex action = 0;
    ActionRuling ruling;
};

/// The number of steps that each entry of a policy's lists about actions decides, by path and entry.
using EntryUse = std::map<std::pair<std::string_view, std::string>, std::uint64_t>;

/// The verdicts of one policy on all steps of a base. After a change of the policy, only the affected steps are judged
/// again. One thread at a time; copies share the base.
class PolicyVerdicts final {
public:
    PolicyVerdicts(std::shared_ptr<const FactBase> base, Policy policy);

    void change(Policy policy);
    /// Follows a base that replaces this one (`growth.before`): only changed runs are judged.
    void follow(const BaseGrowth &growth);

    const FactBase &base() const { return *m_base; }
    const Policy &policy() const { return m_policy; }
    bool isDenied(StepIndex step) const { return m_against[step] != 0 || m_stepOutcomes[step] == ActionOutcome::Deny; }
    bool isCodeDenied(StepIndex step) const { return m_against[step] != 0; }
    /// The strictest verdict on any part of the step. Undecidable without running: code that does not parse, or that
    /// runs code it does not contain; actions without a rule.
    Verdict verdict(StepIndex step) const;
    /// The verdict on its code only.
    Verdict codeVerdict(StepIndex step) const;
    /// Like `verdict`, but code never counts as undecidable.
    Verdict ruled(StepIndex step) const;
    const ActionVerdicts &actions() const { return m_actions; }
    bool isSubjectDenied(SubjectIndex subject) const { return m_deniedSubjects[subject]; }
    Verdict subjectVerdict(SubjectIndex subject) const;
    std::uint64_t denied() const;
    std::uint64_t count(Verdict verdict) const { return counts()[static_cast<std::size_t>(verdict)]; }
    /// The numbers of steps by verdict.
    std::array<std::uint64_t, 4> counts() const;
    std::uint64_t undecidable() const { return count(Verdict::Undecidable); }
    /// The number of steps whose code gets this verdict.
    std::uint64_t codeCount(Verdict verdict) const;
    /// The reasons in the code, in the order of the code, limits last.
    std::vector<Objection> objections(StepIndex step) const;
    /// The reasons for the other actions that are not allowed, in their order.
    std::vector<ActionObjection> actionObjections(StepIndex step) const;
    /// The rule that denies the step: that of the first reason in its code, or of its first denied action. Empty if it
    /// is not denied.
    std::string denyingRule(StepIndex step) const;
    EntryUse entryUse() const;
    /// The steps about which an entry of the list of actions at this path decides, ascending.
    std::vector<StepIndex> stepsDecidedBy(std::string_view path, const std::string &entry) const;
    /// The known uses of a limit, in ascending order.
    std::vector<double> sortedUse(LimitKind kind) const;

private:
    struct Orders; // steps by their use of each limit; computed once per base

    void judgeActions(const Policy *before);
    void followSteps(const BaseGrowth &growth, std::vector<StepIndex> &locations);
    void judgeNewSubjects();
    void judgeStep(StepIndex step);
    void judgeSubjects(const Policy *before);
    void judgeSyntax();
    void judgeLimits();
    void shiftLimit(LimitKind kind, std::optional<double> from, std::optional<double> to);
    const std::vector<StepIndex> &order(LimitKind kind) const;

    std::shared_ptr<const FactBase> m_base;
    std::shared_ptr<Orders> m_orders;
    Policy m_policy;
    std::vector<std::uint32_t> m_against; ///< number of reasons to deny each step
    std::vector<bool> m_deniedSubjects;
    ActionVerdicts m_actions;
    std::vector<ActionOutcome> m_stepOutcomes; ///< the strictest of the actions of each step
    FactBase::SyntaxSet m_deniedSyntax {};
    std::array<std::optional<double>, allLimitKinds.size()> m_limits {};
};

} // namespace vitrine
