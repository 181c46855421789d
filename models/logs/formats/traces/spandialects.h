// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/traces/span.h"

namespace vitrine {

/// Rewrites the attributes of tracers with their own names (OpenLLMetry, Vercel's AI SDK, MLflow, and events of
/// OpenTelemetry's conventions) as those that `interpretAttributes` reads.
void translateAttributes(Span &span);

} // namespace vitrine
