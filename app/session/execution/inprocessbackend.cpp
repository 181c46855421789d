// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/execution/inprocessbackend.h"

#include "executor/engine/inprocessexecutor.h"
#include "models/replay/replayplan.h"

namespace vitrine {

Result<ExecutionBackend> makeInProcessBackend()
{
    auto python = PythonRuntime::start();
    if (!python)
        return std::unexpected(python.error());
    return ExecutionBackend { .executor = makeInProcessExecutor(*python), .factsOf = reviewFacts(*python) };
}

} // namespace vitrine
