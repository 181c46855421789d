// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace vitrine::trailfile {

/// With padding, in one line (RFC 4648).
std::string base64Of(std::string_view bytes);
/// Nothing for anything but such a line, written in the one way that stands for its bytes.
std::optional<std::string> bytesOfBase64(std::string_view text);

} // namespace vitrine::trailfile
