// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <mutex>
#include <thread>

namespace vitrine {

/// Turns Ctrl+C and a request to terminate into a call on a thread of its own, so that a step can be stopped and
/// recorded. A second one ends the program the usual way: code that cannot be stopped must not hold the terminal.
/// To be made before any other thread, since threads inherit that the signals are not theirs.
class Interruption final {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption &) = delete;
    Interruption &operator=(const Interruption &) = delete;

    /// A handler called on the thread of the interruption when a signal arrives, for as long as this object exists;
    /// called at once, on the calling thread, if the signal arrived earlier.
    class Handler final {
    public:
        Handler(Interruption &interruption, std::function<void()> handle);
        ~Handler();
        Handler(const Handler &) = delete;
        Handler &operator=(const Handler &) = delete;

    private:
        Interruption &m_interruption;
    };

    bool hasCome() const;

private:
    void setHandler(std::function<void()> handler);
    void watch();
    void interrupt();

    int m_signals; ///< signalfd
    int m_end; ///< eventfd: readable when the thread has to end
    mutable std::mutex m_mutex;
    std::function<void()> m_handler; ///< protected by m_mutex
    bool m_hasCome = false; ///< protected by m_mutex
    std::jthread m_thread; ///< last: it uses all of the above
};

} // namespace vitrine
