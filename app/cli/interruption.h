// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <thread>

namespace vitrine {

/// Turns Ctrl+C and a request to terminate into a request to stop, so that a step can be stopped and
/// recorded. A second one ends the program the usual way: code that cannot be stopped must not hold the terminal.
/// To be made before any other thread, since threads inherit that the signals are not theirs.
class Interruption final {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption &) = delete;
    Interruption &operator=(const Interruption &) = delete;

    /// Requests a stop when the first signal arrives, on the thread of this object.
    std::stop_token token() const noexcept { return m_stop.get_token(); }
    bool hasCome() const noexcept { return m_stop.stop_requested(); }

private:
    void watch();

    int m_signals; ///< signalfd
    int m_end; ///< eventfd: readable when the thread has to end
    std::stop_source m_stop;
    std::jthread m_thread; ///< last: it uses all of the above
};

} // namespace vitrine
