// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/error.h"
#include "executor/remote/networkthread.h"

#include <QByteArray>
#include <QList>
#include <QNetworkAccessManager>
#include <QString>
#include <QUrl>

#include <chrono>
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
};

struct HttpAnswer {
    int status = 0;
    QByteArray body;
};

/// Asks over HTTP and waits for the answer, on a network thread. An answer with a status such as 404 is an answer;
/// errors are of the connection, and name the host, never a header. Redirections are not followed: a token is for the
/// host that it was given for.
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
