// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>

namespace vitrine {

/// Why a step has to stop. Once set it is kept: a stop that the code caught is raised again at the next tick.
enum class StopReason { None, Operations, WhileIterations, WallTime, CpuTime, Memory, WrittenBytes, Cancelled, Closed };

/// Counts the operations of a step and stops it. The counting side belongs to the thread that runs the step; `stop` may
/// be called from any thread. The first reason wins.
class Meter final {
public:
    void begin(std::uint64_t operationLimit, std::uint64_t whileLimit)
    {
        m_operations = 0;
        m_operationLimit = operationLimit;
        m_whileLimit = whileLimit;
        m_bound.store(operationLimit < unlimited ? operationLimit + 1
                                                 : unlimited); // set before the reason: readers of the reason see both
        m_stop.store(StopReason::None);
        m_sleep.store(Sleep::None, std::memory_order_relaxed);
        m_patienceEnd.store(Clock::time_point::max(), std::memory_order_relaxed);
    }

    /// Counts operations and returns whether the step may continue: the hot path of every tick. `operations` must not
    /// be negative.
    bool spend(std::int64_t operations)
    {
        m_operations += static_cast<std::uint64_t>(operations);
        return mayGoOn();
    }

    bool mayGoOn() const { return m_operations < m_bound.load(std::memory_order_relaxed); }

    /// Returns operations that were counted in advance but not executed; never a reason to stop.
    void giveBack(std::int64_t operations)
    {
        if (m_operations <= m_operationLimit)
            m_operations -= std::min(static_cast<std::uint64_t>(operations), m_operations);
    }

    void stop(StopReason reason)
    {
        auto none = StopReason::None;
        m_stop.compare_exchange_strong(none, reason);
        m_bound.store(0);
        if (Meter *other = m_other.load())
            other->stop(reason);
    }

    /// A stop also stops another meter, which must live as long as this one.
    void alsoStop(Meter *other) { m_other.store(other); }

    /// The reason to stop; detects that the operation limit is exceeded.
    StopReason reason()
    {
        if (m_operations > m_operationLimit)
            stop(StopReason::Operations);
        return m_stop.load();
    }

    /// Any thread.
    bool isStopped() const { return m_stop.load() != StopReason::None; }
    /// The reason of a stop so far. Any thread.
    StopReason stopped() const { return m_stop.load(); }

    /// Between these two calls, `wake` may end a sleep of the code when time is over, without stopping the code that
    /// follows immediately. The older executor does this, however late.
    void beginLateSleep()
    {
        auto none = Sleep::None;
        m_sleep.compare_exchange_strong(none, Sleep::Asleep);
    }
    void endLateSleep()
    {
        auto asleep = Sleep::Asleep;
        m_sleep.compare_exchange_strong(asleep, Sleep::None);
    }
    /// Ends such a sleep. Any thread. True if there was one.
    bool wake()
    {
        auto asleep = Sleep::Asleep;
        return m_sleep.compare_exchange_strong(asleep, Sleep::Woken);
    }
    /// Whether time is over, and the rest of the step runs only by exception.
    bool isLate() const { return m_sleep.load() == Sleep::Woken; }

    /// Called while the host's own code (a tool) runs: it is not interrupted, the step stops when it returns.
    void enterHost() { ++m_hostCalls; }
    void leaveHost() { --m_hostCalls; }
    bool isInHost() const { return m_hostCalls.load() > 0; }

    /// Called while a library is imported. Libraries in C cannot be imported again after an interrupted import, so
    /// their own code is not interrupted meanwhile, unless `endPatience` was called; code of the step is.
    void beginImport() { ++m_imports; }
    void endImport() { --m_imports; }
    bool isImporting() const { return m_imports.load() > 0; }
    /// From this time on, at the latest, imports are interrupted, too, until the end of the step. Any thread.
    void endPatience(std::chrono::steady_clock::time_point when = {})
    {
        auto end = m_patienceEnd.load();
        while (when < end && !m_patienceEnd.compare_exchange_weak(end, when)) { }
    }

    /// Whether code that does not tick is interrupted now. Any thread.
    bool isInterrupted() const { return isStopped() && !isInHost() && !(isImporting() && isPatient()); }

    std::uint64_t operations() const { return m_operations; }
    std::uint64_t operationLimit() const { return m_operationLimit; }
    std::uint64_t whileLimit() const { return m_whileLimit; }

private:
    using Clock = std::chrono::steady_clock;
    enum class Sleep { None, Asleep, Woken };

    bool isPatient() const { return Clock::now() < m_patienceEnd.load(); }

    static constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

    std::uint64_t m_operations = 0;
    std::atomic<std::uint64_t> m_bound = unlimited; ///< the first count that exceeds the limit; 0 to stop
    std::uint64_t m_operationLimit = unlimited;
    std::uint64_t m_whileLimit = unlimited;
    std::atomic<StopReason> m_stop = StopReason::None;
    std::atomic<Sleep> m_sleep = Sleep::None;
    std::atomic<Meter *> m_other = nullptr;
    std::atomic<int> m_hostCalls = 0;
    std::atomic<int> m_imports = 0;
    std::atomic<Clock::time_point> m_patienceEnd = Clock::time_point::max();
};

} // namespace vitrine
