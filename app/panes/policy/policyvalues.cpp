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
    const auto add = [&names](const std::vector<std::string> &more) {
        for (const std::string &name : more)
            names.try_emplace(name, 0);
    };
    switch (kind) {
    case UseKind::Import: add(policy.imports.allow), add(policy.imports.deny); break;
    case UseKind::Builtin: add(policy.builtins); break;
    case UseKind::DunderAttribute: add(policy.dunderAttributes); break;
    case UseKind::Syntax: add(policy.deniedSyntax); break;
    case UseKind::Tool: add(policy.tools); break;
    default: break;
    }
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

std::vector<std::string> Policy::*memberOf(EntryList list)
{
    switch (list) {
    case EntryList::FilesToRead: return &Policy::readGlobs;
    case EntryList::FilesToWrite: return &Policy::writeGlobs;
    case EntryList::Hosts: return &Policy::hosts;
    case EntryList::RequiredLayers: break;
    }
    return &Policy::requiredLayers;
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
    switch (kind) {
    case UseKind::Import: setImport(policy.imports, name, isAllowed); break;
    case UseKind::Builtin: allowOnly(policy.builtins, name, isAllowed); break;
    case UseKind::DunderName:
    case UseKind::DunderAttribute: allowOnly(policy.dunderAttributes, name, isAllowed); break;
    case UseKind::Syntax: allowOnly(policy.deniedSyntax, name, !isAllowed); break;
    case UseKind::Tool: allowOnly(policy.tools, name, isAllowed); break;
    case UseKind::RelativeImport:
    case UseKind::UnknownSyntax: break;
    }
    return policy;
}

bool isSameList(UseKind kind, UseKind of)
{
    return kind == of || (kind == UseKind::DunderAttribute && of == UseKind::DunderName);
}

std::string_view pathOf(UseKind kind)
{
    switch (kind) {
    case UseKind::Import:
    case UseKind::RelativeImport: return "imports.allow";
    case UseKind::Builtin: return "builtins.allow";
    case UseKind::DunderName:
    case UseKind::DunderAttribute: return "attributes.allow_dunder";
    case UseKind::Syntax:
    case UseKind::UnknownSyntax: return "syntax.deny";
    case UseKind::Tool: break;
    }
    return "tools.allow";
}

std::string_view pathOf(EntryList list)
{
    switch (list) {
    case EntryList::FilesToRead: return "filesystem.read";
    case EntryList::FilesToWrite: return "filesystem.write";
    case EntryList::Hosts: return "network.hosts";
    case EntryList::RequiredLayers: break;
    }
    return "required_layers";
}

const std::vector<std::string> &entriesOf(const Policy &policy, EntryList list) { return policy.*memberOf(list); }

Policy withEntry(Policy policy, EntryList list, const std::string &entry, bool isThere)
{
    allowOnly(policy.*memberOf(list), entry, isThere);
    return policy;
}

} // namespace vitrine
