// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/json/jsonvalues.h"

#include <string>

namespace vitrine {

/// An AnyValue of OTLP/JSON (`{"stringValue": …}`, `{"kvlistValue": …}` …) as plain JSON. Values nested deeper than in
/// any instrumentation become null.
std::string plainJsonOf(JsonElement anyValue);

/// The same, with unquoted text.
std::string plainTextOf(JsonElement anyValue);

} // namespace vitrine
