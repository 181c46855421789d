// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/stallmonitor.h"

#include <QLoggingCategory>

#include <algorithm>
#include <condition_variable>
#include <ctime>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>

namespace vitrine {

namespace {

Q_LOGGING_CATEGORY(logStall, "vitrine.stall", QtWarningMsg)

constexpr auto interval = std::chrono::milliseconds(5);

StallMonitor::Milliseconds workOfThisThread()
{
    timespec time {};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

} // namespace

/// Posts the next heartbeat after the last one was answered.
class StallMonitor::Heart final {
public:
    explicit Heart(StallMonitor *monitor)
        : m_thread([this, monitor](const std::stop_token &stop) { beat(stop, monitor); })
    {
    }

    void answered()
    {
        const std::scoped_lock lock(m_mutex);
        m_isWaiting = false;
    }

private:
    void beat(const std::stop_token &stop, StallMonitor *monitor)
    {
        std::unique_lock lock(m_mutex);
        while (!m_wake.wait_for(lock, stop, interval, [&stop] { return stop.stop_requested(); })) {
            if (stop.stop_requested())
                return;
            if (std::exchange(m_isWaiting, true))
                continue;
            const auto now = std::chrono::steady_clock::now();
            QMetaObject::invokeMethod(monitor, [monitor, now] { monitor->answer(now); }, Qt::QueuedConnection);
        }
    }

    std::mutex m_mutex; ///< protects m_isWaiting
    std::condition_variable_any m_wake;
    bool m_isWaiting = false;
    std::jthread m_thread; // last member: it uses the others
};

StallMonitor::StallMonitor(QObject *parent)
    : QObject(parent)
    , m_workDone(workOfThisThread())
{
    m_heart = std::make_unique<Heart>(this);
}

StallMonitor::~StallMonitor() = default;

void StallMonitor::restart()
{
    m_longest = {};
    m_longestWork = {};
    m_workDone = workOfThisThread();
}

void StallMonitor::answer(std::chrono::steady_clock::time_point posted)
{
    const Milliseconds waited = std::chrono::steady_clock::now() - posted;
    const auto work = workOfThisThread();
    const auto worked = std::min(waited, work - m_workDone);
    m_workDone = work;
    m_longest = std::max(m_longest, waited);
    m_longestWork = std::max(m_longestWork, worked);
    m_heart->answered();
    if (worked <= limit)
        return;
    qCWarning(logStall) << "the event loop stood still for" << waited.count() << "ms," << worked.count() << "of work";
    Q_EMIT stalled(worked.count());
}

} // namespace vitrine
