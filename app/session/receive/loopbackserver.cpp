// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/receive/loopbackserver.h"

#include <QTcpSocket>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <memory>
#include <utility>

namespace vitrine {

namespace {

constexpr int payloadTooLarge = 413;
constexpr int headTooLarge = 431;
constexpr int serviceUnavailable = 503;
constexpr int mostConnections = 32; ///< accepted ones, and as many that are not accepted yet
constexpr qint64 longestHead = 64 * 1024;
constexpr std::chrono::seconds headPatience { 5 };
constexpr std::chrono::seconds patience { 2 }; ///< for clients that keep sending after a rejection

/// The length announced in the head of a request; 0 if there is none.
qint64 bodyAnnouncedIn(const QByteArray &head) { return headerIn(head, "content-length").toLongLong(); }

/// The head of a request with its last line break; nothing if it is incomplete.
std::optional<QByteArray> completeHead(const QByteArray &bytes)
{
    const qsizetype end = bytes.indexOf("\r\n\r\n");
    return end < 0 ? std::nullopt : std::optional(bytes.first(end + 2));
}

} // namespace

QByteArray headerIn(const QByteArray &head, QByteArrayView name)
{
    const QByteArray key = "\r\n" + name.toByteArray() + ':';
    const qsizetype at = head.toLower().indexOf(key);
    if (at < 0)
        return {};
    const qsizetype start = at + key.size();
    const qsizetype end = head.indexOf('\r', start);
    return head.sliced(start, (end < 0 ? head.size() : end) - start).trimmed();
}

LoopbackServer::LoopbackServer(qint64 longestRequest, Rejection rejection, RejectionBody body, QObject *parent)
    : QTcpServer(parent)
    , m_longestRequest(longestRequest + longestHead)
    , m_rejection(std::move(rejection))
    , m_body(std::move(body))
{
}

void LoopbackServer::incomingConnection(qintptr handle)
{
    auto *socket = new QTcpSocket(this);
    if (!socket->setSocketDescriptor(handle)) {
        delete socket;
        return;
    }
    if (m_waiting.size() == mostConnections)
        delete m_waiting.takeFirst();
    m_waiting.append(socket);
    connect(socket, &QObject::destroyed, this, [this, socket] { m_waiting.removeOne(socket); });
    connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
    connect(socket, &QTcpSocket::readyRead, this, [this, socket] { readHead(socket); });
    socket->setReadBufferSize(longestHead);
    QTimer::singleShot(headPatience, socket, [this, socket] {
        if (m_waiting.contains(socket))
            socket->abort();
    });
}

std::optional<int> LoopbackServer::judge(const QByteArray &head) const
{
    if (const auto status = m_rejection(head))
        return status;
    if (bodyAnnouncedIn(head) > m_longestRequest)
        return payloadTooLarge;
    return m_accepted == mostConnections ? std::optional(serviceUnavailable) : std::nullopt;
}

void LoopbackServer::readHead(QTcpSocket *socket)
{
    const QByteArray bytes = socket->peek(longestHead);
    const auto head = completeHead(bytes);
    if (!head && bytes.size() < longestHead)
        return;
    if (const auto status = head ? judge(*head) : headTooLarge)
        reject(socket, *status);
    else
        accept(socket);
}

void LoopbackServer::accept(QTcpSocket *socket)
{
    disconnect(socket, &QTcpSocket::readyRead, this, nullptr);
    m_waiting.removeOne(socket);
    ++m_accepted;
    connect(socket, &QObject::destroyed, this, [this] { --m_accepted; });
    socket->setReadBufferSize(0);
    // Connected before any other reader, so that all available bytes have just arrived.
    const auto received = std::make_shared<qint64>(0);
    connect(socket, &QTcpSocket::readyRead, this, [this, socket, received] {
        const bool isHead = *received == 0;
        *received += socket->bytesAvailable();
        const auto head = isHead ? completeHead(socket->peek(longestHead)) : std::nullopt;
        if (std::max(*received, head ? bodyAnnouncedIn(*head) : 0) > m_longestRequest)
            reject(socket, payloadTooLarge);
    });
    connect(socket, &QTcpSocket::bytesWritten, this, [received] { *received = 0; });
    addPendingConnection(socket);
    // The new reader learns of the head, which arrived before it was there.
    Q_EMIT socket->readyRead();
}

/// Sends the answer, and reads the rest of the request, otherwise the answer would be lost. The server no longer reads
/// from this connection.
void LoopbackServer::reject(QTcpSocket *socket, int status)
{
    disconnect(socket, &QTcpSocket::readyRead, nullptr, nullptr);
    socket->readAll();
    const QByteArray body = m_body(status);
    socket->write("HTTP/1.1 " + QByteArray::number(status) + " \r\nContent-Type: application/json\r\nContent-Length: "
        + QByteArray::number(body.size()) + "\r\nConnection: close\r\n\r\n" + body);
    const auto left = std::make_shared<qint64>(m_longestRequest);
    connect(socket, &QTcpSocket::readyRead, this, [socket, left] {
        *left -= socket->readAll().size();
        if (*left < 0)
            socket->abort();
    });
    QTimer::singleShot(patience, socket, [socket] { socket->abort(); });
}

} // namespace vitrine
