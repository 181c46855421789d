// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/digest.h"

#include <optional>
#include <string>
#include <string_view>

namespace vitrine::trailfile {

std::string hexOf(std::string_view bytes);
/// Returns nothing unless the text is an even number of hexadecimal digits.
std::optional<std::string> bytesOfHex(std::string_view digits);
/// Returns nothing unless the text is 64 hexadecimal digits.
std::optional<Digest> digestOfHex(std::string_view digits);

} // namespace vitrine::trailfile
