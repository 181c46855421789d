// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/foreignpolicy.h"

namespace vitrine {

/// The sandbox policy of OpenShell: folders that can be read or written, and hosts. It is read as JSON, or as YAML in
/// block style with lists of plain texts; written as JSON, which is YAML, too.
std::expected<ForeignImport, ForeignError> importOpenShell(std::string_view text);
ForeignExport exportOpenShell(const Policy &policy);

} // namespace vitrine
