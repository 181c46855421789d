// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/startclock.h"

#include "app/session/project.h"
#include "app/window/mainwindow.h"

#include <QFile>
#include <QLoggingCategory>

#include <ctime>
#include <unistd.h>

namespace vitrine {

namespace {

Q_LOGGING_CATEGORY(logStart, "vitrine.start", QtInfoMsg)

constexpr auto lookInterval = std::chrono::milliseconds(2);

// The 22nd field of stat in proc(5); the second is the name in parentheses, which may contain blanks.
double startInTicks()
{
    QFile file(QStringLiteral("/proc/self/stat"));
    const auto words = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    constexpr int wordBehindName = 19;
    return words.mid(words.lastIndexOf(')') + 2).split(' ').value(wordBehindName).toDouble();
}

std::chrono::duration<double> clockTime(clockid_t clock)
{
    timespec time {};
    ::clock_gettime(clock, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

} // namespace

StartClock::StartClock(MainWindow *window, bool hasTrail)
    : QObject(window)
    , m_window(window)
    , m_hasTrail(hasTrail)
{
    window->installEventFilter(this);
    connect(&m_watch, &QTimer::timeout, this, &StartClock::look);
    m_watch.start(lookInterval);
}

StartClock::Milliseconds StartClock::sinceStart()
{
    const std::chrono::duration<double> start(startInTicks() / double(::sysconf(_SC_CLK_TCK)));
    return clockTime(CLOCK_BOOTTIME) - start;
}

bool StartClock::eventFilter(QObject *watched, QEvent *event)
{
    m_isPainted |= event->type() == QEvent::Paint;
    return QObject::eventFilter(watched, event);
}

void StartClock::look()
{
    const auto *project = m_window->project();
    const bool isRead = !m_hasTrail || (project->currentRun() != 0 && project->isQuiet());
    if (!m_isPainted || !isRead)
        return;
    m_watch.stop();
    m_window->removeEventFilter(this);
    const auto time = sinceStart();
    const Milliseconds work = clockTime(CLOCK_THREAD_CPUTIME_ID);
    qCInfo(logStart) << "usable after" << time.count() << "ms," << work.count()
                     << "of them work of the window's thread";
    Q_EMIT usable(time.count());
}

} // namespace vitrine
