// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/json/jsonvalues.h"
#include "models/trail/record/records.h"

#include <cstdint>
#include <optional>

namespace vitrine {

/// Input and output tokens in a usage object of any vendor; the input includes cached input.
std::optional<Tokens> usageIn(JsonElement usage);

/// Adds a count to another one; ignores values that cannot be counts.
void addTokens(std::optional<std::int64_t> &sum, const std::optional<std::int64_t> &more);

} // namespace vitrine
