// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/policycomparison.h"

#include "base/enumnames.h"
#include "executor/policy/policydifference.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace vitrine {

namespace {

constexpr auto names = enumNames<VerdictChange::Unchanged>(
    "now_allowed", "now_ask", "now_denied", "undecidable", "not_comparable", "unchanged");

/// Whether they differ in their verdicts on code, independent of the order of their lists.
bool isCodeRejudged(const Policy &before, const Policy &after)
{
    constexpr std::array parts { std::string_view("imports."), std::string_view("builtins."),
        std::string_view("attributes."), std::string_view("syntax."), std::string_view("tools.") };
    return std::ranges::any_of(differences(before, after), [&](const PolicyDifference &difference) {
        return std::ranges::any_of(parts, [&](std::string_view part) { return difference.path.starts_with(part); });
    });
}

/// The open questions of two policies' difference for steps that both allow.
class OpenQuestions final {
public:
    OpenQuestions(const FactBase &base, const Policy &before, const Policy &after)
        : m_base(base)
        , m_isCodeRejudged(isCodeRejudged(before, after))
    {
        constexpr double endless = std::numeric_limits<double>::infinity();
        for (const LimitKind kind : allLimitKinds) {
            const double old = limitOf(before.limits, kind).value_or(endless);
            const double now = limitOf(after.limits, kind).value_or(endless);
            if (endsStep(kind) && now < old)
                m_lower.push_back(kind);
            else if (endsStep(kind) && now > old)
                m_higher.push_back(kind);
        }
    }

    bool isOpen(StepIndex step) const
    {
        if (!m_base.hasCode(step))
            return false;
        if (m_isCodeRejudged && m_base.has(step, FactBase::Dynamic))
            return true;
        return isUnmeasured(step) || isCutOff(step);
    }

    bool isAny() const { return m_isCodeRejudged || !m_lower.empty() || !m_higher.empty(); }
    /// Whether a step ended at a limit which is higher now.
    bool isCutOff(StepIndex step) const
    {
        const auto endedBy = m_base.endedBy(step);
        return endedBy && std::ranges::contains(m_higher, *endedBy);
    }

private:
    bool isUnmeasured(StepIndex step) const
    {
        return std::ranges::any_of(m_lower, [&](LimitKind kind) {
            const std::vector<double> &used = m_base.used(kind);
            return used.empty() || std::isnan(used[step]);
        });
    }

    const FactBase &m_base;
    bool m_isCodeRejudged;
    std::vector<LimitKind> m_lower;
    std::vector<LimitKind> m_higher;
};

class Comparer final {
public:
    Comparer(const PolicyVerdicts &before, const PolicyVerdicts &after)
        : m_base(after.base())
        , m_before(before)
        , m_after(after)
        , m_questions(m_base, before.policy(), after.policy())
    {
    }

    PolicyComparison compare()
    {
        m_result.steps.resize(m_base.stepCount());
        m_result.runs.resize(m_base.runCount());
        for (RunIndex run = 0; run < m_result.runs.size(); ++run)
            compareRun(run);
        for (const ChangeCounts &counts : m_result.runs)
            for (const VerdictChange change : allVerdictChanges)
                m_result.counts[change] += counts[change];
        compareRules();
        return std::move(m_result);
    }

private:
    VerdictChange changeOf(StepIndex step) const
    {
        const Verdict before = m_before.ruled(step);
        const Verdict after = m_after.ruled(step);
        const bool isDenied = after == Verdict::Denied;
        if (!isDenied && m_questions.isAny()
            && (m_questions.isCutOff(step) || (before != Verdict::Denied && m_questions.isOpen(step))))
            return VerdictChange::Undecidable;
        if (before == after)
            return VerdictChange::Unchanged;
        switch (after) {
        case Verdict::Allowed: return VerdictChange::NowAllowed;
        case Verdict::Ask: return VerdictChange::NowAsk;
        case Verdict::Denied: return VerdictChange::NowDenied;
        case Verdict::Undecidable: break;
        }
        return VerdictChange::Undecidable;
    }

    /// Whether nobody knows what the run does behind the step.
    bool divertsRun(StepIndex step, VerdictChange change) const
    {
        if (change == VerdictChange::Unchanged)
            return false;
        return m_base.hasCode(step) || change == VerdictChange::NowDenied || m_base.has(step, FactBase::Denied);
    }

    void compareRun(RunIndex run)
    {
        const auto [first, end] = m_base.stepsOf(run);
        ChangeCounts &counts = m_result.runs[run];
        bool isBehindChange = false;
        for (StepIndex step = first; step < end; ++step) {
            const VerdictChange change = isBehindChange ? VerdictChange::NotComparable : changeOf(step);
            m_result.steps[step] = change;
            ++counts[change];
            if (change == VerdictChange::Unchanged)
                m_result.unchangedDenied += m_after.isDenied(step) ? 1 : 0;
            isBehindChange = isBehindChange || (change != VerdictChange::NotComparable && divertsRun(step, change));
        }
    }

    void compareRules()
    {
        const std::vector<Subject> &subjects = m_base.subjects();
        for (SubjectIndex i = 0; i < subjects.size(); ++i) {
            const Verdict verdict = m_after.subjectVerdict(i);
            if (m_before.subjectVerdict(i) == verdict)
                continue;
            RuleChange rule { i, verdict, {} };
            for (const auto *steps : { &subjects[i].steps, &subjects[i].actionSteps })
                for (const StepIndex step : *steps)
                    ++rule.counts[m_result.steps[step]];
            m_result.rules.push_back(rule);
        }
        std::ranges::stable_sort(m_result.rules, std::ranges::greater {}, [](const RuleChange &rule) {
            return rule.counts[VerdictChange::NowAllowed] + rule.counts[VerdictChange::NowAsk]
                + rule.counts[VerdictChange::NowDenied];
        });
    }

    const FactBase &m_base;
    const PolicyVerdicts &m_before;
    const PolicyVerdicts &m_after;
    OpenQuestions m_questions;
    PolicyComparison m_result;
};

} // namespace

std::string_view toString(VerdictChange change) { return nameOf(change, names); }

std::uint64_t ChangeCounts::total() const { return std::accumulate(of.begin(), of.end(), std::uint64_t { 0 }); }

PolicyComparison compare(const PolicyVerdicts &before, const PolicyVerdicts &after)
{
    return Comparer(before, after).compare();
}

} // namespace vitrine
