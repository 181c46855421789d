// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/stepthread.h"

#include <chrono>
#include <utility>

namespace vitrine {

namespace {

constexpr auto lookInterval = std::chrono::milliseconds(50);

} // namespace

StepThread::StepThread()
    : m_thread([state = m_state] { work(*state); })
{
}

StepThread::~StepThread()
{
    if (!m_thread.joinable())
        return;
    {
        const std::scoped_lock lock(m_state->mutex);
        m_state->isEnding = true;
    }
    m_state->changed.notify_all();
    m_thread.join();
}

void StepThread::work(State &state)
{
    std::unique_lock lock(state.mutex);
    while (true) {
        state.changed.wait(lock, [&state] { return state.task || state.isEnding; });
        if (!state.task)
            return;
        Task task = std::exchange(state.task, {});
        lock.unlock();
        task();
        task = {};
        lock.lock();
        state.isDone = true;
        state.changed.notify_all();
    }
}

bool StepThread::run(Task task, const std::function<bool()> &isStuck)
{
    std::unique_lock lock(m_state->mutex);
    m_state->task = std::move(task);
    m_state->isDone = false;
    m_state->changed.notify_all();
    while (!m_state->changed.wait_for(lock, lookInterval, [this] { return m_state->isDone; })) {
        lock.unlock();
        const bool isOver = isStuck();
        lock.lock();
        if (!isOver || m_state->isDone)
            continue;
        m_state->isEnding = true;
        m_thread.detach();
        return false;
    }
    return true;
}

} // namespace vitrine
