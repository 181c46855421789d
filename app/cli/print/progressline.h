// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/progresstext.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QString>

#include <cstdio>

namespace vitrine {

/// A line on a terminal that is overwritten repeatedly: the task, its progress, its speed, and the remaining time.
/// Writes nothing if `out` is not a terminal. One thread.
class ProgressLine final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::ProgressLine)

public:
    explicit ProgressLine(std::FILE *out = stderr);
    ~ProgressLine();
    ProgressLine(const ProgressLine &) = delete;
    ProgressLine &operator=(const ProgressLine &) = delete;

    /// How fast the task proceeds, such as "12.5 MiB/s".
    using Rate = QString (*)(quint64 done, qint64 elapsedMs);

    /// Starts a new subject; `name` is shown unchanged.
    void begin(const QString &name, Rate rate = &ProgressText::bytesPerSecond);
    /// `done` and `total` are bytes, or in the unit of `rate`. May be called as often as needed.
    void show(quint64 done, quint64 total);
    /// Clears the progress line before other output is written.
    void clear();

    /// "runs.jsonl  45%  12.5 MiB/s  12 s left"
    static QString text(
        const QString &name, quint64 done, quint64 total, qint64 elapsedMs, Rate rate = &ProgressText::bytesPerSecond);

private:
    std::FILE *m_out;
    bool m_isTerminal;
    bool m_isShown = false;
    QString m_name;
    Rate m_rate = nullptr;
    QElapsedTimer m_since;
    qint64 m_lastMs = 0;
};

} // namespace vitrine
