// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/traces/span.h"

#include <string>
#include <string_view>

namespace vitrine {

/// Rewrites the attributes of tracers with their own names (OpenLLMetry, Vercel's AI SDK, MLflow, and events of
/// OpenTelemetry's conventions) as those that `interpretAttributes` reads.
void translateAttributes(Span &span);

/// A run's input as readable text: the text of a message, or of the first argument. JSON in which nothing of that kind
/// is found stays JSON.
std::string plainText(std::string_view json);

/// The same for an output: the text of the last message, or of the member with the result.
std::string lastText(std::string_view json);

/// Whether there is text that is not a JSON object or list.
bool isPlainText(std::string_view text);

} // namespace vitrine
