// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/json/jsonvalues.h"
#include "models/trail/record/records.h"

#include <optional>
#include <string_view>

namespace vitrine {

/// Unix seconds of an ISO 8601 time ("2025-12-22T10:46:19.155Z", "2025-05-12 20:27:36.99-04:00"). A time without a zone
/// counts as UTC.
std::optional<double> isoTime(std::string_view text);

/// The time that a text of a log is. A text that is no time is not kept, so that the account of the import names it.
std::optional<double> isoTimeIn(JsonElement value);
std::optional<double> isoTimeIn(JsonObject object, std::string_view key);

/// Seconds of an ISO 8601 duration without months and years ("PT2M15.5S").
std::optional<double> isoDuration(std::string_view text);

/// A recorded span of time from a start and an end, with its duration if both are known.
TimeSpan timeSpan(std::optional<double> start, std::optional<double> end);

} // namespace vitrine
