// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/intake/intakesource.h"

#include <QObject>
#include <QTimer>

#include <filesystem>
#include <memory>

namespace vitrine {

/// Looks at a source again and again and writes what comes into a trail of its own recorder. Lives on a thread with an
/// event loop; `Intake` is its friend in the GUI thread.
class IntakeWorker final : public QObject {
    Q_OBJECT

public:
    IntakeWorker(std::filesystem::path trail, std::unique_ptr<IntakeSource> source);
    ~IntakeWorker() override;

    void begin();
    /// Takes the last of it; `ended` follows.
    void finish();

Q_SIGNALS:
    /// The trail can be read. `address`: where it listens; empty for none.
    void started(const QString &address);
    /// Runs that came or changed since.
    void taken(quint64 added, quint64 replaced);
    /// It goes on all the same, unless it has not begun.
    void failed(const vitrine::Error &error);
    void ended();

private:
    void look();

    std::filesystem::path m_trail;
    std::unique_ptr<Recorder> m_recorder;
    std::unique_ptr<IntakeSource> m_source;
    QTimer m_beat;
};

} // namespace vitrine
