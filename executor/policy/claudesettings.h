// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/foreignpolicy.h"

namespace vitrine {

/// The `permissions` of a settings.json of Claude Code, taken to be the project's settings. Comments are tolerated.
std::expected<ForeignImport, ForeignError> importClaudeSettings(std::string_view json);
ForeignExport exportClaudeSettings(const Policy &policy);

} // namespace vitrine
