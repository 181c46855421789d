// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/jobs/progresstext.h"

#include <QLocale>

#include <cmath>

namespace vitrine {

namespace {

/// Before that, caches and the start of things say more than the speed.
constexpr qint64 shortestMs = 200;
constexpr double minute = 60;

} // namespace

QString ProgressText::bytesPerSecond(quint64 done, qint64 elapsedMs)
{
    if (done == 0 || elapsedMs < shortestMs)
        return {};
    const auto rate = static_cast<double>(done) * 1000 / static_cast<double>(elapsedMs);
    //: %1: an amount of data, for example "12.5 MiB"; the text stands for that amount a second
    return tr("%1/s").arg(QLocale().formattedDataSize(static_cast<qint64>(rate), 1));
}

QString ProgressText::timeLeft(double seconds)
{
    if (seconds < 0.5)
        return {};
    if (seconds < 2 * minute)
        //: How long something still takes. %1: number of seconds
        return tr("%1 s left").arg(QLocale().toString(static_cast<int>(std::ceil(seconds))));
    //: How long something still takes. %1: number of minutes
    return tr("%1 min left").arg(QLocale().toString(std::ceil(seconds / minute), 'f', 0));
}

double ProgressText::secondsLeft(quint64 done, quint64 total, qint64 elapsedMs)
{
    if (done == 0 || total < done)
        return -1;
    const auto elapsed = static_cast<double>(elapsedMs) / 1000;
    return elapsed * static_cast<double>(total - done) / static_cast<double>(done);
}

} // namespace vitrine
