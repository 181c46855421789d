// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/policy.h"
#include "executor/review/pyref.h"
#include "executor/stepresult.h"

namespace vitrine {

/// The file name passed to the parser, which error messages in older logs contain (docs/executor.md#errors).
inline constexpr const char *parsedFile = "<unknown>";

/// The error of a failed parse or compilation of a step's code. Clears the exception that is set. In the smolagents
/// dialect type and message are the framework's own (docs/executor.md#syntax-errors).
StepError takeSyntaxError(const Policy &policy);

} // namespace vitrine
