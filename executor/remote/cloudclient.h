// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/remote/httpclient.h"

#include <QByteArrayList>
#include <QString>
#include <QUrlQuery>

#include <nlohmann/json.hpp>

namespace vitrine {

/// A service in a cloud, with the credentials to use it.
struct CloudService {
    QUrl url; ///< prefix of all paths
    HttpHeaders headers = {}; ///< headers of each request, including keys
    QByteArrayList secrets = {}; ///< secrets that no message may contain
    std::chrono::milliseconds patience { 60'000 }; ///< maximum time for one answer
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

    /// The document in the answer; null if the answer has none.
    Result<Json> ask(const QByteArray &verb, const QString &path, const QUrlQuery &query = {}, const Json &body = {});
    /// All items of a paged list, in which each page but the last names the next (`nextToken`). Bounded.
    Result<Json> list(const QString &path, const QUrlQuery &query);
    /// The same for requests that create something: cancellation waits for the answer.
    Result<Json> make(const QString &path, const QUrlQuery &query, const Json &body);
    /// Sends a request and processes the answer as it arrives; a status other than 2xx is an error.
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

/// Text of a document's member; empty if there is none.
std::string memberOf(const nlohmann::json &document, const char *pointer);

} // namespace vitrine
