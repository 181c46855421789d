// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "executor/remote/networkthread.h"

#include <QByteArray>
#include <QList>
#include <QNetworkAccessManager>
#include <QSslConfiguration>
#include <QString>
#include <QUrl>

#include <chrono>
#include <functional>
#include <optional>
#include <utility>

namespace vitrine {

using HttpHeaders = QList<std::pair<QByteArray, QByteArray>>;

struct HttpRequest {
    QByteArray verb = "GET";
    QUrl url = {};
    HttpHeaders headers = {};
    QByteArray body = {};
    std::chrono::milliseconds timeout { 60'000 }; ///< from the first byte sent to the last received
    qint64 mostBytes = 16 << 20; ///< of the answer
    QString socket = {}; ///< path of a Unix socket to ask over; the address has the scheme unix+http then
    std::optional<QSslConfiguration> tls = {}; ///< instead of the usual one
    bool makesSomething = false; ///< a cancel waits for the answer: what is not known cannot be removed
    /// Takes what arrives while it arrives, instead of the answer's body; false ends the request.
    std::function<bool(const QByteArray &bytes)> arrived = {};
};

struct HttpAnswer {
    int status = 0;
    QByteArray body;
    std::optional<std::chrono::milliseconds> retryAfter = {}; ///< how long the server wants to be left alone
};

/// Asks over HTTP and waits for the answer, on a network thread. An answer with a status such as 404 is an answer;
/// errors are of the connection, and name the host, never a header. Redirections are not followed: a token is for the
/// host that it was given for. What cleans up (DELETE) or makes something is not cancelled: it ends, or is too late.
class HttpClient final {
public:
    explicit HttpClient(NetworkThread &thread)
        : m_thread(thread)
    {
    }

    Result<HttpAnswer> send(const HttpRequest &request);

private:
    NetworkThread &m_thread;
    QNetworkAccessManager m_network;
};

} // namespace vitrine
