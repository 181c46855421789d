// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "executor/remote/safevalue.h"

#include <string>
#include <string_view>

namespace vitrine {

/// JSON as Python's json module reads and writes it by default: with NaN, Infinity, -Infinity and integers of any size,
/// which no JSON library here supports. Only the SafeValue kinds None, Bool, Integer, Float, Text, List and Dict occur.
/// Bounded in depth (200) and number of parts (a million); errors contain the byte position.
Result<SafeValue> readPythonJson(std::string_view json);

/// The same kinds as text, in ASCII. Dict keys must be texts.
std::string toPythonJson(const SafeValue &value);

/// The shortest digits that give the same number, formatted like repr(): "1.0", "1e+16", "nan".
std::string pythonDigits(double number);

} // namespace vitrine
