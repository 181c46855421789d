// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/policydifference.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// What the agent framework has to be told so that its own executor comes near to a policy.
struct AgentArguments {
    std::vector<std::string> additionalAuthorizedImports; ///< beside those that the framework always allows
    std::uint64_t maxPrintOutputsLength = 0;
    std::optional<double> timeoutSeconds;
    std::optional<std::uint64_t> maxSteps;
    /// Where the framework would still judge otherwise: from the policy to what these arguments make of it.
    std::vector<PolicyDifference> notExpressed;
};

AgentArguments agentArguments(const Policy &policy);

/// As keyword arguments in Python, one a line.
std::string toPython(const AgentArguments &arguments);
std::string toJson(const AgentArguments &arguments);

} // namespace vitrine
