// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/policyrules.h"

#include "base/enumnames.h"
#include "executor/policy/importrules.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace vitrine {

namespace {

using Rule = PolicyRule;
using enum PolicyRule::Entries;
using enum PolicyRule::Effect;

constexpr auto kinds = enumNames<UseKind::AgentTool>("import", "relative-import", "builtin", "dunder-name",
    "dunder-attribute", "tool", "syntax", "unknown-syntax", "file-read", "file-write", "host", "command", "read",
    "edit", "write", "fetch", "agent-tool");
static_assert(kinds.size() == useKindCount);

// The accessor of a member, or of a member of a member.
template <auto Member>
constexpr auto at = [](Policy &policy) -> auto & { return policy.*Member; };
template <auto Part, auto Member>
constexpr auto in = [](Policy &policy) -> auto & { return policy.*Part.*Member; };
template <auto Member>
constexpr auto limit = in<&Policy::limits, Member>;

// A choice by the two functions that every enumeration has.
template <auto Member, auto From>
constexpr Rule::Choice choice(std::string_view names)
{
    return { names, [](const Policy &policy) { return toString(policy.*Member); },
        [](Policy &policy, std::string_view text) {
            const auto value = From(text);
            policy.*Member = value.value_or(policy.*Member);
            return value.has_value();
        } };
}

// The same, where the default is not written.
template <auto Member, auto From>
constexpr Rule::Choice optionalChoice(std::string_view names)
{
    Rule::Choice made = choice<Member, From>(names);
    made.get = [](const Policy &policy) {
        return policy.*Member == Policy {}.*Member ? std::string_view() : toString(policy.*Member);
    };
    return made;
}

template <auto Of>
constexpr Rule::Choice otherwise()
{
    return { "allow, ask, deny",
        [](const Policy &policy) {
            const std::optional<Decision> &value = Of(const_cast<Policy &>(policy)); // NOLINT: only read
            return value ? toString(*value) : std::string_view();
        },
        [](Policy &policy, std::string_view text) {
            const auto value = decisionFrom(text);
            if (value)
                Of(policy) = value;
            return value.has_value();
        } };
}

// A rule about actions, which is only written to documents that mention actions.
template <auto Part, auto Member>
constexpr Rule actions(
    std::string_view path, std::string_view what, Rule::Entries entries, Rule::Effect effect, UseKind judges)
{
    return { path, Rule::List { in<Part, Member> }, what, entries, effect, judges, std::nullopt, true };
}

template <auto Part>
constexpr Rule byDefault(std::string_view path)
{
    return { path, otherwise<in<Part, &ActionRules::otherwise>>(),
        "The decision if no pattern matches; without it, the decision is unknown.", None, Neutral, std::nullopt,
        std::nullopt, true };
}

constexpr auto rules = std::to_array<Rule>({
    { "name", Rule::Text { at<&Policy::name> }, "The name of the policy.", None, Neutral, {}, {}, false },
    { "version", Rule::Count { at<&Policy::version> }, "The version of the policy.", None, Neutral, {}, {}, false },
    { "base", Rule::Text { at<&Policy::base> }, "The bundled policy that provides absent values.", None, Neutral, {},
        {}, true },
    { "dialect", choice<&Policy::dialect, dialectFrom>("python, smolagents"),
        "The semantics to use if CPython and the older local executor disagree.", None, Neutral, {}, {}, false },
    { "defects", choice<&Policy::defects, defectsFrom>("as_recorded, mended"),
        "Whether faults of the older local executor are reproduced.", None, Neutral, {}, {}, false },
    { "dialect_version",
        optionalChoice<&Policy::dialectVersion, dialectVersionFrom>("1.20, 1.21, 1.22, 1.23, 1.24, 1.25, 1.26"),
        "The version of the older local executor that is reproduced with its faults; the last one by default.", None,
        Neutral, {}, {}, true },
    { "fidelity", optionalChoice<&Policy::fidelity, fidelityFrom>("guarded, full"),
        "Full, in LocalPythonExecutor only: code gets what the older local executor gives it, without guards and "
        "audit, and so all rights of the program.",
        None, Neutral, {}, {}, true },
    { "imports.allow", Rule::List { in<&Policy::imports, &ImportPolicy::allow> },
        "Modules that may be imported: \"a.b\", \"a.*\" with all below it, or \"*\".", Module, Allow, UseKind::Import,
        {}, false },
    { "imports.deny", Rule::List { in<&Policy::imports, &ImportPolicy::deny> },
        "Modules that may not be imported, with all below them; stronger than allow.", Module, Deny, UseKind::Import,
        {}, false },
    { "builtins.allow", Rule::List { at<&Policy::builtins> }, "Builtin names that may be used.", Builtin, Allow,
        UseKind::Builtin, {}, false },
    { "attributes.allow_dunder", Rule::List { at<&Policy::dunderAttributes> },
        "Names and attributes with two underscores that may be used, or \"*\".", Dunder, Allow,
        UseKind::DunderAttribute, {}, false },
    { "syntax.deny", Rule::List { at<&Policy::deniedSyntax> }, "Classes of CPython's syntax tree that are denied.",
        Syntax, Deny, UseKind::Syntax, {}, false },
    { "tools.allow", Rule::List { at<&Policy::tools> },
        "Tools that may be called: names or patterns, with patterns of arguments in parentheses.", Tool, Allow,
        UseKind::Tool, {}, false },
    { "tools.ask", Rule::List { at<&Policy::toolsToAsk> }, "Tools that require a person's decision.", Tool, Ask,
        UseKind::Tool, {}, true },
    { "tools.deny", Rule::List { at<&Policy::toolsToDeny> }, "Tools that may not be called; stronger than allow.", Tool,
        Deny, UseKind::Tool, {}, true },
    { "tools.default", otherwise<at<&Policy::toolsOtherwise>>(),
        "The decision about other tools; without it, code may not call them, and calls of agents are unknown.", None,
        Neutral, {}, {}, true },
    actions<&Policy::commands, &ActionRules::allow>(
        "commands.allow", "Commands that may run: \"git {add,commit} **\".", Command, Allow, UseKind::Command),
    actions<&Policy::commands, &ActionRules::ask>(
        "commands.ask", "Commands that require a person's decision.", Command, Ask, UseKind::Command),
    actions<&Policy::commands, &ActionRules::deny>(
        "commands.deny", "Commands that may not run; stronger than ask and allow.", Command, Deny, UseKind::Command),
    byDefault<&Policy::commands>("commands.default"),
    actions<&Policy::fileReads, &ActionRules::allow>("files.read.allow",
        "Files that actions may read: globs relative to the project.", ProjectPath, Allow, UseKind::Read),
    actions<&Policy::fileReads, &ActionRules::ask>("files.read.ask",
        "Files that actions may read only with a person's approval.", ProjectPath, Ask, UseKind::Read),
    actions<&Policy::fileReads, &ActionRules::deny>(
        "files.read.deny", "Files that actions may not read.", ProjectPath, Deny, UseKind::Read),
    byDefault<&Policy::fileReads>("files.read.default"),
    actions<&Policy::fileEdits, &ActionRules::allow>("files.edit.allow",
        "Files that actions may edit: globs relative to the project.", ProjectPath, Allow, UseKind::Edit),
    actions<&Policy::fileEdits, &ActionRules::ask>("files.edit.ask",
        "Files that actions may edit only with a person's approval.", ProjectPath, Ask, UseKind::Edit),
    actions<&Policy::fileEdits, &ActionRules::deny>(
        "files.edit.deny", "Files that actions may not edit.", ProjectPath, Deny, UseKind::Edit),
    byDefault<&Policy::fileEdits>("files.edit.default"),
    actions<&Policy::fileWrites, &ActionRules::allow>("files.write.allow",
        "Files that actions may write: globs relative to the project.", ProjectPath, Allow, UseKind::Write),
    actions<&Policy::fileWrites, &ActionRules::ask>("files.write.ask",
        "Files that actions may write only with a person's approval.", ProjectPath, Ask, UseKind::Write),
    actions<&Policy::fileWrites, &ActionRules::deny>(
        "files.write.deny", "Files that actions may not write.", ProjectPath, Deny, UseKind::Write),
    byDefault<&Policy::fileWrites>("files.write.default"),
    actions<&Policy::fetches, &ActionRules::allow>("hosts.allow",
        "Hosts that actions may fetch from; \"*.example.org\" is every host below it.", Host, Allow, UseKind::Fetch),
    actions<&Policy::fetches, &ActionRules::ask>(
        "hosts.ask", "Hosts that require a person's decision.", Host, Ask, UseKind::Fetch),
    actions<&Policy::fetches, &ActionRules::deny>(
        "hosts.deny", "Hosts that actions may not fetch from.", Host, Deny, UseKind::Fetch),
    byDefault<&Policy::fetches>("hosts.default"),
    { "limits.operations", Rule::OptionalCount { limit<&Limits::operations> }, "Operations of one step.", None, Neutral,
        {}, {}, false },
    { "limits.while_iterations", Rule::OptionalCount { limit<&Limits::whileIterations> },
        "Iterations of one while loop.", None, Neutral, {}, {}, false },
    { "limits.wall_s", Rule::Seconds { limit<&Limits::wallSeconds> }, "Elapsed seconds of one step.", None, Neutral, {},
        {}, false },
    { "limits.cpu_s", Rule::Seconds { limit<&Limits::cpuSeconds> }, "CPU seconds of one step.", None, Neutral, {}, {},
        false },
    { "limits.memory_mib", Rule::OptionalCount { limit<&Limits::memoryMib> }, "Memory in MiB.", None, Neutral, {}, {},
        false },
    { "limits.recursion", Rule::Count { limit<&Limits::recursion> }, "Depth of calls.", None, Neutral, {}, {}, false },
    { "limits.print_chars", Rule::Count { limit<&Limits::printChars> }, "Characters of printed output that are kept.",
        None, Neutral, {}, {}, false },
    { "limits.output_chars", Rule::Count { limit<&Limits::outputChars> },
        "Characters of the value of a step that are kept.", None, Neutral, {}, {}, false },
    { "limits.files", Rule::Count { limit<&Limits::files> }, "Files that one step may write.", None, Neutral, {}, {},
        false },
    { "limits.written_mib", Rule::Count { limit<&Limits::writtenMib> }, "MiB that one step may write.", None, Neutral,
        {}, {}, false },
    { "limits.max_steps", Rule::OptionalCount { limit<&Limits::maxSteps> }, "Steps of one run.", None, Neutral, {}, {},
        false },
    { "filesystem.read", Rule::List { at<&Policy::readGlobs> },
        "Files that Python code may read while it runs: globs of absolute paths.", Path, Allow, {}, UseKind::FileRead,
        false },
    { "filesystem.write", Rule::List { at<&Policy::writeGlobs> },
        "Files that Python code may write while it runs: globs of absolute paths.", Path, Allow, {}, UseKind::FileWrite,
        false },
    { "network.hosts", Rule::List { at<&Policy::hosts> }, "Hosts that Python code may connect to while it runs.", Host,
        Allow, {}, UseKind::Host, false },
    { "output_checks.secrets", choice<&Policy::secrets, outputCheckFrom>("off, warn, block"),
        "The action on secrets in an output.", None, Neutral, {}, {}, false },
    { "output_checks.personal_data", choice<&Policy::personalData, outputCheckFrom>("off, warn, block"),
        "The action on personal data in an output.", None, Neutral, {}, {}, false },
    { "required_layers", Rule::List { at<&Policy::requiredLayers> }, "Protection layers without which no step runs.",
        Layer, Require, {}, {}, false },
});

void add(PolicyRule::Names &names, const std::string &name)
{
    if (!std::ranges::contains(names, name))
        names.push_back(name);
}

UseKind listKind(UseKind kind)
{
    switch (kind) {
    case UseKind::DunderName: return UseKind::DunderAttribute;
    case UseKind::AgentTool: return UseKind::Tool;
    default: return kind;
    }
}

bool decides(const PolicyRule &rule, UseKind kind) { return rule.judges == listKind(kind) || rule.observes == kind; }

/// Removes the entry after the colon of "imports.deny:numpy.*".
void removeDenials(ImportPolicy &imports, const std::string &module)
{
    constexpr std::string_view deny = "imports.deny:";
    for (auto answer = ImportRules(imports).judge(module); answer.rule.starts_with(deny);
        answer = ImportRules(imports).judge(module))
        std::erase(imports.deny, answer.rule.substr(deny.size()));
}

} // namespace

std::string_view toString(UseKind kind) { return nameOf(kind, kinds); }
std::optional<UseKind> useKindFrom(std::string_view text) { return enumFrom<UseKind>(text, kinds); }

PolicyRule::Names &PolicyRule::names(Policy &policy) const { return std::get<List>(value).of(policy); }

const PolicyRule::Names &PolicyRule::names(const Policy &policy) const
{
    return std::get<List>(value).of(const_cast<Policy &>(policy)); // NOLINT: only read
}

bool PolicyRule::isPlainList() const { return std::holds_alternative<List>(value) && !judges; }

std::span<const PolicyRule> policyRules() { return rules; }

const PolicyRule *policyRule(std::string_view path)
{
    const auto *found = std::ranges::find(rules, path, &PolicyRule::path);
    return found == rules.end() ? nullptr : found;
}

const PolicyRule *ruleOf(UseKind kind)
{
    const auto *found = std::ranges::find_if(rules, [kind](const PolicyRule &rule) { return decides(rule, kind); });
    return found == rules.end() ? nullptr : found;
}

std::span<const UseKind> listedUseKinds()
{
    static const std::vector<UseKind> listed = [] {
        std::vector<UseKind> all;
        for (const PolicyRule &rule : rules)
            if (rule.judges && !std::ranges::contains(all, *rule.judges))
                all.push_back(*rule.judges);
        return all;
    }();
    return listed;
}

bool isSameList(UseKind kind, UseKind of) { return listKind(kind) == listKind(of); }

bool allowUse(Policy &policy, UseKind kind, const std::string &subject)
{
    const PolicyRule *list = ruleOf(kind);
    // Only exact paths are allowed: no globs, and no paths with an unknown folder.
    const bool isExact = list != nullptr && (list->observes != kind || subject.find_first_of("*?") == subject.npos)
        && (list->entries != PolicyRule::Entries::Path || subject.starts_with('/'));
    if (!isExact)
        return false;
    for (const PolicyRule &rule : rules) {
        if (!decides(rule, kind))
            continue;
        if (rule.effect == PolicyRule::Effect::Allow)
            add(rule.names(policy), subject);
        else
            std::erase(rule.names(policy), subject);
    }
    if (kind == UseKind::Import)
        removeDenials(policy.imports, subject);
    return true;
}

void denyUse(Policy &policy, UseKind kind, const std::string &subject)
{
    const PolicyRule *list = ruleOf(kind);
    if (list == nullptr)
        return;
    if (list->effect == PolicyRule::Effect::Allow)
        std::erase(list->names(policy), subject);
    else
        add(list->names(policy), subject);
}

std::optional<Decision> decisionOf(PolicyRule::Effect effect)
{
    switch (effect) {
    case PolicyRule::Effect::Allow: return Decision::Allow;
    case PolicyRule::Effect::Ask: return Decision::Ask;
    case PolicyRule::Effect::Deny: return Decision::Deny;
    default: return std::nullopt;
    }
}

void setDecision(Policy &policy, UseKind kind, const std::string &pattern, std::optional<Decision> decision)
{
    for (const PolicyRule &rule : rules) {
        if (!decides(rule, kind))
            continue;
        if (decision && decisionOf(rule.effect) == decision)
            add(rule.names(policy), pattern);
        else
            std::erase(rule.names(policy), pattern);
    }
}

std::optional<Decision> decisionAbout(const Policy &policy, UseKind kind, const std::string &pattern)
{
    std::optional<Decision> strongest;
    for (const PolicyRule &rule : rules)
        if (decides(rule, kind) && std::ranges::contains(rule.names(policy), pattern))
            strongest = std::max(strongest, decisionOf(rule.effect));
    return strongest;
}

std::optional<Decision> *defaultDecision(Policy &policy, UseKind kind)
{
    switch (listKind(kind)) {
    case UseKind::Command: return &policy.commands.otherwise;
    case UseKind::Read: return &policy.fileReads.otherwise;
    case UseKind::Edit: return &policy.fileEdits.otherwise;
    case UseKind::Write: return &policy.fileWrites.otherwise;
    case UseKind::Fetch: return &policy.fetches.otherwise;
    case UseKind::Tool: return &policy.toolsOtherwise;
    default: return nullptr;
    }
}

bool haveSameList(UseKind kind, const Policy &one, const Policy &other)
{
    return std::ranges::all_of(
        rules, [&](const PolicyRule &rule) { return !decides(rule, kind) || rule.names(one) == rule.names(other); });
}

std::optional<double> limitAt(std::string_view path, const Limits &limits)
{
    Policy policy;
    policy.limits = limits;
    const PolicyRule *rule = policyRule(path);
    if (const auto *count = std::get_if<Rule::Count>(&rule->value))
        return static_cast<double>(count->of(policy));
    if (const auto *seconds = std::get_if<Rule::Seconds>(&rule->value))
        return seconds->of(policy);
    return std::get<Rule::OptionalCount>(rule->value).of(policy).transform([](std::uint64_t number) {
        return static_cast<double>(number);
    });
}

void setLimitAt(std::string_view path, Limits &limits, double value)
{
    Policy policy;
    policy.limits = limits;
    const auto whole = static_cast<std::uint64_t>(std::ceil(value));
    const PolicyRule *rule = policyRule(path);
    if (const auto *count = std::get_if<Rule::Count>(&rule->value))
        count->of(policy) = whole;
    else if (const auto *seconds = std::get_if<Rule::Seconds>(&rule->value))
        seconds->of(policy) = value;
    else
        std::get<Rule::OptionalCount>(rule->value).of(policy) = whole;
    limits = policy.limits;
}

} // namespace vitrine
