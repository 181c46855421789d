// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/stepresult.h"

#include <optional>

namespace vitrine {

/// The exit status of a program that ends with this error, if the error is a SystemExit: 3 after `sys.exit(3)`, and 1
/// after `sys.exit('text')`.
std::optional<int> exitStatus(const StepError &error);

} // namespace vitrine
