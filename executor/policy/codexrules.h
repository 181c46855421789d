// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/foreignpolicy.h"

namespace vitrine {

/// Imports rules of Codex: calls of prefix_rule, network_rule and host_executable with literals. Other Starlark is an
/// error.
std::expected<ForeignImport, ForeignError> importCodexRules(std::string_view text);
ForeignExport exportCodexRules(const Policy &policy);

} // namespace vitrine
