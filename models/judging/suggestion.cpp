// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/suggestion.h"

#include "executor/policy/rulejudge.h"
#include "executor/policy/systemfolders.h"
#include "models/judging/policyverdicts.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <set>

namespace vitrine {

namespace {

/// 250,000 of 244,816: two figures are enough for a limit.
double rounded(double value)
{
    if (value <= 0)
        return 0;
    const double unit = std::pow(10, std::floor(std::log10(value)) - 1);
    // Divided, because a tenth is not exact: 58 times 0.1 is 5.800000000000001.
    const double perUnit = std::round(1 / unit);
    return unit < 1 ? std::ceil(value / unit) / perUnit : std::ceil(value / unit) * unit;
}

class Suggester final {
public:
    Suggester(const std::shared_ptr<const FactBase> &base, std::span<const RunIndex> runs, const Policy &reference,
        double headRoom, std::uint64_t mostOthers)
        : m_base(base)
        , m_runs(runs.begin(), runs.end())
        , m_reference(reference)
        , m_rules(reference)
        , m_headRoom(headRoom)
    {
        std::ranges::sort(m_runs);
        m_hasActions = haveActions(*base, m_runs);
        m_result.policy = reference;
        m_result.mostOthers = mostOthers;
    }

    Suggestion suggest()
    {
        collectUses();
        setNames();
        if (m_hasActions)
            m_result.groups = allowActions(m_result.policy, *m_base, m_runs, m_result.mostOthers);
        for (const LimitKind kind : allLimitKinds)
            suggestLimit(kind);
        prove();
        return std::move(m_result);
    }

private:
    template <typename Call>
    void forEachStep(const Call &call) const
    {
        for (const RunIndex run : m_runs) {
            const auto [first, end] = m_base->stepsOf(run);
            for (StepIndex step = first; step < end; ++step)
                call(step);
        }
    }

    void collectUses()
    {
        m_isNeeded.resize(m_base->subjects().size());
        forEachStep([&](StepIndex step) {
            const bool wasDenied = m_base->has(step, FactBase::Denied);
            const bool wasStarted = !wasDenied || !isDeniedByReview(step);
            for (const FactBase::Use &use : m_base->uses(step)) {
                const Subject &subject = m_base->subjects()[use.subject];
                if (!wasDenied || (wasStarted && isObserved(subject)) || !m_rules.denies(subject.kind, subject.name))
                    m_isNeeded[use.subject] = true;
            }
            for (std::size_t i = 0; i < m_syntax.size() && !wasDenied; ++i)
                m_syntax[i] |= m_base->syntax(step)[i];
            if (shadowsOnly(step))
                std::ranges::copy_if(m_base->shadowed(step), std::inserter(m_shadowed, m_shadowed.end()),
                    [this](const std::string &name) { return std::ranges::contains(m_reference.builtins, name); });
        });
    }

    /// In the framework's dialect, code must not redefine a function of the framework. A step denied for that alone
    /// stays denied only while the function is allowed.
    bool shadowsOnly(StepIndex step) const
    {
        return m_reference.dialect == Dialect::Smolagents && m_base->has(step, FactBase::Denied)
            && !m_base->shadowed(step).empty() && !isDenied(step, [](const Subject &) { return true; });
    }

    /// Uses known only at run time: files and hosts.
    static bool isObserved(const Subject &subject)
    {
        const PolicyRule *list = ruleOf(subject.kind);
        return list != nullptr && list->observes == subject.kind;
    }

    bool isDeniedByReview(StepIndex step) const
    {
        return isDenied(step, [](const Subject &subject) { return !isObserved(subject); });
    }

    template <typename Condition>
    bool isDenied(StepIndex step, const Condition &isMeant) const
    {
        return std::ranges::any_of(m_base->uses(step), [&](const auto &use) {
            const Subject &subject = m_base->subjects()[use.subject];
            return isMeant(subject) && m_rules.denies(subject.kind, subject.name);
        });
    }

    bool isDeniedForShadowing(StepIndex step) const
    {
        return shadowsOnly(step) && std::ranges::any_of(m_base->shadowed(step), [this](const std::string &name) {
            return m_shadowed.contains(name);
        });
    }

    void setNames()
    {
        Policy &policy = m_result.policy;
        for (const UseKind kind : listedUseKinds())
            if (const PolicyRule *list = ruleOf(kind);
                list->effect == PolicyRule::Effect::Allow && (m_hasActions || !isOfAction(kind)))
                list->names(policy).clear();
        for (SubjectIndex i = 0; i < m_isNeeded.size(); ++i)
            if (m_isNeeded[i])
                allow(m_base->subjects()[i]);
        std::ranges::copy_if(m_shadowed, std::back_inserter(policy.builtins),
            [&](const std::string &name) { return !std::ranges::contains(policy.builtins, name); });
        std::erase_if(policy.deniedSyntax, [&](const std::string &name) {
            const FactBase::SyntaxSet set = m_base->syntaxSet({ name });
            return ((set[0] & m_syntax[0]) | (set[1] & m_syntax[1])) != 0;
        });
    }

    void allow(const Subject &subject)
    {
        // The folder of the session needs no glob, only room. As much as the bundled policies that let code write.
        if (subject.kind == UseKind::FileWrite && isInSessionFolder(subject.name)) {
            Limits &limits = m_result.policy.limits;
            limits.files = std::max<std::uint64_t>(limits.files, 100);
            limits.writtenMib = std::max<std::uint64_t>(limits.writtenMib, 64);
        }
        // Globs of the reference stay; exactly what they lack is added.
        if (isObserved(subject) && !RuleJudge(m_result.policy).denies(subject.kind, subject.name))
            return;
        if (subject.kind != UseKind::Import || subject.name != "__future__")
            allowUse(m_result.policy, subject.kind, subject.name);
    }

    void suggestLimit(LimitKind kind)
    {
        const std::vector<double> &used = m_base->used(kind);
        if (used.empty())
            return;
        SuggestedLimit limit { kind, 0, 0, 0 };
        forEachStep([&](StepIndex step) {
            if (std::isnan(used[step]) || m_base->endedBy(step) == kind)
                return;
            limit.highest = std::max(limit.highest, used[step]);
            ++limit.measured;
        });
        if (limit.measured == 0)
            return;
        // So many steps were enough; more of them would only cost.
        const double room = kind == LimitKind::MaxSteps ? 1 : m_headRoom;
        limit.limit
            = kind == LimitKind::MaxSteps ? limit.highest : rounded(std::max(limit.highest * room, least(kind)));
        setLimit(m_result.policy.limits, kind, limit.limit);
        m_result.limits.push_back(limit);
    }

    /// Below this a limit would only hit slow machines.
    static double least(LimitKind kind)
    {
        switch (kind) {
        case LimitKind::Operations:
        case LimitKind::PrintChars:
        case LimitKind::OutputChars: return 1000;
        case LimitKind::WallSeconds:
        case LimitKind::CpuSeconds: return 1;
        case LimitKind::MemoryMib: return 64;
        case LimitKind::MaxSteps: break;
        }
        return 1;
    }

    void prove()
    {
        for (const UseKind kind : listedUseKinds())
            if (const PolicyRule *list = ruleOf(kind); list->effect == PolicyRule::Effect::Allow)
                std::ranges::sort(list->names(m_result.policy));
        const PolicyVerdicts verdicts(m_base, m_result.policy);
        forEachStep([&](StepIndex step) {
            const bool wasDenied = m_base->has(step, FactBase::Denied);
            ++m_result.steps;
            if (verdicts.isDenied(step) || isDeniedForShadowing(step))
                ++(wasDenied ? m_result.deniedAsRecorded : m_result.deniedStill);
            else if (verdicts.ruled(step) != Verdict::Allowed)
                ++m_result.undecided;
            else
                ++(wasDenied ? m_result.allowedNow : m_result.allowed);
        });
    }

    const std::shared_ptr<const FactBase> &m_base;
    std::vector<RunIndex> m_runs;
    const Policy &m_reference;
    RuleJudge m_rules;
    double m_headRoom;
    bool m_hasActions = false;
    std::vector<bool> m_isNeeded;
    std::set<std::string, std::less<>> m_shadowed; ///< functions whose names denied steps bind
    FactBase::SyntaxSet m_syntax {};
    Suggestion m_result;
};

} // namespace

Suggestion suggestPolicy(const std::shared_ptr<const FactBase> &base, std::span<const RunIndex> runs,
    const Policy &reference, double headRoom, std::uint64_t mostOthers)
{
    return Suggester(base, runs, reference, headRoom, mostOthers).suggest();
}

} // namespace vitrine
