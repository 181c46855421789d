// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/remote/httpclient.h"

#include <QProcess>
#include <QUrl>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace vitrine::test {

/// cloudserver.py or modalserver.py: the contracts of clouds on the loopback interface, with a real Python behind them.
class CloudServer final {
public:
    explicit CloudServer(const char *script = "cloudserver.py")
        : m_script(QStringLiteral(VITRINE_SOURCE_DIR "/tests/executor/remote/") + QLatin1StringView(script))
    {
    }

    static QString e2bKey() { return QStringLiteral("e2b_0123456789abcdef"); }

    /// `jupyter`: host and port of the server behind the sandboxes of Blaxel and Modal, with its token.
    bool start(const QString &jupyter = {}, const QString &token = {})
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("VITRINE_TEST_JUPYTER"), jupyter);
        environment.insert(QStringLiteral("VITRINE_TEST_JUPYTER_TOKEN"), token);
        environment.insert(QStringLiteral("IPYTHONDIR"), environment.value(QStringLiteral("HOME")));
        m_process.setProcessEnvironment(environment);
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(QStringLiteral("python3"), { m_script });
        while (!m_process.canReadLine()) {
            if (!m_process.waitForReadyRead(30'000))
                return false;
        }
        const auto ports = m_process.readLine().trimmed().split(' ');
        m_url = at(ports.first());
        m_calls = at(ports.last());
        return true;
    }

    ~CloudServer()
    {
        m_process.closeWriteChannel();
        if (!m_process.waitForFinished(5000))
            m_process.kill();
        m_process.waitForFinished();
    }

    QUrl url() const { return m_url; }
    QUrl calls() const { return m_calls; } ///< where gRPC is spoken

    /// The next requests that it concerns are answered that way; forgets what came before.
    void misbehave(const char *how, int times = 1)
    {
        const nlohmann::json wanted { { "how", how }, { "times", times } };
        ask("POST", QByteArray::fromStdString(wanted.dump()));
    }

    /// The server's records: "requests", "violations" of the contract, existing "sandboxes".
    nlohmann::json reported() { return ask("GET", {}); }
    bool hasBeenAsked(const char *request)
    {
        const auto requests = reported()["requests"];
        return std::ranges::contains(requests, nlohmann::json(request));
    }

private:
    static QUrl at(const QByteArray &port) { return QUrl(u"http://127.0.0.1:" % QString::fromLatin1(port)); }

    nlohmann::json ask(const QByteArray &verb, const QByteArray &body)
    {
        HttpRequest request { .verb = verb, .url = m_url, .body = body };
        request.url.setPath(QStringLiteral("/control"));
        if (!body.isEmpty())
            request.headers.emplace_back("Content-Type", "application/json");
        const auto answer = m_thread.run([&] { return HttpClient(m_thread).send(request); });
        return nlohmann::json::parse(answer.value().body.toStdString());
    }

    QString m_script;
    NetworkThread m_thread;
    QProcess m_process;
    QUrl m_url;
    QUrl m_calls;
};

} // namespace vitrine::test
