// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/networkthread.h"

#include <QAbstractEventDispatcher>
#include <QEventLoop>
#include <QTimer>

namespace vitrine {

NetworkThread::NetworkThread()
{
    m_thread.setObjectName(QStringLiteral("network"));
    m_context.moveToThread(&m_thread);
    m_thread.start();
}

NetworkThread::~NetworkThread()
{
    // Only the object's own thread can move it to another one.
    run([this] { m_context.moveToThread(nullptr); });
    m_thread.quit();
    m_thread.wait();
}

NetworkThread::End NetworkThread::waitUntil(const std::function<bool()> &happened, Clock::time_point deadline)
{
    QEventLoop loop;
    QTimer timer; // ends the wait for events; the clock decides whether time is up
    timer.setSingleShot(true);
    while (!happened()) {
        if (isCancelled())
            return End::Cancelled;
        const auto now = Clock::now();
        if (now >= deadline)
            return End::TooLate;
        constexpr std::chrono::hours longest { 1 };
        timer.start(std::chrono::ceil<std::chrono::milliseconds>(std::min<Clock::duration>(deadline - now, longest)));
        loop.processEvents(QEventLoop::WaitForMoreEvents);
    }
    return End::Happened;
}

NetworkThread::End NetworkThread::waitThrough(
    const std::function<bool()> &happened, Clock::time_point deadline, Cancel then)
{
    bool isKept = false;
    End end = waitUntil(happened, deadline);
    while (end == End::Cancelled) {
        isKept = then == Cancel::Kept;
        forgetCancel();
        end = waitUntil(happened, deadline);
    }
    if (isKept)
        cancel();
    return end;
}

void NetworkThread::cancel() noexcept
{
    auto none = Wish::None;
    if (!m_wish.compare_exchange_strong(none, Wish::Cancelled))
        return;
    if (auto *dispatcher = QAbstractEventDispatcher::instance(&m_thread))
        dispatcher->wakeUp();
}

} // namespace vitrine
