// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "executor/policy/profiles.h"
#include "executor/remote/blaxelsite.h"
#include "executor/remote/kernelexecutor.h"
#include "executor/remote/modalsite.h"
#include "tests/app/cli/program.h"
#include "tests/executor/remote/cloudserver.h"
#include "tests/executor/remote/jupyterserver.h"

#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <memory>
#include <mutex>

using namespace vitrine;
using namespace vitrine::test;

namespace {

std::mutex messagesGuard;
QByteArray messages; ///< that were logged in this process

void keepMessage(QtMsgType, const QMessageLogContext &, const QString &text)
{
    const std::scoped_lock lock(messagesGuard);
    messages += text.toUtf8() + '\n';
}

} // namespace

/// No key of a client is in anything that is written or said: trail and whatever else the program leaves, output,
/// messages, log, arguments of processes.
class TestSecrets : public QObject {
    Q_OBJECT

    JupyterServer m_jupyter;
    CloudServer m_cloud;
    CloudServer m_modal { "modalserver.py" };
    std::shared_ptr<PythonRuntime> m_python;

    // The program with all that it says and leaves, and the arguments of all processes while it runs.
    QByteArray everythingOf(const QStringList &options, const QList<std::pair<QString, QString>> &variables)
    {
        const QTemporaryDir home;
        auto environment = QProcessEnvironment::systemEnvironment();
        for (const char *name : { "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME" })
            environment.insert(QString::fromLatin1(name), home.path());
        environment.insert(QStringLiteral("QT_LOGGING_RULES"), QStringLiteral("*.debug=true"));
        for (const auto &[name, value] : variables)
            environment.insert(name, value);
        QProcess process;
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(home.path());
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(QStringLiteral(VITRINE_PROGRAM),
            QStringList { QStringLiteral("run"), QStringLiteral("--json"), QStringLiteral("--trail"),
                home.filePath(QStringLiteral("t.vitrine")), QStringLiteral("--executor") }
                + options + QStringList { QStringLiteral("-") });
        if (!process.waitForStarted())
            return "not started";
        QByteArray all = contentOf(QStringLiteral("/proc/%1/cmdline").arg(process.processId()));
        process.write("print('on it')\nfinal_answer(1)\n");
        process.closeWriteChannel();
        if (!process.waitForFinished(120'000))
            return "not ended";
        all += process.readAll();
        QDirIterator files(home.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext())
            all += contentOf(files.next());
        return all;
    }

    static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    // What an executor says of a session and a step, or of why there is none.
    std::string saidBy(std::unique_ptr<RemoteSite> location)
    {
        KernelExecutor executor(std::move(location), m_python, PythonStub());
        Policy policy = defaultPolicy();
        policy.dialect = Dialect::Python;
        const auto started = executor.begin({ .policy = policy, .tools = defaultTools(), .variables = {} });
        return started ? toJson(executor.run("print('on it')\nfinal_answer(1)", {})) : started.error().detail;
    }

    // Once well, and with what each server says when it is unwell, which may be what it was sent.
    static void inAllMoods(CloudServer &server, const std::function<std::string()> &event, const std::string &secret)
    {
        messages.clear();
        for (const char *mood : { "", "unauthorized", "failing", "nonsense", "gone" }) {
            server.misbehave(mood, 20);
            const std::string said = event();
            QVERIFY2(!said.contains(secret), said.c_str());
            QVERIFY2(!messages.contains(secret.c_str()), messages.constData());
            QVERIFY2(*mood != '\0' || said.contains("on it"), said.c_str());
        }
        server.misbehave("");
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!JupyterServer::isInstalled())
            QSKIP("no jupyter-server is installed");
        QVERIFY2(m_jupyter.start(), m_jupyter.said().constData());
        QVERIFY(m_cloud.start(m_jupyter.url().authority(), JupyterServer::token()));
        m_python = PythonRuntime::start().value();
        qInstallMessageHandler(keepMessage);
    }

    void cleanupTestCase() { qInstallMessageHandler(nullptr); }

    void keyOfE2b()
    {
        const auto event = [this] {
            return everythingOf({ QStringLiteral("e2b") },
                { { QStringLiteral("E2B_API_KEY"), CloudServer::e2bKey() },
                    { QStringLiteral("E2B_API_URL"), m_cloud.url().toString() },
                    { QStringLiteral("E2B_SANDBOX_URL"), m_cloud.url().toString() } })
                .toStdString();
        };
        inAllMoods(m_cloud, event, CloudServer::e2bKey().toStdString());
    }

    void tokenOfAJupyterServer()
    {
        const QString secret = QStringLiteral("marked-0123456789");
        const QByteArray said
            = everythingOf({ QStringLiteral("jupyter"), QStringLiteral("--server"), m_jupyter.url().toString() },
                { { QStringLiteral("JUPYTER_TOKEN"), secret } });
        QVERIFY2(said.contains("403") || said.contains("401"), said.constData());
        QVERIFY2(!said.contains(secret.toUtf8()), said.constData());
    }

    void keyOfBlaxel()
    {
        const BlaxelChoice choice { .credentials
            = { .workspace = QStringLiteral("ws"), .key = QStringLiteral("bl-secret-key") },
            .api = m_cloud.url(),
            .startTime = std::chrono::seconds(1) };
        inAllMoods(m_cloud, [&] { return saidBy(std::make_unique<BlaxelSite>(choice)); }, "bl-secret-key");
    }

    void tokenOfModal()
    {
        if (!ModalSite::isThere())
            QSKIP("this build cannot ask Modal");
        QVERIFY(m_modal.start(m_jupyter.url().authority(), JupyterServer::token()));
        ModalChoice choice;
        choice.credentials = { .tokenId = QStringLiteral("ak-known"),
            .tokenSecret = QStringLiteral("as-modal-secret"),
            .servers = { m_modal.calls() } };
        choice.startTime = std::chrono::seconds(10);
        const std::string well = saidBy(std::make_unique<ModalSite>(choice));
        QVERIFY2(well.contains("on it") && !well.contains("as-modal-secret"), well.c_str());
        choice.credentials.tokenId = QStringLiteral("ak-unknown");
        const std::string rejected = saidBy(std::make_unique<ModalSite>(choice));
        QVERIFY2(!rejected.contains("as-modal-secret"), rejected.c_str());
        QVERIFY2(!messages.contains("as-modal-secret"), messages.constData());
    }
};

QTEST_GUILESS_MAIN(TestSecrets)
#include "tst_secrets.moc"
