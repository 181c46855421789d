// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/foreignpolicy.h"

#include <optional>

namespace vitrine {

/// The tools whose rules can be imported and exported.
enum class PolicyFormat { ClaudeCode, Codex, Smolagents, OpenShell };
std::string_view toString(PolicyFormat format);
std::optional<PolicyFormat> policyFormatFrom(std::string_view text);

std::expected<ForeignImport, ForeignError> importPolicy(PolicyFormat format, std::string_view text);
ForeignExport exportPolicy(PolicyFormat format, const Policy &policy);

} // namespace vitrine
