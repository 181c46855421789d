// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/span.h"

#include <optional>
#include <string_view>

namespace vitrine {

/// An observation of Langfuse as a span; nothing without an id.
std::optional<Span> observationSpan(JsonObject object, const SourceSpan &location);

/// A number, or one in text as tables have it.
std::optional<double> figureIn(JsonObject object, std::string_view key);

} // namespace vitrine
