// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/sha256.h"
#include "executor/remote/engineclient.h"
#include "executor/sandbox/jailspec.h"

#include <QFileInfo>
#include <QProcess>
#include <QString>

#include <memory>
#include <string>

namespace vitrine::test {

/// The real container engine that the tests may use, and images in it with this system's Python.
class ContainerEngine final {
public:
    /// VITRINE_TEST_ENGINE as DOCKER_HOST has it; `packaging/engine` starts one and sets it.
    static QString address() { return qEnvironmentVariable("VITRINE_TEST_ENGINE"); }

    /// Why there can be no containers; empty when they can be.
    static QByteArray whyNot()
    {
        if (address().isEmpty())
            return "no container engine: VITRINE_TEST_ENGINE is not set (packaging/engine sets it)";
        return {};
    }

    ContainerEngine()
    {
        m_thread.run(
            [this] { m_client = std::make_unique<EngineClient>(m_thread, EngineAddress::from(address()).value()); });
    }
    ~ContainerEngine()
    {
        m_thread.run([this] { m_client.reset(); });
    }
    ContainerEngine(const ContainerEngine &) = delete;
    ContainerEngine &operator=(const ContainerEngine &) = delete;

    enum class Content { Python, JupyterServer };

    /// The name of the image; empty with `fault` when there is none.
    QString makeImage(Content content = Content::Python)
    {
        const QByteArray root = rootArchive(content);
        const QString tag
            = QString::fromStdString(sha256Hex({ root.data(), static_cast<std::size_t>(root.size()) }).substr(0, 12));
        const QString name = QStringLiteral("localhost/vitrine-test:") + tag;
        return m_thread.run([&] { return isThere(name) || import(root, name) ? name : QString(); });
    }

    /// A Dockerfile of an image with a Jupyter server.
    QByteArray kernelRecipe()
    {
        return "FROM " + makeImage(Content::JupyterServer).toUtf8()
            + "\nCMD [\"/usr/bin/python3\", \"/usr/bin/jupyter-server\", \"--no-browser\", \"--ip=127.0.0.1\", "
              "\"--port=8888\", \"--ZMQChannelsWebsocketConnection.iopub_data_rate_limit=0\"]\n";
    }

    bool hasImage(const QString &name)
    {
        return m_thread.run([&] { return isThere(name); });
    }

    /// How many containers of any state there are that vitrine started.
    int containers()
    {
        const auto listed = m_thread.run([this] { return list(); });
        return listed ? static_cast<int>(listed->size()) : -1;
    }

    /// Removes all containers of the engine.
    void removeAll()
    {
        m_thread.run([this] {
            const auto listed = list();
            for (const auto &container : *listed)
                static_cast<void>(m_client->ask("DELETE",
                    QStringLiteral("/containers/") + QString::fromStdString(container["Id"].get<std::string>()),
                    { { QStringLiteral("force"), QStringLiteral("true") } }));
        });
    }

    std::string fault;

private:
    Result<nlohmann::json> list()
    {
        return m_client->ask("GET", QStringLiteral("/containers/json"),
            { { QStringLiteral("all"), QStringLiteral("true") },
                { QStringLiteral("filters"), QStringLiteral(R"({"label":["io.github.vitrine_workbench.sign"]})") } });
    }

    bool isThere(const QString &name)
    {
        if (const auto known = m_client->negotiate(); !known)
            fault = known.error().detail;
        return m_client->ask("GET", QStringLiteral("/images/%1/json").arg(name)).has_value();
    }

    bool import(const QByteArray &root, const QString &name)
    {
        const auto made = m_client->send(QStringLiteral("/images/create"),
            { { QStringLiteral("fromSrc"), QStringLiteral("-") }, { QStringLiteral("repo"), name } }, root,
            [](const nlohmann::json &) { });
        if (!made)
            fault = made.error().detail;
        return made.has_value();
    }

    static QByteArray rootArchive(Content content)
    {
        const QString worker = QString::fromStdString(findWorker());
        QProcess script;
        script.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        QStringList words { QStringLiteral(VITRINE_SOURCE_DIR "/tests/executor/remote/containerroot.sh") };
        if (content == Content::JupyterServer)
            words << QStringLiteral("--kernel");
        script.start(
            QStringLiteral("sh"), words << worker << QFileInfo(worker).path() + QStringLiteral("/vitrine-relay"));
        script.waitForFinished(60'000);
        return script.readAllStandardOutput();
    }

    NetworkThread m_thread;
    std::unique_ptr<EngineClient> m_client; ///< lives on the thread
};

} // namespace vitrine::test
