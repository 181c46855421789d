// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/receive/loopbackserver.h"

#include <QTcpSocket>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <memory>

namespace vitrine {

namespace {

constexpr int mostConnections = 32;
constexpr qint64 longestHead = 64 * 1024;
constexpr std::chrono::seconds patience { 2 }; ///< for senders that continue after a rejection

/// The length announced in the head of a request; 0 if there is none.
qint64 bodyAnnouncedIn(const QByteArray &head)
{
    const QByteArray lines = head.first(std::max<qsizetype>(head.indexOf("\r\n\r\n"), 0)).toLower();
    constexpr QByteArrayView name = "\r\ncontent-length:";
    const qsizetype at = lines.indexOf(name);
    return at < 0 ? 0 : lines.sliced(at + name.size()).split('\r').first().trimmed().toLongLong();
}

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
        const bool isHead = *received == 0;
        *received += socket->bytesAvailable();
        const qint64 announced = isHead ? bodyAnnouncedIn(socket->peek(longestHead)) : 0;
        if (std::max(*received, announced) > m_longestRequest)
            reject(socket);
    });
    connect(socket, &QTcpSocket::bytesWritten, this, [received] { *received = 0; });
    addPendingConnection(socket);
}

/// Answers, and reads the rest of the request, or the answer would be lost. There is no other reader any more.
void LoopbackServer::reject(QTcpSocket *socket)
{
    disconnect(socket, &QTcpSocket::readyRead, nullptr, nullptr);
    socket->readAll();
    socket->write("HTTP/1.1 413 Payload Too Large\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    const auto left = std::make_shared<qint64>(m_longestRequest);
    connect(socket, &QTcpSocket::readyRead, this, [socket, left] {
        *left -= socket->readAll().size();
        if (*left < 0)
            socket->abort();
    });
    QTimer::singleShot(patience, socket, [socket] { socket->abort(); });
}

} // namespace vitrine
