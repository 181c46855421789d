// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/containertunnel.h"

#include <QtEndian>

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

constexpr qsizetype headSize = 8;
constexpr quint32 largestPacket = 1 << 20;
constexpr qint64 mostWaiting = 4 << 20; ///< bytes that a connection has not accepted yet

QByteArray packet(quint32 number, const QByteArray &content)
{
    std::array<char, headSize> head {};
    qToBigEndian(number, head.data());
    qToBigEndian(static_cast<quint32>(content.size()), head.data() + sizeof number);
    return QByteArray(head.data(), headSize) + content;
}

} // namespace

ContainerTunnel::ContainerTunnel(EngineStream &streams)
    : m_streams(streams)
{
    QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this] { accept(); });
    m_streams.watch(&m_server, [this] { carryOut(); });
}

ContainerTunnel::~ContainerTunnel()
{
    for (const auto &[number, connection] : m_connections)
        connection->disconnect();
}

Result<quint16> ContainerTunnel::listen()
{
    if (!m_server.listen(QHostAddress::LocalHost))
        return std::unexpected(Error { ErrorCode::Unavailable, {}, {}, {}, m_server.errorString().toStdString() });
    return m_server.serverPort();
}

void ContainerTunnel::accept()
{
    while (auto *connection = m_server.nextPendingConnection()) {
        const Number number = ++m_last;
        m_connections.emplace(number, connection);
        QObject::connect(connection, &QTcpSocket::readyRead, connection, [this, number] { carryIn(number); });
        QObject::connect(connection, &QTcpSocket::bytesWritten, connection, [this] { carryOut(); });
        QObject::connect(connection, &QTcpSocket::disconnected, connection, [this, number] {
            m_streams.send(packet(number, {}));
            end(number);
        });
        carryIn(number);
    }
}

void ContainerTunnel::end(Number number)
{
    const auto found = m_connections.find(number);
    if (found == m_connections.end())
        return;
    found->second->deleteLater();
    m_connections.erase(found);
}

void ContainerTunnel::carryIn(Number number)
{
    const auto found = m_connections.find(number);
    if (found == m_connections.end())
        return;
    QByteArray content = found->second->readAll();
    for (qsizetype at = 0; at < content.size(); at += largestPacket)
        m_streams.send(packet(number, content.mid(at, largestPacket)));
}

bool ContainerTunnel::isCrowded() const
{
    return std::ranges::any_of(
        m_connections, [](const auto &entry) { return entry.second->bytesToWrite() > mostWaiting; });
}

// Unread data stays with the engine.
void ContainerTunnel::carryOut()
{
    if (isCrowded())
        return;
    const auto come = m_streams.take();
    if (come)
        m_come += *come;
    const bool isSound = come && handOn();
    if (isSound)
        return;
    const auto all = m_connections; // a copy, because closed connections are removed
    for (const auto &[number, connection] : all)
        connection->close();
}

bool ContainerTunnel::handOn()
{
    qsizetype at = 0;
    while (m_come.size() - at >= headSize) {
        const auto number = qFromBigEndian<quint32>(m_come.constData() + at);
        const auto size = qFromBigEndian<quint32>(m_come.constData() + at + sizeof number);
        if (size > largestPacket)
            return false;
        if (m_come.size() - at - headSize < size)
            break;
        const auto found = m_connections.find(number);
        if (found != m_connections.end() && size == 0)
            found->second->disconnectFromHost();
        else if (found != m_connections.end())
            found->second->write(m_come.constData() + at + headSize, size);
        at += headSize + size;
    }
    m_come.remove(0, at);
    return true;
}

} // namespace vitrine
