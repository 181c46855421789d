// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "tests/executor/sandbox/sandboxfixture.h"

#include <QElapsedTimer>

#include <filesystem>
#include <future>
#include <thread>

using namespace vitrine;
using namespace vitrine::test;
using namespace std::chrono_literals;

namespace {

std::size_t openDescriptors()
{
    std::size_t count = 0;
    for ([[maybe_unused]] const auto &entry : std::filesystem::directory_iterator("/proc/self/fd"))
        ++count;
    return count;
}

} // namespace

class TestSandboxExecutor : public QObject {
    Q_OBJECT

    std::unique_ptr<SandboxExecutor> m_executor;

    StepResult run(std::string_view code) { return m_executor->run(code, {}); }
    void begin(const Policy &policy = openPolicy(), const ToolDoubles &tools = defaultTools())
    {
        const auto begun = m_executor->begin({ policy, tools, {} });
        QVERIFY2(begun, begun ? "" : begun.error().detail.c_str());
    }
    /// Runs the code and cancels it once it has printed; tells how long the end took.
    StepResult cancelWhenPrinted(std::string_view code, std::chrono::milliseconds &took)
    {
        QElapsedTimer timer;
        std::future<void> cancelled;
        const StepObserver observer { [&](std::string_view) {
            if (!cancelled.valid())
                cancelled = std::async(std::launch::async, [&] {
                    std::this_thread::sleep_for(20ms);
                    timer.start();
                    m_executor->cancel();
                });
        } };
        StepResult result = m_executor->run(code, observer);
        took = std::chrono::milliseconds(timer.elapsed());
        return result;
    }

private Q_SLOTS:
    void initTestCase()
    {
        auto made = SandboxExecutor::create();
        QVERIFY2(made, made ? "" : made.error().detail.c_str());
        m_executor = std::move(*made);
    }
    void cleanupTestCase() { m_executor.reset(); }

    void runsStepsThatShareState()
    {
        begin();
        const StepResult first = run("x = 20\nprint('é')");
        QCOMPARE(status(first), QStringLiteral("ok"));
        QCOMPARE(text(first.logs), QStringLiteral("é\n"));
        const StepResult second = run("x + 1");
        QCOMPARE(outcome(second), QStringLiteral("21"));
        QCOMPARE(text(second.policy), text(policyHash(openPolicy())));
        QCOMPARE(m_executor->stepCount(), 2U);
    }
    void saysWhichLayersAreActive()
    {
        begin();
        const StepResult result = run("1");
        for (const char *layer : { "review", "guards", "limits", "audit", "process", "rlimits", "seccomp" })
            QVERIFY2(std::ranges::contains(result.layers, layer), layer);
        QVERIFY(result.layers == m_executor->layers());
    }
    void refusesASessionWhosePolicyDemandsALayerThatIsNotThere()
    {
        Policy policy = openPolicy();
        policy.requiredLayers = { "seccomp", "moat" };
        const auto begun = m_executor->begin({ policy, {}, {} });
        QVERIFY(!begun);
        QVERIFY(begun.error().detail.contains("moat"));
        QCOMPARE(outcome(run("1")), QStringLiteral("NoSession: no session was begun"));
        policy.requiredLayers = { "seccomp", "process" };
        begin(policy);
        QCOMPARE(outcome(run("1")), QStringLiteral("1"));
    }
    void refusesAPolicyThatAllowsHosts()
    {
        Policy policy = openPolicy();
        policy.hosts = { "example.org" };
        const auto begun = m_executor->begin({ policy, {}, {} });
        QVERIFY(!begun && begun.error().detail.contains("hosts"));
    }
    void anErrorOfTheCodeIsToldAsInProcess()
    {
        begin();
        const StepResult result = run("1\n1 / 0");
        QCOMPARE(status(result), QStringLiteral("error"));
        QCOMPARE(outcome(result), QStringLiteral("ZeroDivisionError: division by zero"));
        QCOMPARE(result.error->line, 2);
    }
    void aSessionStartsWithItsVariables()
    {
        QVERIFY(m_executor->begin({ openPolicy(), {}, { { "given", "[1, 2]" } } }));
        QCOMPARE(outcome(run("sum(given)")), QStringLiteral("3"));
    }

    void printsArriveWhileTheStepRuns()
    {
        begin();
        std::string printed;
        bool cameBeforeTheEnd = false;
        QElapsedTimer timer;
        timer.start();
        const StepObserver observer { [&](std::string_view utf8) {
            printed += utf8;
            cameBeforeTheEnd = cameBeforeTheEnd || (printed == "one\ntwo\n" && timer.elapsed() < 300);
        } };
        m_executor->run("import time\nprint('one')\nprint('two')\ntime.sleep(0.4)\nprint('three')", observer);
        QCOMPARE(text(printed), QStringLiteral("one\ntwo\nthree\n"));
        QVERIFY(cameBeforeTheEnd);
    }
    void aFloodOfPrintsIsFewMessages()
    {
        begin();
        int messages = 0;
        const StepObserver observer { [&messages](std::string_view) { ++messages; } };
        const StepResult result = m_executor->run("for i in range(20000): print(i)", observer);
        QCOMPARE(status(result), QStringLiteral("ok"));
        QVERIFY(result.logsTruncated);
        QVERIFY2(messages < 50, qPrintable(QString::number(messages)));
    }

    void toolsAreAnsweredOutside()
    {
        begin(openPolicy(),
            { { "final_answer", { ToolDouble::Identity {} } }, { "rate", { ToolDouble::Constant { "1.5" } } },
                { "search",
                    { ToolDouble::Recorded {
                        { { R"({"query": "b"})", "\"B\"" }, { R"({"query": "a"})", "\"A\"" } } } } },
                { "mail", { ToolDouble::Missing {} } } });
        const StepResult result = run("search(query='a') + search('b') + str(rate())");
        QCOMPARE(outcome(result), QStringLiteral("'AB1.5'"));
        QCOMPARE(result.toolCalls.size(), 3U);
        QCOMPARE(text(toString(result.toolCalls[0].source)), QStringLiteral("recorded"));
        QCOMPARE(text(*result.toolCalls[1].result), QStringLiteral("\"B\""));
        QVERIFY(outcome(run("search('c')")).contains(QStringLiteral("tool 'search' has no recorded result")));
        QVERIFY(outcome(run("mail()")).contains(QStringLiteral("tool 'mail' has no recorded result")));
    }
    void theFinalAnswerNeedNotBeJson()
    {
        begin();
        const StepResult result = run("class A:\n    def __repr__(self): return 'an A'\nfinal_answer(A())");
        QVERIFY(result.isFinal);
        QCOMPARE(outcome(result), QStringLiteral("an A"));
    }
    void aDoubleInPythonIsAskedOfWhoCanRunIt()
    {
        SandboxOptions options;
        options.pythonDouble = [](const std::string &tool, const std::string &source, const std::string &arguments) {
            return ToolAnswer { "\"" + tool + source + std::to_string(arguments.size()) + "\"", {},
                ToolSource::Python };
        };
        auto executor = SandboxExecutor::create(std::move(options)).value();
        QVERIFY(executor->begin({ openPolicy(), { { "add", { ToolDouble::Python { "code" } } } }, {} }));
        const StepResult result = executor->run("add(1)", {});
        QCOMPARE(outcome(result), QStringLiteral("'addcode3'"));
        QCOMPARE(text(toString(result.toolCalls[0].source)), QStringLiteral("python"));
    }

    void pythonCodeStopsAtOnceWhenItIsCancelled()
    {
        begin();
        run("x = 1");
        std::chrono::milliseconds took {};
        const StepResult result = cancelWhenPrinted("print(1, flush=True)\nwhile True: pass", took);
        QCOMPARE(status(result), QStringLiteral("cancelled"));
        QVERIFY2(took < 250ms, qPrintable(QString::number(took.count())));
        QVERIFY(!hasEvent(result, "session.restored"));
        QCOMPARE(outcome(run("x")), QStringLiteral("1"));
    }
    void stuckCodeOfALibraryIsKilledAndTheSessionGoesOn_data()
    {
        QTest::addColumn<QString>("code");
        QTest::newRow("a sum without end") << "import itertools\nprint(1)\nsum(itertools.count())";
        QTest::newRow("a number without end") << "print(1)\nstr(len(str(10**10**8)))";
        QTest::newRow("a pattern that tries everything") << "import re\nprint(1)\nre.match('(a+)+$', 'a' * 40 + 'b')";
        QTest::newRow("a huge list") << "print(1)\nlist(range(10**9))";
        QTest::newRow("handlers that catch all") << "print(1)\nwhile True:\n    try:\n        import itertools\n       "
                                                    " sum(itertools.count())\n    except BaseException: pass";
    }
    void stuckCodeOfALibraryIsKilledAndTheSessionGoesOn()
    {
        QFETCH(QString, code);
        Policy policy = openPolicy();
        policy.limits.memoryMib = std::nullopt;
        begin(policy);
        run("x = ['kept']");
        std::chrono::milliseconds took {};
        const StepResult result = cancelWhenPrinted(code.toStdString(), took);
        QCOMPARE(status(result), QStringLiteral("cancelled"));
        QVERIFY2(took < 500ms, qPrintable(QString::number(took.count())));
        QCOMPARE(text(result.logs), QStringLiteral("1\n"));
        QVERIFY(hasEvent(result, "session.restored") || took < 100ms);
        QCOMPARE(outcome(run("x")), QStringLiteral("['kept']"));
    }
    void stuckCodeOfALibraryEndsAtTheTimeLimit()
    {
        Policy policy = openPolicy();
        policy.limits.wallSeconds = 0.3;
        begin(policy);
        run("x = 5");
        QElapsedTimer timer;
        timer.start();
        const StepResult result = run("import itertools\nsum(itertools.count())");
        QCOMPARE(status(result), QStringLiteral("timeout"));
        QCOMPARE(text(result.error->rule), QStringLiteral("limits.wall_s"));
        QVERIFY2(timer.elapsed() < 800, qPrintable(QString::number(timer.elapsed())));
        QVERIFY(hasEvent(result, "session.restored"));
        QCOMPARE(outcome(run("x")), QStringLiteral("5"));
    }
    void stuckCodeOfALibraryEndsAtTheLimitOfCpuTime()
    {
        Policy policy = openPolicy();
        policy.limits.cpuSeconds = 0.2;
        begin(policy);
        const StepResult result = run("import itertools\nsum(itertools.count())");
        QCOMPARE(status(result), QStringLiteral("limit"));
        QCOMPARE(text(result.error->rule), QStringLiteral("limits.cpu_s"));
    }
    void aCancelThatComesWhenNothingRunsDoesNothing()
    {
        begin();
        m_executor->cancel();
        QCOMPARE(outcome(run("1")), QStringLiteral("1"));
    }

    void memoryIsLimited()
    {
        begin();
        const StepResult result = run("x = bytearray(600 * 1024 * 1024)");
        QCOMPARE(status(result), QStringLiteral("limit"));
        QCOMPARE(text(result.error->rule), QStringLiteral("limits.memory_mib"));
        QCOMPARE(outcome(run("len(bytearray(100 * 1024 * 1024))")), QStringLiteral("104857600"));
    }
    void aWorkerThatDiesIsToldFromAStepThatFails()
    {
        begin();
        run("x = 3");
        const StepResult result = run("print('before')\nimport ctypes\nctypes.string_at(0)");
        QCOMPARE(status(result), QStringLiteral("crashed"));
        QCOMPARE(text(result.error->type), QStringLiteral("WorkerCrashed"));
        QCOMPARE(text(result.logs), QStringLiteral("before\n"));
        QVERIFY(hasEvent(result, "session.restored"));
        QVERIFY(result.layers == m_executor->layers());
        QCOMPARE(outcome(run("x")), QStringLiteral("3"));
    }
    void withoutCheckpointsTheStateIsLostAndThatIsSaid()
    {
        SandboxOptions options;
        options.checkpoints = 0;
        auto executor = SandboxExecutor::create(std::move(options)).value();
        QVERIFY(executor->begin({ openPolicy(), {}, {} }));
        executor->run("x = 3", {});
        const StepResult result = executor->run("import os\nos._exit(0)", {});
        QCOMPARE(status(result), QStringLiteral("crashed"));
        QVERIFY(hasEvent(result, "session.lost"));
        QVERIFY(outcome(executor->run("x", {})).startsWith(QStringLiteral("NameError")));
    }

    void goesBackToTheStateAfterAnyStep()
    {
        begin();
        for (int i = 1; i <= 5; ++i)
            run("x = " + std::to_string(i));
        const auto restored = m_executor->restore(3);
        QVERIFY(restored && restored->checkpoint == 3 && restored->replayed == 0);
        QCOMPARE(outcome(run("x")), QStringLiteral("3"));
        QCOMPARE(m_executor->stepCount(), 4U);
        QVERIFY(m_executor->restore(1));
        QCOMPARE(outcome(run("x")), QStringLiteral("1"));
        QVERIFY(m_executor->restore(0));
        QVERIFY(outcome(run("x")).startsWith(QStringLiteral("NameError")));
        QVERIFY(!m_executor->restore(7));
    }
    void aCheckpointThatIsGoneIsRebuiltByReplaying()
    {
        SandboxOptions options;
        options.checkpoints = 2;
        auto executor = SandboxExecutor::create(std::move(options)).value();
        QVERIFY(executor->begin({ openPolicy(), {}, {} }));
        for (int i = 1; i <= 10; ++i)
            executor->run("x = " + std::to_string(i), {});
        const auto restored = executor->restore(4);
        QVERIFY(restored && restored->checkpoint == 0 && restored->replayed == 4);
        QCOMPARE(outcome(executor->run("x", {})), QStringLiteral("4"));
    }
    void toolsGoBackWithTheState()
    {
        begin(
            openPolicy(), { { "next", { ToolDouble::Recorded { { { "[]", "1" }, { "[]", "2" }, { "[]", "3" } } } } } });
        QCOMPARE(outcome(run("next()")), QStringLiteral("1"));
        QCOMPARE(outcome(run("next()")), QStringLiteral("2"));
        QVERIFY(m_executor->restore(1));
        QCOMPARE(outcome(run("next()")), QStringLiteral("2"));
        QCOMPARE(outcome(run("next()")), QStringLiteral("3"));
    }

    void nothingLeaksIntoTheNextSession()
    {
        begin();
        const StepResult first = run("import json, math, os\njson.leak = math.leak = 'leak'\nos.environ['LEAK'] = 'x'\n"
                                     "open('left', 'w').write('x')\nx = 1");
        QCOMPARE(outcome(first), QStringLiteral("1"));
        begin();
        const StepResult second = run("import json, math, os\n[hasattr(json, 'leak'), hasattr(math, 'leak'), "
                                      "'LEAK' in os.environ, os.listdir('.')]");
        QCOMPARE(outcome(second), QStringLiteral("[False, False, False, []]"));
        QVERIFY(outcome(run("x")).startsWith(QStringLiteral("NameError")));
    }
    void sessionsLeaveNoDescriptorsBehind()
    {
        begin();
        run("1");
        const std::size_t before = openDescriptors();
        for (int i = 0; i < 50; ++i) {
            begin();
            run("1");
        }
        QCOMPARE(openDescriptors(), before);
    }
};

QTEST_GUILESS_MAIN(TestSandboxExecutor)
#include "tst_sandboxexecutor.moc"
