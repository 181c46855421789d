// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/intake/intakesource.h"

#include <QObject>
#include <QTimer>

#include <filesystem>
#include <memory>

namespace vitrine {

/// Polls a source and records new data in a trail with its own recorder. Lives on a thread with an event loop; `Intake`
/// is its counterpart in the GUI thread.
class IntakeWorker final : public QObject {
    Q_OBJECT

public:
    IntakeWorker(std::filesystem::path trail, std::unique_ptr<IntakeSource> source);
    ~IntakeWorker() override;

    void begin();
    /// Records the remaining data; `ended` follows.
    void finish();

Q_SIGNALS:
    /// The trail can be read. `address`: the address that it listens on; empty for none.
    void started(const QString &address);
    /// Number of runs added and changed since the last signal.
    void taken(quint64 added, quint64 replaced);
    /// More requests were rejected.
    void rejected(const vitrine::IntakeRejections &rejections);
    /// An error occurred. The intake continues, unless it had not started yet.
    void failed(const vitrine::Error &error);
    void ended();

private:
    void look();
    void reportRejections();

    std::filesystem::path m_trail;
    std::unique_ptr<Recorder> m_recorder;
    std::unique_ptr<IntakeSource> m_source;
    quint64 m_reportedRejections = 0;
    QTimer m_beat;
};

} // namespace vitrine
