// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/digest.h"

#include <optional>
#include <string>
#include <string_view>

namespace vitrine::trailfile {

std::string hexOf(std::string_view bytes);
/// Nothing for what is no even number of hexadecimal digits.
std::optional<std::string> bytesOfHex(std::string_view digits);
/// Nothing for what is no 64 digits.
std::optional<Digest> digestOfHex(std::string_view digits);

} // namespace vitrine::trailfile
