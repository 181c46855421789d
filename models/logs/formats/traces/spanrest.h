// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/traces/span.h"

#include <span>
#include <string>
#include <string_view>

namespace vitrine {

/// The attributes and events of a span without a field in a step, as a JSON object; empty if there are none. Long
/// values that repeat data recorded elsewhere are replaced by their size.
std::string restOf(const Span &span);

/// Adds the members of a record without a field in the span, except for those in `read`, to its attributes.
void keepFurther(Span &span, JsonObject record, std::span<const std::string_view> read);

} // namespace vitrine
