// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/stepcanceller.h"

#include <chrono>

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

StepCanceller::StepCanceller(Executor &executor)
    : m_executor(executor)
    , m_repeater([this](const std::stop_token &stop) { repeat(stop); })
{
}

StepCanceller::~StepCanceller() = default;

StepResult StepCanceller::run(std::string_view code, const StepObserver &observer)
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_isCancelled)
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
    {
        const std::lock_guard lock(m_mutex);
        m_isCancelled = true;
    }
    m_executor.cancel();
    m_changed.notify_all();
}

void StepCanceller::repeat(const std::stop_token &stop)
{
    std::unique_lock lock(m_mutex);
    while (!stop.stop_requested()) {
        m_changed.wait(lock, stop, [this] { return m_isCancelled && m_isRunning; });
        if (stop.stop_requested())
            return;
        m_executor.cancel();
        m_changed.wait_for(lock, stop, repeatAfter, [this] { return !m_isRunning; });
    }
}

} // namespace vitrine
