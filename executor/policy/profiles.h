// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/policy.h"

#include <optional>
#include <string_view>
#include <vector>

namespace vitrine {

/// Names of the bundled profiles (resources/policies), strictest first.
std::vector<std::string_view> profileNames();

/// A bundled profile by its name.
std::optional<Policy> profile(std::string_view name);

/// The profile that is used when nothing is chosen.
Policy defaultPolicy();

} // namespace vitrine
