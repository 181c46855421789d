// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/traces/span.h"

#include <string_view>

namespace vitrine {

/// The operation that runs and scores one example of an evaluation.
inline constexpr std::string_view exampleOp = "Evaluation.predict_and_score";

/// Adds the scores of a call. An evaluation has a call for each example, with what its scorers returned in the output.
/// Other calls are scored later, which is feedback on them.
void readScores(JsonObject call, Span &span);

} // namespace vitrine
