// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/json/jsonvalues.h"

#include <optional>
#include <string>

namespace vitrine {

/// The path of the first key that occurs more than once in its object: "messages[2].content". JSON readers differ in
/// which of the values they use (RFC 8259 section 4), so one may show what another hides.
std::optional<std::string> repeatedKey(JsonElement value);

} // namespace vitrine
