// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/kernelchannel.h"

#include "base/formatted.h"

#include <QNetworkRequest>
#include <QTcpSocket>

#include <algorithm>
#include <memory>
#include <utility>

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

namespace vitrine {

namespace {

constexpr quint64 largestMessage = 256ULL << 20;
constexpr qint64 leastReadAhead = 4 << 20;
constexpr qint64 mostReadAhead = (256LL << 20) + (1 << 20);
constexpr std::chrono::seconds betweenPings { 20 };

// A kernel's server sends each message of a step in a separate write, and TCP holds the second one back until the first
// is acknowledged (RFC 896), which this side would delay by 40 ms (RFC 1122, 4.2.3.2). Linux resets the option
// (tcp(7)), so it is set whenever data has arrived.
void acknowledgeAtOnce(const QAbstractSocket &socket)
{
    constexpr int on = 1;
    static_cast<void>(setsockopt(int(socket.socketDescriptor()), IPPROTO_TCP, TCP_QUICKACK, &on, sizeof on));
}

// A message is only read when it is complete: one that fills the read buffer gets a larger one. All others wait at the
// sender.
void readOn(QAbstractSocket &socket)
{
    acknowledgeAtOnce(socket);
    if (socket.bytesAvailable() >= socket.readBufferSize() && socket.readBufferSize() < mostReadAhead)
        socket.setReadBufferSize(std::min(mostReadAhead, 2 * socket.readBufferSize()));
}

} // namespace

KernelChannel::KernelChannel(NetworkThread &thread, QUrl url, HttpHeaders headers)
    : m_thread(thread)
    , m_url(std::move(url))
    , m_headers(std::move(headers))
{
    m_socket.setMaxAllowedIncomingMessageSize(largestMessage);
    m_socket.setReadBufferSize(leastReadAhead);
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
    for (const auto &[name, value] : std::as_const(m_headers))
        request.setRawHeader(name, value);
    const auto hasFailed = std::make_shared<bool>(false);
    const auto onError
        = QObject::connect(&m_socket, &QWebSocket::errorOccurred, &m_socket, [hasFailed] { *hasFailed = true; });
    m_socket.open(request);
    const auto end = m_thread.waitUntil([&] { return isOpen() || *hasFailed; }, deadline);
    QObject::disconnect(onError);
    if (isOpen()) {
        readSteadily();
        m_pings.start(betweenPings);
        return {};
    }
    const auto code = end == NetworkThread::End::Cancelled ? ErrorCode::Cancelled : ErrorCode::Unavailable;
    const QString why = *hasFailed ? m_socket.errorString() : QStringLiteral("no answer in time");
    m_socket.abort();
    return std::unexpected(
        Error { code, {}, {}, {}, formatted("{}: {}", m_url.host().toStdString(), why.toStdString()) });
}

void KernelChannel::readSteadily()
{
    auto *socket = m_socket.findChild<QTcpSocket *>();
    if (socket == nullptr)
        return;
    socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    readOn(*socket);
    QObject::connect(socket, &QIODevice::readyRead, socket, [socket] { readOn(*socket); });
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
