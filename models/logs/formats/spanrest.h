// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/span.h"

#include <span>
#include <string>
#include <string_view>

namespace vitrine {

/// The attributes and events of a span that no field of a step has, as a JSON object; empty if there are none. Of long
/// values that repeat what is recorded elsewhere, the size is kept.
std::string restOf(const Span &span);

/// Adds the members of a record that no field of the span has, all but those `read`, to its attributes.
void keepFurther(Span &span, JsonObject record, std::span<const std::string_view> read);

} // namespace vitrine
