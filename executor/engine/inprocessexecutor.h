// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/executor.h"
#include "executor/review/pythonruntime.h"

#include <memory>

namespace vitrine {

/// Runs steps on the embedded CPython of this process: layers review, guards, limits and audit, no jail. It can stop
/// Python code at any time, but not a C call that neither returns nor calls back (`sum(itertools.count())`).
std::unique_ptr<Executor> makeInProcessExecutor(std::shared_ptr<PythonRuntime> python);

} // namespace vitrine
