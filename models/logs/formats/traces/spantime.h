// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/json/jsonvalues.h"
#include "models/trail/record/records.h"

namespace vitrine {

/// When a span began and ended, in the form of any tracer.
TimeSpan spanTime(JsonObject span);

} // namespace vitrine
