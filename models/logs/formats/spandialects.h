// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/span.h"

#include <string>
#include <string_view>

namespace vitrine {

/// Rewrites the attributes of tracers with their own names (OpenLLMetry, Vercel's AI SDK, MLflow, and events of
/// OpenTelemetry's conventions) as those that `interpretAttributes` reads.
void translateAttributes(Span &span);

/// A run's input or output as readable text: the text of a message, or of the first argument.
std::string plainText(std::string_view json);

/// The same for an output: the text of the last message.
std::string lastText(std::string_view json);

} // namespace vitrine
