// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QUrl>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace vitrine::test {

/// A real Jupyter server of the distribution with its ipykernel, on a free port of the loopback interface. It and its
/// kernels end with it.
class JupyterServer final {
public:
    static bool isInstalled() { return !QStandardPaths::findExecutable(QStringLiteral("jupyter-server")).isEmpty(); }

    bool start()
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        for (const char *name :
            { "HOME", "JUPYTER_RUNTIME_DIR", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "IPYTHONDIR" })
            environment.insert(QString::fromLatin1(name), m_home.path());
        m_process.setProcessEnvironment(environment);
        m_process.setWorkingDirectory(m_home.path());
        m_process.setProcessChannelMode(QProcess::MergedChannels);
        m_process.start(QStringLiteral("jupyter-server"),
            { QStringLiteral("--allow-root"), QStringLiteral("--no-browser"), QStringLiteral("--ip=127.0.0.1"),
                QStringLiteral("--port=%1").arg(freePort()), QStringLiteral("--IdentityProvider.token=") + token(),
                QStringLiteral("--ZMQChannelsWebsocketConnection.iopub_data_rate_limit=0"),
                // A kernel that heeds nothing is killed after the one; one that is dead is seen after the other.
                QStringLiteral("--KernelManager.shutdown_wait_time=0.5"),
                QStringLiteral("--KernelRestarter.time_to_dead=0.3") });
        return awaitAddress();
    }

    ~JupyterServer()
    {
        m_process.terminate(); // it ends its kernels
        if (!m_process.waitForFinished(10'000)) {
            m_process.kill();
            m_process.waitForFinished();
        }
    }

    static QString token() { return QStringLiteral("secret"); }
    QUrl url() const { return m_url; }
    QByteArray said() const { return m_said; }

private:
    // The server does not report which port it got for 0; if another process takes this one first, it uses, and
    // reports, the next one.
    static quint16 freePort()
    {
        sockaddr_in address {};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        const int probe = socket(AF_INET, SOCK_STREAM, 0);
        bind(probe, reinterpret_cast<const sockaddr *>(&address), size);
        getsockname(probe, reinterpret_cast<sockaddr *>(&address), &size);
        close(probe);
        return ntohs(address.sin_port);
    }

    bool awaitAddress()
    {
        static const QRegularExpression address(QStringLiteral("running at:\\s.*http://127\\.0\\.0\\.1:(\\d+)/"));
        while (m_process.waitForReadyRead(60'000)) {
            m_said += m_process.readAll();
            if (const auto match = address.match(QString::fromUtf8(m_said)); match.hasMatch()) {
                m_url = QUrl(QStringLiteral("http://127.0.0.1:") + match.captured(1));
                return true;
            }
        }
        return false;
    }

    QTemporaryDir m_home;
    QProcess m_process;
    QByteArray m_said;
    QUrl m_url;
};

} // namespace vitrine::test
