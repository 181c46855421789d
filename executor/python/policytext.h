// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/policy.h"

#include <optional>
#include <string_view>

namespace vitrine {

/// A policy document for Python: nothing with a ValueError set that names all that is wrong with it. Needs the GIL.
std::optional<Policy> policyFromText(std::string_view json);

} // namespace vitrine
