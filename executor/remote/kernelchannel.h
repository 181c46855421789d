// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/remote/httpclient.h"
#include "executor/remote/kernelmessages.h"
#include "executor/remote/networkthread.h"

#include <QTimer>
#include <QWebSocket>

#include <deque>
#include <expected>

namespace vitrine {

/// The messages of one kernel over a websocket, in JSON frames. A connection that breaks, or on which pings are no
/// longer answered, can be opened again: servers keep the messages of a session for a while. On the network thread.
class KernelChannel final {
public:
    using Deadline = NetworkThread::Clock::time_point;
    enum class Silence { Closed, TooLate, Cancelled };

    KernelChannel(NetworkThread &thread, QUrl url, HttpHeaders headers);
    KernelChannel(const KernelChannel &) = delete;
    KernelChannel &operator=(const KernelChannel &) = delete;

    Result<void> open(Deadline deadline);
    bool isOpen() const { return m_socket.state() == QAbstractSocket::ConnectedState; }
    void send(const QByteArray &frame);
    std::expected<KernelMessage, Silence> next(Deadline deadline);

private:
    void readSteadily();
    void ping();

    NetworkThread &m_thread;
    QUrl m_url;
    HttpHeaders m_headers;
    std::deque<KernelMessage> m_arrived;
    bool m_isAnswered = true; ///< the last ping was answered
    QWebSocket m_socket;
    QTimer m_pings;
};

} // namespace vitrine
