// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/json/jsonvalues.h"

#include <string>

namespace vitrine {

/// An AnyValue of OTLP/JSON (`{"stringValue": …}`, `{"kvlistValue": …}` …) as plain JSON. Values nested deeper than any
/// instrumentation writes become null.
std::string plainJsonOf(JsonElement anyValue);

/// The same, with text as it is instead of quoted.
std::string plainTextOf(JsonElement anyValue);

} // namespace vitrine
