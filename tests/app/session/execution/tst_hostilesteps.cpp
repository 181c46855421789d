// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Hostile steps on the way that the window runs them: a job of the execution's thread, in the real jail, to the trail.
// Each stands between two harmless steps of the same run. Behind it the session is as it was before, the trail holds
// what became of each step, and no process of it is left.
#include "app/session/execution/executioncontrol.h"
#include "app/session/execution/executors.h"
#include "models/trail/read/trail.h"
#include "tests/app/session/execution/trailfixture.h"
#include "tests/executor/sandbox/sandboxfixture.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace vitrine;
using namespace vitrine::test;

namespace {

constexpr int longest = 60'000; // milliseconds, on a machine that is busy with other things

ExecutionJob job(const TrailFixture &trail, ExecutionJob::Kind kind, std::uint64_t ordinal = 0, std::string code = {})
{
    return { .kind = kind,
        .number = 0,
        .trail = trail.file(),
        .run = trail.run(),
        .policy = openPolicy(2),
        .ordinal = ordinal,
        .code = std::move(code) };
}

StepResult newest(const TrailFixture &trail, std::size_t step)
{
    const auto reader = Trail::open(trail.file().toStdString());
    const auto executions = (*reader)->executionsOfStep(trail.step(step));
    if (!executions || executions->empty())
        return {};
    const auto last = std::ranges::max(*executions, {}, &Execution::id);
    return last.end ? last.end->result : StepResult {};
}

/// Of steps 1 to `count`, each adds its number to a list and gives how many there are.
std::vector<std::string> countingSteps(int count)
{
    std::vector<std::string> codes { "numbers = [1]\nlen(numbers)" };
    for (int i = 2; i <= count; ++i)
        codes.push_back("numbers.append(" + std::to_string(i) + ")\nlen(numbers)");
    return codes;
}

} // namespace

class TestHostileSteps final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void leavesTheRunAsItWas_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QStringList>("ways");
        const QStringList killed { QStringLiteral("crashed") };
        const QStringList late { QStringLiteral("timeout") };
        QTest::newRow("a null pointer") << QByteArray("import ctypes\nctypes.string_at(0)") << killed;
        QTest::newRow("a process that ends itself") << QByteArray("import os\nos._exit(0)") << killed;
        QTest::newRow("a process that stops itself")
            << QByteArray("import os\nos.kill(os.getpid(), 19)\nstate = 0\nwhile True: pass") << late;
        QTest::newRow("code that a library does not come back from")
            << QByteArray("import re\nstate = 0\nre.match(r'(a|a)*$', 'a' * 64 + 'b')") << late;
        QTest::newRow("memory without end")
            << QByteArray("x = []\nwhile True: x.append(bytearray(10**7))") << QStringList { QStringLiteral("limit") };
        QTest::newRow("prints without end, with marks that turn text around")
            << QByteArray("while True: print('\\u202e\\x1b[2J' * 10**5)")
            << QStringList { QStringLiteral("timeout"), QStringLiteral("limit") };
        QTest::newRow("rubbish to all descriptors") << QByteArray(
            "import os\nfor fd in range(3, 64):\n    try: os.write(fd, b'VTRN' * 9999)\n    except OSError: pass")
                                                    << killed;
        QTest::newRow("a hundred thousand events")
            << QByteArray("for i in range(100000):\n    try: open('/etc/passwd')\n    except Exception: pass\nos = 1")
            << QStringList { QStringLiteral("ok"), QStringLiteral("timeout") };
        QByteArray variables;
        for (int i = 0; i < 20'000; ++i)
            variables += "v" + QByteArray::number(i) + " = 1\n";
        QTest::newRow("twenty thousand variables") << variables << QStringList { QStringLiteral("ok") };
        QTest::newRow("an error as long as a book")
            << QByteArray("raise ValueError('\\u202e\\0' * 10**7)") << QStringList { QStringLiteral("error") };
        QTest::newRow("a type whose name and text lie")
            << QByteArray("A = type('int', (), {'__repr__': lambda self: '42\\n<b>Verified</b>'})\nA()")
            << QStringList { QStringLiteral("ok") };
    }
    void leavesTheRunAsItWas()
    {
        QFETCH(QByteArray, code);
        QFETCH(QStringList, ways);
        const TrailFixture trail({ "state = 41", code.toStdString(), "state + 1" });
        ExecutionControl control(makeSandboxBackend);
        QSignalSpy finished(&control, &ExecutionControl::finished);
        control.replayRun(trail.file(), trail.run(), openPolicy(2));
        QVERIFY(finished.wait(longest));
        const StepResult hostile = newest(trail, 1);
        QVERIFY2(ways.contains(status(hostile)), qPrintable(status(hostile) + u' ' + outcome(hostile)));
        const bool isLost = hostile.status == StepStatus::Crashed || hasEvent(hostile, "session.restored");
        QCOMPARE(hasEvent(hostile, "session.restored"), isLost);
        QCOMPARE(outcome(newest(trail, 2)), QStringLiteral("42"));
        const auto reader = Trail::open(trail.file().toStdString());
        const auto verified = (*reader)->verify({});
        QVERIFY(verified && verified->isIntact);
    }

    void isStoppedByTheUser()
    {
        const TrailFixture trail(
            { "state = 41", "print('on')\nimport re\nre.match(r'(a|a)*$', 'a' * 64 + 'b')", "state + 1" });
        ExecutionControl control(makeSandboxBackend);
        QSignalSpy finished(&control, &ExecutionControl::finished);
        connect(&control, &ExecutionControl::printed, &control, &ExecutionControl::stop, Qt::SingleShotConnection);
        control.replayRun(trail.file(), trail.run(), openPolicy(30));
        QVERIFY(finished.wait(longest));
        QVERIFY(finished.front().front().value<ExecutionSummary>().isStopped);
        QCOMPARE(status(newest(trail, 1)), QStringLiteral("cancelled"));
        QVERIFY(hasEvent(newest(trail, 1), "session.restored"));
        control.perform(job(trail, ExecutionJob::Kind::Step, 3, "state + 2"));
        QVERIFY(finished.wait(longest));
        QCOMPARE(outcome(newest(trail, 2)), QStringLiteral("43"));
    }

    void goesAnywhereInARunOf200Steps()
    {
        const TrailFixture trail(countingSteps(200));
        ExecutionControl control(makeSandboxBackend);
        QSignalSpy finished(&control, &ExecutionControl::finished);
        control.replayRun(trail.file(), trail.run(), openPolicy(2));
        QVERIFY(finished.wait(longest));
        QCOMPARE(outcome(newest(trail, 199)), QStringLiteral("200"));
        control.perform(job(trail, ExecutionJob::Kind::BackTo, 120));
        QVERIFY(finished.wait(longest));
        control.perform(job(trail, ExecutionJob::Kind::FromStep, 121, "numbers.append('edited')\nlen(numbers)"));
        QVERIFY(finished.wait(longest));
        QCOMPARE(outcome(newest(trail, 120)), QStringLiteral("121"));
        QCOMPARE(outcome(newest(trail, 199)), QStringLiteral("200"));
        // A step on its own runs behind those that were recorded.
        control.perform(job(trail, ExecutionJob::Kind::Step, 122, "numbers[119:]"));
        QVERIFY(finished.wait(longest));
        QCOMPARE(outcome(newest(trail, 121)), QStringLiteral("[120, 121]"));
    }
};

QTEST_GUILESS_MAIN(TestHostileSteps)
#include "tst_hostilesteps.moc"
