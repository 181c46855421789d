// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/remote/engineaddress.h"
#include "executor/remote/enginestream.h"
#include "executor/remote/httpclient.h"

#include <QString>
#include <QUrlQuery>

#include <nlohmann/json.hpp>

#include <chrono>
#include <functional>
#include <memory>
#include <string_view>

namespace vitrine {

/// The API of a container engine, Docker's or podman's, in the version that both sides know. On the network thread;
/// blocks there. Errors hold what the engine says, cut short.
class EngineClient final {
public:
    using Json = nlohmann::json;

    EngineClient(NetworkThread &thread, EngineAddress address);

    /// Asks the engine which versions it knows. Before all else.
    Result<void> negotiate();
    /// "1.41"; empty before `negotiate`.
    const QString &version() const { return m_version; }
    /// Name and version reported by the engine, such as "Podman Engine 4.3.1".
    Result<QString> description();
    const EngineAddress &address() const { return m_address; }
    /// Cleanup ignores earlier cancellation.
    void forgetCancel() { m_thread.forgetCancel(); }

    /// The document that answers; null where the answer has none. A status other than 2xx is an error: NotFound for
    /// 404, Locked for 409.
    Result<Json> ask(const QByteArray &verb, const QString &path, const QUrlQuery &query = {}, const Json &body = {});
    /// The same for what makes something: a cancel waits for the answer.
    Result<Json> make(const QString &path, const QUrlQuery &query, const Json &body);
    /// Sends a tar archive and reports each document of the response stream as it arrives.
    Result<void> send(const QString &path, const QUrlQuery &query, const QByteArray &archive,
        const std::function<void(const Json &)> &reported);
    /// The standard streams of a container that is to be started then.
    Result<std::unique_ptr<EngineStream>> attach(const QString &container);

private:
    Result<Json> documentFor(const QString &path, HttpRequest asked, const Json &body);
    HttpRequest request(const QByteArray &verb, const QString &path, const QUrlQuery &query) const;

    NetworkThread &m_thread;
    HttpClient m_http;
    EngineAddress m_address;
    QString m_version;
};

} // namespace vitrine
