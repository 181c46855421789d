// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/remedies.h"

#include "executor/policy/policyrules.h"
#include "executor/policy/profiles.h"

#include <algorithm>
#include <set>

namespace vitrine {

namespace {

/// Instead of the module itself, its top package with all below it.
void widen(Policy &policy, const std::string &module)
{
    std::erase(policy.imports.allow, module);
    const std::string pattern = module.substr(0, module.find('.')) + ".*";
    if (!std::ranges::contains(policy.imports.allow, pattern))
        policy.imports.allow.push_back(pattern);
}

/// False where nothing in a policy would help.
bool allow(Policy &policy, const Objection &objection, bool isBelow)
{
    if (objection.limit) {
        setLimit(policy.limits, *objection.limit, objection.used);
        return true;
    }
    const bool isListed = std::ranges::contains(policy.imports.allow, objection.subject);
    const bool isAllowed = allowUse(policy, *objection.kind, objection.subject);
    if (isBelow && *objection.kind == UseKind::Import && !isListed)
        widen(policy, objection.subject);
    return isAllowed;
}

class Finder final {
public:
    Finder(const PolicyVerdicts &verdicts, StepIndex step)
        : m_verdicts(verdicts)
        , m_step(step)
    {
        for (const FactBase::Use &use : verdicts.base().uses(step))
            m_own.insert(use.subject);
    }

    std::vector<Remedy> find()
    {
        consider(Remedy::Kind::Allow, changed(false));
        consider(Remedy::Kind::AllowBelow, changed(true));
        for (const auto name : profileNames())
            consider(Remedy::Kind::Profile, profile(name));
        std::ranges::stable_sort(m_remedies, {}, [](const Remedy &remedy) { return remedy.alsoOpens.size(); });
        return std::move(m_remedies);
    }

private:
    // A module may be denied by more than one pattern, so until nothing is said against the step any more.
    std::optional<Policy> changed(bool isBelow) const
    {
        PolicyVerdicts verdicts = m_verdicts;
        Policy policy = verdicts.policy();
        for (std::size_t tries = 0; tries <= m_verdicts.policy().imports.deny.size() + 1; ++tries) {
            const auto objections = verdicts.objections(m_step);
            if (objections.empty())
                return policy;
            for (const Objection &objection : objections)
                if (!allow(policy, objection, isBelow))
                    return std::nullopt;
            verdicts.change(policy);
        }
        return std::nullopt;
    }

    void consider(Remedy::Kind kind, std::optional<Policy> policy)
    {
        const bool isNew
            = policy && std::ranges::none_of(m_remedies, [&](const Remedy &other) { return other.policy == *policy; });
        if (!isNew)
            return;
        PolicyVerdicts after = m_verdicts;
        after.change(*policy);
        if (after.isCodeDenied(m_step))
            return;
        Remedy remedy { kind, std::move(*policy), 0, {} };
        const FactBase &base = after.base();
        for (StepIndex step = 0; step < base.stepCount(); ++step)
            remedy.allowed += m_verdicts.isCodeDenied(step) && !after.isCodeDenied(step) ? 1 : 0;
        for (SubjectIndex i = 0; i < base.subjects().size(); ++i)
            if (m_verdicts.isSubjectDenied(i) && !after.isSubjectDenied(i) && !m_own.contains(i))
                remedy.alsoOpens.push_back(base.subjects()[i].name);
        std::ranges::sort(remedy.alsoOpens);
        m_remedies.push_back(std::move(remedy));
    }

    const PolicyVerdicts &m_verdicts;
    StepIndex m_step;
    std::set<SubjectIndex> m_own;
    std::vector<Remedy> m_remedies;
};

} // namespace

std::vector<Remedy> remediesFor(const PolicyVerdicts &verdicts, StepIndex step)
{
    if (!verdicts.isCodeDenied(step))
        return {};
    return Finder(verdicts, step).find();
}

} // namespace vitrine
