// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/foreignpolicy.h"

namespace vitrine {

/// Imports the `permissions` of a settings.json of Claude Code, treated as project settings. Comments are accepted.
std::expected<ForeignImport, ForeignError> importClaudeSettings(std::string_view json);
ForeignExport exportClaudeSettings(const Policy &policy);

} // namespace vitrine
