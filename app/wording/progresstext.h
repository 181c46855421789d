// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace vitrine {

/// How fast something goes and how long it still takes, in words; for the window and the command line alike.
class ProgressText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::ProgressText)

public:
    /// "12.5 MiB/s"; empty while nothing can be said.
    static QString bytesPerSecond(quint64 done, qint64 elapsedMs);
    /// "120 runs/s", "3.4 runs/s"; empty while nothing can be said.
    static QString runsPerSecond(quint64 done, qint64 elapsedMs);
    static QString stepsPerSecond(quint64 done, qint64 elapsedMs);
    /// Progress of a verification in entries.
    static QString entriesPerSecond(quint64 done, qint64 elapsedMs);
    /// "12 s left", "3 min left"; empty while nothing can be said or it is as good as over.
    static QString timeLeft(double seconds);
    /// Estimated from what is done; negative while nothing can be said.
    static double secondsLeft(quint64 done, quint64 total, qint64 elapsedMs);
};

} // namespace vitrine
