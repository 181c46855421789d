// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace vitrine {

/// Is this the name of one of Python's own builtin functions or classes? Exceptions and constants are not meant: they
/// are no question of policy.
bool isBuiltinName(std::string_view name);

} // namespace vitrine
