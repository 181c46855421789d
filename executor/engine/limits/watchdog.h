// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/limits/meter.h"

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <ctime>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace vitrine {

class WrittenFiles;

/// The CPU clock of the calling thread.
clockid_t cpuClockOfThread();

/// Stops a step from outside the thread that runs it: at its limits of time, of uncounted memory and of bytes written
/// to files, or when it is canceled. It stops the meter, which every tick of the code checks; in Python code without
/// ticks (libraries) it raises an exception in the thread repeatedly until the step ends; code that catches these is
/// stopped at each of its lines. A library that is being imported gets some seconds to end its import. It cannot stop a
/// C call that does not return, but reports it.
class Watchdog final {
public:
    Watchdog();
    ~Watchdog();
    Watchdog(const Watchdog &) = delete;
    Watchdog &operator=(const Watchdog &) = delete;

    struct Watch {
        Meter *meter = nullptr;
        unsigned long pythonThread = 0; ///< as returned by PyThread_get_thread_ident
        clockid_t cpuClock = 0; ///< of the thread that runs the step
        void *exceptionClass = nullptr; ///< borrowed PyObject, alive until `end`
        std::optional<double> wallSeconds;
        std::optional<double> cpuSeconds;
        /// Allowed growth of the whole process, for memory that is not counted elsewhere (libraries' own buffers).
        std::optional<std::uint64_t> moreBytes = {};
        const WrittenFiles *written = nullptr; ///< null if they are not limited
    };

    void begin(const Watch &watch);
    /// Ends the step. Call it with the GIL: afterwards no exception is raised, and a pending one is canceled.
    void end();
    /// Any thread.
    void cancel();
    /// The reason of a stop that a step has ignored for two seconds, in a C call that does not return; `None` if there
    /// is no such step. Tools of the host and imports have as long as they need. Any thread.
    StopReason ignoredStop();

private:
    using Clock = std::chrono::steady_clock;
    void guard(const std::stop_token &stop);
    void awaitLook(std::unique_lock<std::mutex> &lock, const std::stop_token &stop);
    void nudgeUntilOver(std::unique_lock<std::mutex> &lock, const std::stop_token &stop, std::uint64_t run);
    void interrupt(std::unique_lock<std::mutex> &lock, std::uint64_t run, bool isHard);
    void awaitGuard();
    bool isOver(std::uint64_t run) const;
    bool isCancelled() const { return m_watch && m_isCancelled; }
    Clock::time_point nextLook() const;
    void checkLimits();
    void endTime();
    bool needsMemory();

    std::mutex m_mutex; ///< protects the members below
    std::condition_variable_any m_changed;
    /// When the watchdog thread has to check next, whether it sleeps until then or is notified; it is awake if this is
    /// in the past.
    Clock::time_point m_wakesAt = Clock::time_point::min();
    bool m_isCancelled = false;
    bool m_isStopping = false; ///< exceptions are raised until the step ends
    Clock::time_point m_interruptedSince; ///< meaningful while it is stopping
    bool m_isHard = false; ///< the step is also stopped at each of its lines (hardstop.h); needs the GIL
    std::optional<Watch> m_watch;
    Clock::time_point m_started;
    double m_cpuStarted = 0;
    std::optional<std::uint64_t> m_residentStarted; ///< bytes, at the first check of a run
    std::uint64_t m_run = 0;
    std::jthread m_thread;
};

} // namespace vitrine
