// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/kernelgateway.h"

#include "base/formatted.h"

#include <nlohmann/json.hpp>

namespace vitrine {

namespace {

constexpr std::chrono::milliseconds answerTime { 30'000 };
constexpr std::chrono::milliseconds betweenTries { 50 };
constexpr int removeTries = 10; ///< a kernel that is just starting cannot be ended yet

bool isRejection(int status) { return status == 401 || status == 403; }

ErrorCode codeFor(int status)
{
    if (isRejection(status))
        return ErrorCode::KeyRejected;
    return status == 429 || status == 503 ? ErrorCode::TooManyRequests : ErrorCode::BadAnswer;
}

QString kernelPath(const QString &kernel) { return QStringLiteral("/api/kernels/") % kernel; }

} // namespace

KernelGateway::KernelGateway(NetworkThread &thread, KernelServer server)
    : m_thread(thread)
    , m_http(thread)
    , m_server(std::move(server))
{
}

HttpHeaders KernelGateway::headers() const
{
    HttpHeaders all = m_server.headers;
    if (!m_server.token.isEmpty())
        all.emplace_back("Authorization", "token " + m_server.token.toUtf8());
    return all;
}

// A server's message is shown: kept short, and without the request's secrets, which it may repeat.
Error KernelGateway::unexpectedStatus(const QString &path, const HttpAnswer &answer) const
{
    constexpr qsizetype most = 300;
    QByteArray said = answer.body;
    const auto sent = headers();
    for (const auto &[name, value] : sent) {
        const QByteArray secret = value.sliced(value.lastIndexOf(' ') + 1); // behind "token" or "Bearer"
        if (name.endsWith("Authorization") && !secret.isEmpty())
            said.replace(secret, "…");
    }
    return { codeFor(answer.status), {}, {}, {},
        formatted("{}{}: status {}: {}", m_server.url.host().toStdString(), path.toStdString(), answer.status,
            said.left(most).toStdString()) };
}

Result<HttpAnswer> KernelGateway::ask(const QByteArray &verb, const QString &path, const QByteArray &body)
{
    HttpRequest request {
        .verb = verb, .url = m_server.url, .headers = headers(), .body = body, .timeout = answerTime
    };
    request.url.setPath(m_server.url.path() % path);
    request.makesSomething = !body.isEmpty();
    if (!body.isEmpty())
        request.headers.emplace_back("Content-Type", "application/json");
    return m_http.send(request);
}

Result<void> KernelGateway::expect(const QByteArray &verb, const QString &path, int status)
{
    const auto answer = ask(verb, path);
    if (!answer)
        return std::unexpected(answer.error());
    if (answer->status != status)
        return std::unexpected(unexpectedStatus(path, *answer));
    return {};
}

Result<void> KernelGateway::awaitReady(std::chrono::milliseconds patience)
{
    const QString path = QStringLiteral("/api/kernelspecs");
    const auto deadline = NetworkThread::Clock::now() + patience;
    Error last { ErrorCode::Unavailable, {}, {}, {}, {} };
    while (NetworkThread::Clock::now() < deadline) {
        const auto answer = ask("GET", path);
        if (answer && answer->status == 200)
            return {};
        last = answer ? unexpectedStatus(path, *answer) : answer.error();
        if (last.code == ErrorCode::Cancelled || (answer && isRejection(answer->status)))
            break;
        m_thread.waitUntil([] { return false; }, NetworkThread::Clock::now() + betweenTries);
    }
    return std::unexpected(last);
}

Result<QString> KernelGateway::createKernel()
{
    const QString path = QStringLiteral("/api/kernels");
    const auto answer = ask("POST", path, "{}");
    if (!answer)
        return std::unexpected(answer.error());
    constexpr bool throws = false;
    const auto json = nlohmann::json::parse(answer->body.begin(), answer->body.end(), nullptr, throws);
    const bool hasId = json.is_object() && json.contains("id") && json["id"].is_string();
    if (answer->status != 201 || !hasId)
        return std::unexpected(unexpectedStatus(path, *answer));
    return QString::fromStdString(json["id"].get<std::string>());
}

Result<void> KernelGateway::interrupt(const QString &kernel)
{
    return expect("POST", kernelPath(kernel) % u"/interrupt", 204);
}

Result<void> KernelGateway::remove(const QString &kernel)
{
    Error last;
    for (int i = 0; i < removeTries; ++i) {
        const auto answer = ask("DELETE", kernelPath(kernel));
        if (answer && (answer->status == 204 || answer->status == 404))
            return {};
        last = answer ? unexpectedStatus(kernelPath(kernel), *answer) : answer.error();
        if (!answer)
            break;
        m_thread.waitUntil([] { return false; }, NetworkThread::Clock::now() + betweenTries);
    }
    return std::unexpected(last);
}

QUrl KernelGateway::channelUrl(const QString &kernel, const QString &session) const
{
    QUrl url = m_server.url;
    url.setScheme(url.scheme() == u"https" ? QStringLiteral("wss") : QStringLiteral("ws"));
    url.setPath(url.path() % kernelPath(kernel) % u"/channels");
    url.setQuery(QStringLiteral("session_id=") % session);
    return url;
}

} // namespace vitrine
