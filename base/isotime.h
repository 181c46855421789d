// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace vitrine {

/// A time in seconds since 1970 as ISO 8601 in UTC, with the digits that it has, down to microseconds:
/// "2026-09-01T10:00:02.5Z". Empty for a time outside of the years 1 to 9999.
std::string isoTimeText(double seconds);

} // namespace vitrine
