// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/rulejudge.h"

#include "executor/policy/actionjudge.h"
#include "executor/policy/globs.h"
#include "executor/policy/systemfolders.h"

#include <algorithm>

namespace vitrine {

namespace {

Ruling denied(std::string rule, std::string_view code) { return { Verdict::Denied, std::move(rule), code }; }

std::optional<Ruling> deniedUnless(bool isAllowed, const char *rule, std::string_view code)
{
    return isAllowed ? std::nullopt : std::optional(denied(rule, code));
}

bool matches(const std::vector<std::string> &globs, std::string_view subject)
{
    return std::ranges::any_of(globs, [subject](const std::string &glob) { return matchesGlob(glob, subject); });
}

/// Files of the interpreter and its libraries.
bool isFreelyRead(std::string_view path)
{
    return path == "/dev/null" || std::ranges::any_of(systemFolders(), [path](std::string_view folder) {
        return path.starts_with(folder) && (path.size() == folder.size() || path[folder.size()] == '/');
    });
}

} // namespace

RuleJudge::RuleJudge(const Policy &policy)
    : m_policy(&policy)
    , m_imports(policy.imports)
    , m_dunders(namesIn(policy.dunderAttributes))
    , m_builtins(namesIn(policy.builtins))
    , m_deniedSyntax(namesIn(policy.deniedSyntax))
    , m_tools(namesIn(policy.tools))
{
    const bool hasPatterns = std::ranges::any_of(
        policy.tools, [](std::string_view name) { return name != "*" && name.find_first_of("*(\\") != name.npos; });
    if (hasPatterns || !policy.toolsToAsk.empty() || !policy.toolsToDeny.empty() || policy.toolsOtherwise)
        m_toolPatterns = std::make_shared<const ActionJudge>(policy, ProjectFolders {});
}

std::optional<Ruling> RuleJudge::judge(UseKind kind, std::string_view subject) const
{
    const auto holds = [&](const Names &names) { return names.contains(subject) || names.contains("*"); };
    switch (kind) {
    case UseKind::Import: return judgeImport(subject);
    case UseKind::RelativeImport: return denied("imports.relative", "relative-import");
    case UseKind::Builtin: return deniedUnless(m_builtins.contains(subject), "builtins.allow", "builtin-denied");
    case UseKind::DunderName: return deniedUnless(holds(m_dunders), "attributes.allow_dunder", "name-denied");
    case UseKind::DunderAttribute: return deniedUnless(holds(m_dunders), "attributes.allow_dunder", "dunder-denied");
    case UseKind::Tool: return judgeTool(subject);
    case UseKind::Syntax: return deniedUnless(!m_deniedSyntax.contains(subject), "syntax.deny", "syntax-denied");
    case UseKind::FileRead:
        return deniedUnless(
            isFreelyRead(subject) || isInSessionFolder(subject) || matches(m_policy->readGlobs, subject),
            "filesystem.read", "file-denied");
    case UseKind::FileWrite:
        return deniedUnless(subject == "/dev/null" || (m_policy->limits.writtenMib > 0 && isInSessionFolder(subject))
                || matches(m_policy->writeGlobs, subject),
            "filesystem.write", "file-denied");
    case UseKind::Host: return deniedUnless(matches(m_policy->hosts, subject), "network.hosts", "host-denied");
    case UseKind::Command: // actions other than code: ActionJudge judges them
    case UseKind::Read:
    case UseKind::Edit:
    case UseKind::Write:
    case UseKind::Fetch:
    case UseKind::AgentTool:
    case UseKind::UnknownSyntax: break;
    }
    return denied("syntax.deny", "syntax-denied");
}

bool RuleJudge::denies(UseKind kind, std::string_view subject) const
{
    const auto ruling = judge(kind, subject);
    return ruling && ruling->verdict == Verdict::Denied;
}

/// Code cannot ask, and its arguments are only known when it runs.
std::optional<Ruling> RuleJudge::judgeTool(std::string_view name) const
{
    if (!m_toolPatterns)
        return deniedUnless(m_tools.contains(name) || m_tools.contains("*"), "tools.allow", "tool-denied");
    const ActionRuling ruling = m_toolPatterns->tool(name, std::nullopt);
    if (ruling.outcome == ActionOutcome::Allow)
        return std::nullopt;
    const bool isListed = ruling.outcome != ActionOutcome::Unknown && ruling.reason == ActionRuling::Reason::Listed;
    return denied(isListed ? ruling.rule : "tools.allow", "tool-denied");
}

std::optional<Ruling> RuleJudge::judgeImport(std::string_view module) const
{
    if (module == "__future__")
        return std::nullopt;
    ImportRules::Answer answer = m_imports.judge(module);
    if (answer.verdict == Verdict::Denied)
        return denied(std::move(answer.rule), "import-denied");
    if (isDangerousModule(module))
        return Ruling { Verdict::Allowed, std::move(answer.rule), "import-dangerous" };
    return std::nullopt;
}

} // namespace vitrine
