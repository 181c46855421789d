// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/execution/executionbackend.h"

#include <atomic>
#include <memory>

namespace vitrine {

/// The state that a test shares with its executor, which it outlives.
struct FakeExecutorState {
    std::atomic_int runs = 0;
    std::atomic_bool isInCall = false; ///< a step runs
    std::atomic_bool isSeeded = false; ///< its session gives the same randomness each time
    std::atomic_bool isElsewhere = false; ///< layers and Python are known from its session only
    std::atomic_bool mayReturn = false; ///< lets a step that ignores cancel return
};

/// Runs "code" that is one word a line:
///   print TEXT   prints
///   flood        prints 100,000 lines
///   forever      runs until it is cancelled
///   stuck        runs until the test releases it, even when cancelled
ExecutionBackendFactory fakeBackend(std::shared_ptr<FakeExecutorState> state);

} // namespace vitrine
