// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace vitrine {

/// Is this the name of one of Python's own builtin functions or classes? Exceptions and constants are not meant: they
/// are no question of policy.
bool isBuiltinName(std::string_view name);

/// Does every Python know this name: a builtin function, class, exception or constant?
bool isPythonName(std::string_view name);

/// Functions of `math` that the framework hands out as base tools (docs/executor.md#base-tools).
bool isFrameworkFunction(std::string_view name);

/// Is this a dunder name that the interpreter itself gives a meaning as a variable? Any other is only what code binds.
bool isInterpreterName(std::string_view name);

/// Is this a dunder name: begins and ends with two underscores?
bool isDunder(std::string_view name);

} // namespace vitrine
