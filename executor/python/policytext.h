// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/policy.h"

#include <optional>
#include <string_view>

namespace vitrine {

/// Parses a policy document for Python: empty, with a ValueError set that lists all problems, if it is invalid. Needs
/// the GIL.
std::optional<Policy> policyFromText(std::string_view json);

} // namespace vitrine
