// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>
#include <string>
#include <string_view>
#include <thread>

namespace vitrine {

/// Collects the prints of a step and passes them on a few times per second: the first text at once, further text after
/// some time or a large amount. Any thread; `send` is called under its lock, also on its own thread.
class PrintStream final {
public:
    static constexpr std::chrono::milliseconds interval { 50 };

    explicit PrintStream(std::function<void(const std::string &text)> send);
    ~PrintStream();
    PrintStream(const PrintStream &) = delete;
    PrintStream &operator=(const PrintStream &) = delete;

    void add(std::string_view text);
    void flush();

private:
    using Clock = std::chrono::steady_clock;
    void awake();
    void passWhatWaits(const std::stop_token &stop);
    void pass();

    std::function<void(const std::string &text)> m_send;
    std::mutex m_mutex; ///< protects all members below
    std::string m_waiting;
    Clock::time_point m_passed {};
    std::condition_variable_any m_changed;
    std::jthread m_thread; ///< started when needed
};

} // namespace vitrine
