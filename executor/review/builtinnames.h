// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace vitrine {

/// Whether this is the name of one of Python's builtin functions or classes. Exceptions and constants are excluded:
/// policies do not decide about them.
bool isBuiltinName(std::string_view name);

/// Whether the name is defined in every Python: a builtin function, class, exception or constant.
bool isPythonName(std::string_view name);

/// Whether this is a function of `math` that the framework provides as a base tool (docs/executor.md#base-tools).
bool isFrameworkFunction(std::string_view name);

/// Whether this is a dunder name that has a meaning as a variable for the interpreter. All others only exist if code
/// binds them.
bool isInterpreterName(std::string_view name);

/// Whether the name starts and ends with two underscores.
bool isDunder(std::string_view name);

} // namespace vitrine
