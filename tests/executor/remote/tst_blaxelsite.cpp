// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/blaxelsite.h"

#include "executor/policy/profiles.h"
#include "executor/remote/kernelexecutor.h"
#include "tests/executor/remote/cloudserver.h"
#include "tests/executor/remote/jupyterserver.h"
#include "tests/executor/remote/openedsite.h"

#include <QTest>

#include <algorithm>
#include <memory>
#include <thread>

using namespace vitrine;
using namespace vitrine::test;

/// Against a server that keeps the contract of Blaxel, with a real Jupyter server in its sandboxes.
class TestBlaxelSite : public QObject {
    Q_OBJECT

    JupyterServer m_jupyter;
    CloudServer m_server;
    std::shared_ptr<PythonRuntime> m_python;
    std::unique_ptr<KernelExecutor> m_executor;
    OpenedSite<BlaxelSite> m_site;
    Error m_fault;

    static Policy policy()
    {
        Policy policy = defaultPolicy();
        policy.dialect = Dialect::Python;
        return policy;
    }

    BlaxelChoice choice(const BlaxelCredentials &credentials
        = { .workspace = QStringLiteral("ws"), .key = QStringLiteral("bl-secret-key") }) const
    {
        return { .credentials = credentials, .api = m_server.url(), .startTime = std::chrono::seconds(5) };
    }

    bool begin(const BlaxelChoice &choice)
    {
        m_executor = std::make_unique<KernelExecutor>(std::make_unique<BlaxelSite>(choice), m_python, PythonStub());
        const auto started = m_executor->begin({ .policy = policy(), .tools = defaultTools(), .variables = {} });
        m_fault = started ? Error() : started.error();
        return started.has_value();
    }

    bool open(const BlaxelChoice &choice)
    {
        const auto opened = m_site.open(choice, policy());
        m_fault = opened ? Error() : opened.error();
        return opened.has_value();
    }

    void beginWith(const std::string &requirement, std::string *reported)
    {
        Policy open = policy();
        open.imports.allow.emplace_back("*");
        open.hosts = { "pypi.org", "files.pythonhosted.org" };
        m_executor = std::make_unique<KernelExecutor>(std::make_unique<BlaxelSite>(choice()), m_python, PythonStub());
        m_executor->setPackages(packageWishFrom({ requirement }, {}).value(), [reported](const SiteProgress &progress) {
            if (reported != nullptr)
                *reported += progress.detail + "\n";
        });
        const auto started = m_executor->begin({ .policy = open, .tools = defaultTools(), .variables = {} });
        m_fault = started ? Error() : started.error();
    }

    std::string repr(const char *code)
    {
        const StepResult result = m_executor->run(code, {});
        return result.output ? result.output->repr : result.error ? result.error->message : std::string();
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!JupyterServer::isInstalled())
            QSKIP("no jupyter-server is installed");
        QVERIFY2(m_jupyter.start(), m_jupyter.said().constData());
        QVERIFY(m_server.start(m_jupyter.url().authority(), JupyterServer::token()));
        m_python = PythonRuntime::start().value();
    }

    void init() { m_server.misbehave(""); }

    void cleanup()
    {
        m_executor.reset();
        m_site.leave();
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
    }

    void sessionsAfterEachOtherShareTheSandbox()
    {
        QVERIFY2(open(choice()), m_fault.detail.c_str());
        QVERIFY(m_site.again(policy()).has_value());
        QCOMPARE(m_server.reported()["sandboxes"].size(), 1U);
    }

    void asksForATokenWithTheCredentialsOfAClient()
    {
        const BlaxelCredentials client { .workspace = QStringLiteral("ws"),
            .client = QString::fromLatin1(QByteArray("client:secret").toBase64()) };
        QVERIFY2(open(choice(client)), m_fault.detail.c_str());
    }

    void asksAgainBeforeATokenEnds()
    {
        const BlaxelCredentials kept { .workspace = QStringLiteral("ws"),
            .token = QStringLiteral("old"),
            .refresh = QStringLiteral("r"),
            .device = QStringLiteral("d") };
        m_server.misbehave("short");
        QVERIFY2(open(choice(kept)), m_fault.detail.c_str());
        const auto requests = m_server.reported()["requests"];
        QVERIFY(std::ranges::count(requests, nlohmann::json("POST /oauth/token")) >= 2);
    }

    // The kernels here are of another place than the processes: what was installed is only asked for.
    void installsPackagesWithAProcess()
    {
        std::string reported;
        beginWith("ipykernel>=1,<100", &reported);
        QVERIFY2(m_fault.detail.empty(), m_fault.detail.c_str());
        QVERIFY2(reported.contains("'ipykernel>=1,<100'"), reported.c_str());
        const StepResult result = m_executor->run("1", {});
        QVERIFY(std::ranges::contains(result.events, "package.installed", &EventRecord::kind));
    }

    void saysWhyPackagesAreNotInstalled()
    {
        m_server.misbehave("failing pip");
        beginWith("ipykernel", nullptr);
        QVERIFY2(m_fault.detail.contains("no such package"), m_fault.detail.c_str());
        beginWith("jupyter-nonsense", nullptr);
        QVERIFY2(m_fault.detail.contains("is missing"), m_fault.detail.c_str());
    }

    void saysWhenTheKeyIsRejected()
    {
        m_server.misbehave("unauthorized");
        QVERIFY(!open(choice()));
        QVERIFY(m_fault.code == ErrorCode::KeyRejected);
        QVERIFY2(!m_fault.detail.contains("bl-secret-key"), m_fault.detail.c_str());
    }

    // Whoever waits for a sandbox cancels; the service makes it, and says so when that is done.
    void aSandboxThatIsCancelledWhileItIsMadeIsRemoved()
    {
        m_site.leave();
        m_server.misbehave("made late");
        const std::jthread leaver([&] {
            while (!m_server.hasBeenAsked("POST /sandboxes"))
                std::this_thread::yield();
            m_site.cancel();
            m_server.misbehave("");
        });
        QVERIFY(!open(choice()));
        QVERIFY2(m_fault.code == ErrorCode::Cancelled, m_fault.detail.c_str());
        m_site.leave();
        QVERIFY(m_server.reported()["sandboxes"].empty());
    }

    void aSandboxWhoseMakingIsCutOffIsRemoved()
    {
        m_site.leave();
        m_server.misbehave("made and cut");
        QVERIFY(!open(choice()));
        m_site.leave();
        QVERIFY(m_server.reported()["sandboxes"].empty());
    }

    // As after a kill: what one process could not end, the next one that starts ends.
    void whatIsLeftIsRemovedAtTheNextStart()
    {
        QVERIFY2(open(choice()), m_fault.detail.c_str());
        m_server.misbehave("unstoppable", 1'000);
        m_site.leave();
        m_server.misbehave("");
        QCOMPARE(m_server.reported()["sandboxes"].size(), 1U);
        QVERIFY2(open(choice()), m_fault.detail.c_str());
        QCOMPARE(m_server.reported()["sandboxes"].size(), 1U);
    }

    void removesASandboxThatDoesNotAnswer()
    {
        BlaxelChoice hasty = choice();
        hasty.startTime = std::chrono::milliseconds(300);
        m_server.misbehave("gone", 1'000'000);
        QVERIFY(!open(hasty));
        QVERIFY2(m_fault.detail.contains("502"), m_fault.detail.c_str());
        m_server.misbehave("");
    }

    void listsAndStopsWhatRuns()
    {
        QVERIFY2(open(choice()), m_fault.detail.c_str());
        NetworkThread thread;
        const auto listed = thread.run([&] { return BlaxelSite::list(thread, choice()); });
        QVERIFY(listed.has_value());
        QCOMPARE(listed->size(), 1);
        const QString id = listed->first().id;
        QVERIFY(thread.run([&] { return BlaxelSite::stop(thread, choice(), id); }).has_value());
    }

    void readsTheFileOfTheCommandLine()
    {
        const QByteArray yaml = "# kept by the command line\ncontext:\n  workspace: two\nworkspaces:\n"
                                "- name: one\n  credentials:\n    apiKey: first\n"
                                "- name: \"two\"\n  env: prod\n  credentials:\n    access_token: a.b.c\n"
                                "    refresh_token: r\n    device_code: d\n";
        const auto two = BlaxelCredentials::fromFile(yaml, {});
        QCOMPARE(two->token, QStringLiteral("a.b.c"));
        QCOMPARE(two->refresh, QStringLiteral("r"));
        QCOMPARE(BlaxelCredentials::fromFile(yaml, QStringLiteral("one"))->key, QStringLiteral("first"));
        QVERIFY(!BlaxelCredentials::fromFile(yaml, QStringLiteral("three")));
        QVERIFY(!BlaxelCredentials::fromFile("- nonsense\n  - [", {}));
    }

    // The window keeps one text for each service.
    void aKeyMayBringItsWorkspace()
    {
        for (const char *name : { "BL_WORKSPACE", "BL_API_KEY", "BL_CLIENT_CREDENTIALS" })
            qunsetenv(name);
        const auto both = BlaxelCredentials::ofEnvironment(QStringLiteral("team:bl-key"));
        QVERIFY(both && both->workspace == QStringLiteral("team") && both->key == QStringLiteral("bl-key"));
        const auto alone = BlaxelCredentials::ofEnvironment(QStringLiteral("bl-key"));
        QVERIFY(!alone && alone.error().code == ErrorCode::KeyMissing);
        QVERIFY(alone.error().detail.contains("workspace:key") && !alone.error().detail.contains("bl-key"));
    }
};

QTEST_GUILESS_MAIN(TestBlaxelSite)
#include "tst_blaxelsite.moc"
