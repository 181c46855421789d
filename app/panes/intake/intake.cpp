// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/intake/intake.h"

#include "app/panes/intake/intakeworker.h"

#include <QFile>

#include <utility>

namespace vitrine {

Intake::Intake(QString title, const QString &trail, std::unique_ptr<IntakeSource> source, QObject *parent)
    : QObject(parent)
    , m_title(std::move(title))
    , m_trail(trail)
    , m_worker(new IntakeWorker(QFile::encodeName(trail).toStdString(), std::move(source)))
{
    m_thread.setObjectName(QStringLiteral("intake"));
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    // The thread ends after the worker, so that earlier requests are always performed.
    connect(m_worker, &IntakeWorker::ended, &m_thread, &QThread::quit, Qt::DirectConnection);
    connectWorker();
    m_thread.start();
    QMetaObject::invokeMethod(m_worker, &IntakeWorker::begin);
}

Intake::~Intake()
{
    stop();
    m_thread.wait();
}

void Intake::connectWorker()
{
    connect(m_worker, &IntakeWorker::started, this, [this](const QString &address) {
        m_address = address;
        m_state = m_state == State::Beginning ? State::Running : m_state;
        Q_EMIT started();
        Q_EMIT changed();
    });
    connect(m_worker, &IntakeWorker::taken, this, [this](quint64 added, quint64 replaced) {
        m_added += added;
        m_replaced += replaced;
        Q_EMIT changed();
    });
    connect(m_worker, &IntakeWorker::rejected, this, [this](const IntakeRejections &rejections) {
        m_rejections = rejections;
        Q_EMIT changed();
    });
    connect(m_worker, &IntakeWorker::failed, this, &Intake::failed);
    connect(m_worker, &IntakeWorker::ended, this, [this] {
        m_address.clear();
        m_state = State::Ended;
        Q_EMIT changed();
        Q_EMIT ended();
    });
}

void Intake::stop()
{
    if (m_state == State::Stopping || m_state == State::Ended)
        return;
    m_state = State::Stopping;
    QMetaObject::invokeMethod(m_worker, &IntakeWorker::finish);
    Q_EMIT changed();
}

} // namespace vitrine
