// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <stop_token>
#include <thread>

namespace vitrine {

/// Turns Ctrl+C and a termination request into a stop request, so that a step can be stopped and recorded. A second
/// signal has its default effect and ends the program, and so does the first one after five seconds: code that cannot
/// be stopped must not block the terminal. Create it before any other thread, since threads inherit the blocked
/// signals.
class Interruption final {
public:
    /// `patience` is the time from a signal until the program is ended in any case.
    explicit Interruption(std::chrono::milliseconds patience = std::chrono::seconds(5));
    ~Interruption();
    Interruption(const Interruption &) = delete;
    Interruption &operator=(const Interruption &) = delete;

    /// A stop is requested when the first signal arrives, on this object's thread.
    std::stop_token token() const noexcept { return m_stop.get_token(); }
    bool hasCome() const noexcept { return m_stop.stop_requested(); }

private:
    void watch();

    std::chrono::milliseconds m_patience;
    int m_signals; ///< signalfd
    int m_end; ///< eventfd: readable when the thread should end
    std::stop_source m_stop;
    std::jthread m_thread; ///< last member: it uses all of the above
};

} // namespace vitrine
