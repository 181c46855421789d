// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "executor/remote/httpclient.h"

#include <QString>
#include <QUrl>

#include <chrono>

namespace vitrine {

/// Address of a kernel server, and its credentials.
struct KernelServer {
    QUrl url; ///< prefix of `/api/…`
    QString token; ///< sent as a header, never in an address, since servers log addresses
    HttpHeaders headers = {}; ///< further ones
    std::chrono::milliseconds patience = std::chrono::seconds(5); ///< limit for a server that should be ready
    /// Maximum time for interrupted code to end; after that, the kernel and its state are abandoned.
    std::chrono::milliseconds grace = std::chrono::seconds(5);
};

/// The REST interface of a Jupyter server or kernel gateway (docs/executor.md#jupyter), which starts and ends kernels.
/// On the network thread; blocks there.
class KernelGateway final {
public:
    KernelGateway(NetworkThread &thread, KernelServer server);

    /// Waits until the server is ready. A rejected token ends the wait.
    Result<void> awaitReady(std::chrono::milliseconds patience);
    /// Starts a kernel of the kind that the server chooses, and returns its id.
    Result<QString> createKernel();
    Result<void> interrupt(const QString &kernel);
    /// Succeeds if the kernel is already gone.
    Result<void> remove(const QString &kernel);

    /// WebSocket address of a kernel, and the headers of the handshake.
    QUrl channelUrl(const QString &kernel, const QString &session) const;
    HttpHeaders headers() const;
    const KernelServer &server() const { return m_server; }

private:
    Result<HttpAnswer> ask(const QByteArray &verb, const QString &path, const QByteArray &body = {});
    Error unexpectedStatus(const QString &path, const HttpAnswer &answer) const;
    Result<void> expect(const QByteArray &verb, const QString &path, int status);

    NetworkThread &m_thread;
    HttpClient m_http;
    KernelServer m_server;
};

} // namespace vitrine
