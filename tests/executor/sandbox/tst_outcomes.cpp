// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sandbox/hostproxy.h"
#include "tests/executor/sandbox/loopbackserver.h"
#include "tests/executor/sandbox/sandboxfixture.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;
using namespace vitrine::test;

/// What a record says happened is compared with what the files, the server and the tools saw.
class TestOutcomes : public QObject {
    Q_OBJECT

private:
    /// "open /x denied jail.files" for each event about `subject`.
    static QString events(const StepResult &result, std::string_view subject)
    {
        QStringList lines;
        for (const EventRecord &event : result.events) {
            if (event.detail.contains(subject))
                lines.append(text(event.kind + ' ' + std::string(toString(event.verdict)) + ' ' + event.rule));
        }
        return lines.join(u'\n');
    }
    StepResult run(const Policy &policy, const std::string &code, ToolStubs tools = {})
    {
        const auto executor = SandboxExecutor::create({}).value();
        const auto started = executor->begin({ policy, std::move(tools), {} });
        StepResult failed;
        failed.status = StepStatus::Crashed;
        return started ? executor->run(code, {}) : failed;
    }

private Q_SLOTS:
    void filesThatWereNotThereFailed()
    {
        Policy policy = openPolicy();
        policy.readGlobs = { "/**" };
        const StepResult result = run(policy,
            "open('made.txt', 'w').close()\nfor name in ('made.txt', 'none.txt', 'no/folder.txt'):\n"
            "    try: print(open(name).read())\n    except OSError as error: print(error.errno)");
        QCOMPARE(status(result), QStringLiteral("ok"));
        QCOMPARE(text(result.logs), QStringLiteral("\n2\n2\n"));
        QCOMPARE(
            events(result, "made.txt"), QStringLiteral("open allowed filesystem.write\nopen allowed filesystem.read"));
        QCOMPARE(events(result, "none.txt"), QStringLiteral("open.failed allowed filesystem.read"));
        QCOMPARE(events(result, "no/folder.txt"), QStringLiteral("open.failed allowed filesystem.read"));
    }
    void filesThatTheJailKeepsAreDeniedWithARule_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("event");
        QTest::newRow("open") << "open(kept, 'w')" << "open";
        QTest::newRow("os.open") << "import os\nos.open(kept, os.O_RDWR)" << "open";
        QTest::newRow("reading") << "open(kept).read()" << "open";
        QTest::newRow("mkdir") << "import os\nos.mkdir(kept + '.d')" << "os.mkdir";
        QTest::newRow("remove") << "import os\nos.remove(kept)" << "os.remove";
        QTest::newRow("rename") << "import os\nos.rename(kept, kept + '2')" << "os.rename";
        QTest::newRow("pathlib") << "import pathlib\npathlib.Path(kept).write_text('x')" << "open";
        QTest::newRow("shutil") << "import shutil\nopen('own', 'w').close()\nshutil.copyfile('own', kept)" << "open";
    }
    void filesThatTheJailKeepsAreDeniedWithARule()
    {
        QFETCH(QString, code);
        QFETCH(QString, event);
        // The policy opens a folder; the rights of what is in it let nobody in who has no capabilities.
        const QTemporaryDir folder;
        const QString kept = folder.filePath(QStringLiteral("locked/kept"));
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("locked")));
        QVERIFY(QFile(kept).open(QIODevice::WriteOnly));
        QVERIFY(QFile::setPermissions(kept, {}));
        QVERIFY(QFile::setPermissions(folder.filePath(QStringLiteral("locked")), QFile::ReadOwner | QFile::ExeOwner));
        Policy policy = openPolicy();
        policy.readGlobs = { folder.path().toStdString() + "/**" };
        policy.writeGlobs = policy.readGlobs;
        for (const Dialect dialect : { Dialect::Python, Dialect::Smolagents }) {
            policy.dialect = dialect;
            const auto executor = SandboxExecutor::create({}).value();
            QVERIFY(executor->begin({ policy, {}, { { "kept", '"' + kept.toStdString() + '"' } } }));
            const StepResult result = executor->run(code.toStdString(), {});
            QVERIFY2(status(result) == u"blocked", qPrintable(status(result) + u' ' + outcome(result)));
            QCOMPARE(text(result.error->rule), QStringLiteral("jail.files"));
            const QString reported = events(result, kept.toStdString());
            QVERIFY2(
                reported.split(u'\n').contains(event + QStringLiteral(" denied jail.files")), qPrintable(reported));
            QVERIFY2(!reported.contains(u"allowed"), qPrintable(reported));
        }
        QVERIFY(QFile::setPermissions(
            folder.filePath(QStringLiteral("locked")), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        QCOMPARE(QFile(kept).size(), 0);
    }
    void processesThatTheJailLetsNotBeginAreDenied_data()
    {
        QTest::addColumn<QString>("code");
        QTest::newRow("subprocess") << "import subprocess\nsubprocess.run(['/usr/bin/true'])";
        QTest::newRow("system") << "import os\nos.system('true')";
        QTest::newRow("fork") << "import os\nos.fork()";
        QTest::newRow("exec") << "import os\nos.execv('/usr/bin/true', ['true'])";
        QTest::newRow("spawn") << "import os\nos.posix_spawn('/usr/bin/true', ['true'], {})";
    }
    void processesThatTheJailLetsNotBeginAreDenied()
    {
        QFETCH(QString, code);
        const StepResult result = run(openPolicy(), code.toStdString());
        QVERIFY2(status(result) == u"blocked", qPrintable(status(result) + outcome(result)));
        QCOMPARE(text(result.error->rule), QStringLiteral("jail.processes"));
        const bool isReported = std::ranges::any_of(result.events, [](const EventRecord &event) {
            return event.verdict == Verdict::Denied && event.rule == "jail.processes";
        });
        QVERIFY(isReported);
        QVERIFY(std::ranges::none_of(result.events,
            [](const EventRecord &event) { return event.verdict == Verdict::Allowed && event.kind != "open"; }));
    }
    void aHostThatOnlyAPatternLeadsToOnThisMachineIsDenied()
    {
        const LoopbackServer server;
        Policy policy = openPolicy();
        policy.hosts = { "*" };
        const std::string address = "127.0.0.1:" + server.port();
        const StepResult result
            = run(policy, "import urllib.request\nurllib.request.urlopen('http://" + address + "/').read()");
        QCOMPARE(server.requests(), 0);
        QVERIFY2(status(result) == u"blocked", qPrintable(status(result) + outcome(result)));
        QCOMPARE(text(result.error->rule), QStringLiteral("network.own"));
        QVERIFY2(!events(result, "127.0.0.1").contains(u"allowed"), qPrintable(events(result, "127.0.0.1")));
        QCOMPARE(events(result, address).section(u'\n', -1), QStringLiteral("network.connect denied network.own"));
    }
    void hostsThatWereReachedOrNot()
    {
        const LoopbackServer server;
        std::string closed;
        {
            const LoopbackServer gone;
            closed = gone.port();
        }
        Policy policy = openPolicy();
        policy.hosts = { "localhost", "nowhere.invalid" };
        const StepResult result = run(policy,
            "import socket\nfor address in (('localhost', " + server.port() + "), ('localhost', " + closed
                + "), ('nowhere.invalid', 80)):\n    try: print(socket.create_connection(address, "
                  "timeout=5).send(b'x'))\n"
                  "    except OSError as error: print('no')");
        QCOMPARE(text(result.logs), QStringLiteral("1\nno\nno\n"));
        QCOMPARE(events(result, "localhost:" + server.port()), QStringLiteral("network.connect allowed network.hosts"));
        QCOMPARE(events(result, "localhost:" + closed), QStringLiteral("network.connect.failed allowed network.hosts"));
        QCOMPARE(events(result, "nowhere.invalid"),
            QStringLiteral(
                "socket.connect.failed allowed network.hosts\nnetwork.connect.failed allowed network.hosts"));
    }
    void toolsAreRecordedAsTheyAnswered()
    {
        const auto executor = SandboxExecutor::create({}).value();
        const ToolStubs tools { { "ask", ToolStub { ToolStub::Elsewhere {} } },
            { "never", ToolStub { ToolStub::Elsewhere {} } } };
        Policy policy = openPolicy();
        policy.tools = { "*" };
        QVERIFY(executor->begin({ policy, tools, {} }));
        QStringList seen;
        StepObserver observer;
        observer.asked = [&seen](const std::string &tool, const std::string &arguments) {
            seen.append(text(tool + arguments));
            return seen.size() == 1 ? ToolAnswer { "1", std::nullopt, ToolSource::Host }
                                    : ToolAnswer { std::nullopt, "no answer", ToolSource::Host };
        };
        const StepResult result
            = executor->run("print(ask(x=1))\ntry: ask(x=2)\nexcept Exception as error: print('failed')", observer);
        QCOMPARE(text(result.logs), QStringLiteral("1\nfailed\n"));
        QStringList recorded;
        for (const ToolCallRecord &call : result.toolCalls)
            recorded.append(text(call.name + call.arguments));
        QCOMPARE(recorded, seen);
        QCOMPARE(text(result.toolCalls.at(0).result.value_or("")), QStringLiteral("1"));
        QVERIFY(!result.toolCalls.at(1).result);
        QVERIFY(text(result.toolCalls.at(1).error.value_or("")).contains(QStringLiteral("no answer")));
    }
    void whatTheCodeRaisesItselfIsItsOwnError()
    {
        const StepResult result = run(openPolicy(), "raise PermissionError(13, 'mine', '/usr/lib/os-release')");
        QCOMPARE(status(result), QStringLiteral("error"));
        QCOMPARE(text(result.error->rule), QString());
    }
};

QTEST_GUILESS_MAIN(TestOutcomes)
#include "tst_outcomes.moc"
