// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/bytes/bytesource.h"

#include <memory>
#include <string_view>

namespace vitrine {

/// Whether text that begins so is UTF-16, as some shells redirect output: by its mark, or by the zeros of its first two
/// characters.
bool isUtf16(std::string_view first);

/// The text as UTF-8, without its mark; half of a pair becomes U+FFFD.
std::unique_ptr<ByteSource> fromUtf16(std::unique_ptr<ByteSource> source);

} // namespace vitrine
