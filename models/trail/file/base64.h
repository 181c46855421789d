// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/digest.h"

#include <optional>
#include <string>
#include <string_view>

namespace vitrine::trailfile {

/// Encodes bytes in base64 with padding, in one line (RFC 4648).
std::string base64Of(std::string_view bytes);
/// Decodes such a line. Returns nothing if the text is not the canonical encoding of its bytes.
std::optional<std::string> bytesOfBase64(std::string_view text);
std::optional<Digest> digestOfBase64(std::string_view text);

} // namespace vitrine::trailfile
