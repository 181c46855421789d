// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/execution/executionbackend.h"

#include <atomic>
#include <memory>

namespace vitrine {

/// What a test knows of its executor, also after that is gone.
struct FakeExecutorState {
    std::atomic_int runs = 0;
    std::atomic_bool isInCall = false; ///< a step runs
    std::atomic_bool isSeeded = false; ///< its session gives the same randomness each time
    std::atomic_bool isElsewhere = false; ///< only its session tells its layers and its Python
    std::atomic_bool mayReturn = false; ///< lets a step that ignores cancel return
};

/// Runs "code" that is one word a line:
///   print TEXT   prints
///   flood        prints 100,000 lines
///   forever      runs until it is cancelled
///   stuck        runs until the test lets it go, whatever is cancelled
ExecutionBackendFactory fakeBackend(std::shared_ptr<FakeExecutorState> state);

} // namespace vitrine
