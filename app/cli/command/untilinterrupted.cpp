// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/untilinterrupted.h"

#include <QEventLoop>
#include <QTimer>

#include <stop_token>

namespace vitrine {

void untilInterrupted(
    const Interruption &interruption, std::chrono::milliseconds pause, const std::function<bool()> &beat)
{
    QEventLoop loop;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &loop, [&] {
        timer.setInterval(pause);
        if (!beat())
            loop.quit();
    });
    timer.start(0);
    const std::stop_callback quit(
        interruption.token(), [&loop] { QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection); });
    loop.exec();
}

} // namespace vitrine
