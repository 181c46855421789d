// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/traces/span.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// A span as bytes, to be stored temporarily and read again by the same program.
std::string bytesOf(const Span &span);
/// Nothing if these are not the bytes of a span.
std::optional<Span> spanFrom(std::string_view bytes);

/// The approximate memory of a span.
std::uint64_t memoryOf(const Span &span);

} // namespace vitrine
