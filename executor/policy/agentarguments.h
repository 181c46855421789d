// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/policydifference.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Arguments for the agent framework that bring its own executor close to a policy.
struct AgentArguments {
    std::vector<std::string> additionalAuthorizedImports; ///< beside those that the framework always allows
    std::uint64_t maxPrintOutputsLength = 0;
    std::optional<double> timeoutSeconds;
    std::optional<std::uint64_t> maxSteps;
    /// Where the framework would still judge otherwise: from the policy to what these arguments make of it.
    std::vector<PolicyDifference> notExpressed;
    std::vector<std::string> unknown; ///< of arguments that were read: names that no policy has a rule for
};

AgentArguments agentArguments(const Policy &policy);
/// Reads what `toPython` or `toJson` writes; an error says what is wrong.
std::expected<AgentArguments, std::string> readAgentArguments(std::string_view text);
/// The policy that the framework has with these arguments.
Policy meantPolicy(const AgentArguments &arguments);

/// As keyword arguments in Python, one a line.
std::string toPython(const AgentArguments &arguments);
std::string toJson(const AgentArguments &arguments);

} // namespace vitrine
