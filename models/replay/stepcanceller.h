// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/executor.h"

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <string_view>
#include <thread>

namespace vitrine {

/// Runs steps on an executor so that a cancel is never lost: `Executor::cancel` does nothing while nothing runs, so one
/// that comes between two steps, or just before the executor has begun, is repeated until the step has ended.
/// `run` belongs to the executor's thread, `cancel` to any.
class StepCanceller final {
public:
    explicit StepCanceller(Executor &executor);
    ~StepCanceller();
    StepCanceller(const StepCanceller &) = delete;
    StepCanceller &operator=(const StepCanceller &) = delete;

    /// Gives a cancelled result at once when `cancel` was called before.
    StepResult run(std::string_view code, const StepObserver &observer);

    /// Returns at once. Stays in force until `reset`.
    void cancel() noexcept;
    bool isCancelled() const noexcept { return m_isCancelled; }
    void reset() noexcept { m_isCancelled = false; }

private:
    void repeat(const std::stop_token &stop);

    Executor &m_executor;
    std::atomic_bool m_isCancelled = false;
    bool m_isRunning = false; ///< protected by m_mutex
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::jthread m_repeater; ///< last: it uses all of the above
};

} // namespace vitrine
