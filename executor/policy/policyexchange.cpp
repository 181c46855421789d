// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/policyexchange.h"

#include "base/enumnames.h"
#include "executor/policy/agentarguments.h"
#include "executor/policy/claudesettings.h"
#include "executor/policy/codexrules.h"
#include "executor/policy/openshellpolicy.h"

namespace vitrine {

namespace {

constexpr auto names = enumNames<PolicyFormat::OpenShell>("claude-code", "codex", "smolagents", "openshell");

std::expected<ForeignImport, ForeignError> importSmolagents(std::string_view text)
{
    auto arguments = readAgentArguments(text);
    if (!arguments)
        return std::unexpected(ForeignError { arguments.error() });
    ForeignImport result { meantPolicy(*arguments), {} };
    result.policy.name = "smolagents";
    for (const std::string &name : arguments->unknown)
        result.notExpressed.push_back({ name, NotExpressed::Reason::NoCounterpart });
    return result;
}

ForeignExport exportSmolagents(const Policy &policy)
{
    const AgentArguments arguments = agentArguments(policy);
    ForeignExport result { toPython(arguments), {} };
    for (const PolicyDifference &difference : arguments.notExpressed)
        result.notExpressed.push_back(
            { difference.path + ":" + difference.value, NotExpressed::Reason::NoCounterpart });
    return result;
}

} // namespace

std::string_view toString(PolicyFormat format) { return nameOf(format, names); }
std::optional<PolicyFormat> policyFormatFrom(std::string_view text) { return enumFrom<PolicyFormat>(text, names); }

std::expected<ForeignImport, ForeignError> importPolicy(PolicyFormat format, std::string_view text)
{
    switch (format) {
    case PolicyFormat::ClaudeCode: return importClaudeSettings(text);
    case PolicyFormat::Codex: return importCodexRules(text);
    case PolicyFormat::Smolagents: return importSmolagents(text);
    case PolicyFormat::OpenShell: break;
    }
    return importOpenShell(text);
}

ForeignExport exportPolicy(PolicyFormat format, const Policy &policy)
{
    switch (format) {
    case PolicyFormat::ClaudeCode: return exportClaudeSettings(policy);
    case PolicyFormat::Codex: return exportCodexRules(policy);
    case PolicyFormat::Smolagents: return exportSmolagents(policy);
    case PolicyFormat::OpenShell: break;
    }
    return exportOpenShell(policy);
}

} // namespace vitrine
