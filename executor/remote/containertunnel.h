// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/remote/enginestream.h"

#include <QTcpServer>
#include <QTcpSocket>

#include <cstdint>
#include <map>

namespace vitrine {

/// Carries connections to a port of the loopback interface into a container over its standard streams, where
/// containerside.py takes them on: so a server can be reached in a container that has no network and opens no port.
/// Anybody on this machine can connect; whom the server answers its token decides. On the network thread, with its
/// streams.
class ContainerTunnel final {
public:
    explicit ContainerTunnel(EngineStream &streams);
    ~ContainerTunnel();
    ContainerTunnel(const ContainerTunnel &) = delete;
    ContainerTunnel &operator=(const ContainerTunnel &) = delete;

    /// The port, which the system chooses.
    Result<quint16> listen();

private:
    using Number = std::uint32_t;

    void accept();
    void end(Number number);
    void carryIn(Number number);
    void carryOut();
    bool isCrowded() const;
    bool handOn();

    EngineStream &m_streams;
    QTcpServer m_server; ///< owns the connections
    std::map<Number, QTcpSocket *> m_connections;
    Number m_last = 0;
    QByteArray m_come; ///< received bytes that are not yet whole packets
};

} // namespace vitrine
