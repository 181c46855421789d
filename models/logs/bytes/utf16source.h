// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/bytes/bytesource.h"

#include <memory>
#include <string_view>

namespace vitrine {

/// Whether text with these first bytes is UTF-16, as some shells redirect output: detected by its byte order mark, or
/// by the zeros of its first two characters.
bool isUtf16(std::string_view first);

/// The text as UTF-8, without its byte order mark; lone surrogates become U+FFFD.
std::unique_ptr<ByteSource> fromUtf16(std::unique_ptr<ByteSource> source);

} // namespace vitrine
