// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/modalservice.h"

#include "base/formatted.h"

#include <QDateTime>
#include <QGrpcHttp2Channel>
#include <QGrpcServerStream>
#include <QMetaEnum>
#include <QSslSocket>
#include <QUuid>

#include <algorithm>
#include <array>
#include <optional>

namespace vitrine {

namespace {

using Clock = NetworkThread::Clock;
using Status = QtGrpc::StatusCode;

constexpr int mostAttempts = 4;
constexpr std::chrono::milliseconds firstPause { 100 };
constexpr std::chrono::milliseconds longestPause { 1000 };
constexpr std::chrono::milliseconds answerTime { 60'000 };
constexpr std::chrono::milliseconds followTime { 70'000 }; ///< the service ends a stream after 55 seconds
constexpr std::chrono::milliseconds connectTime { 5'000 };
constexpr std::chrono::milliseconds grace { 2000 }; ///< for a connection that ignores its deadline
constexpr std::array passing { Status::DeadlineExceeded, Status::Unavailable, Status::Cancelled, Status::Internal,
    Status::Unknown, Status::ResourceExhausted };

ErrorCode codeFor(Status status)
{
    switch (status) {
    case Status::Unauthenticated:
    case Status::PermissionDenied: return ErrorCode::KeyRejected;
    case Status::NotFound: return ErrorCode::NotFound;
    case Status::ResourceExhausted: return ErrorCode::TooManyRequests;
    case Status::InvalidArgument: return ErrorCode::BadValue;
    default: return ErrorCode::Unavailable;
    }
}

QString authorityOf(const QUrl &url) { return url.authority(QUrl::FullyEncoded).section(u'@', -1); }

} // namespace

ModalService::ModalService(NetworkThread &thread, ModalCredentials credentials)
    : m_thread(thread)
    , m_credentials(std::move(credentials))
{
}

ModalService::~ModalService() = default;

bool ModalService::isPassing(const QGrpcStatus &status) { return std::ranges::contains(passing, status.code()); }

Error ModalService::unreadable()
{
    return { ErrorCode::BadAnswer, {}, {}, {}, "the response from Modal could not be read" };
}

ModalService::Client &ModalService::client()
{
    if (!m_client) {
        m_client = std::make_unique<Client>();
        m_client->attachChannel(std::make_shared<QGrpcHttp2Channel>(m_credentials.servers.at(m_server)));
    }
    return *m_client;
}

// The client data that the service requires. The machine's own name is not sent.
QGrpcCallOptions ModalService::options(const QByteArray &request, int attempt, std::chrono::milliseconds patience) const
{
    const QByteArray now = QByteArray::number(static_cast<double>(QDateTime::currentMSecsSinceEpoch()) / 1000, 'f', 3);
    QHash<QByteArray, QByteArray> metadata { { "x-modal-client-version", "1.5.4" }, { "x-modal-client-type", "1" },
        { "x-modal-python-version", "3.13.0" }, { "x-modal-node", "vitrine" }, { "x-modal-platform", "Linux" },
        { "x-modal-host", m_credentials.servers.at(m_server).host().toUtf8() }, { "x-modal-timestamp", now },
        { "x-modal-token-id", m_credentials.tokenId.toUtf8() },
        { "x-modal-token-secret", m_credentials.tokenSecret.toUtf8() }, { "x-idempotency-key", request },
        { "x-retry-attempt", QByteArray::number(attempt) } };
    QGrpcCallOptions made;
    made.setDeadlineTimeout(patience).setMetadata(std::move(metadata));
    return made;
}

Error ModalService::rejected(const QGrpcStatus &status) const
{
    constexpr std::size_t most = 300;
    QString said = status.message();
    for (const QString &secret : { m_credentials.tokenSecret, m_credentials.tokenId })
        said.replace(secret, QStringLiteral("…"));
    const char *name = QMetaEnum::fromType<Status>().valueToKey(static_cast<int>(status.code()));
    return { codeFor(status.code()), {}, {}, {},
        formatted("{}: {}: {}", m_credentials.servers.at(m_server).host().toStdString(),
            name == nullptr ? "status" : name, said.toStdString().substr(0, most)) };
}

// If a connection fails, QtGrpc reports a number. It is tried once more to get a message.
std::optional<QString> ModalService::problem()
{
    const QUrl &url = m_credentials.servers.at(m_server);
    const bool isTls = url.scheme() == u"https";
    QSslSocket socket;
    std::optional<QString> failed;
    QObject::connect(&socket, &QAbstractSocket::errorOccurred, &socket, [&] { failed = socket.errorString(); });
    if (isTls)
        socket.connectToHostEncrypted(url.host(), static_cast<quint16>(url.port(443)));
    else
        socket.connectToHost(url.host(), static_cast<quint16>(url.port(80)));
    const auto isThere
        = [&] { return isTls ? socket.isEncrypted() : socket.state() == QAbstractSocket::ConnectedState; };
    const auto end = m_thread.waitUntil([&] { return failed || isThere(); }, Clock::now() + connectTime);
    socket.disconnect();
    if (end == NetworkThread::End::TooLate)
        return QStringLiteral("no answer in time");
    return failed;
}

Error ModalService::given(const QGrpcStatus &status)
{
    const std::string site = authorityOf(m_credentials.servers.at(m_server)).toStdString();
    if (status.code() == Status::DeadlineExceeded)
        return { ErrorCode::Unreachable, site, {}, {}, "no answer in time" };
    if (status.code() == Status::Unavailable)
        if (const auto why = problem())
            return { ErrorCode::Unreachable, site, {}, {}, why->toStdString() };
    return rejected(status);
}

void ModalService::wait(const std::function<bool()> &happened, std::chrono::milliseconds longest, Cancel cancel)
{
    const auto deadline = Clock::now() + longest;
    if (cancel == Cancel::Ends)
        m_thread.waitUntil(happened, deadline);
    else
        m_thread.waitThrough(happened, deadline);
}

QGrpcStatus ModalService::await(QGrpcOperation &operation, Cancel cancel)
{
    std::optional<QGrpcStatus> ended;
    const auto connection = QObject::connect(
        &operation, &QGrpcOperation::finished, &operation, [&](const QGrpcStatus &status) { ended = status; });
    wait([&] { return ended.has_value(); }, answerTime + grace, cancel);
    QObject::disconnect(connection);
    if (ended)
        return *ended;
    operation.cancel();
    return { Status::DeadlineExceeded, QStringLiteral("no answer") };
}

Result<ModalService::Operation> ModalService::send(const Start &start, Cancel cancel)
{
    const QByteArray request = QUuid::createUuid().toByteArray(QUuid::WithoutBraces);
    auto pause = firstPause;
    for (int attempt = 0;; ++attempt) {
        Operation operation = start(client(), options(request, attempt, answerTime));
        const QGrpcStatus status = await(*operation, cancel);
        if (status.isOk())
            return operation;
        const bool isLast = !isPassing(status) || attempt + 1 == mostAttempts;
        const bool mayLeave = cancel == Cancel::Ends || status.code() == Status::DeadlineExceeded;
        if (m_thread.isCancelled() && (isLast || mayLeave))
            return std::unexpected(Error { ErrorCode::Cancelled, {}, {}, {}, {} });
        if (isLast)
            return std::unexpected(given(status));
        operation.reset();
        m_client.reset();
        wait([] { return false; }, pause, cancel);
        pause = std::min(pause * 2, longestPause);
    }
}

Result<void> ModalService::greet()
{
    Error last;
    for (m_server = 0; m_server < m_credentials.servers.size(); ++m_server) {
        m_client.reset();
        const auto answer = ask<modal::client::ClientHelloResponse>(&Client::ClientHello, modal::client::Nothing());
        if (answer)
            return {};
        last = answer.error();
        if (last.code != ErrorCode::Unavailable && last.code != ErrorCode::Unreachable)
            break;
    }
    m_server = 0;
    return std::unexpected(last);
}

Result<void> ModalService::follow(const modal::client::ImageJoinStreamingRequest &request,
    const std::function<bool(const modal::client::ImageJoinStreamingResponse &)> &take)
{
    const QByteArray name = QUuid::createUuid().toByteArray(QUuid::WithoutBraces);
    const auto stream = client().ImageJoinStreaming(request, options(name, 0, followTime));
    bool hasEnough = false;
    std::optional<QGrpcStatus> ended;
    const auto hear = [&] {
        if (const auto reported = stream->read<modal::client::ImageJoinStreamingResponse>())
            hasEnough = !take(*reported) || hasEnough;
    };
    QObject::connect(stream.get(), &QGrpcServerStream::messageReceived, stream.get(), hear);
    QObject::connect(
        stream.get(), &QGrpcOperation::finished, stream.get(), [&](const QGrpcStatus &status) { ended = status; });
    m_thread.waitUntil([&] { return hasEnough || ended; }, Clock::now() + followTime + grace);
    stream->disconnect();
    if (!ended)
        stream->cancel();
    if (hasEnough)
        return {};
    if (m_thread.isCancelled())
        return std::unexpected(Error { ErrorCode::Cancelled, {}, {}, {}, {} });
    if (ended && ended->isOk())
        return {};
    m_client.reset();
    const QGrpcStatus status = ended.value_or(QGrpcStatus(Status::DeadlineExceeded, QStringLiteral("no answer")));
    return isPassing(status)
        ? Result<void>(std::unexpected(Error { ErrorCode::Unavailable, {}, {}, {}, rejected(status).detail }))
        : std::unexpected(rejected(status));
}

} // namespace vitrine
