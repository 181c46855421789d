// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/judging/factbase.h"

#include <memory>

namespace vitrine {

/// Why a step is denied.
struct Objection {
    std::string rule; ///< "imports.allow", "limits.operations" …
    std::string subject; ///< module, name, class of syntax; empty for limits
    std::optional<UseKind> kind; ///< of the use; nothing for a limit
    std::optional<LimitKind> limit;
    double used = 0; ///< of the limit
    std::uint32_t line = 0; ///< 0 where the base does not know it
    std::string_view code; ///< of a finding that says the same: "import-denied" …; "limit-exceeded"
};

/// The verdicts of one policy on all steps of a base. After a change only the affected steps are judged again. One
/// thread at a time; copies share the base.
class PolicyVerdicts final {
public:
    PolicyVerdicts(std::shared_ptr<const FactBase> base, Policy policy);

    void change(Policy policy);
    /// Follows a base that replaces this one (`growth.before`): only changed runs are judged.
    void follow(const BaseGrowth &growth);

    const FactBase &base() const { return *m_base; }
    const Policy &policy() const { return m_policy; }
    bool isDenied(StepIndex step) const { return m_against[step] != 0; }
    /// Undecidable without running: code that cannot be read, or that runs code it does not contain.
    Verdict verdict(StepIndex step) const;
    bool isSubjectDenied(SubjectIndex subject) const { return m_deniedSubjects[subject]; }
    std::uint64_t denied() const;
    std::uint64_t undecidable() const;
    /// In the order of the code, limits last.
    std::vector<Objection> objections(StepIndex step) const;
    /// The uses of a limit that are known, the least first.
    std::vector<double> sortedUse(LimitKind kind) const;

private:
    struct Orders; // steps by their use of each limit; made once a base

    void followSteps(const BaseGrowth &growth, std::vector<StepIndex> &places);
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
    std::vector<std::uint32_t> m_against; ///< reasons to deny each step
    std::vector<bool> m_deniedSubjects;
    FactBase::SyntaxSet m_deniedSyntax {};
    std::array<std::optional<double>, allLimitKinds.size()> m_limits {};
};

} // namespace vitrine
