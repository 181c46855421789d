// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/receive/spansource.h"

#include <QByteArray>
#include <QObject>

#include <memory>
#include <optional>
#include <string>
#include <utility>

class QHttpServer;
class QHttpServerRequest;
class QHttpServerResponse;

namespace vitrine {

/// Receives traces (`/v1/traces`) and logs (`/v1/logs`) over OTLP/HTTP, as JSON and protocol buffers, plain or with
/// gzip, from programs on this machine that know the token and name this machine as the host. Listens on the loopback
/// address only. Token and host are checked before a body is read; bodies larger than `longestBody`, as sent or
/// unpacked, are rejected. Lives on one thread with an event loop.
class SpanReceiver final : public QObject, public SpanSource {
    Q_OBJECT

public:
    static constexpr qsizetype longestBody = 32 * 1024 * 1024;

    SpanReceiver(QByteArray token, Take take, QObject *parent = nullptr);
    ~SpanReceiver() override;

    void setRejected(Rejected rejected) override { m_rejected = std::move(rejected); }
    bool listen(quint16 port) override;
    QUrl url() const override;

    /// An unpredictable token.
    static QByteArray newToken();

private:
    QHttpServerResponse answer(const QHttpServerRequest &request, bool isLogs) const;
    /// The status of a request that is accepted so far, and the reason if it is rejected.
    std::pair<int, std::string> received(const QHttpServerRequest &request, bool isLogs) const;
    /// Reports a rejection.
    QByteArray rejected(int status, std::string_view reason, bool isProtobuf) const;
    /// The HTTP status by which a request with these headers is rejected.
    std::optional<int> rejectionOf(const QByteArray &host, const QByteArray &authorization) const;

    QByteArray m_token;
    Take m_take;
    Rejected m_rejected;
    std::unique_ptr<QHttpServer> m_server;
    quint16 m_port = 0;
};

} // namespace vitrine
