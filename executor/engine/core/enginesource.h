// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <string_view>

namespace vitrine {

/// The file name of the engine's own Python code. Text that is compiled while code runs never gets this name
/// (textimports.h), so that the guards recognize the engine's own frames by it.
inline constexpr std::string_view engineFile = "<vitrine engine>";

/// Runs Python code of the engine in the dictionary `names`. Null with an exception set.
PyRef runEngineSource(const char *source, const PyRef &names);

} // namespace vitrine
