// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/engineclient.h"

#include "base/formatted.h"
#include "executor/remote/jsonlines.h"

#include <QVersionNumber>

namespace vitrine {

namespace {

using Json = EngineClient::Json;

constexpr std::chrono::minutes buildTime { 30 };
constexpr std::chrono::seconds attachTime { 20 };

QVersionNumber oldest() { return { 1, 24 }; }
QVersionNumber newest() { return { 1, 43 }; } ///< the version with which this was developed

Json documentIn(const QByteArray &body)
{
    constexpr bool throws = false;
    return Json::parse(body.begin(), body.end(), nullptr, throws);
}

std::string textIn(const Json &document, const char *key)
{
    return document.is_object() && document.contains(key) && document[key].is_string()
        ? document[key].get<std::string>()
        : std::string();
}

ErrorCode codeFor(int status)
{
    switch (status) {
    case 401:
    case 403: return ErrorCode::KeyRejected;
    case 404: return ErrorCode::NotFound;
    case 409: return ErrorCode::Locked;
    case 429:
    case 503: return ErrorCode::TooManyRequests;
    default: return ErrorCode::BadAnswer;
    }
}

// Messages of an engine are shown, so they are kept short.
Error rejected(const QString &path, const HttpAnswer &answer)
{
    constexpr std::size_t most = 300;
    std::string why = textIn(documentIn(answer.body), "message");
    if (why.empty())
        why = answer.body.toStdString();
    return { codeFor(answer.status), {}, {}, {},
        formatted("{}: status {}: {}", path.toStdString(), answer.status, why.substr(0, most)) };
}

Error strange(const QString &path)
{
    return { ErrorCode::BadAnswer, {}, {}, {}, path.toStdString() + ": not the response of a container engine" };
}

bool isFine(int status) { return status >= 200 && status < 300; }

} // namespace

EngineClient::EngineClient(NetworkThread &thread, EngineAddress address)
    : m_thread(thread)
    , m_http(thread)
    , m_address(std::move(address))
{
}

HttpRequest EngineClient::request(const QByteArray &verb, const QString &path, const QUrlQuery &query) const
{
    HttpRequest made { .verb = verb, .url = m_address.url };
    made.socket = m_address.socket;
    made.tls = m_address.tls;
    const QString prefix = m_version.isEmpty() ? QString() : QString(u"/v" % m_version);
    made.url.setPath(m_address.url.path() % prefix % path);
    made.url.setQuery(query);
    return made;
}

Result<void> EngineClient::negotiate()
{
    if (!m_version.isEmpty())
        return {};
    const QString path = QStringLiteral("/version");
    const auto document = ask("GET", path);
    if (!document)
        return std::unexpected(document.error());
    const auto theirs = QVersionNumber::fromString(QString::fromStdString(textIn(*document, "ApiVersion")));
    if (theirs.isNull())
        return std::unexpected(strange(path));
    const auto least = QVersionNumber::fromString(QString::fromStdString(textIn(*document, "MinAPIVersion")));
    if (theirs < oldest() || (!least.isNull() && least > newest()))
        return std::unexpected(Error { ErrorCode::Unavailable, {}, {}, {},
            formatted("the engine uses version {} of the API; versions {} to {} are supported",
                theirs.toString().toStdString(), oldest().toString().toStdString(),
                newest().toString().toStdString()) });
    m_version = std::min(theirs, newest()).toString();
    return {};
}

Result<Json> EngineClient::ask(const QByteArray &verb, const QString &path, const QUrlQuery &query, const Json &body)
{
    return documentFor(path, request(verb, path, query), body);
}

Result<Json> EngineClient::make(const QString &path, const QUrlQuery &query, const Json &body)
{
    HttpRequest asked = request("POST", path, query);
    asked.makesSomething = true;
    return documentFor(path, std::move(asked), body);
}

Result<Json> EngineClient::documentFor(const QString &path, HttpRequest asked, const Json &body)
{
    if (!body.is_null()) {
        asked.body = QByteArray::fromStdString(body.dump(-1, ' ', true, Json::error_handler_t::replace));
        asked.headers.emplace_back("Content-Type", "application/json");
    }
    const auto answer = m_http.send(asked);
    if (!answer)
        return std::unexpected(answer.error());
    if (!isFine(answer->status))
        return std::unexpected(rejected(path, *answer));
    if (answer->body.isEmpty())
        return Json();
    Json document = documentIn(answer->body);
    if (document.is_discarded())
        return std::unexpected(strange(path));
    return document;
}

Result<QString> EngineClient::description()
{
    const auto document = ask("GET", QStringLiteral("/version"));
    if (!document)
        return std::unexpected(document.error());
    const Json::json_pointer first("/Components/0");
    const std::string name = document->contains(first) ? textIn(document->at(first), "Name") : std::string();
    return QString::fromStdString(
        formatted("{} {}", name.empty() ? "Docker" : name.substr(0, 100), textIn(*document, "Version").substr(0, 100)));
}

Result<void> EngineClient::send(const QString &path, const QUrlQuery &query, const QByteArray &archive,
    const std::function<void(const Json &)> &reported)
{
    HttpRequest asked = request("POST", path, query);
    asked.body = archive;
    asked.headers.emplace_back("Content-Type", "application/x-tar");
    asked.timeout = buildTime;
    JsonLines lines;
    asked.arrived = [&](const QByteArray &bytes) { return lines.add(bytes, reported); };
    const auto answer = m_http.send(asked);
    if (!answer)
        return std::unexpected(answer.error());
    if (!isFine(answer->status))
        return std::unexpected(rejected(path, *answer));
    if (!lines.finish(reported))
        return std::unexpected(strange(path));
    return {};
}

Result<std::unique_ptr<EngineStream>> EngineClient::attach(const QString &container)
{
    const QUrlQuery streams { { QStringLiteral("stream"), QStringLiteral("1") },
        { QStringLiteral("stdin"), QStringLiteral("1") }, { QStringLiteral("stdout"), QStringLiteral("1") },
        { QStringLiteral("stderr"), QStringLiteral("1") } };
    const QString path = QStringLiteral("/containers/%1/attach").arg(container);
    return EngineStream::open(
        m_thread, m_address, request("POST", path, streams).url, NetworkThread::Clock::now() + attachTime);
}

} // namespace vitrine
