// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTcpServer>

namespace vitrine {

/// A server whose connections are ended when they send more than an answer's worth, or are too many: what parses the
/// requests behind it keeps whole bodies in memory.
class LoopbackServer final : public QTcpServer {
    Q_OBJECT

public:
    explicit LoopbackServer(qint64 longestRequest, QObject *parent = nullptr);

protected:
    void incomingConnection(qintptr handle) override;

private:
    qint64 m_longestRequest;
    int m_connections = 0;
};

} // namespace vitrine
