// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/stepcanceller.h"

#include <chrono>
#include <utility>

namespace vitrine {

namespace {

constexpr std::chrono::milliseconds repeatAfter { 20 };

StepResult cancelledResult()
{
    StepResult result;
    result.status = StepStatus::Cancelled;
    return result;
}

} // namespace

StepCanceller::StepCanceller(Executor &executor, std::stop_token stop)
    : m_executor(executor)
    , m_stop(std::move(stop))
    , m_repeater([this](const std::stop_token &end) { repeat(end); })
    , m_cancelling(m_stop, [this] { cancel(); })
{
}

StepCanceller::~StepCanceller() = default;

StepResult StepCanceller::run(std::string_view code, const StepObserver &observer)
{
    {
        const std::lock_guard lock(m_mutex);
        if (isCancelled())
            return cancelledResult();
        m_isRunning = true;
    }
    StepResult result = m_executor.run(code, observer);
    const std::lock_guard lock(m_mutex);
    m_isRunning = false;
    return result;
}

void StepCanceller::cancel() noexcept
{
    m_executor.cancel();
    {
        // The repeater has either seen the request or waits for what comes next.
        const std::lock_guard lock(m_mutex);
    }
    m_changed.notify_all();
}

void StepCanceller::repeat(const std::stop_token &end)
{
    std::unique_lock lock(m_mutex);
    while (!end.stop_requested()) {
        m_changed.wait(lock, end, [this] { return isCancelled() && m_isRunning; });
        if (end.stop_requested())
            return;
        m_executor.cancel();
        m_changed.wait_for(lock, end, repeatAfter, [this] { return !m_isRunning; });
    }
}

} // namespace vitrine
