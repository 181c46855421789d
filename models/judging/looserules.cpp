// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/looserules.h"

#include "executor/policy/importrules.h"
#include "executor/shell/shellprograms.h"

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>

namespace vitrine {

namespace {

using Matches = std::function<bool(const std::string &subject)>;

template <std::size_t n>
bool holds(const std::array<std::string_view, n> &names, std::string_view name)
{
    return std::ranges::contains(names, name);
}

Risk riskOfModule(std::string_view module)
{
    if (module == "*")
        return Risk::Everything;
    if (module.ends_with(".*"))
        module.remove_suffix(2);
    if (!isDangerousModule(module))
        return Risk::None;
    const std::string_view top = module.substr(0, module.find('.'));
    if (top == "builtins" || top == "sys")
        return Risk::Interpreter;
    if (top == "socket")
        return Risk::Network;
    if (top == "os" || top == "subprocess" || top == "multiprocessing" || top == "pty")
        return Risk::Processes;
    return Risk::Files;
}

Risk riskOfBuiltin(std::string_view name)
{
    static constexpr std::array runners { std::string_view("__import__"), std::string_view("compile"),
        std::string_view("eval"), std::string_view("exec") };
    static constexpr std::array inner { std::string_view("breakpoint"), std::string_view("globals"),
        std::string_view("locals"), std::string_view("vars") };
    if (name == "open")
        return Risk::Files;
    if (holds(runners, name))
        return Risk::RunsCode;
    return holds(inner, name) ? Risk::Interpreter : Risk::None;
}

Risk riskOfDunder(std::string_view name)
{
    static constexpr std::array inner { std::string_view("__base__"), std::string_view("__bases__"),
        std::string_view("__builtins__"), std::string_view("__class__"), std::string_view("__closure__"),
        std::string_view("__code__"), std::string_view("__dict__"), std::string_view("__globals__"),
        std::string_view("__mro__"), std::string_view("__reduce__"), std::string_view("__reduce_ex__"),
        std::string_view("__subclasses__") };
    return holds(inner, name) ? Risk::Interpreter : Risk::None;
}

Risk riskOfCommand(std::string_view pattern)
{
    const std::string_view program = baseName(pattern.substr(0, pattern.find(' ')));
    if (program.empty() || program.starts_with('*'))
        return Risk::Everything;
    static constexpr auto network
        = std::to_array<std::string_view>({ "curl", "ftp", "nc", "rsync", "scp", "sftp", "ssh", "telnet", "wget" });
    static constexpr auto files
        = std::to_array<std::string_view>({ "chmod", "chown", "dd", "mkfs", "mv", "rm", "rmdir", "shred", "truncate" });
    const bool isGroup = pattern.ends_with('*');
    const Wrapper *wrapper = wrapperOf(program);
    if (isGroup && (interpreterOf(program) != nullptr || runsText(program) || wrapper != nullptr))
        return wrapper != nullptr && wrapper->kind == Wrapper::Kind::Elevating ? Risk::Everything : Risk::RunsCode;
    if (std::ranges::contains(network, program))
        return Risk::Network;
    return isGroup && std::ranges::contains(files, program) ? Risk::Files : Risk::None;
}

/// The risk of reading, editing or writing files outside the project, or anywhere.
Risk riskOfFiles(std::string_view glob)
{
    const bool isAnywhere = glob.starts_with("/**") || glob == "/" || glob == "~/**" || glob == "~";
    return isAnywhere ? Risk::Files : Risk::None;
}

/// Finds the uses of patterns and names in a policy's lists.
class LooseSearch final {
public:
    explicit LooseSearch(const PolicyVerdicts &verdicts)
        : m_base(verdicts.base())
        , m_entries(verdicts.entryUse())
        , m_verdicts(verdicts)
    {
    }

    /// Entries that allow actions or ask about them.
    void lookForEntries(const PolicyRule &list)
    {
        for (const std::string &name : list.names(m_verdicts.policy())) {
            const auto use = m_entries.find({ list.path, name });
            const bool isUsed = use != m_entries.end() && use->second > 0;
            LooseRule rule { *list.judges, name, riskOf(*list.judges, name), {} };
            if (isUsed && rule.risk != Risk::None)
                rule.steps = m_verdicts.stepsDecidedBy(list.path, name);
            if (!isUsed || rule.risk != Risk::None)
                m_found.push_back(std::move(rule));
        }
    }

    void look(UseKind kind, const std::string &name, const Matches &matches)
    {
        LooseRule rule { kind, name, riskOf(kind, name), {} };
        // In the framework's dialect the entry decides about code that gives the name another meaning, too.
        if (kind == UseKind::Builtin && rule.risk == Risk::None && isShadowed(name))
            return;
        for (const Subject &subject : m_base.subjects()) {
            if (!isSameList(kind, subject.kind) || !matches(subject.name))
                continue;
            if (rule.risk == Risk::None)
                return;
            std::vector<StepIndex> joined;
            std::ranges::set_union(rule.steps, subject.steps, std::back_inserter(joined));
            rule.steps = std::move(joined);
        }
        m_found.push_back(std::move(rule));
    }

    void lookForNames(UseKind kind, const std::vector<std::string> &names)
    {
        for (const std::string &name : names)
            if (name != "*")
                look(kind, name, [&name](const std::string &subject) { return subject == name; });
    }

    std::vector<LooseRule> take()
    {
        std::ranges::stable_partition(m_found, [](const LooseRule &rule) { return rule.risk != Risk::None; });
        return std::move(m_found);
    }

private:
    bool isShadowed(const std::string &name) const
    {
        for (StepIndex step = 0; step < m_base.stepCount(); ++step)
            if (std::ranges::contains(m_base.shadowed(step), name))
                return true;
        return false;
    }

    const FactBase &m_base;
    EntryUse m_entries;
    const PolicyVerdicts &m_verdicts;
    std::vector<LooseRule> m_found;
};

} // namespace

std::string_view toString(Risk risk)
{
    static constexpr std::array<std::string_view, 7> names { "none", "files", "processes", "network", "interpreter",
        "runs-code", "everything" };
    return names.at(static_cast<std::size_t>(risk));
}

Risk riskOf(UseKind kind, std::string_view name)
{
    switch (kind) {
    case UseKind::Import: return riskOfModule(name);
    case UseKind::Builtin: return riskOfBuiltin(name);
    case UseKind::DunderName:
    case UseKind::DunderAttribute: return riskOfDunder(name);
    case UseKind::Command: return riskOfCommand(name);
    case UseKind::Read:
    case UseKind::Edit:
    case UseKind::Write: return riskOfFiles(name);
    case UseKind::Fetch: return name == "*" ? Risk::Network : Risk::None;
    default: return Risk::None;
    }
}

std::vector<LooseRule> looseRules(const PolicyVerdicts &verdicts)
{
    const Policy &policy = verdicts.policy();
    LooseSearch search(verdicts);
    for (const std::string &pattern : policy.imports.allow) {
        const ImportRules rules(ImportPolicy { { pattern }, policy.imports.deny });
        search.look(UseKind::Import, pattern, [&rules](const std::string &module) { return rules.allows(module); });
    }
    for (const PolicyRule &list : policyRules()) {
        if (!list.judges || list.judges == UseKind::Import)
            continue;
        if (isOfAction(*list.judges) && list.effect != PolicyRule::Effect::Deny)
            search.lookForEntries(list);
        else if (!isOfAction(*list.judges) && list.effect == PolicyRule::Effect::Allow)
            search.lookForNames(*list.judges, list.names(policy));
    }
    return search.take();
}

} // namespace vitrine
