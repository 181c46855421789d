// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/remote/enginestream.h"

#include <QTcpServer>
#include <QTcpSocket>

#include <cstdint>
#include <map>

namespace vitrine {

/// Forwards connections to a port of the loopback interface into a container over its standard streams, where
/// containerside.py accepts them: this gives access to a server in a container without network or open ports. All users
/// of this machine can connect; the server's token decides whom it answers. On the network thread, with its streams.
class ContainerTunnel final {
public:
    explicit ContainerTunnel(EngineStream &streams);
    ~ContainerTunnel();
    ContainerTunnel(const ContainerTunnel &) = delete;
    ContainerTunnel &operator=(const ContainerTunnel &) = delete;

    /// Opens a port chosen by the system, and returns it.
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
