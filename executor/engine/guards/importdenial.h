// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/guards/codelocation.h"
#include "executor/policy/importrules.h"
#include "executor/policy/policy.h"

#include <string>
#include <string_view>

namespace vitrine {

/// The allowed modules as error texts list them: "['math', 're']".
std::string listText(const ImportRules &imports);

/// "Import of … is not allowed. Authorized imports are: […]"; in the python dialect with the closest of them, and that
/// the module is not installed, if so.
std::string importDenialText(const ImportRules &imports, Dialect dialect, std::string_view module, bool isFrom,
    CodeLocation location = CodeLocation::Here);

} // namespace vitrine
