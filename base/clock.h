// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// The time as the trail stores it: seconds since 1970-01-01T00:00:00Z, by the system's clock.
double secondsSinceEpoch();

} // namespace vitrine
