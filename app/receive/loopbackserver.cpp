// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/receive/loopbackserver.h"

#include <QTcpSocket>

#include <memory>

namespace vitrine {

namespace {

constexpr int mostConnections = 32;
constexpr qint64 longestHead = 64 * 1024;

} // namespace

LoopbackServer::LoopbackServer(qint64 longestRequest, QObject *parent)
    : QTcpServer(parent)
    , m_longestRequest(longestRequest + longestHead)
{
}

void LoopbackServer::incomingConnection(qintptr handle)
{
    auto *socket = new QTcpSocket(this);
    if (!socket->setSocketDescriptor(handle) || m_connections == mostConnections) {
        delete socket;
        return;
    }
    ++m_connections;
    connect(socket, &QObject::destroyed, this, [this] { --m_connections; });
    // Before anybody else reads: all that is there has just come.
    const auto received = std::make_shared<qint64>(0);
    connect(socket, &QTcpSocket::readyRead, this, [this, socket, received] {
        *received += socket->bytesAvailable();
        if (*received > m_longestRequest)
            socket->abort();
    });
    connect(socket, &QTcpSocket::bytesWritten, this, [received] { *received = 0; });
    addPendingConnection(socket);
}

} // namespace vitrine
