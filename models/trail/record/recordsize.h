// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/record/records.h"

#include <cstddef>

namespace vitrine {

/// Bytes of the texts of a step that may be long: for whoever has to bound what waits in memory.
std::size_t textBytes(const StepRecord &step);

} // namespace vitrine
