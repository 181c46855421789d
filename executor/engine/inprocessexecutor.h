// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/executor.h"
#include "executor/review/pythonruntime.h"

#include <memory>

namespace vitrine {

/// Runs steps on the embedded CPython of this process: layers review, guards, limits and audit, no jail. It stops
/// Python code at any moment; a C call that neither returns nor calls back (`sum(itertools.count())`) it cannot stop.
std::unique_ptr<Executor> makeInProcessExecutor(std::shared_ptr<PythonRuntime> python);

} // namespace vitrine
