// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/python/livesession.h"
#include "executor/python/stepthreads.h"

#include <memory>
#include <optional>

namespace vitrine {

/// State shared by all objects of the module; each of them keeps it alive. Destroy it with the GIL.
struct SharedWorld {
    std::optional<SyntaxTypes> syntax;
    std::shared_ptr<EngineTypes> types;
    PyRef timeoutError; ///< ExecutionTimeoutError
    StepThreads threads;
};

/// Null with an exception set.
std::shared_ptr<SharedWorld> makeSharedWorld();

} // namespace vitrine
