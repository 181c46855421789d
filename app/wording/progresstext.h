// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace vitrine {

/// Speed and remaining time in words, for the window and the command line.
class ProgressText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::ProgressText)

public:
    /// "12.5 MiB/s"; empty while unknown.
    static QString bytesPerSecond(quint64 done, qint64 elapsedMs);
    /// "120 runs/s", "3.4 runs/s"; empty while unknown.
    static QString runsPerSecond(quint64 done, qint64 elapsedMs);
    static QString stepsPerSecond(quint64 done, qint64 elapsedMs);
    /// Speed of a verification in entries; empty while unknown.
    static QString entriesPerSecond(quint64 done, qint64 elapsedMs);
    /// "12 s left", "3 min left"; empty while unknown or when almost done.
    static QString timeLeft(double seconds);
    /// Estimated from the progress so far; negative while no estimate is possible.
    static double secondsLeft(quint64 done, quint64 total, qint64 elapsedMs);
};

} // namespace vitrine
