// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/executor.h"
#include "executor/review/pythonruntime.h"

#include <memory>

namespace vitrine {

/// Runs steps on the embedded CPython of this process: layers review, guards, limits and audit, no jail. It can stop
/// Python code at any time. A step in a C call that ignores its stop for two seconds (a read from a pipe) ends with its
/// session; the call continues in a thread of its own, and stops when it returns. Nothing can end a C call that keeps
/// the interpreter to itself (a huge power): the next session then cannot start. Steps run on a thread of the executor,
/// and so do calls of the observer.
std::unique_ptr<Executor> makeInProcessExecutor(std::shared_ptr<PythonRuntime> python);

} // namespace vitrine
