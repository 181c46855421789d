// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/limits/watchdog.h"
#include "executor/review/pyref.h"

#include "executor/engine/limits/hardstop.h"
#include "executor/engine/limits/writtenfiles.h"

#include <ctime>
#include <fstream>
#include <utility>

#include <pthread.h>
#include <unistd.h>

namespace vitrine {

namespace {

constexpr auto nudge = std::chrono::milliseconds(10);
constexpr int mostNudges = 25; // attempts until code that catches the exceptions is stopped at each line
constexpr auto patience = std::chrono::seconds(10); // with a library that is being imported
constexpr auto mostIgnored = std::chrono::seconds(2);
constexpr auto poll = std::chrono::milliseconds(20);
constexpr double afterSleep = 0.03; // seconds for the code after an interrupted sleep

double cpuSeconds(clockid_t clock)
{
    timespec time {};
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

// Empty without /proc, as in the jail, which limits memory itself.
std::optional<std::uint64_t> residentBytes()
{
    std::ifstream file("/proc/self/statm");
    std::uint64_t mapped = 0;
    std::uint64_t resident = 0;
    if (!(file >> mapped >> resident))
        return std::nullopt;
    return resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

} // namespace

clockid_t cpuClockOfThread()
{
    clockid_t clock = CLOCK_THREAD_CPUTIME_ID;
    pthread_getcpuclockid(pthread_self(), &clock);
    return clock;
}

Watchdog::Watchdog()
    : m_thread([this](const std::stop_token &stop) { guard(stop); })
{
}

Watchdog::~Watchdog()
{
    m_thread.request_stop();
    m_changed.notify_all();
}

void Watchdog::begin(const Watch &watch)
{
    const std::scoped_lock lock(m_mutex);
    m_watch = watch;
    m_started = Clock::now();
    m_cpuStarted = watch.cpuSeconds ? cpuSeconds(watch.cpuClock) : 0;
    m_residentStarted.reset();
    ++m_run;
    m_isCancelled = false;
    setHardStop({ watch.meter, static_cast<PyObject *>(watch.exceptionClass) });
    if (const auto look = nextLook(); look < m_wakesAt) {
        m_wakesAt = look;
        m_changed.notify_all();
    }
}

void Watchdog::end()
{
    std::optional<unsigned long> thread;
    bool isStopping = false;
    {
        const std::scoped_lock lock(m_mutex);
        isStopping = m_isStopping;
        if (m_watch && isStopping)
            thread = m_watch->pythonThread;
        m_watch.reset();
    }
    if (isStopping)
        awaitGuard();
    setHardStop({});
    if (std::exchange(m_isHard, false))
        endHardStop();
    if (thread)
        PyThreadState_SetAsyncExc(*thread, nullptr);
}

// The watchdog thread may still wait for the GIL to interrupt this step. It could not check a next one meanwhile, which
// may hold the GIL for as long as it likes.
void Watchdog::awaitGuard()
{
    PyThreadState *const thread = PyEval_SaveThread();
    {
        std::unique_lock lock(m_mutex);
        m_changed.notify_all();
        m_changed.wait(lock, [this] { return !m_isStopping; });
    }
    PyEval_RestoreThread(thread);
}

void Watchdog::cancel()
{
    const std::scoped_lock lock(m_mutex);
    if (!m_watch)
        return;
    m_watch->meter->stop(StopReason::Cancelled);
    m_isCancelled = true;
    m_changed.notify_all();
}

StopReason Watchdog::ignoredStop()
{
    const std::scoped_lock lock(m_mutex);
    if (!m_watch || !m_isStopping)
        return StopReason::None;
    if (!m_watch->meter->isInterrupted())
        m_interruptedSince = Clock::now();
    return Clock::now() - m_interruptedSince > mostIgnored ? m_watch->meter->stopped() : StopReason::None;
}

// Most steps end long before the watchdog has to act, and before a woken thread would even run. Therefore the thread is
// not woken when a step starts or ends: it sleeps until the time at which it would have had to check a step, whether
// that has ended or not, and then checks the current state.
void Watchdog::guard(const std::stop_token &stop)
{
    std::unique_lock lock(m_mutex);
    while (!stop.stop_requested()) {
        awaitLook(lock, stop);
        if (!m_watch)
            continue;
        checkLimits();
        if (m_watch->meter->isStopped())
            nudgeUntilOver(lock, stop, m_run);
    }
}

bool Watchdog::isOver(std::uint64_t run) const { return !m_watch || m_run != run; }

Watchdog::Clock::time_point Watchdog::nextLook() const
{
    auto until = Clock::time_point::max();
    if (m_watch->wallSeconds)
        until = m_started
            + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(*m_watch->wallSeconds));
    const bool polls = m_watch->cpuSeconds || m_watch->moreBytes || m_watch->written != nullptr;
    return polls ? std::min(until, Clock::now() + poll) : until;
}

void Watchdog::checkLimits()
{
    const std::chrono::duration<double> wall = Clock::now() - m_started;
    if (m_watch->wallSeconds && wall.count() >= *m_watch->wallSeconds)
        endTime();
    else if (m_watch->cpuSeconds && cpuSeconds(m_watch->cpuClock) - m_cpuStarted >= *m_watch->cpuSeconds)
        m_watch->meter->stop(StopReason::CpuTime);
    else if (m_watch->written != nullptr && m_watch->written->isTooMuch())
        m_watch->meter->stop(StopReason::WrittenBytes);
    else if (m_watch->moreBytes && needsMemory())
        m_watch->meter->stop(StopReason::Memory);
}

void Watchdog::endTime()
{
    if (m_watch->meter->wake())
        m_watch->wallSeconds = *m_watch->wallSeconds + afterSleep;
    else
        m_watch->meter->stop(StopReason::WallTime);
}

bool Watchdog::needsMemory()
{
    const auto now = residentBytes();
    if (!m_residentStarted)
        m_residentStarted = now;
    return now && *now > *m_residentStarted && *now - *m_residentStarted > *m_watch->moreBytes;
}

void Watchdog::awaitLook(std::unique_lock<std::mutex> &lock, const std::stop_token &stop)
{
    constexpr auto never = Clock::time_point::max();
    m_wakesAt = m_watch ? nextLook() : never;
    for (bool isTime = false; !isTime && !isCancelled() && !stop.stop_requested();) {
        const auto until = m_wakesAt;
        const auto isSooner = [this, until] { return isCancelled() || m_wakesAt < until; };
        if (until == never)
            m_changed.wait(lock, stop, isSooner);
        else
            isTime = !m_changed.wait_until(lock, stop, until, isSooner);
    }
    m_wakesAt = Clock::time_point::min();
}

// Ticks notice the stop at once; code without ticks is interrupted, again each time it catches the exception.
void Watchdog::nudgeUntilOver(std::unique_lock<std::mutex> &lock, const std::stop_token &stop, std::uint64_t run)
{
    const auto isDone = [this, run] { return isOver(run); };
    m_isStopping = true;
    m_interruptedSince = Clock::now();
    // Memory would run out meanwhile.
    const bool isPatient = m_watch->meter->stopped() != StopReason::Memory;
    m_watch->meter->endPatience(isPatient ? m_interruptedSince + patience : m_interruptedSince);
    int nudges = 0;
    while (!m_changed.wait_for(lock, stop, nudge, isDone) && !stop.stop_requested()) {
        if (m_watch->meter->isInterrupted()) // otherwise a call in C may hold the interpreter for as long
            interrupt(lock, run, ++nudges > mostNudges);
    }
    m_isStopping = false;
    m_changed.notify_all();
}

// Acquires the GIL without holding the mutex: the thread of the step holds the GIL while it waits for the mutex.
void Watchdog::interrupt(std::unique_lock<std::mutex> &lock, std::uint64_t run, bool isHard)
{
    if (Py_IsFinalizing() != 0) // the interpreter ends: it would end this thread, too
        return;
    lock.unlock();
    {
        const Gil gil;
        if (isHard && !m_isHard) // the step cannot end meanwhile, since that needs the GIL
            m_isHard = beginHardStop();
        const std::scoped_lock inner(m_mutex);
        if (!isOver(run) && m_watch->meter->isInterrupted())
            PyThreadState_SetAsyncExc(m_watch->pythonThread, static_cast<PyObject *>(m_watch->exceptionClass));
    }
    lock.lock();
}

} // namespace vitrine
