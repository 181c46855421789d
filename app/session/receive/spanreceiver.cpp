// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/receive/spanreceiver.h"

#include "app/session/receive/gzip.h"
#include "app/session/receive/loopbackserver.h"
#include "models/logs/formats/otlpprotobuf.h"

#include <QCryptographicHash>
#include <QHttpServer>
#include <QLoggingCategory>
#include <QRandomGenerator>

#include <array>
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

/// The body, unpacked; nothing when it is damaged or too long.
std::optional<QByteArray> bodyOf(const QHttpServerRequest &request)
{
    const QByteArray encoding = request.value("Content-Encoding").trimmed().toLower();
    if (encoding.isEmpty() || encoding == "identity")
        return request.body();
    return encoding == "gzip" ? unpackedGzip(request.body(), SpanReceiver::longestBody) : std::nullopt;
}

std::optional<std::string> jsonOf(const QByteArray &body, bool isProtobuf, bool isLogs)
{
    const std::string_view bytes(body.constData(), static_cast<std::size_t>(body.size()));
    if (!isProtobuf)
        return std::string(bytes);
    auto json = isLogs ? otlpLogsJson(bytes) : otlpJson(bytes);
    return json ? std::optional(std::move(*json)) : std::nullopt;
}

Status statusOf(Reception reception)
{
    switch (reception) {
    case Reception::Taken: return Status::Ok;
    case Reception::Malformed: return Status::BadRequest;
    case Reception::Failed: return Status::ServiceUnavailable;
    }
    return Status::InternalServerError;
}

/// Compares hashes, so that the time it takes reveals nothing about the token.
bool isSame(const QByteArray &a, const QByteArray &b)
{
    constexpr auto method = QCryptographicHash::Sha256;
    return QCryptographicHash::hash(a, method) == QCryptographicHash::hash(b, method);
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
    auto server = std::make_unique<LoopbackServer>(longestBody);
    if (!server->listen(QHostAddress::LocalHost, port))
        return false;
    m_port = server->serverPort();
    if (!m_server->bind(server.get()))
        return false;
    // It belongs to the HTTP server now.
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

// A page in a browser can send requests here, but not with this header unless it knows the token.
bool SpanReceiver::isAllowed(const QHttpServerRequest &request) const
{
    constexpr QByteArrayView scheme = "Bearer ";
    const QByteArray given = request.value("Authorization");
    return !m_token.isEmpty() && given.startsWith(scheme) && isSame(given.sliced(scheme.size()), m_token);
}

QHttpServerResponse SpanReceiver::answer(const QHttpServerRequest &request, bool isLogs) const
{
    if (!isAllowed(request))
        return Status::Unauthorized;
    const QByteArray type = typeOf(request);
    const bool isProtobuf = type == protobufType;
    if (!isProtobuf && type != jsonType)
        return Status::UnsupportedMediaType;
    const auto body = bodyOf(request);
    if (!body || body->size() > longestBody)
        return body ? Status::PayloadTooLarge : Status::BadRequest;
    const auto json = jsonOf(*body, isProtobuf, isLogs);
    const Reception reception = json ? m_take(*json) : Reception::Malformed;
    qCDebug(logReceive) << (isLogs ? "logs" : "spans") << body->size() << "bytes, answered" << int(statusOf(reception));
    // An empty message says that all spans were taken.
    return QHttpServerResponse(isProtobuf ? protobufType.toByteArray() : jsonType.toByteArray(),
        isProtobuf || reception != Reception::Taken ? QByteArray() : QByteArrayLiteral("{}"), statusOf(reception));
}

} // namespace vitrine
