// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/remote/httpclient.h"

#include <QByteArrayList>
#include <QString>
#include <QUrlQuery>

#include <nlohmann/json.hpp>

namespace vitrine {

/// A service in a cloud, and who asks it.
struct CloudService {
    QUrl url; ///< in front of the paths
    HttpHeaders headers = {}; ///< headers of each request, including keys
    QByteArrayList secrets = {}; ///< secrets that no message may contain
    std::chrono::milliseconds patience { 60'000 }; ///< with one answer
};

/// Requests documents from a service. Waits and retries a few times when requests are limited. On the network thread;
/// blocks there. Errors contain the status and the service's message, truncated and without secrets: KeyRejected,
/// NotFound, TooManyRequests; BadAnswer if the response is not a document.
class CloudClient final {
public:
    using Json = nlohmann::json;

    CloudClient(NetworkThread &thread, CloudService service)
        : m_thread(thread)
        , m_http(thread)
        , m_service(std::move(service))
    {
    }

    /// The document that answers; null where the answer has none.
    Result<Json> ask(const QByteArray &verb, const QString &path, const QUrlQuery &query = {}, const Json &body = {});
    /// All items of a list that comes in pages, each but the last naming the next (`nextToken`). Bounded.
    Result<Json> list(const QString &path, const QUrlQuery &query);
    /// The same for what makes something: a cancel waits for the answer.
    Result<Json> make(const QString &path, const QUrlQuery &query, const Json &body);
    /// Sends and takes the answer as it comes; a status other than 2xx is an error.
    Result<void> stream(HttpRequest request);

    const CloudService &service() const { return m_service; }
    void setService(CloudService service) { m_service = std::move(service); }
    /// Cleanup ignores earlier cancellation, but does not wait much longer for an answer.
    void beginCleanUp(std::chrono::milliseconds patience = std::chrono::seconds(10));

private:
    HttpRequest requestFor(const QByteArray &verb, const QString &path, const QUrlQuery &query, const Json &body) const;
    Result<Json> documentFor(const QString &path, HttpRequest request, QByteArray *nextPage = nullptr);
    Result<HttpAnswer> send(HttpRequest request);
    Error rejected(const QString &path, const HttpAnswer &answer) const;

    NetworkThread &m_thread;
    HttpClient m_http;
    CloudService m_service;
};

/// A sandbox in a paid account.
struct CloudSandbox {
    QString id;
    QString kind; ///< template or image
    QString since; ///< as reported by the service
};

/// Text of a document's member; empty where there is none.
std::string memberOf(const nlohmann::json &document, const char *pointer);

} // namespace vitrine
