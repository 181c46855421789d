// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/kernelchannel.h"

#include <QNetworkRequest>

#include <format>

namespace vitrine {

namespace {

constexpr quint64 largestMessage = 256ULL << 20;
constexpr qint64 readAhead = (256LL << 20) + (1 << 20); ///< a message is taken only when all of it is there
constexpr std::chrono::seconds betweenPings { 20 };

} // namespace

KernelChannel::KernelChannel(NetworkThread &thread, QUrl url, HttpHeaders headers)
    : m_thread(thread)
    , m_url(std::move(url))
    , m_headers(std::move(headers))
{
    m_socket.setMaxAllowedIncomingMessageSize(largestMessage);
    m_socket.setReadBufferSize(readAhead);
    QObject::connect(&m_socket, &QWebSocket::textMessageReceived, &m_socket, [this](const QString &frame) {
        if (auto message = readKernelMessage(frame.toUtf8()))
            m_arrived.push_back(std::move(*message));
    });
    QObject::connect(&m_socket, &QWebSocket::pong, &m_socket, [this] { m_isAnswered = true; });
    QObject::connect(&m_pings, &QTimer::timeout, &m_socket, [this] { ping(); });
}

Result<void> KernelChannel::open(Deadline deadline)
{
    m_socket.abort();
    m_isAnswered = true;
    QNetworkRequest request(m_url);
    for (const auto &[name, value] : m_headers)
        request.setRawHeader(name, value);
    bool hasFailed = false;
    const auto onError
        = QObject::connect(&m_socket, &QWebSocket::errorOccurred, &m_socket, [&hasFailed] { hasFailed = true; });
    m_socket.open(request);
    const auto end = m_thread.waitUntil([&] { return isOpen() || hasFailed; }, deadline);
    QObject::disconnect(onError);
    if (isOpen()) {
        m_pings.start(betweenPings);
        return {};
    }
    const auto code = end == NetworkThread::End::Cancelled ? ErrorCode::Cancelled : ErrorCode::Unavailable;
    const QString why = hasFailed ? m_socket.errorString() : QStringLiteral("no answer in time");
    m_socket.abort();
    return std::unexpected(
        Error { code, {}, {}, {}, std::format("{}: {}", m_url.host().toStdString(), why.toStdString()) });
}

void KernelChannel::ping()
{
    if (!m_isAnswered) {
        m_pings.stop();
        return m_socket.abort();
    }
    m_isAnswered = false;
    m_socket.ping();
}

void KernelChannel::send(const QByteArray &frame) { m_socket.sendTextMessage(QString::fromUtf8(frame)); }

std::expected<KernelMessage, KernelChannel::Silence> KernelChannel::next(Deadline deadline)
{
    const auto end = m_thread.waitUntil([this] { return !m_arrived.empty() || !isOpen(); }, deadline);
    if (end != NetworkThread::End::Happened)
        return std::unexpected(end == NetworkThread::End::TooLate ? Silence::TooLate : Silence::Cancelled);
    if (m_arrived.empty())
        return std::unexpected(Silence::Closed);
    KernelMessage message = std::move(m_arrived.front());
    m_arrived.pop_front();
    return message;
}

} // namespace vitrine
