// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/progresstext.h"

#include <QLocale>

#include <cmath>

namespace vitrine {

namespace {

/// Before this time, caches and startup affect the speed too much.
constexpr qint64 shortestMs = 200;
constexpr double minute = 60;

/// Empty while unknown.
QString rateOf(quint64 done, qint64 elapsedMs)
{
    if (done == 0 || elapsedMs < shortestMs)
        return {};
    constexpr double manyASecond = 10;
    const auto rate = static_cast<double>(done) * 1000 / static_cast<double>(elapsedMs);
    return QLocale().toString(rate, 'f', rate < manyASecond ? 1 : 0);
}

} // namespace

QString ProgressText::bytesPerSecond(quint64 done, qint64 elapsedMs)
{
    if (done == 0 || elapsedMs < shortestMs)
        return {};
    const auto rate = static_cast<double>(done) * 1000 / static_cast<double>(elapsedMs);
    //: %1: an amount of data, for example "12.5 MiB"; the text means that amount per second
    return tr("%1/s").arg(QLocale().formattedDataSize(static_cast<qint64>(rate), 1));
}

QString ProgressText::runsPerSecond(quint64 done, qint64 elapsedMs)
{
    const auto rate = rateOf(done, elapsedMs);
    //: How fast a job goes. %1: how many runs a second
    return rate.isEmpty() ? QString() : tr("%1 runs/s").arg(rate);
}

QString ProgressText::stepsPerSecond(quint64 done, qint64 elapsedMs)
{
    const auto rate = rateOf(done, elapsedMs);
    //: How fast a job goes. %1: how many steps a second
    return rate.isEmpty() ? QString() : tr("%1 steps/s").arg(rate);
}

QString ProgressText::entriesPerSecond(quint64 done, qint64 elapsedMs)
{
    const auto rate = rateOf(done, elapsedMs);
    //: How fast a job goes. %1: how many entries of a trail a second
    return rate.isEmpty() ? QString() : tr("%1 entries/s").arg(rate);
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
