// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/traces/span.h"

#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// An observation of Langfuse as a span; nothing without an id.
std::optional<Span> observationSpan(JsonObject object, const SourceSpan &location);

/// A number, or text that contains one, as in tables.
std::optional<double> figureIn(JsonObject object, std::string_view key);

/// A value as JSON text, decoded where it was encoded once or twice over.
std::string decodedJson(JsonElement value);

} // namespace vitrine
