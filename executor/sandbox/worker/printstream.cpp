// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sandbox/worker/printstream.h"

#include <system_error>
#include <utility>

namespace vitrine {

namespace {

constexpr std::size_t much = 64 * 1024;

} // namespace

PrintStream::PrintStream(std::function<void(const std::string &text)> send)
    : m_send(std::move(send))
{
}

PrintStream::~PrintStream()
{
    m_thread.request_stop();
    m_changed.notify_all();
}

void PrintStream::add(std::string_view text)
{
    const std::scoped_lock lock(m_mutex);
    const bool isFirst = m_waiting.empty();
    m_waiting += text;
    if (Clock::now() - m_passed >= interval || m_waiting.size() >= much)
        pass();
    else if (isFirst)
        awake();
}

void PrintStream::flush()
{
    const std::scoped_lock lock(m_mutex);
    pass();
}

// If the step has used up all threads, its prints are passed on without waiting for more.
void PrintStream::awake()
{
    if (m_thread.joinable())
        return m_changed.notify_all();
    try {
        m_thread = std::jthread([this](const std::stop_token &stop) { passWhatWaits(stop); });
    } catch (const std::system_error &) {
        pass();
    }
}

void PrintStream::passWhatWaits(const std::stop_token &stop)
{
    std::unique_lock lock(m_mutex);
    while (m_changed.wait(lock, stop, [this] { return !m_waiting.empty(); })) {
        if (!m_changed.wait_until(lock, stop, m_passed + interval, [this] { return m_waiting.empty(); }))
            pass();
    }
}

void PrintStream::pass()
{
    if (m_waiting.empty())
        return;
    m_send(std::exchange(m_waiting, {}));
    m_passed = Clock::now();
}

} // namespace vitrine
