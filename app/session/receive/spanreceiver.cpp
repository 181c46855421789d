// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/receive/spanreceiver.h"

#include "app/session/receive/gzip.h"
#include "app/session/receive/loopbackserver.h"
#include "app/session/receive/rejections.h"
#include "models/logs/formats/traces/otlpprotobuf.h"

#include <QCryptographicHash>
#include <QHttpServer>
#include <QLoggingCategory>
#include <QRandomGenerator>
#include <QRegularExpression>

#include <array>
#include <expected>
#include <memory>
#include <optional>
#include <utility>

namespace vitrine {

namespace {

Q_LOGGING_CATEGORY(logReceive, "vitrine.receive", QtWarningMsg)

using Status = QHttpServerResponse::StatusCode;

constexpr QByteArrayView jsonType = "application/json";
constexpr QByteArrayView protobufType = "application/x-protobuf";

QByteArray typeOf(const QHttpServerRequest &request)
{
    const QByteArray type = request.value("Content-Type");
    return type.first(type.indexOf(';') < 0 ? type.size() : type.indexOf(';')).trimmed().toLower();
}

/// The unpacked body.
std::expected<QByteArray, Status> bodyOf(const QHttpServerRequest &request)
{
    const QByteArray encoding = request.value("Content-Encoding").trimmed().toLower();
    if (encoding != "gzip" && encoding != "identity" && !encoding.isEmpty())
        return std::unexpected(Status::BadRequest);
    if (encoding != "gzip")
        return request.body();
    return unpackedGzip(request.body(), SpanReceiver::longestBody).transform_error([](GzipFault fault) {
        return fault == GzipFault::TooLong ? Status::PayloadTooLarge : Status::BadRequest;
    });
}

std::optional<std::string> jsonOf(const QByteArray &body, bool isProtobuf, bool isLogs)
{
    const std::string_view bytes(body.constData(), static_cast<std::size_t>(body.size()));
    if (!isProtobuf)
        return std::string(bytes);
    auto json = isLogs ? otlpLogsJson(bytes) : otlpJson(bytes);
    return json ? std::optional(std::move(*json)) : std::nullopt;
}

Status statusOf(Reception::Kind reception)
{
    switch (reception) {
    case Reception::Kind::Taken: return Status::Ok;
    case Reception::Kind::Malformed: return Status::BadRequest;
    case Reception::Kind::Failed: return Status::ServiceUnavailable;
    }
    return Status::InternalServerError;
}

/// Compares hashes, so that the time it takes reveals nothing about the token.
bool isSame(const QByteArray &a, const QByteArray &b)
{
    constexpr auto method = QCryptographicHash::Sha256;
    return QCryptographicHash::hash(a, method) == QCryptographicHash::hash(b, method);
}

/// Whether a request names this machine as its host: a web page can let a name of its own resolve to this machine.
bool isOwnHost(const QByteArray &host)
{
    static const QRegularExpression own(
        QStringLiteral("^(localhost|127\\.0\\.0\\.1|\\[::1\\])(:[0-9]+)?$"), QRegularExpression::CaseInsensitiveOption);
    return own.match(QString::fromLatin1(host)).hasMatch();
}

} // namespace

SpanReceiver::SpanReceiver(QByteArray token, Take take, QObject *parent)
    : QObject(parent)
    , m_token(std::move(token))
    , m_take(std::move(take))
    , m_server(std::make_unique<QHttpServer>())
{
    for (const bool isLogs : { false, true })
        m_server->route(isLogs ? QStringLiteral("/v1/logs") : QStringLiteral("/v1/traces"),
            QHttpServerRequest::Method::Post, this,
            [this, isLogs](const QHttpServerRequest &request) { return answer(request, isLogs); });
}

SpanReceiver::~SpanReceiver() = default;

bool SpanReceiver::listen(quint16 port)
{
    auto server = std::make_unique<LoopbackServer>(
        longestBody,
        [this](const QByteArray &head) { return rejectionOf(headerIn(head, "host"), headerIn(head, "authorization")); },
        [this](int status) { return rejected(status, {}, false); });
    if (!server->listen(QHostAddress::LocalHost, port))
        return false;
    m_port = server->serverPort();
    if (!m_server->bind(server.get()))
        return false;
    // Owned by the HTTP server from here on.
    static_cast<void>(server.release());
    return true;
}

QUrl SpanReceiver::url() const
{
    return m_port == 0 ? QUrl() : QUrl(QStringLiteral("http://127.0.0.1:%1/v1/traces").arg(m_port));
}

QByteArray SpanReceiver::newToken()
{
    std::array<quint32, 8> words {};
    QRandomGenerator::system()->fillRange(words.data(), words.size());
    return QByteArray(reinterpret_cast<const char *>(words.data()), sizeof words).toHex();
}

// A web page can send requests here, but not with this header unless it knows the token.
std::optional<int> SpanReceiver::rejectionOf(const QByteArray &host, const QByteArray &authorization) const
{
    constexpr QByteArrayView scheme = "Bearer ";
    if (!isOwnHost(host))
        return static_cast<int>(Status::MisdirectedRequest);
    const bool isAllowed = !m_token.isEmpty() && authorization.startsWith(scheme)
        && isSame(authorization.sliced(scheme.size()), m_token);
    return isAllowed ? std::nullopt : std::optional(static_cast<int>(Status::Unauthorized));
}

QByteArray SpanReceiver::rejected(int status, std::string_view reason, bool isProtobuf) const
{
    const std::string_view text = reason.empty() ? rejectionReason(status) : reason;
    if (m_rejected)
        m_rejected(status, text);
    return rejectionBody(text, isProtobuf);
}

std::pair<int, std::string> SpanReceiver::received(const QHttpServerRequest &request, bool isLogs) const
{
    if (const auto status = rejectionOf(request.value("Host"), request.value("Authorization")))
        return { *status, {} };
    const QByteArray type = typeOf(request);
    const bool isProtobuf = type == protobufType;
    if (!isProtobuf && type != jsonType)
        return { static_cast<int>(Status::UnsupportedMediaType), {} };
    const auto body = bodyOf(request);
    if (!body || body->size() > longestBody)
        return { static_cast<int>(body ? Status::PayloadTooLarge : body.error()), {} };
    const auto json = jsonOf(*body, isProtobuf, isLogs);
    Reception reception = json ? m_take(*json) : Reception { Reception::Kind::Malformed };
    const int status = static_cast<int>(statusOf(reception.kind));
    qCDebug(logReceive) << (isLogs ? "logs" : "spans") << body->size() << "bytes, answered" << status;
    return { status, std::move(reception.reason) };
}

QHttpServerResponse SpanReceiver::answer(const QHttpServerRequest &request, bool isLogs) const
{
    const bool isProtobuf = typeOf(request) == protobufType;
    const auto [status, reason] = received(request, isLogs);
    const QByteArray type = isProtobuf ? protobufType.toByteArray() : jsonType.toByteArray();
    if (status != static_cast<int>(Status::Ok))
        return QHttpServerResponse(type, rejected(status, reason, isProtobuf), static_cast<Status>(status));
    // An empty message means that all spans were accepted.
    return QHttpServerResponse(type, isProtobuf ? QByteArray() : QByteArrayLiteral("{}"));
}

} // namespace vitrine
