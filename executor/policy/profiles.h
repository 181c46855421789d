// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/policy.h"

#include <optional>
#include <string_view>
#include <vector>

namespace vitrine {

/// Names of the bundled profiles (resources/policies), strictest first in each dialect.
std::vector<std::string_view> profileNames();

/// The bundled profile with this name.
std::optional<Policy> profile(std::string_view name);

/// The profile that is used if none is chosen.
Policy defaultPolicy();

} // namespace vitrine
