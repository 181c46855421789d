// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/execution/remoteprogress.h"
#include "base/error.h"
#include "executor/executor.h"
#include "models/replay/divergence.h"

#include <functional>
#include <memory>

namespace vitrine {

/// Runs steps: an executor, and the static review that finds what code needs. Created on the thread that uses it.
struct ExecutionBackend {
    std::unique_ptr<Executor> executor;
    FactsOf factsOf; ///< may be empty
    bool isOneOfMany = false; ///< others of the same factory can run at the same time
    std::shared_ptr<RemoteProgress> progress
        = {}; ///< of the site that the executor waits for; nullptr: it waits for none
};

using ExecutionBackendFactory = std::function<Result<ExecutionBackend>()>;

} // namespace vitrine
