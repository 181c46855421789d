// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/json/jsonvalues.h"

#include <functional>
#include <map>
#include <string>

namespace vitrine {

using SpanAttributes = std::map<std::string, std::string, std::less<>>;

/// Reads attributes in either shape: a list of {key, value}, or an object, nested or dotted.
void readAttributes(JsonElement value, SpanAttributes &attributes);

} // namespace vitrine
