// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/json/jsonvalues.h"

#include <optional>
#include <string>

namespace vitrine {

/// The place of the first key that its object has more than once, "messages[2].content". Readers of JSON differ in
/// which of the values they take (RFC 8259 section 4), so what one shows another may hide.
std::optional<std::string> repeatedKey(JsonElement value);

} // namespace vitrine
