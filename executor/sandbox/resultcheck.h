// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/stepresult.h"

#include <optional>
#include <string_view>

namespace vitrine {

/// Parses the result that a worker sends as JSON: empty if it is invalid, too expensive for its readers (nesting,
/// number of records) or impossible (negative times).
std::optional<StepResult> checkedResult(std::string_view json);

} // namespace vitrine
