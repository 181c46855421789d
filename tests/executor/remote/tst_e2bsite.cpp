// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/e2bsite.h"

#include "executor/policy/profiles.h"
#include "executor/remote/kernelexecutor.h"
#include "tests/executor/remote/cloudserver.h"
#include "tests/executor/remote/packageindex.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <memory>
#include <thread>

using namespace vitrine;
using namespace vitrine::test;

namespace {

bool hasEvent(const StepResult &result, std::string_view kind)
{
    return std::ranges::contains(result.events, kind, &EventRecord::kind);
}

} // namespace

/// Against a server that keeps the contract of E2B, or breaks it.
class TestE2bSite : public QObject {
    Q_OBJECT

    CloudServer m_server;
    std::shared_ptr<PythonRuntime> m_python;
    std::unique_ptr<KernelExecutor> m_executor;
    Error m_fault;

    static Policy policy(double seconds = 30)
    {
        Policy policy = defaultPolicy();
        policy.dialect = Dialect::Python;
        policy.limits.wallSeconds = seconds;
        policy.imports.allow.insert(policy.imports.allow.end(), { "os", "sys", "time" });
        return policy;
    }

    E2bChoice choice() const
    {
        return { .key = CloudServer::e2bKey(), .api = m_server.url(), .sandbox = m_server.url() };
    }

    bool begin(const Policy &policy, const E2bChoice &choice, const ToolStubs &tools = defaultTools())
    {
        m_executor = std::make_unique<KernelExecutor>(std::make_unique<E2bSite>(choice), m_python, PythonStub());
        const auto started
            = m_executor->begin({ .policy = policy, .tools = tools, .variables = { { "n", "[1,null]" } } });
        m_fault = started ? Error() : started.error();
        return started.has_value();
    }

    StepResult run(const char *code, const StepObserver &observer = {}) { return m_executor->run(code, observer); }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_server.start());
        m_python = PythonRuntime::start().value();
    }

    void init()
    {
        m_server.misbehave("");
        QVERIFY2(begin(policy(), choice()), m_fault.detail.c_str());
    }

    void cleanup()
    {
        m_executor.reset();
        const auto reported = m_server.reported();
        QVERIFY2(reported["violations"].empty(), reported["violations"].dump().c_str());
        QVERIFY2(reported["sandboxes"].empty(), reported["sandboxes"].dump().c_str());
    }

    void givesValuePrintsAndState()
    {
        const StepResult result = run("print('hello')\nt = (n, 2)\nt");
        QCOMPARE(result.logs, "hello\n");
        QVERIFY(result.output.has_value());
        QCOMPARE(result.output->repr, "([1, None], 2)");
        QCOMPARE(result.output->type, "tuple");
        QCOMPARE(run("t[1] + 1").output->repr, "3");
        QVERIFY(m_executor->pythonVersion().starts_with("3."));
    }

    void reportsErrorsWithTheirLine()
    {
        const StepResult result = run("print('before')\nx = 1\n1 / 0");
        QVERIFY(result.status == StepStatus::Error);
        QCOMPARE(result.error->type, "ZeroDivisionError");
        QCOMPARE(result.error->line, 3);
        QCOMPARE(result.logs, "before\n");
    }

    void endsTheRunWithItsFinalAnswer()
    {
        const StepResult result = run("final_answer({'a': (1, float('inf'))})");
        QVERIFY(result.isFinal);
        QCOMPARE(result.output->repr, "{'a': (1, inf)}");
    }

    void sendsTheAnswersOfToolsAlong()
    {
        ToolStubs tools = defaultTools();
        tools["rate"].answer = ToolStub::Constant { "1.5" };
        tools["search"].answer = ToolStub::Recorded { { { R"({"q":"a"})", "1" }, { R"({"q":"b"})", "2" } } };
        tools["twice"].answer = ToolStub::Python { "def twice(x):\n    return 2 * x" };
        QVERIFY2(begin(policy(), choice(), tools), m_fault.detail.c_str());
        const StepResult result = run("search('b'), rate(), search(q='a'), twice(x=4)");
        QVERIFY2(result.output.has_value(), result.error ? result.error->message.c_str() : "");
        QCOMPARE(result.output->repr, "(2, 1.5, 1, 8)");
        QCOMPARE(result.toolCalls.size(), 4U);
        QVERIFY(result.toolCalls[0].source == ToolSource::Recorded);
        QCOMPARE(*result.toolCalls[0].result, "2");
        QVERIFY(hasEvent(result, "tools.sent"));
        const StepResult empty = run("search('c')");
        QCOMPARE(empty.error->type, "ToolError");
        QCOMPARE(empty.error->message, "tool 'search' has no recorded result");
    }

    void sendsNothingThatTheReviewRejects()
    {
        m_server.misbehave("");
        QVERIFY(run("import subprocess").status == StepStatus::Blocked);
        QVERIFY(m_server.reported()["requests"].empty());
    }

    void interruptsWhatTakesTooLong()
    {
        QVERIFY2(begin(policy(1), choice()), m_fault.detail.c_str());
        run("kept = 5");
        const StepResult result = run("print('on')\nwhile True:\n    pass");
        QVERIFY(result.status == StepStatus::Timeout);
        QCOMPARE(result.logs, "on\n");
        QVERIFY(!hasEvent(result, "session.lost"));
        QCOMPARE(run("kept").output->repr, "5");
    }

    void stopsWhenItIsCancelled()
    {
        std::jthread stopper;
        StepObserver observer;
        observer.printed = [&](std::string_view) { stopper = std::jthread([this] { m_executor->cancel(); }); };
        QVERIFY(run("print('on')\nwhile True:\n    pass", observer).status == StepStatus::Cancelled);
        QCOMPARE(run("1 + 1").output->repr, "2");
    }

    // Prints come in pieces, and who is impatient asks more than once.
    void stopsOnceHoweverOftenItIsCancelled()
    {
        run("kept = 5");
        std::atomic_bool isOver = false;
        std::jthread stopper;
        StepObserver observer;
        observer.printed = [&](std::string_view) {
            if (!stopper.joinable())
                stopper = std::jthread([&] {
                    for (; !isOver; std::this_thread::yield())
                        m_executor->cancel();
                });
        };
        const StepResult result = run("print('on')\nwhile True:\n    pass", observer);
        isOver = true;
        stopper.join();
        QVERIFY(result.status == StepStatus::Cancelled);
        QVERIFY(!hasEvent(result, "session.lost"));
        QCOMPARE(run("kept").output->repr, "5");
    }

    void halvesOfCharactersEndNothing()
    {
        const StepResult result = run("print('a\\ud83db')\n1");
        QVERIFY(result.status == StepStatus::Ok);
        QCOMPARE(result.logs,
            "a\xEF\xBF\xBD"
            "b\n");
        QVERIFY(!hasEvent(result, "session.lost"));
    }

    void installsPackagesInEachSandbox()
    {
        PackageIndex index;
        QVERIFY(index.start());
        Policy open = policy();
        PackageIndex::allow(open);
        KernelExecutor packed(std::make_unique<E2bSite>(choice()), m_python, PythonStub());
        packed.setPackages(index.wish(), {});
        const auto started = packed.begin({ .policy = open, .tools = defaultTools(), .variables = {} });
        QVERIFY2(started.has_value(), started ? "" : started.error().detail.c_str());
        QVERIFY(hasEvent(packed.run("import vitrine_tiny", {}), "package.installed"));
        m_server.misbehave("gone");
        const StepResult lost = packed.run("1", {});
        QVERIFY(hasEvent(lost, "session.lost"));
        QVERIFY(hasEvent(lost, "package.installed"));
        QCOMPARE(packed.run("import vitrine_tiny\nvitrine_tiny.seven()", {}).output->repr, "7");
    }

    void prolongsTheLifeOfItsSandboxWhenAStepNeedsIt()
    {
        E2bChoice brief = choice();
        brief.life = std::chrono::seconds(30);
        QVERIFY2(begin(policy(), brief), m_fault.detail.c_str());
        m_server.misbehave("");
        run("1");
        const auto requests = m_server.reported()["requests"].dump();
        QVERIFY2(requests.contains("/timeout"), requests.c_str());
    }

    void aSandboxThatIsGoneIsReplaced_data()
    {
        QTest::addColumn<QByteArray>("how");
        for (const char *how : { "gone", "half", "garbage" })
            QTest::newRow(how) << QByteArray(how);
    }

    void aSandboxThatIsGoneIsReplaced()
    {
        QFETCH(QByteArray, how);
        m_server.misbehave(how.constData());
        const StepResult result = run("1");
        QVERIFY(result.status == StepStatus::Crashed);
        QVERIFY(hasEvent(result, "session.lost"));
        QCOMPARE(run("1 + 1").output->repr, "2");
    }

    void strangeLinesMeanNothing()
    {
        m_server.misbehave("strange");
        QVERIFY(run("print('on')").logs.contains("on"));
    }

    void waitsWhenThereAreTooManyRequests()
    {
        m_server.misbehave("limited", 2);
        QVERIFY2(begin(policy(), choice()), m_fault.detail.c_str());
    }

    // Whoever waits for a sandbox cancels; the service makes it, and says so when that is done.
    void aSandboxThatIsCancelledWhileItIsMadeIsRemoved()
    {
        m_executor.reset();
        m_server.misbehave("made late");
        const std::jthread leaver([&] {
            while (!m_server.hasBeenAsked("POST /v2/sandboxes"))
                std::this_thread::yield();
            m_executor->cancel();
            m_server.misbehave("");
        });
        QVERIFY(!begin(policy(), choice()));
        QVERIFY2(m_fault.code == ErrorCode::Cancelled, m_fault.detail.c_str());
        m_executor.reset();
        QVERIFY(m_server.reported()["sandboxes"].empty());
    }

    void aSandboxWhoseMakingIsCutOffIsRemoved()
    {
        m_executor.reset();
        m_server.misbehave("made and cut");
        QVERIFY(!begin(policy(), choice()));
        m_executor.reset();
        QVERIFY(m_server.reported()["sandboxes"].empty());
    }

    // As after a kill: what one process could not end, the next one that starts ends.
    void whatIsLeftIsRemovedAtTheNextStart()
    {
        QVERIFY2(begin(policy(), choice()), m_fault.detail.c_str());
        m_server.misbehave("unstoppable", 1'000);
        m_executor.reset();
        m_server.misbehave("");
        QCOMPARE(m_server.reported()["sandboxes"].size(), 1U);
        QVERIFY2(begin(policy(), choice()), m_fault.detail.c_str());
        QCOMPARE(m_server.reported()["sandboxes"].size(), 1U);
    }

    void saysWhyItCannotBegin_data()
    {
        QTest::addColumn<QByteArray>("how");
        QTest::addColumn<int>("code");
        QTest::addRow("expired key") << QByteArray("unauthorized") << static_cast<int>(ErrorCode::KeyRejected);
        QTest::addRow("too many") << QByteArray("limited") << static_cast<int>(ErrorCode::TooManyRequests);
        QTest::addRow("broken") << QByteArray("failing") << static_cast<int>(ErrorCode::BadAnswer);
        QTest::addRow("no JSON") << QByteArray("nonsense") << static_cast<int>(ErrorCode::BadAnswer);
    }

    void saysWhyItCannotBegin()
    {
        QFETCH(QByteArray, how);
        QFETCH(int, code);
        m_executor.reset();
        m_server.misbehave(how.constData(), 3);
        QVERIFY(!begin(policy(), choice()));
        QCOMPARE(static_cast<int>(m_fault.code), code);
        QVERIFY2(!m_fault.detail.contains("0123456789abcdef"), m_fault.detail.c_str());
        m_server.misbehave("");
    }

    void listsAndStopsWhatRuns()
    {
        NetworkThread thread;
        const auto listed = thread.run([&] { return E2bSite::list(thread, choice()); });
        QVERIFY(listed.has_value());
        QCOMPARE(listed->size(), 1);
        QCOMPARE(listed->first().kind, QStringLiteral("code-interpreter-v1"));
        const QString id = listed->first().id;
        QVERIFY(thread.run([&] { return E2bSite::stop(thread, choice(), id); }).has_value());
        QVERIFY(thread.run([&] { return E2bSite::list(thread, choice()); })->isEmpty());
        QVERIFY(!thread.run([&] { return E2bSite::stop(thread, choice(), QStringLiteral("../x")); }));
    }

    void takesWhatTheEnvironmentSays()
    {
        qputenv("E2B_API_KEY", "e2b_00ff");
        qputenv("E2B_DOMAIN", "sandboxes.example");
        const auto found = E2bChoice::ofEnvironment();
        QCOMPARE(found->api, QUrl(QStringLiteral("https://api.sandboxes.example")));
        QCOMPARE(found->key, QStringLiteral("e2b_00ff"));
        qputenv("E2B_API_KEY", "nonsense");
        QVERIFY(!E2bChoice::ofEnvironment());
        QVERIFY(!E2bChoice::ofEnvironment().error().detail.contains("nonsense"));
        qputenv("E2B_VALIDATE_API_KEY", "false");
        QVERIFY(E2bChoice::ofEnvironment().has_value());
        for (const char *name : { "E2B_API_KEY", "E2B_DOMAIN", "E2B_VALIDATE_API_KEY" })
            qunsetenv(name);
        QVERIFY(!E2bChoice::ofEnvironment());
    }
};

QTEST_GUILESS_MAIN(TestE2bSite)
#include "tst_e2bsite.moc"
