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
    qint64 mostBytes = 16 << 20; ///< largest accepted body
    QString socket = {}; ///< path of a Unix socket; the address then has the scheme unix+http
    std::optional<QSslConfiguration> tls = {}; ///< instead of the default
    bool makesSomething = false; ///< cancellation waits for the response: an unknown object cannot be removed
    /// Receives the data as it arrives, instead of the answer's body; returns false to end the request.
    std::function<bool(const QByteArray &bytes)> arrived = {};
};

struct HttpAnswer {
    int status = 0;
    QByteArray body;
    std::optional<std::chrono::milliseconds> retryAfter = {}; ///< how long the server asks to wait
    QByteArray nextPage = {}; ///< for a paged list: token for the next page (X-Next-Token)
};

/// Sends HTTP requests and waits for the response, on a network thread. A status such as 404 is a response; errors
/// concern the connection and name the host, never a header. Redirects are not followed, since a token is meant for one
/// host. Requests that create or delete (DELETE) are not canceled: they complete or time out.
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
