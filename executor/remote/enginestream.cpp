// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/enginestream.h"

#include "base/formatted.h"

#include <QLocalSocket>
#include <QSslSocket>
#include <QtEndian>

#include <memory>

namespace vitrine {

namespace {

constexpr qint64 readAhead = 4 << 20;
constexpr qsizetype mostComplaints = 64 << 10;
constexpr qsizetype packetHead = 8;
constexpr quint32 largestPacket = 16 << 20;

Error failure(const EngineAddress &address, ErrorCode code, const std::string &why)
{
    return { code, {}, {}, {}, formatted("{}: {}", address.text().toStdString(), why) };
}

std::unique_ptr<QIODevice> deviceFor(const EngineAddress &address)
{
    if (!address.socket.isEmpty()) {
        auto socket = std::make_unique<QLocalSocket>();
        socket->setReadBufferSize(readAhead);
        return socket;
    }
    auto socket = std::make_unique<QSslSocket>();
    socket->setReadBufferSize(readAhead);
    if (address.tls)
        socket->setSslConfiguration(*address.tls);
    return socket;
}

QByteArray handshake(const QUrl &url)
{
    const QByteArray path = url.path(QUrl::FullyEncoded).toUtf8() + '?' + url.query(QUrl::FullyEncoded).toUtf8();
    return "POST " + path + " HTTP/1.1\r\nHost: " + url.host(QUrl::FullyEncoded).toUtf8()
        + "\r\nConnection: Upgrade\r\nUpgrade: tcp\r\nContent-Length: 0\r\n\r\n";
}

// "HTTP/1.1 101 UPGRADED": older engines answer with 200.
bool isTaken(const QByteArray &head)
{
    const QList<QByteArray> words = head.left(head.indexOf('\r')).split(' ');
    return words.size() > 1 && words[0].startsWith("HTTP/1.") && (words[1] == "101" || words[1] == "200");
}

} // namespace

EngineStream::EngineStream(NetworkThread &thread, std::unique_ptr<QIODevice> device, bool isEncrypted)
    : m_thread(thread)
    , m_device(std::move(device))
    , m_isEncrypted(isEncrypted)
{
}

EngineStream::~EngineStream() = default;

Result<std::unique_ptr<EngineStream>> EngineStream::open(
    NetworkThread &thread, const EngineAddress &address, const QUrl &url, Deadline deadline)
{
    const bool isEncrypted = address.socket.isEmpty() && address.url.scheme() == u"https";
    std::unique_ptr<EngineStream> stream(new EngineStream(thread, deviceFor(address), isEncrypted));
    if (const auto connected = stream->connect(address, url, deadline); !connected)
        return std::unexpected(connected.error());
    if (const auto taken = stream->takeOver(address, url, deadline); !taken)
        return std::unexpected(taken.error());
    return stream;
}

bool EngineStream::isOpen() const
{
    if (const auto *local = qobject_cast<const QLocalSocket *>(m_device.get()))
        return local->state() == QLocalSocket::ConnectedState;
    const auto *tcp = qobject_cast<const QSslSocket *>(m_device.get());
    return tcp->state() == QAbstractSocket::ConnectedState && (!m_isEncrypted || tcp->isEncrypted());
}

Result<void> EngineStream::connect(const EngineAddress &address, const QUrl &url, Deadline deadline)
{
    const auto hasFailed = std::make_shared<bool>(false);
    QMetaObject::Connection onError;
    if (auto *local = qobject_cast<QLocalSocket *>(m_device.get())) {
        onError = QObject::connect(local, &QLocalSocket::errorOccurred, local, [hasFailed] { *hasFailed = true; });
        local->connectToServer(address.socket);
    } else if (auto *tcp = qobject_cast<QSslSocket *>(m_device.get())) {
        onError = QObject::connect(tcp, &QSslSocket::errorOccurred, tcp, [hasFailed] { *hasFailed = true; });
        const auto port = static_cast<quint16>(url.port());
        m_isEncrypted ? tcp->connectToHostEncrypted(url.host(), port) : tcp->connectToHost(url.host(), port);
    }
    m_thread.waitUntil([&] { return isOpen() || *hasFailed; }, deadline);
    QObject::disconnect(onError);
    if (!isOpen())
        return std::unexpected(failure(address, ErrorCode::Unavailable,
            *hasFailed ? m_device->errorString().toStdString() : std::string("no answer in time")));
    return {};
}

Result<void> EngineStream::takeOver(const EngineAddress &address, const QUrl &url, Deadline deadline)
{
    constexpr qsizetype longestHead = 64 << 10;
    m_device->write(handshake(url));
    qsizetype end = -1;
    const auto hasCome = [&] {
        m_packed += m_device->readAll();
        end = m_packed.indexOf("\r\n\r\n");
        return end >= 0 || !isOpen() || m_packed.size() > longestHead;
    };
    if (m_thread.waitUntil(hasCome, deadline) != NetworkThread::End::Happened || end < 0)
        return std::unexpected(failure(address, ErrorCode::Unavailable, "the engine did not open the streams"));
    if (!isTaken(m_packed.left(end)))
        return std::unexpected(failure(address, ErrorCode::Unavailable,
            m_packed.left(m_packed.indexOf('\r')).toStdString() + ": " + m_packed.mid(end + 4, 300).toStdString()));
    m_packed.remove(0, end + 4);
    return {};
}

bool EngineStream::write(const std::string &bytes, Deadline deadline)
{
    if (!isOpen() || m_device->write(bytes.data(), static_cast<qint64>(bytes.size())) < 0)
        return false;
    m_thread.waitUntil([this] { return m_device->bytesToWrite() == 0 || !isOpen(); }, deadline);
    return isOpen();
}

std::expected<QByteArray, EngineStream::Silence> EngineStream::read(Deadline deadline)
{
    bool isGood = true;
    const auto hasCome = [&] {
        m_packed += m_device->readAll();
        isGood = unpack();
        return !m_output.isEmpty() || !isGood || !isOpen();
    };
    const auto end = m_thread.waitUntil(hasCome, deadline);
    if (!isGood)
        return std::unexpected(Silence::Garbage);
    if (!m_output.isEmpty())
        return std::exchange(m_output, {});
    if (end == NetworkThread::End::Happened)
        return std::unexpected(m_packed.isEmpty() ? Silence::Closed : Silence::Garbage);
    return std::unexpected(end == NetworkThread::End::TooLate ? Silence::TooLate : Silence::Cancelled);
}

std::expected<QByteArray, EngineStream::Silence> EngineStream::take()
{
    m_packed += m_device->readAll();
    if (!unpack())
        return std::unexpected(Silence::Garbage);
    if (m_output.isEmpty() && !isOpen())
        return std::unexpected(Silence::Closed);
    return std::exchange(m_output, {});
}

void EngineStream::send(const QByteArray &bytes)
{
    if (isOpen())
        m_device->write(bytes);
}

void EngineStream::watch(const QObject *context, const std::function<void()> &happened)
{
    QObject::connect(m_device.get(), &QIODevice::readyRead, context, happened);
    QObject::connect(m_device.get(), &QIODevice::readChannelFinished, context, happened);
}

// Each packet: which stream, three zeros, its length in big endian, and that many bytes.
bool EngineStream::unpack()
{
    qsizetype at = 0;
    while (m_packed.size() - at >= packetHead) {
        const char stream = m_packed[at];
        const auto size = qFromBigEndian<quint32>(m_packed.constData() + at + 4);
        if (stream < 0 || stream > 2 || size > largestPacket)
            return false;
        if (m_packed.size() - at - packetHead < size)
            break;
        const QByteArrayView content(m_packed.constData() + at + packetHead, size);
        if (stream == 2)
            m_complaints += content.first(std::min<qsizetype>(size, mostComplaints - m_complaints.size()));
        else
            m_output += content;
        at += packetHead + size;
    }
    m_packed.remove(0, at);
    return true;
}

} // namespace vitrine
