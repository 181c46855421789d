// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTcpServer>

namespace vitrine {

/// A server that rejects requests beyond its size limit (413), and connections beyond a number: the parser of requests
/// behind it keeps whole bodies in memory.
class LoopbackServer final : public QTcpServer {
    Q_OBJECT

public:
    explicit LoopbackServer(qint64 longestRequest, QObject *parent = nullptr);

protected:
    void incomingConnection(qintptr handle) override;

private:
    void reject(QTcpSocket *socket);

    qint64 m_longestRequest;
    int m_connections = 0;
};

} // namespace vitrine
