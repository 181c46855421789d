// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <string_view>

namespace vitrine {

/// The file that Python code of the engine itself is from. No text that is compiled while code runs gets this name
/// (textimports.h), so that the guards know the engine's own frames by it.
inline constexpr std::string_view engineFile = "<vitrine engine>";

/// Runs Python code of the engine among these names, a dictionary. Null with an exception set.
PyRef runEngineSource(const char *source, const PyRef &names);

} // namespace vitrine
