// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/httpclient.h"

#include "base/formatted.h"

#include <QBuffer>
#include <QLoggingCategory>
#include <QNetworkReply>
#include <QNetworkRequest>

#include <memory>

namespace vitrine {

namespace {

Q_LOGGING_CATEGORY(logNetwork, "vitrine.network", QtWarningMsg)

QNetworkRequest made(const HttpRequest &request)
{
    QNetworkRequest made(request.url);
    made.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    made.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    for (const auto &[name, value] : request.headers)
        made.setRawHeader(name, value);
    if (!request.socket.isEmpty())
        made.setAttribute(QNetworkRequest::FullLocalServerNameAttribute, request.socket);
    if (request.tls)
        made.setSslConfiguration(*request.tls);
    return made;
}

QString siteOf(const HttpRequest &request)
{
    return request.socket.isEmpty() ? request.url.authority(QUrl::FullyEncoded).section(u'@', -1) : request.socket;
}

Error failure(const HttpRequest &request, ErrorCode code, const QString &why)
{
    return { code, {}, {}, {}, formatted("{}: {}", siteOf(request).toStdString(), why.toStdString()) };
}

Error unreachable(const HttpRequest &request, const QString &why)
{
    return { ErrorCode::Unreachable, siteOf(request).toStdString(), {}, {}, why.toStdString() };
}

int statusOf(const QNetworkReply &reply) { return reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt(); }

std::optional<std::chrono::milliseconds> retryAfter(const QNetworkReply &reply)
{
    bool isNumber = false;
    const int seconds = reply.rawHeader("Retry-After").toInt(&isNumber);
    return isNumber && seconds >= 0 ? std::optional<std::chrono::milliseconds>(std::chrono::seconds(seconds))
                                    : std::nullopt;
}

// Since TLS 1.3 a rejected client is notified late, or just disconnected.
QString whyNone(const HttpRequest &request, const QNetworkReply &reply)
{
    const QString why = reply.errorString();
    const bool isShut = reply.error() == QNetworkReply::RemoteHostClosedError || why.contains(u" alert ");
    return request.tls && isShut ? why + QStringLiteral("; it may not accept the client's certificate") : why;
}

bool isGood(const QNetworkReply &reply) { return statusOf(reply) / 100 == 2; }

/// A body that can be read only once. Qt silently sends a request again if its connection is closed before the answer;
/// since the body cannot be read again, nothing is created twice.
class BodyOnce final : public QIODevice {
public:
    explicit BodyOnce(const QByteArray &bytes)
    {
        m_bytes.setData(bytes);
        m_bytes.open(ReadOnly);
        open(ReadOnly);
    }
    bool isSequential() const override { return true; }
    bool seek(qint64) override { return false; }
    qint64 bytesAvailable() const override { return m_bytes.bytesAvailable() + QIODevice::bytesAvailable(); }
    bool atEnd() const override { return m_bytes.atEnd() && QIODevice::bytesAvailable() == 0; }

protected:
    qint64 readData(char *into, qint64 most) override { return m_bytes.atEnd() ? -1 : m_bytes.read(into, most); }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    QBuffer m_bytes;
};

QNetworkRequest madeOnce(const HttpRequest &request)
{
    QNetworkRequest once = made(request);
    once.setAttribute(QNetworkRequest::DoNotBufferUploadDataAttribute, true);
    once.setHeader(QNetworkRequest::ContentLengthHeader, request.body.size());
    return once;
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
    BodyOnce body(request.body);
    const std::unique_ptr<QNetworkReply, AbortLater> reply(request.makesSomething
            ? m_network.sendCustomRequest(madeOnce(request), request.verb, &body)
            : m_network.sendCustomRequest(made(request), request.verb, request.body));
    HttpAnswer answer;
    bool isTooLarge = false;
    bool isEnough = false;
    const auto take = [&] {
        const QByteArray bytes = reply->readAll();
        if (request.arrived && isGood(*reply)) {
            isEnough = isEnough || !request.arrived(bytes);
            return;
        }
        isTooLarge = isTooLarge || answer.body.size() + bytes.size() > request.mostBytes;
        answer.body += isTooLarge ? QByteArray() : bytes;
    };
    QObject::connect(reply.get(), &QNetworkReply::readyRead, reply.get(), take);
    const auto hasEnded = [&] { return reply->isFinished() || isTooLarge || isEnough; };
    using Cancel = NetworkThread::Cancel;
    const bool isThrough = request.makesSomething || request.verb == "DELETE";
    const auto end = isThrough
        ? m_thread.waitThrough(hasEnded, deadline, request.makesSomething ? Cancel::Kept : Cancel::Dropped)
        : m_thread.waitUntil(hasEnded, deadline);
    if (end == NetworkThread::End::Cancelled)
        return std::unexpected(failure(request, ErrorCode::Cancelled, QStringLiteral("cancelled")));
    if (end == NetworkThread::End::TooLate)
        return std::unexpected(unreachable(request, QStringLiteral("no response in time")));
    if (isTooLarge)
        return std::unexpected(failure(request, ErrorCode::TooLarge, QStringLiteral("the response is too large")));
    if (!isEnough)
        take();
    answer.status = statusOf(*reply);
    qCDebug(logNetwork) << request.verb << siteOf(request) << answer.status << answer.body.size() << "bytes";
    answer.retryAfter = retryAfter(*reply);
    answer.nextPage = reply->rawHeader("X-Next-Token");
    if (!isEnough && answer.status != 0 && reply->error() == QNetworkReply::RemoteHostClosedError)
        return std::unexpected(failure(request, ErrorCode::BadAnswer, QStringLiteral("the response ended too early")));
    if (answer.status == 0)
        return std::unexpected(unreachable(request, whyNone(request, *reply)));
    return answer;
}

} // namespace vitrine
