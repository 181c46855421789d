// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/record/records.h"

#include <cstddef>

namespace vitrine {

/// Bytes of the potentially long texts of a step: for bounding queues in memory.
std::size_t textBytes(const StepRecord &step);

} // namespace vitrine
