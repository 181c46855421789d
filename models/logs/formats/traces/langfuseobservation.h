// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/traces/span.h"

#include <optional>

namespace vitrine {

/// An observation of Langfuse as a span; nothing without an id.
std::optional<Span> observationSpan(JsonObject object, const SourceSpan &location);

} // namespace vitrine
