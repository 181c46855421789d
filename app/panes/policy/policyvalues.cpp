// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/policyvalues.h"

#include "executor/policy/rulejudge.h"

#include <algorithm>
#include <map>

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
            names[subject.name] += subject.steps.size();
    if (kind != UseKind::Syntax)
        return;
    for (auto &[name, steps] : names)
        if (const auto found = use.syntax.find(name); found != use.syntax.end())
            steps += found->second;
}

/// A pattern is judged by a module that it stands for.
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
    // Another pattern may still cover it.
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
        values.push_back(
            { kind, name, !now.denies(kind, subject), !before.denies(kind, subject), riskOf(kind, name), steps });
    }
    std::ranges::stable_sort(values, std::ranges::greater {}, &PolicyValue::steps);
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

Policy withEntry(Policy policy, const PolicyRule &list, const std::string &entry, bool isThere)
{
    allowOnly(list.names(policy), entry, isThere);
    return policy;
}

} // namespace vitrine
