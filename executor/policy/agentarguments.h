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

/// Arguments of the agent framework with which its own executor comes closest to a policy.
struct AgentArguments {
    std::vector<std::string> additionalAuthorizedImports; ///< in addition to those that the framework always allows
    std::uint64_t maxPrintOutputsLength = 0;
    std::optional<double> timeoutSeconds;
    std::optional<std::uint64_t> maxSteps;
    /// The remaining differences: from the policy to the one that the framework applies with these arguments.
    std::vector<PolicyDifference> notExpressed;
    std::vector<std::string> unknown; ///< names in arguments that were read for which policies have no rule
};

AgentArguments agentArguments(const Policy &policy);
/// Parses the output of `toPython` or `toJson`; an error describes what is wrong.
std::expected<AgentArguments, std::string> readAgentArguments(std::string_view text);
/// The policy that the framework applies with these arguments.
Policy meantPolicy(const AgentArguments &arguments);

/// As keyword arguments in Python, one per line.
std::string toPython(const AgentArguments &arguments);
std::string toJson(const AgentArguments &arguments);

} // namespace vitrine
