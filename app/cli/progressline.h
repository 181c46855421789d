// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QString>

#include <cstdio>

namespace vitrine {

/// One line on a terminal that is written over and over: what is done, how far, how fast, how long it still takes.
/// Writes nothing where `out` is no terminal. One thread.
class ProgressLine final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::ProgressLine)

public:
    explicit ProgressLine(std::FILE *out = stderr);
    ~ProgressLine();
    ProgressLine(const ProgressLine &) = delete;
    ProgressLine &operator=(const ProgressLine &) = delete;

    /// Starts a new subject; `name` is shown unchanged.
    void begin(const QString &name);
    /// Bytes. To be called as often as one likes.
    void show(quint64 done, quint64 total);
    /// Gives the line back before anything else is written.
    void clear();

    /// "runs.jsonl  45%  12.5 MiB/s  12 s left"
    static QString text(const QString &name, quint64 done, quint64 total, qint64 elapsedMs);

private:
    std::FILE *m_out;
    bool m_isTerminal;
    bool m_isShown = false;
    QString m_name;
    QElapsedTimer m_since;
    qint64 m_lastMs = 0;
};

} // namespace vitrine
