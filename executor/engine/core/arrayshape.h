// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace vitrine {

/// The dimensions of an array, frame or tensor of one of the well-known libraries; empty for other values. May run code
/// of the value's class. Needs the GIL; leaves no exception set.
std::optional<std::vector<std::uint64_t>> shapeOf(PyObject *value);

} // namespace vitrine
