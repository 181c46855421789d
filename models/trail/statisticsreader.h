// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/rowreader.h"
#include "models/trail/statistics.h"

namespace vitrine::trailfile {

/// Reads statistics over one connection. Failures are exceptions.
Statistics readStatistics(Statements &statements, StatisticsBy by);

} // namespace vitrine::trailfile
