// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/denialadvice.h"
#include "executor/policy/profiles.h"
#include "tests/executor/sandbox/loopbackserver.h"
#include "tests/executor/sandbox/sandboxfixture.h"

#include <filesystem>

using namespace vitrine;
using namespace vitrine::test;

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
    void begin(const Policy &policy = openPolicy(), const ToolStubs &tools = defaultTools())
    {
        const auto started = m_executor->begin({ policy, tools, {} });
        QVERIFY2(started, started ? "" : started.error().detail.c_str());
    }
    /// Runs the code and cancels it once it has printed this.
    StepResult cancelWhenPrinted(std::string_view code, std::string_view sign = "1\n")
    {
        std::string printed;
        const StepObserver observer { [&](std::string_view text) {
            printed += text;
            if (printed == sign)
                m_executor->cancel();
        } };
        return m_executor->run(code, observer);
    }

private Q_SLOTS:
    void initTestCase()
    {
        auto made = SandboxExecutor::create(everyStepKept());
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
    void aWorkerThatIsNotAwaitedIsThereWhenItIsNeeded()
    {
        for (const bool usesNamespaces : { true, false }) {
            SandboxOptions options;
            options.isAwaited = false;
            options.expected = openPolicy();
            options.usesNamespaces = usesNamespaces;
            const auto executor = SandboxExecutor::create(std::move(options)).value();
            QVERIFY(std::ranges::contains(executor->layers(), "seccomp"));
            QVERIFY(!executor->pythonVersion().empty());
            QVERIFY(executor->begin({ openPolicy(), {}, {} }));
            QCOMPARE(outcome(executor->run("sum(range(10))", {})), QStringLiteral("45"));
        }
    }
    void deniesASessionWhosePolicyDemandsALayerThatIsNotThere()
    {
        Policy policy = openPolicy();
        policy.requiredLayers = { "seccomp", "moat" };
        const auto started = m_executor->begin({ policy, {}, {} });
        QVERIFY(!started);
        QVERIFY(started.error().detail.contains("moat"));
        QCOMPARE(outcome(run("1")), QStringLiteral("NoSession: no session was started"));
        policy.requiredLayers = { "seccomp", "process" };
        begin(policy);
        QCOMPARE(outcome(run("1")), QStringLiteral("1"));
    }
    void hostsThatThePolicyNamesAreReached()
    {
        const LoopbackServer server;
        Policy policy = openPolicy();
        policy.hosts = { "localhost" };
        begin(policy);
        const std::string fetch
            = "import urllib.request\nurllib.request.urlopen('http://localhost:" + server.port() + "/x').read()";
        const StepResult result = run(fetch);
        QCOMPARE(outcome(result), QStringLiteral("b'hello'"));
        QVERIFY(hasEvent(result, "network.connect"));
        run("y = 1");
        QVERIFY(m_executor->restore(1));
        QCOMPARE(outcome(run(fetch)), QStringLiteral("b'hello'"));
        QCOMPARE(server.requests(), 2);
    }
    void otherHostsAreNotReachedWhoeverAsks()
    {
        const LoopbackServer server;
        Policy policy = openPolicy();
        policy.hosts = { "example.invalid" };
        begin(policy);
        const StepResult asked
            = run("import socket\nsocket.create_connection(('localhost', " + server.port() + "), timeout=5)");
        QVERIFY2(status(asked) == u"blocked" || status(asked) == u"error", qPrintable(status(asked)));
        // Past the guards, with the descriptor that connections come from.
        const StepResult forced = run(R"(
import ctypes, os, array, _socket
class Plain(_socket.socket): pass
for fd in range(3, 64):
    try:
        dispenser = Plain(1, 5, 0, fd)
        dispenser.settimeout(1)
        dispenser.send(b'c')
        _, got, _, _ = dispenser.recvmsg(1, 64)
        connection = Plain(1, 1, 0, array.array('i', got[0][2])[0])
        connection.send(b'CONNECT localhost:)"
            + server.port() + R"( HTTP/1.1\r\n\r\n')
        print(connection.recv(100))
        break
    except (OSError, IndexError): pass
)");
        QVERIFY2(text(forced.logs).contains(QStringLiteral("403")), qPrintable(text(forced.logs) + outcome(forced)));
        const auto event = std::ranges::find(forced.events, "network.connect", &EventRecord::kind);
        QVERIFY(event != forced.events.end() && event->verdict == Verdict::Denied);
        QCOMPARE(server.requests(), 0);
    }
    void rejectsPatternsThatWouldOpenMoreThanTheyName_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<bool>("isWritten");
        QTest::addColumn<bool>("isGood");
        QTest::newRow("a whole folder") << "/tmp/**" << true << true;
        QTest::newRow("the working folder") << "out/*.csv" << true << true;
        QTest::newRow("some files of a folder") << "/tmp/*.csv" << true << false;
        QTest::newRow("files of some folders") << "/tmp/*/out/**" << true << false;
        QTest::newRow("a file that is not there") << "/tmp/not/there" << true << false;
        QTest::newRow("a folder that is not there") << "/not/there/**" << true << false;
        QTest::newRow("files to read") << "/usr/share/zoneinfo/E*" << false << true;
        QTest::newRow("files to read, everywhere below a folder") << "/usr/share/**/E*" << false << false;
    }
    void rejectsPatternsThatWouldOpenMoreThanTheyName()
    {
        QFETCH(QString, pattern);
        QFETCH(bool, isWritten);
        QFETCH(bool, isGood);
        Policy policy = openPolicy();
        (isWritten ? policy.writeGlobs : policy.readGlobs).push_back(pattern.toStdString());
        const auto started = m_executor->begin({ policy, {}, {} });
        QCOMPARE(started.has_value(), isGood);
        QVERIFY(started || started.error().detail.contains(pattern.toStdString()));
    }
    void anErrorOfTheCodeIsReportedAsInProcess()
    {
        begin();
        const StepResult result = run("1\n1 / 0");
        QCOMPARE(status(result), QStringLiteral("error"));
        QCOMPARE(outcome(result), QStringLiteral("ZeroDivisionError: division by zero"));
        QCOMPARE(result.error->line, 2);
    }
    void aFileOutsideTheJailIsDeniedByTheJail_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QString>("entry");
        QTest::newRow("read") << QByteArray("open('/etc/hostname')") << QStringLiteral("filesystem.read");
        QTest::newRow("write") << QByteArray("open('/etc/x', 'w')") << QStringLiteral("filesystem.write");
    }
    void aFileOutsideTheJailIsDeniedByTheJail()
    {
        QFETCH(QByteArray, code);
        QFETCH(QString, entry);
        begin(*profile("permissive-audit"));
        const StepResult result = run(code.toStdString());
        QCOMPARE(status(result), QStringLiteral("blocked"));
        QCOMPARE(text(result.error->rule), QStringLiteral("jail.files"));
        const auto advice = denialAdvice(result);
        QVERIFY(advice);
        QCOMPARE(text(advice->changedEntry), entry);
        QVERIFY(text(advice->value).startsWith(QLatin1String("/etc/")));
        begin(openPolicy());
        QCOMPARE(text(run("open('/etc/hostname')").error->rule), QStringLiteral("filesystem.read"));
    }
    void poolsOfProcessesAreDeniedLikeProcesses_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("pool") << QByteArray("from multiprocessing import Pool\nPool(2)");
        QTest::newRow("queue") << QByteArray("import multiprocessing\nmultiprocessing.Queue()");
        QTest::newRow("executor") << QByteArray(
            "from concurrent.futures import ProcessPoolExecutor\nProcessPoolExecutor(2).submit(print)");
    }
    void poolsOfProcessesAreDeniedLikeProcesses()
    {
        QFETCH(QByteArray, code);
        begin();
        const StepResult result = run(code.toStdString());
        QCOMPARE(status(result), QStringLiteral("blocked"));
        QCOMPARE(text(result.error->rule), QStringLiteral("jail.processes"));
    }
    void aStepCannotHandleSignals()
    {
        begin();
        const StepResult result = run("import signal\nsignal.signal(signal.SIGALRM, print)\nsignal.alarm(1)");
        QCOMPARE(status(result), QStringLiteral("blocked"));
        QCOMPARE(text(result.error->rule), QStringLiteral("guards.signals"));
        QCOMPARE(result.error->line, 2);
    }
    void filesInTheWorkingFolderAreOpenedByTheBuiltin()
    {
        begin(*profile("data-analysis"));
        const StepResult result
            = run("import csv, io, json\nwith open('out.csv', 'w') as f: csv.writer(f).writerow(['a'])\n"
                  "json.dump({'b': 1}, io.open('out.json', 'w'))\n"
                  "(open('out.csv').read(), json.load(open('out.json')))");
        QCOMPARE(outcome(result), QStringLiteral("('a\\n', {'b': 1})"));
    }
    void aSessionStartsWithItsVariables()
    {
        QVERIFY(m_executor->begin({ openPolicy(), {}, { { "given", "[1, 2]" } } }));
        QCOMPARE(outcome(run("sum(given)")), QStringLiteral("3"));
    }

    void printsArriveWhileTheStepRuns()
    {
        begin();
        const StepResult result = cancelWhenPrinted("print('one')\nprint('two')\nwhile True: pass", "one\ntwo\n");
        QCOMPARE(status(result), QStringLiteral("cancelled"));
    }
    void aLargeTextIsPrintedUpToTheLimit()
    {
        begin();
        std::string streamed;
        const StepObserver observer { .printed = [&streamed](std::string_view text) { streamed += text; },
            .asked = {} };
        const StepResult result = m_executor->run("print('x' * 5_000_000)", observer);
        QCOMPARE(status(result), QStringLiteral("ok"));
        QVERIFY(result.logsTruncated);
        QCOMPARE(streamed, std::string(openPolicy().limits.printChars, 'x'));
    }

    void printsWithoutAThreadForThem()
    {
        Policy policy = openPolicy();
        policy.limits.memoryMib.reset(); // the number of processes is the limit
        begin(policy);
        const StepResult result = m_executor->run("import threading\n"
                                                  "end = threading.Event()\n"
                                                  "try:\n"
                                                  "    for i in range(1000):\n"
                                                  "        threading.Thread(target=end.wait, daemon=True).start()\n"
                                                  "except RuntimeError: pass\n"
                                                  "for i in range(3): print(i)\n"
                                                  "end.set()",
            {});
        QCOMPARE(status(result), QStringLiteral("ok"));
        QCOMPARE(result.logs, "0\n1\n2\n");
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
            { { "final_answer", { ToolStub::Identity {} } }, { "rate", { ToolStub::Constant { "1.5" } } },
                { "search",
                    { ToolStub::Recorded { { { R"({"query": "b"})", "\"B\"" }, { R"({"query": "a"})", "\"A\"" } } } } },
                { "mail", { ToolStub::Missing {} } } });
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
        options.pythonStub = [](const std::string &tool, const std::string &source, const std::string &arguments) {
            return ToolAnswer { "\"" + tool + source + std::to_string(arguments.size()) + "\"", {},
                ToolSource::Python };
        };
        auto executor = SandboxExecutor::create(std::move(options)).value();
        QVERIFY(executor->begin({ openPolicy(), { { "add", { ToolStub::Python { "code" } } } }, {} }));
        const StepResult result = executor->run("add(1)", {});
        QCOMPARE(outcome(result), QStringLiteral("'addcode3'"));
        QCOMPARE(text(toString(result.toolCalls[0].source)), QStringLiteral("python"));
    }

    void coroutinesRunOnALoopOfTheJail()
    {
        QVERIFY(m_executor->begin({ openPolicy(), defaultTools(), {} }));
        const StepResult first
            = m_executor->run("import asyncio\nasync def late(x):\n    await asyncio.sleep(0.001)\n    return x\n"
                              "await asyncio.gather(late(1), late(2), asyncio.to_thread(len, 'abc'))",
                {});
        QCOMPARE(outcome(first), QStringLiteral("[1, 2, 3]"));
        QCOMPARE(outcome(m_executor->run("asyncio.run(late(4))", {})), QStringLiteral("4"));
    }
    void generatorsThatAStepDropsAreClosedInIt()
    {
        begin();
        run("import asyncio\nr = []\nasync def g():\n    try:\n        yield 1\n        yield 2\n    finally:\n"
            "        await asyncio.sleep(0)\n        r.append('closed')");
        run("async for x in g(): break");
        QCOMPARE(outcome(run("r")), QStringLiteral("['closed']"));
        QCOMPARE(outcome(run("it = g(); await anext(it)")), QStringLiteral("1"));
        QCOMPARE(outcome(run("await anext(it), r")), QStringLiteral("(2, ['closed'])"));
        QVERIFY(m_executor->restore(2)); // where none was open
        QCOMPARE(outcome(run("await anext(g())")), QStringLiteral("1"));
        QCOMPARE(outcome(run("r")), QStringLiteral("['closed', 'closed']"));
    }
    void pythonCodeStopsWhenItIsCancelled()
    {
        begin();
        run("x = 1");
        const StepResult result = cancelWhenPrinted("print(1)\nwhile True: pass");
        QCOMPARE(status(result), QStringLiteral("cancelled"));
        QCOMPARE(outcome(run("x")), QStringLiteral("1"));
    }
    void stuckCodeOfALibraryIsKilledAndTheSessionGoesOn_data()
    {
        QTest::addColumn<QString>("code");
        QTest::newRow("a sum without end") << "import itertools\nprint(1)\nsum(itertools.count())";
        QTest::newRow("a number without end") << "print(1)\nstr(len(str(10**10**8)))";
        QTest::newRow("a pattern that tries everything") << "import re\nprint(1)\nre.match('(a+)+$', 'a' * 40 + 'b')";
        QTest::newRow("a huge list") << "print(1)\nlist(range(10**9))";
        QTest::newRow("a huge sort") << "import random\ny = [random.random() for i in range(10**6)]\nprint(1)\n"
                                        "while True: y.sort(key=lambda z: 0.5 - z)";
        QTest::newRow("a sleep") << "import time\nprint(1)\ntime.sleep(1000)";
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
        const StepResult result = cancelWhenPrinted(code.toStdString());
        QCOMPARE(status(result), QStringLiteral("cancelled"));
        QCOMPARE(text(result.logs), QStringLiteral("1\n"));
        QCOMPARE(outcome(run("x")), QStringLiteral("['kept']"));
    }
    void stuckCodeOfALibraryEndsAtTheTimeLimit()
    {
        Policy policy = openPolicy();
        policy.limits.wallSeconds = 0.3;
        begin(policy);
        run("x = 5");
        const StepResult result = run("import itertools\nsum(itertools.count())");
        QCOMPARE(status(result), QStringLiteral("timeout"));
        QCOMPARE(text(result.error->rule), QStringLiteral("limits.wall_s"));
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
    void aStepThatTakesAllDescriptorsLeavesTheSessionAsItIs()
    {
        begin(openPolicy());
        const StepResult result = run("held = []\ntry:\n    while True: held.append(open('/dev/null'))\n"
                                      "except OSError as e: error = e\nlen(held) > 10, error.errno");
        QCOMPARE(outcome(result), QStringLiteral("(True, 24)"));
        QCOMPARE(outcome(run("len(held) > 10")), QStringLiteral("True"));
        QCOMPARE(outcome(run("for one in held: one.close()\nopen('/dev/null').read()")), QStringLiteral("''"));
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
    void aWorkerThatDiesIsDistinguishedFromAStepThatFails()
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
        SandboxOptions options = everyStepKept();
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
        begin(openPolicy(), { { "next", { ToolStub::Recorded { { { "[]", "1" }, { "[]", "2" }, { "[]", "3" } } } } } });
        QCOMPARE(outcome(run("next()")), QStringLiteral("1"));
        QCOMPARE(outcome(run("next()")), QStringLiteral("2"));
        QVERIFY(m_executor->restore(1));
        QCOMPARE(outcome(run("next()")), QStringLiteral("2"));
        QCOMPARE(outcome(run("next()")), QStringLiteral("3"));
    }

    void theClockStaysWhereItIsSetAndStepsSayThat()
    {
        QVERIFY(m_executor->begin({ openPolicy(), {}, {}, { *clockFrom("2026-01-31T12:00:00Z"), {} } }));
        const StepResult result = run("import datetime, time\n(str(datetime.datetime.now())[:19], int(time.time()), "
                                      "time.strftime('%H:%M %Z'), str(datetime.date.today()))");
        QCOMPARE(outcome(result), QStringLiteral("('2026-01-31 12:00:00', 1769860800, '12:00 UTC', '2026-01-31')"));
        QVERIFY(hasEvent(result, "clock.frozen"));
        QCOMPARE(outcome(run("begun = time.time()\nwhile time.time() < begun + 0.01: pass\ntime.time() > begun")),
            QStringLiteral("True"));
        QCOMPARE(outcome(run("begun = time.monotonic()\ntime.sleep(0.01)\ntime.monotonic() >= begun + 0.01")),
            QStringLiteral("True"));
    }
    void theRecordedClockIsTheRunsOwn()
    {
        const Determinism recorded { *clockFrom("recorded"), {} };
        QVERIFY(m_executor->begin({ openPolicy(), {}, {}, recorded, 1'000'000'000.0 }));
        const StepResult then = run("import datetime\ndatetime.datetime.now().isoformat(timespec='seconds')");
        QCOMPARE(outcome(then), QStringLiteral("'2001-09-09T01:46:40'"));
        QVERIFY(m_executor->begin({ openPolicy(), {}, {}, recorded }));
        const StepResult now = run("import datetime\ndatetime.datetime.now().year > 2001");
        QCOMPARE(outcome(now), QStringLiteral("True"));
        QVERIFY(hasEvent(now, "clock.real"));
    }
    void eachStepHasTheTimeOfItsRecord()
    {
        const Determinism recorded { *clockFrom("recorded"), {} };
        constexpr std::string_view read = "import datetime\ndatetime.datetime.now().isoformat(timespec='milliseconds')";
        QVERIFY(m_executor->begin({ openPolicy(), {}, {}, recorded, 1'000'000'000.0 }));
        m_executor->nextStepRecordedAt(1'000'000'060.25);
        const StepResult first = run(read);
        QCOMPARE(outcome(first), QStringLiteral("'2001-09-09T01:47:40.250'"));
        QVERIFY(std::ranges::contains(first.events, "2001-09-09T01:47:40Z", &EventRecord::detail));
        QCOMPARE(outcome(run(read)), QStringLiteral("'2001-09-09T01:47:40.250'"));
        m_executor->nextStepRecordedAt(1'000'000'120.0);
        QCOMPARE(outcome(run("seen = " + std::string(read.substr(16)) + "\nseen")),
            QStringLiteral("'2001-09-09T01:48:40.000'"));
        QVERIFY(m_executor->restore(2));
        QCOMPARE(outcome(run(read)), QStringLiteral("'2001-09-09T01:47:40.250'"));
    }
    void whatRunsAgainHasItsTimeAgain()
    {
        SandboxOptions options;
        options.checkpointInterval = std::chrono::hours(1);
        auto executor = SandboxExecutor::create(std::move(options)).value();
        QVERIFY(executor->begin({ openPolicy(), {}, {}, { *clockFrom("recorded"), {} } }));
        executor->run("import time, os\nseen = []", {});
        executor->nextStepRecordedAt(1'000'000'060.0);
        executor->run("seen.append(int(time.time()))", {});
        QVERIFY(hasEvent(executor->run("os._exit(0)", {}), "session.restored"));
        QCOMPARE(outcome(executor->run("seen", {})), QStringLiteral("[1000000060]"));
    }
    void anotherClockKeepsToItsOwnTime()
    {
        QVERIFY(m_executor->begin({ openPolicy(), {}, {}, { *clockFrom("2026-01-31T12:00:00Z"), {} } }));
        m_executor->nextStepRecordedAt(1'000'000'060.0);
        QCOMPARE(outcome(run("import time\nint(time.time())")), QStringLiteral("1769860800"));
    }
    /// The interpreter starts without the module `site`: what code can see of it is there all the same.
    void nothingIsMissedOfAnOrdinaryStart()
    {
        Policy policy = openPolicy();
        policy.builtins.emplace_back("exit");
        begin(policy);
        QCOMPARE(outcome(run("str(exit)")), QStringLiteral("'Use exit() or Ctrl-D (i.e. EOF) to exit'"));
        QProcess python;
        python.start(QStringLiteral("python3"),
            { QStringLiteral("-I"), QStringLiteral("-c"), QStringLiteral("import sys; print(sys.path)") });
        QVERIFY(python.waitForFinished());
        QCOMPARE(outcome(run("import sys\nsys.path")), QString::fromUtf8(python.readAll()).trimmed());
        QCOMPARE(
            outcome(run("import warnings\n(sys.argv, warnings.filters[0][0])")), QStringLiteral("([''], 'ignore')"));
    }
    void theUsersLanguageAndTimeZoneDoNotReachTheCode()
    {
        const QByteArray zone = qgetenv("TZ");
        const QByteArray language = qgetenv("LC_ALL");
        qputenv("TZ", "Asia/Tokyo");
        qputenv("LC_ALL", "de_DE.UTF-8");
        auto executor = SandboxExecutor::create({}).value();
        zone.isNull() ? qunsetenv("TZ") : qputenv("TZ", zone);
        language.isNull() ? qunsetenv("LC_ALL") : qputenv("LC_ALL", language);
        QVERIFY(executor->begin({ openPolicy(), {}, {}, { {}, 7 } }));
        const StepResult result
            = executor->run("import locale, time, os, sys\n(time.tzname, time.timezone, locale.setlocale("
                            "locale.LC_CTYPE), sorted(n for n in os.environ if n.startswith(('L', 'TZ', "
                            "'PYTHON'))), sys.getfilesystemencoding())",
                {});
        QCOMPARE(outcome(result), QStringLiteral("(('UTC', 'UTC'), 0, 'C.UTF-8', ['LANG', 'LC_ALL', 'TZ'], 'utf-8')"));
        QVERIFY(std::ranges::contains(result.events, "LC_ALL=C.UTF-8 TZ=UTC PYTHONHASHSEED=7", &EventRecord::detail));
    }
    void theSameSeedGivesTheSameRandomness()
    {
        constexpr std::string_view code
            = "import os, random, uuid\n(random.random(), os.urandom(5), "
              "random.SystemRandom().random(), str(uuid.uuid4()), hash('x'), {'a', 'b', 'c'})";
        const auto rolled = [this, code](std::optional<std::uint64_t> seed) {
            if (!m_executor->begin({ openPolicy(), {}, {}, { {}, seed } }))
                return QStringLiteral("no session");
            const StepResult result = run(code);
            return QString(outcome(result) % QLatin1StringView(hasEvent(result, "random.seeded") ? " seeded" : ""));
        };
        const QString seven = rolled(7);
        QVERIFY2(seven.startsWith(u'(') && seven.endsWith(QStringLiteral(" seeded")), qPrintable(seven));
        QCOMPARE(rolled(7), seven);
        QVERIFY(rolled(8) != seven);
        const QString free = rolled({});
        QVERIFY(free.startsWith(u'(') && !free.endsWith(QStringLiteral(" seeded")));
        QVERIFY(rolled({}) != free);
    }
    void theOrderOfASetIsTheSameInEveryWorker()
    {
        constexpr std::string_view code = "[*{'one', 'two', 'three', 'four', 'five'}], hash('x')";
        begin();
        const QString first = outcome(run(code));
        auto another = SandboxExecutor::create({}).value();
        QVERIFY(another->begin({ openPolicy(), {}, {} }));
        QCOMPARE(outcome(another->run(code, {})), first);
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
    void aPreloadedLibraryIsThereAndNothingStaysInIt()
    {
        SandboxOptions options;
        options.preloads = true;
        auto executor = SandboxExecutor::create(std::move(options)).value();
        Policy policy = openPolicy();
        policy.imports.allow = { "numpy", "numpy.*" };
        policy.limits.memoryMib = std::nullopt;
        QVERIFY(executor->begin({ policy, {}, {} }));
        QCOMPARE(outcome(executor->run("import numpy\nnumpy.leak = 5\nint(numpy.arange(4).sum())", {})),
            QStringLiteral("6"));
        QVERIFY(executor->begin({ policy, {}, {} }));
        QCOMPARE(outcome(executor->run("import numpy\nhasattr(numpy, 'leak')", {})), QStringLiteral("False"));
    }
    void theExactDialectRunsInTheWorker()
    {
        begin(defaultPolicy());
        const StepResult fine = run("x = [i * i for i in range(5)]\nprint(x)\nfinal_answer(sum(x))");
        QVERIFY(fine.isFinal);
        QCOMPARE(outcome(fine), QStringLiteral("30"));
        QCOMPARE(text(fine.logs), QStringLiteral("[0, 1, 4, 9, 16]\n"));
        QVERIFY(fine.usage.operations > 0);
        const StepResult wrong = run("y = x[0] + 1\nundefined_name");
        QCOMPARE(status(wrong), QStringLiteral("error"));
        QVERIFY2(outcome(wrong).startsWith(QStringLiteral("InterpreterError")), qPrintable(outcome(wrong)));
        QCOMPARE(outcome(run("y")), QStringLiteral("1"));
        QVERIFY(m_executor->restore(1));
        QCOMPARE(outcome(run("x[-1]")), QStringLiteral("16"));
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
