// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/modalsite.h"

#include "executor/policy/profiles.h"
#include "executor/remote/kernelexecutor.h"
#include "tests/executor/remote/cloudserver.h"
#include "tests/executor/remote/jupyterserver.h"
#include "tests/executor/remote/openedsite.h"
#include "tests/executor/remote/packageindex.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <memory>
#include <mutex>
#include <thread>

using namespace vitrine;
using namespace vitrine::test;

/// Against a gRPC server that keeps the contract of Modal, with a real Jupyter server behind its tunnels.
class TestModalSite : public QObject {
    Q_OBJECT

    JupyterServer m_jupyter;
    CloudServer m_server { "modalserver.py" };
    std::shared_ptr<PythonRuntime> m_python;
    std::unique_ptr<KernelExecutor> m_executor;
    OpenedSite<ModalSite> m_site;
    Error m_fault;
    std::mutex m_guard; ///< of what is told
    std::string m_reported;

    static Policy policy()
    {
        Policy policy = defaultPolicy();
        policy.dialect = Dialect::Python;
        return policy;
    }

    ModalChoice choice()
    {
        ModalChoice made;
        made.credentials = { .tokenId = QStringLiteral("ak-known"),
            .tokenSecret = QStringLiteral("as-modal-secret"),
            .servers = { m_server.calls() } };
        made.startTime = std::chrono::seconds(10);
        made.reported = [this](const SiteProgress &progress) {
            const std::scoped_lock lock(m_guard);
            m_reported += progress.detail;
        };
        return made;
    }

    bool begin(const ModalChoice &choice, const Policy &policy = TestModalSite::policy())
    {
        m_executor = std::make_unique<KernelExecutor>(std::make_unique<ModalSite>(choice), m_python, PythonStub());
        const auto started = m_executor->begin({ .policy = policy, .tools = defaultTools(), .variables = {} });
        m_fault = started ? Error() : started.error();
        return started.has_value();
    }

    bool open(const ModalChoice &choice, const Policy &policy = TestModalSite::policy())
    {
        const auto opened = m_site.open(choice, policy);
        m_fault = opened ? Error() : opened.error();
        return opened.has_value();
    }

    std::string repr(const char *code)
    {
        const StepResult result = m_executor->run(code, {});
        return result.output ? result.output->repr : result.error ? result.error->message : std::string();
    }

    qsizetype asked(const char *call)
    {
        const auto reported = m_server.reported();
        return std::ranges::count(reported["requests"], nlohmann::json(call));
    }

    bool isSilentAboutTheToken() const { return !m_fault.detail.contains("as-modal-secret"); }

private Q_SLOTS:
    void initTestCase()
    {
        if (!ModalSite::isThere())
            QSKIP("this build has no Modal");
        if (!JupyterServer::isInstalled())
            QSKIP("no jupyter-server is installed");
        QVERIFY2(m_jupyter.start(), m_jupyter.said().constData());
        QVERIFY(m_server.start(m_jupyter.url().authority(), JupyterServer::token()));
        m_python = PythonRuntime::start().value();
    }

    void init()
    {
        m_reported.clear();
        m_server.misbehave("");
    }

    void cleanup()
    {
        m_executor.reset();
        m_site.leave();
        if (!m_python)
            return;
        const auto reported = m_server.reported();
        QVERIFY2(reported["violations"].empty(), reported["violations"].dump().c_str());
        QVERIFY2(reported["sandboxes"].empty(), reported["sandboxes"].dump().c_str());
    }

    void runsStepsInItsSandbox()
    {
        QVERIFY2(begin(choice()), m_fault.detail.c_str());
        QCOMPARE(repr("x = 2\nx"), "2");
        QCOMPARE(repr("x + 1"), "3");
        QVERIFY(m_executor->run("final_answer(x)", {}).isFinal);
        QCOMPARE(m_executor->layers(), (std::vector<std::string> { "review", "cloud-sandbox" }));
    }

    void asksInTheOrderOfTheContract()
    {
        QVERIFY2(open(choice()), m_fault.detail.c_str());
        const nlohmann::json wanted { "ClientHello", "AppGetOrCreate", "EnvironmentGetOrCreate", "ImageGetOrCreate",
            "ImageGetOrCreate", "ImageJoinStreaming", "SecretGetOrCreate", "SandboxCreate", "SandboxGetTunnels" };
        const auto reported = m_server.reported();
        QVERIFY2(reported["requests"] == wanted, reported["requests"].dump().c_str());
    }

    void reportsWhatTheBuildSays()
    {
        QVERIFY2(open(choice()), m_fault.detail.c_str());
        const std::scoped_lock lock(m_guard);
        QVERIFY2(m_reported.contains("Successfully installed ipykernel"), m_reported.c_str());
    }

    void installsPackagesForTheSession()
    {
        PackageIndex index;
        QVERIFY(index.start());
        Policy open = policy();
        PackageIndex::allow(open);
        KernelExecutor packed(std::make_unique<ModalSite>(choice()), m_python, PythonStub());
        packed.setPackages(index.wish(), choice().reported);
        const auto started = packed.begin({ .policy = open, .tools = defaultTools(), .variables = {} });
        QVERIFY2(started.has_value(), started ? "" : started.error().detail.c_str());
        const StepResult result = packed.run("import vitrine_tiny\nvitrine_tiny.seven()", {});
        QVERIFY2(result.output.has_value(), result.error ? result.error->message.c_str() : "");
        QCOMPARE(result.output->repr, "7");
        QVERIFY(std::ranges::contains(result.events, "package.installed", &EventRecord::kind));
        const std::scoped_lock lock(m_guard);
        QVERIFY2(m_reported.contains("Successfully installed vitrine-tiny"), m_reported.c_str());
    }

    void sessionsAfterEachOtherShareTheSandbox()
    {
        QVERIFY2(open(choice()), m_fault.detail.c_str());
        QVERIFY(m_site.again(policy()).has_value());
        QCOMPARE(m_server.reported()["sandboxes"].size(), 1U);
    }

    void onlyPoliciesThatNameHostsGetANetwork()
    {
        Policy wide = policy();
        wide.hosts = { "example.org" };
        QVERIFY2(open(choice(), wide), m_fault.detail.c_str());
        QVERIFY(m_site.again(policy()));
        const auto reported = m_server.reported();
        QVERIFY2(reported["networks"] == nlohmann::json({ 1, 3 }), reported["networks"].dump().c_str());
        QCOMPARE(reported["sandboxes"].size(), 1U);
    }

    void whatFailsInPassingIsAskedAgainAsTheSame_data()
    {
        QTest::addColumn<QByteArray>("how");
        for (const char *how : { "failing SandboxCreate", "away SandboxCreate", "limited SandboxCreate" })
            QTest::newRow(how) << QByteArray(how);
    }

    void whatFailsInPassingIsAskedAgainAsTheSame()
    {
        QFETCH(const QByteArray, how);
        m_server.misbehave(how.constData(), 2);
        QVERIFY2(open(choice()), m_fault.detail.c_str());
        QCOMPARE(asked("SandboxCreate"), 3);
        const auto keys = m_server.reported()["keys"];
        std::vector<std::string> sorted = keys;
        std::ranges::sort(sorted);
        const auto same = std::ranges::unique(sorted);
        QCOMPARE(same.size(), 2U); // three attempts, one request
    }

    // Whoever waits for a sandbox cancels; the service makes it, and says so when that is done.
    void aSandboxThatIsCancelledWhileItIsMadeIsRemoved()
    {
        m_server.misbehave("made late");
        const std::jthread leaver([&] {
            while (!m_server.hasBeenAsked("SandboxCreate"))
                std::this_thread::yield();
            m_site.cancel();
            m_server.misbehave("");
        });
        QVERIFY(!open(choice()));
        QVERIFY2(m_fault.code == ErrorCode::Cancelled, m_fault.detail.c_str());
        m_site.leave();
        QVERIFY(m_server.reported()["sandboxes"].empty());
    }

    void asksAgainWhichSandboxWasMadeWhenTheAnswerIsCutOff()
    {
        m_server.misbehave("made and cut");
        QVERIFY2(open(choice()), m_fault.detail.c_str());
        QCOMPARE(asked("SandboxCreate"), 2);
        QCOMPARE(m_server.reported()["sandboxes"].size(), 1U);
    }

    // As after a kill: what one process could not end, the next one that starts ends.
    void whatIsLeftIsRemovedAtTheNextStart()
    {
        QVERIFY2(open(choice()), m_fault.detail.c_str());
        m_server.misbehave("failing SandboxTerminate", 1'000);
        m_site.leave();
        m_server.misbehave("");
        QCOMPARE(m_server.reported()["sandboxes"].size(), 1U);
        QVERIFY2(open(choice()), m_fault.detail.c_str());
        QCOMPARE(m_server.reported()["sandboxes"].size(), 1U);
    }

    void followsABuildWhoseStreamIsCut_data()
    {
        QTest::addColumn<QByteArray>("how");
        QTest::newRow("half a stream") << QByteArray("half");
        QTest::newRow("the service ends it") << QByteArray("slow");
    }

    void followsABuildWhoseStreamIsCut()
    {
        QFETCH(const QByteArray, how);
        m_server.misbehave(how.constData());
        QVERIFY2(open(choice()), m_fault.detail.c_str());
        QCOMPARE(asked("ImageJoinStreaming"), 2);
    }

    void saysWhatFails_data()
    {
        QTest::addColumn<QByteArray>("how");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("expired token") << QByteArray("unauthorized") << ErrorCode::KeyRejected << QByteArray("Unauth");
        QTest::newRow("rate limit") << QByteArray("limited AppGetOrCreate") << ErrorCode::TooManyRequests
                                    << QByteArray("limit");
        QTest::newRow("wrong status") << QByteArray("wrong") << ErrorCode::Unavailable << QByteArray("wrong");
        QTest::newRow("no build") << QByteArray("unbuildable") << ErrorCode::Unavailable
                                  << QByteArray("no such package");
        QTest::newRow("no tunnel in time") << QByteArray("late") << ErrorCode::Unavailable << QByteArray("in time");
        QTest::newRow("no tunnel") << QByteArray("nowhere") << ErrorCode::BadAnswer << QByteArray("port");
        QTest::newRow("nonsense") << QByteArray("nonsense") << ErrorCode::BadAnswer << QByteArray("Modal");
    }

    void saysWhatFails()
    {
        QFETCH(const QByteArray, how);
        QFETCH(const ErrorCode, code);
        QFETCH(const QByteArray, said);
        m_server.misbehave(how.constData(), 100);
        if (how == "nonsense")
            QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("Unable to deserialize message")));
        QVERIFY(!open(choice()));
        m_server.misbehave("");
        QVERIFY2(m_fault.code == code, m_fault.detail.c_str());
        QVERIFY2(m_fault.detail.contains(said.toStdString()), m_fault.detail.c_str());
        QVERIFY2(isSilentAboutTheToken(), m_fault.detail.c_str());
    }

    void aTokenThatIsUnknownIsNotReported()
    {
        ModalChoice other = choice();
        other.credentials.tokenSecret = QStringLiteral("as-marker");
        QVERIFY(!open(other));
        QVERIFY(m_fault.code == ErrorCode::KeyRejected);
        QVERIFY2(!m_fault.detail.contains("as-marker"), m_fault.detail.c_str());
    }

    void waitsForAServerThatStarts()
    {
        m_server.misbehave("starting", 5);
        QVERIFY2(open(choice()), m_fault.detail.c_str());
    }

    void removesASandboxThatDoesNotAnswer()
    {
        ModalChoice hasty = choice();
        hasty.startTime = std::chrono::milliseconds(300);
        m_server.misbehave("gone", 1'000'000);
        QVERIFY(!open(hasty));
        QVERIFY2(m_fault.detail.contains("502"), m_fault.detail.c_str());
        QVERIFY(m_server.reported()["sandboxes"].empty());
    }

    void asksTheNextServerWhereOneIsAway()
    {
        ModalChoice two = choice();
        two.credentials.servers.prepend(QUrl(QStringLiteral("http://127.0.0.1:9")));
        QVERIFY2(open(two), m_fault.detail.c_str());
    }

    void saysOfAServerThatIsAwayWhichAndWhy_data()
    {
        QTest::addColumn<QString>("server");
        QTest::addColumn<QString>("said");
        QTest::newRow("refused") << QStringLiteral("http://127.0.0.1:9") << QStringLiteral("refused");
        QTest::newRow("unknown host") << QStringLiteral("http://modal.invalid:443") << QStringLiteral("not found");
        QTest::newRow("no TLS there") << QStringLiteral("https://") + m_server.calls().authority()
                                      << QStringLiteral("SSL");
    }

    void saysOfAServerThatIsAwayWhichAndWhy()
    {
        QFETCH(const QString, server);
        QFETCH(const QString, said);
        ModalChoice away = choice();
        away.credentials.servers = { QUrl(server) };
        QVERIFY(!open(away));
        QVERIFY2(m_fault.code == ErrorCode::Unreachable, m_fault.detail.c_str());
        QCOMPARE(QString::fromStdString(m_fault.file), QUrl(server).authority());
        QVERIFY2(QString::fromStdString(m_fault.detail).contains(said, Qt::CaseInsensitive), m_fault.detail.c_str());
    }

    void aServiceThatSaysNothingCanBeLeft()
    {
        m_server.misbehave("silent");
        NetworkThread thread;
        const std::jthread leaver([&] {
            while (asked("ClientHello") == 0)
                std::this_thread::yield();
            thread.cancel();
        });
        const auto listed = thread.run([&] { return ModalSite::list(thread, choice()); });
        QVERIFY(!listed);
        QVERIFY(listed.error().code == ErrorCode::Cancelled);
    }

    void listsAndStopsWhatRuns()
    {
        QVERIFY2(open(choice()), m_fault.detail.c_str());
        NetworkThread thread;
        const auto listed = thread.run([&] { return ModalSite::list(thread, choice()); });
        QVERIFY(listed.has_value());
        QCOMPARE(listed->size(), 1);
        QCOMPARE(listed->first().since, QStringLiteral("2026-01-01T00:00:00Z"));
        const QString id = listed->first().id;
        QVERIFY(thread.run([&] { return ModalSite::stop(thread, choice(), id); }).has_value());
        QVERIFY(thread.run([&] { return ModalSite::stop(thread, choice(), id); }).has_value()); // it is gone already
        QVERIFY(!thread.run([&] { return ModalSite::stop(thread, choice(), QStringLiteral("a/b")); }));
    }
};

QTEST_GUILESS_MAIN(TestModalSite)
#include "tst_modalsite.moc"
