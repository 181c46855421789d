// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/httpclient.h"

#include <QNetworkReply>
#include <QNetworkRequest>

#include <format>
#include <memory>

namespace vitrine {

namespace {

QNetworkRequest made(const HttpRequest &request)
{
    QNetworkRequest made(request.url);
    made.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    made.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    for (const auto &[name, value] : request.headers)
        made.setRawHeader(name, value);
    return made;
}

Error failure(const HttpRequest &request, ErrorCode code, const QString &why)
{
    return { code, {}, {}, {}, std::format("{}: {}", request.url.host().toStdString(), why.toStdString()) };
}

struct AbortLater {
    void operator()(QNetworkReply *reply) const
    {
        reply->abort();
        delete reply;
    }
};

} // namespace

Result<HttpAnswer> HttpClient::send(const HttpRequest &request)
{
    const auto deadline = NetworkThread::Clock::now() + request.timeout;
    const std::unique_ptr<QNetworkReply, AbortLater> reply(
        m_network.sendCustomRequest(made(request), request.verb, request.body));
    HttpAnswer answer;
    bool isTooLarge = false;
    const auto take = [&] {
        const QByteArray bytes = reply->readAll();
        isTooLarge = isTooLarge || answer.body.size() + bytes.size() > request.mostBytes;
        answer.body += isTooLarge ? QByteArray() : bytes;
    };
    QObject::connect(reply.get(), &QNetworkReply::readyRead, reply.get(), take);
    const auto end = m_thread.waitUntil([&] { return reply->isFinished() || isTooLarge; }, deadline);
    if (end == NetworkThread::End::Cancelled)
        return std::unexpected(failure(request, ErrorCode::Cancelled, QStringLiteral("cancelled")));
    if (end == NetworkThread::End::TooLate)
        return std::unexpected(failure(request, ErrorCode::Unavailable, QStringLiteral("no answer in time")));
    if (isTooLarge)
        return std::unexpected(failure(request, ErrorCode::TooLarge, QStringLiteral("the answer is too large")));
    take();
    answer.status = reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (answer.status == 0)
        return std::unexpected(failure(request, ErrorCode::Unavailable, reply->errorString()));
    return answer;
}

} // namespace vitrine
