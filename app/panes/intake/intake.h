// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/intake/intakesource.h"

#include <QObject>
#include <QString>
#include <QThread>

#include <memory>

namespace vitrine {

class IntakeWorker;

/// Keeps recording new steps in a trail until it is stopped. Owns the thread that does so; only its destructor waits
/// for that thread. GUI thread.
class Intake final : public QObject {
    Q_OBJECT

public:
    enum class State { Beginning, Running, Stopping, Ended };
    Q_ENUM(State)

    /// Starts at once. `title`: description for the user.
    Intake(QString title, const QString &trail, std::unique_ptr<IntakeSource> source, QObject *parent = nullptr);
    ~Intake() override;

    const QString &title() const { return m_title; }
    const QString &trail() const { return m_trail; }
    const QString &address() const { return m_address; } ///< empty while it does not listen
    State state() const { return m_state; }
    quint64 added() const { return m_added; }
    quint64 replaced() const { return m_replaced; }
    const IntakeRejections &rejections() const { return m_rejections; }
    void stop();

Q_SIGNALS:
    /// The trail exists and can be opened.
    void started();
    void changed(); ///< state, counts or rejections
    void ended();
    void failed(const vitrine::Error &error);

private:
    void connectWorker();

    QString m_title;
    QString m_trail;
    QString m_address;
    State m_state = State::Beginning;
    quint64 m_added = 0;
    quint64 m_replaced = 0;
    IntakeRejections m_rejections;
    IntakeWorker *m_worker; // lives on m_thread, deleted when that ends
    QThread m_thread;
};

} // namespace vitrine
