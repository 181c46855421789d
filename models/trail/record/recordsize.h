// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/record/records.h"

#include <cstddef>

namespace vitrine {

/// Bytes of the potentially long texts of a step, used to limit the memory of queues.
std::size_t textBytes(const StepRecord &step);

} // namespace vitrine
