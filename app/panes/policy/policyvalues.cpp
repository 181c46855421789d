// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/policyvalues.h"

#include "app/session/policy/policydraft.h"
#include "executor/policy/rulejudge.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <utility>

namespace vitrine {

namespace {

void addNames(const Policy &policy, UseKind kind, std::map<std::string, std::uint64_t> &names)
{
    for (const PolicyRule &rule : policyRules())
        if (rule.judges == kind)
            for (const std::string &name : rule.names(policy))
                names.try_emplace(name, 0);
}

void addUses(const BaseUse &use, UseKind kind, std::map<std::string, std::uint64_t> &names)
{
    for (const Subject &subject : use.base->subjects())
        if (isSameList(kind, subject.kind))
            names[subject.name] += subject.stepCount();
    if (kind != UseKind::Syntax)
        return;
    for (auto &[name, steps] : names)
        if (const auto found = use.syntax.find(name); found != use.syntax.end())
            steps += found->second;
}

/// A module that a pattern matches, to judge the pattern by.
std::string moduleOf(const std::string &pattern)
{
    if (pattern.ends_with(".*"))
        return pattern.substr(0, pattern.size() - 2);
    return pattern;
}

void add(std::vector<std::string> &names, const std::string &name)
{
    if (!std::ranges::contains(names, name))
        names.push_back(name);
}

void allowOnly(std::vector<std::string> &names, const std::string &name, bool isAllowed)
{
    if (isAllowed)
        add(names, name);
    else
        std::erase(names, name);
}

void setImport(ImportPolicy &imports, const std::string &name, bool isAllowed)
{
    std::erase(imports.deny, name);
    allowOnly(imports.allow, name, isAllowed);
    // Another pattern may still match it.
    if (!isAllowed && ImportRules(imports).allows(moduleOf(name)))
        add(imports.deny, name);
}

} // namespace

std::vector<PolicyValue> policyValues(UseKind kind, const Policy &active, const Policy &draft, const BaseUse *use)
{
    std::map<std::string, std::uint64_t> names;
    addNames(active, kind, names);
    addNames(draft, kind, names);
    if (use != nullptr)
        addUses(*use, kind, names);
    const RuleJudge before(active);
    const RuleJudge now(draft);
    std::vector<PolicyValue> values;
    for (const auto &[name, steps] : names) {
        const std::string subject = kind == UseKind::Import ? moduleOf(name) : name;
        const auto verdict = [&](const RuleJudge &judge, const Policy &policy) {
            // Tools of an agent can be set to Ask, tools of code cannot.
            if (kind == UseKind::Tool && decisionAbout(policy, kind, name) == Decision::Ask)
                return Verdict::Ask;
            return judge.denies(kind, subject) ? Verdict::Denied : Verdict::Allowed;
        };
        values.push_back(
            { kind, pathOf(kind), name, verdict(now, draft), verdict(before, active), riskOf(kind, name), steps });
    }
    std::ranges::stable_sort(values, std::ranges::greater {}, &PolicyValue::steps);
    return values;
}

std::vector<PolicyValue> policyValues(UseKind kind, const DraftJudgement &judgement)
{
    if (!isOfAction(kind))
        return policyValues(kind, judgement.active, judgement.draft, judgement.use.get());
    std::map<std::string, PolicyValue, std::less<>> entries;
    for (const PolicyRule &rule : policyRules())
        if (rule.judges == kind)
            for (const Policy *policy : { &judgement.active, &judgement.draft })
                for (const std::string &name : rule.names(*policy)) {
                    const auto use = judgement.entryUse.find({ rule.path, name });
                    const auto decided = [&](const Policy &by) {
                        const auto decision = decisionAbout(by, kind, name);
                        return decision ? verdictOf(static_cast<ActionOutcome>(*decision)) : Verdict::Undecidable;
                    };
                    PolicyValue &value = entries[name];
                    const std::uint64_t steps = use == judgement.entryUse.end() ? 0 : use->second;
                    value = { kind, policy == &judgement.draft || value.path.empty() ? rule.path : value.path, name,
                        decided(judgement.draft), decided(judgement.active), riskOf(kind, name),
                        std::max(value.steps, steps) };
                }
    std::vector<PolicyValue> used;
    if (judgement.base && judgement.after && judgement.before)
        for (SubjectIndex i = 0; i < judgement.base->subjects().size(); ++i)
            if (const Subject &subject = judgement.base->subjects()[i];
                subject.kind == kind && !entries.contains(subject.name))
                used.push_back({ kind, pathOf(kind), subject.name, judgement.after->subjectVerdict(i),
                    judgement.before->subjectVerdict(i), riskOf(kind, subject.name), subject.stepCount() });
    std::ranges::stable_sort(used, std::ranges::greater {}, &PolicyValue::steps);
    used.resize(std::min(used.size(), mostValues));
    std::vector<PolicyValue> values;
    for (auto &[name, value] : entries)
        values.push_back(std::move(value));
    std::ranges::stable_sort(values, std::ranges::greater {}, &PolicyValue::steps);
    std::ranges::move(used, std::back_inserter(values));
    return values;
}

Policy withValue(Policy policy, UseKind kind, const std::string &name, bool isAllowed)
{
    if (kind == UseKind::Import)
        setImport(policy.imports, name, isAllowed);
    else if (isAllowed)
        allowUse(policy, kind, name);
    else
        denyUse(policy, kind, name);
    return policy;
}

std::string_view pathOf(UseKind kind)
{
    if (kind == UseKind::UnknownSyntax)
        kind = UseKind::Syntax;
    else if (kind == UseKind::RelativeImport)
        kind = UseKind::Import;
    return ruleOf(kind)->path;
}

Policy withDecision(Policy policy, UseKind kind, const std::string &pattern, std::optional<Decision> decision)
{
    if (pattern.empty())
        *defaultDecision(policy, kind) = decision;
    else
        setDecision(policy, kind, pattern, decision);
    return policy;
}

Policy withEntry(Policy policy, const PolicyRule &list, const std::string &entry, bool isThere)
{
    allowOnly(list.names(policy), entry, isThere);
    return policy;
}

} // namespace vitrine
