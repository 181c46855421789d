// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/remote/engineaddress.h"
#include "executor/remote/networkthread.h"

#include <QByteArray>
#include <QIODevice>
#include <QUrl>

#include <expected>
#include <functional>
#include <memory>

namespace vitrine {

/// The standard streams of a container, over a connection that the engine has upgraded. Standard error is kept
/// separately, bounded. On the network thread.
class EngineStream final {
public:
    using Deadline = NetworkThread::Clock::time_point;
    enum class Silence { Closed, TooLate, Cancelled, Garbage };

    /// `url` as for an HTTP request.
    static Result<std::unique_ptr<EngineStream>> open(
        NetworkThread &thread, const EngineAddress &address, const QUrl &url, Deadline deadline);
    ~EngineStream();
    EngineStream(const EngineStream &) = delete;
    EngineStream &operator=(const EngineStream &) = delete;

    /// False if the connection is closed, or the data is not accepted in time.
    bool write(const std::string &bytes, Deadline deadline);
    /// Waits for output of the container, and returns at least one byte.
    std::expected<QByteArray, Silence> read(Deadline deadline);
    /// Available output without waiting: possibly nothing, or the reason why there will be no more.
    std::expected<QByteArray, Silence> take();
    /// Writes without waiting.
    void send(const QByteArray &bytes);
    /// Calls `happened` when the result of `take` may have changed, as long as the context exists.
    void watch(const QObject *context, const std::function<void()> &happened);
    bool isOpen() const;
    /// Whether unread data is available.
    bool hasWaiting() const { return !m_packed.isEmpty() || m_device->bytesAvailable() > 0; }

    /// The container's standard error.
    const QByteArray &complaints() const { return m_complaints; }

private:
    EngineStream(NetworkThread &thread, std::unique_ptr<QIODevice> device, bool isEncrypted);
    Result<void> connect(const EngineAddress &address, const QUrl &url, Deadline deadline);
    Result<void> takeOver(const EngineAddress &address, const QUrl &url, Deadline deadline);
    bool unpack();

    NetworkThread &m_thread;
    std::unique_ptr<QIODevice> m_device;
    bool m_isEncrypted = false;
    QByteArray m_packed; ///< received bytes, not yet decoded
    QByteArray m_output;
    QByteArray m_complaints;
};

} // namespace vitrine
