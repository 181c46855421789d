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
    qint64 mostBytes = 16 << 20; ///< status of the response
    QString socket = {}; ///< path of a Unix socket to ask over; the address has the scheme unix+http then
    std::optional<QSslConfiguration> tls = {}; ///< instead of the usual one
    bool makesSomething = false; ///< cancelling waits for the response: an unknown object cannot be removed
    /// Takes what arrives while it arrives, instead of the answer's body; false ends the request.
    std::function<bool(const QByteArray &bytes)> arrived = {};
};

struct HttpAnswer {
    int status = 0;
    QByteArray body;
    std::optional<std::chrono::milliseconds> retryAfter = {}; ///< how long the server wants to be left alone
    QByteArray nextPage = {}; ///< of a list in parts: what to ask for the next one with (X-Next-Token)
};

/// Sends HTTP requests and waits for the response, on a network thread. A status such as 404 is a response; errors
/// concern the connection and name the host, never a header. Redirects are not followed, since a token is meant for one
/// host. Requests that create or delete (DELETE) are not cancelled: they complete or time out.
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
