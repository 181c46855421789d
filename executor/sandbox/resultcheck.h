// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/stepresult.h"

#include <optional>
#include <string_view>

namespace vitrine {

/// The result that a worker sends, as JSON text: nothing when it is none, or one that costs its readers too much
/// (nesting, number of records) or cannot be true (negative times).
std::optional<StepResult> checkedResult(std::string_view json);

} // namespace vitrine
