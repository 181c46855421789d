// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QUrl>

#include <functional>
#include <memory>
#include <string_view>

class QHttpServer;
class QHttpServerRequest;
class QHttpServerResponse;

namespace vitrine {

/// What becomes of a request: taken, not understood, or refused by the machine.
enum class Reception { Taken, Malformed, Refused };

/// Takes traces over OTLP/HTTP, JSON and protocol buffers, plain or with gzip, from programs of this machine that know
/// the token. Listens on the loopback address only. Bodies beyond `longestBody`, as sent or unpacked, are not taken.
/// Lives on one thread with an event loop.
class SpanReceiver final : public QObject {
    Q_OBJECT

public:
    static constexpr qsizetype longestBody = 32 * 1024 * 1024;
    /// Gets each request as OTLP's JSON, on the receiver's thread.
    using Take = std::function<Reception(std::string_view json)>;

    SpanReceiver(QByteArray token, Take take, QObject *parent = nullptr);
    ~SpanReceiver() override;

    /// `port` 0: any that is free.
    bool listen(quint16 port);
    /// Where exporters send traces to; empty while it does not listen.
    QUrl url() const;

    /// A token that nobody can guess.
    static QByteArray newToken();

private:
    QHttpServerResponse answer(const QHttpServerRequest &request) const;
    bool isAllowed(const QHttpServerRequest &request) const;

    QByteArray m_token;
    Take m_take;
    std::unique_ptr<QHttpServer> m_server;
    quint16 m_port = 0;
};

} // namespace vitrine
