// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/settings/executionsettings.h"

#include "app/session/settings/preferences.h"

#include <QSettings>

#include <algorithm>
#include <thread>

namespace vitrine {

namespace {

constexpr double usualHeadRoom = 4;

QString executorKey() { return QStringLiteral("executor"); }
QString workersKey() { return QStringLiteral("execution/workers"); }
QString pythonKey() { return QStringLiteral("execution/python"); }
QString headRoomKey() { return QStringLiteral("policies/headRoom"); }

} // namespace

Determinism ExecutionSettings::determinism()
{
    Determinism wanted;
    if (Preferences::recordedClock.isOn())
        wanted.clock.kind = ClockChoice::Kind::Recorded;
    if (Preferences::sameRandomness.isOn())
        wanted.seed = 0;
    return wanted;
}

unsigned ExecutionSettings::workers() { return std::min(QSettings().value(workersKey(), 0U).toUInt(), mostWorkers); }

unsigned ExecutionSettings::workersAtOnce()
{
    const unsigned wanted = workers();
    return wanted != 0 ? wanted : std::max(1U, std::thread::hardware_concurrency());
}

void ExecutionSettings::setWorkers(unsigned workers)
{
    if (workers == 0)
        QSettings().remove(workersKey());
    else
        QSettings().setValue(workersKey(), workers);
}

QString ExecutionSettings::executor() { return QSettings().value(executorKey(), QStringLiteral("sandbox")).toString(); }

void ExecutionSettings::setExecutor(const QString &id) { QSettings().setValue(executorKey(), id); }

QString ExecutionSettings::python() { return QSettings().value(pythonKey()).toString(); }

void ExecutionSettings::setPython(const QString &executable)
{
    if (executable.isEmpty())
        QSettings().remove(pythonKey());
    else
        QSettings().setValue(pythonKey(), executable);
}

double ExecutionSettings::headRoom()
{
    const double times = QSettings().value(headRoomKey(), usualHeadRoom).toDouble();
    return times >= 1 ? std::min(times, mostHeadRoom) : usualHeadRoom;
}

void ExecutionSettings::setHeadRoom(double times)
{
    if (times == usualHeadRoom)
        QSettings().remove(headRoomKey());
    else
        QSettings().setValue(headRoomKey(), times);
}

} // namespace vitrine
