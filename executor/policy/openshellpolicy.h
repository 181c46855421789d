// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/foreignpolicy.h"

namespace vitrine {

/// Imports the sandbox policy of OpenShell: folders that can be read or written, and hosts. Reads JSON, or YAML in
/// block style with lists of plain texts; writes JSON, which is also valid YAML.
std::expected<ForeignImport, ForeignError> importOpenShell(std::string_view text);
ForeignExport exportOpenShell(const Policy &policy);

} // namespace vitrine
