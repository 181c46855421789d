// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/executor.h"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>
#include <string_view>
#include <thread>

namespace vitrine {

/// Runs steps on an executor so that a request to stop is never lost. `Executor::cancel` has no effect while nothing
/// runs, so a request between two steps, or just before the executor has started, is repeated until the step has ended.
/// Stop may be requested from any thread; everything else belongs to the executor's thread.
class StepCanceller final {
public:
    StepCanceller(Executor &executor, std::stop_token stop);
    ~StepCanceller();
    StepCanceller(const StepCanceller &) = delete;
    StepCanceller &operator=(const StepCanceller &) = delete;

    /// Returns a canceled result immediately if stop was already requested.
    StepResult run(std::string_view code, const StepObserver &observer);

    bool isCancelled() const noexcept { return m_stop.stop_requested(); }

private:
    void cancel() noexcept;
    void repeat(const std::stop_token &end);

    Executor &m_executor;
    std::stop_token m_stop;
    bool m_isRunning = false; ///< protected by m_mutex
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::jthread m_repeater; ///< declared after all members that it uses
    std::stop_callback<std::function<void()>> m_cancelling; ///< likewise
};

} // namespace vitrine
