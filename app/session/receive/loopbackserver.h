// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QTcpServer>

#include <functional>
#include <optional>

namespace vitrine {

/// The value of a header in the head of an HTTP request, by its name in lower case; empty if it is missing.
QByteArray headerIn(const QByteArray &head, QByteArrayView name);

/// A server that passes on a connection only after the head of its first request has arrived and was accepted: the
/// request parser after it keeps whole bodies in memory and waits without a limit. Until then a connection has a few
/// seconds and little memory, and gives way to newer ones if there are many. Requests beyond the size limit are
/// rejected (413) on every connection.
class LoopbackServer final : public QTcpServer {
    Q_OBJECT

public:
    /// The HTTP status by which a request with this head is rejected.
    using Rejection = std::function<std::optional<int>(const QByteArray &head)>;
    /// The body of a rejection with this HTTP status, as JSON. Called once for each rejected request.
    using RejectionBody = std::function<QByteArray(int status)>;

    LoopbackServer(qint64 longestRequest, Rejection rejection, RejectionBody body, QObject *parent = nullptr);

protected:
    void incomingConnection(qintptr handle) override;

private:
    void readHead(QTcpSocket *socket);
    std::optional<int> judge(const QByteArray &head) const;
    void accept(QTcpSocket *socket);
    void reject(QTcpSocket *socket, int status);

    qint64 m_longestRequest;
    Rejection m_rejection;
    RejectionBody m_body;
    QList<QTcpSocket *> m_waiting; ///< those that are not passed on, oldest first
    int m_accepted = 0;
};

} // namespace vitrine
