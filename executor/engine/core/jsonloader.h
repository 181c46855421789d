// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <string_view>

namespace vitrine {

/// The value of a JSON text, the same as of Python's `json.loads`, but several times as fast. Nothing else has a
/// reference to it or its parts. Null with an exception set if the text is not JSON.
PyRef loadJson(std::string_view json);

} // namespace vitrine
