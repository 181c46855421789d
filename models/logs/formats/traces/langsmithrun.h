// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/traces/span.h"

namespace vitrine {

/// A run of LangSmith as a span.
Span langSmithSpan(JsonObject run, const SourceSpan &location);

} // namespace vitrine
