// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/inprocessexecutor.h"
#include "executor/engine/limits/watchdog.h"
#include "executor/engine/limits/writtenfiles.h"
#include "executor/policy/profiles.h"
#include "executor/review/pyref.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <vector>

using namespace vitrine;

/// How many files a step may write, and how much; and memory that only the system counts.
class TestWrittenFiles : public QObject {
    Q_OBJECT

    std::unique_ptr<Executor> m_executor;
    QTemporaryDir m_folder;

    QByteArray path(const char *name) const { return QFile::encodeName(m_folder.filePath(QLatin1StringView(name))); }

    StepResult run(std::uint64_t files, std::uint64_t mib, const QByteArray &code, Dialect dialect = Dialect::Python)
    {
        Policy policy = *profile(dialect == Dialect::Python ? "text" : "smolagents-default");
        policy.builtins.emplace_back("open");
        policy.imports.allow.emplace_back("pathlib");
        policy.writeGlobs = { m_folder.path().toStdString() + "/**" };
        policy.limits.files = files;
        policy.limits.writtenMib = mib;
        if (!m_executor->begin({ .policy = policy, .tools = {}, .variables = {} }))
            return {};
        return m_executor->run(code.toStdString(), {});
    }

private Q_SLOTS:
    void initTestCase()
    {
        auto python = PythonRuntime::start();
        QVERIFY(python.has_value());
        m_executor = makeInProcessExecutor(*python);
    }

    void allowsSoManyFilesAndNotOneMore()
    {
        const QByteArray code = "for name in 'abab': open('" + path("f")
            + "' + name, 'w').write('x')\n"
              "open('"
            + path("fc") + "', 'w')";
        const StepResult result = run(2, 1, code);
        QVERIFY(result.status == StepStatus::Limit);
        QCOMPARE(result.error->rule, "limits.files");
        QVERIFY2(
            result.error->message.starts_with("The step may write at most 2 files: "), result.error->message.c_str());
        QVERIFY(QFile::exists(QFile::decodeName(path("fb"))));
        QVERIFY(!QFile::exists(QFile::decodeName(path("fc"))));
        QVERIFY(result.events.back().verdict == Verdict::Denied);
        QCOMPARE(result.events.back().rule, "limits.files");
    }
    void countsTheFilesOfEachStepAgain()
    {
        QVERIFY(run(1, 1, "open('" + path("one") + "', 'w').close()").status == StepStatus::Ok);
        const QByteArray second = "open('" + path("two") + "', 'w').close()";
        QVERIFY(m_executor->run(second.toStdString(), {}).status == StepStatus::Ok);
    }
    void leavesTheNumberToTheGlobsWhenItIsZero()
    {
        QVERIFY(
            run(0, 0, "for name in 'xyz': open('" + path("f") + "' + name, 'w').write('x')").status == StepStatus::Ok);
    }
    void readsAsManyFilesAsItLikes()
    {
        QVERIFY(
            run(1, 1, "open('" + path("r") + "', 'w').close()\nimport json, decimal, csv").status == StepStatus::Ok);
    }

    void stopsAStepThatWritesTooMuch_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("and goes on") << QByteArray("f = open(%1, 'w')\nwhile True: f.write('x' * 100_000)\n");
        QTest::newRow("and ends") << QByteArray("with open(%1, 'w') as f: f.write('x' * 3_000_000)\n");
        QTest::newRow("by appending") << QByteArray("with open(%1, 'a') as f: f.write('x' * 3_000_000)\n");
    }
    void stopsAStepThatWritesTooMuch()
    {
        QFETCH(QByteArray, code);
        const StepResult result = run(0, 2, code.replace("%1", QByteArray("'" + path("large") + "'")));
        QVERIFY(result.status == StepStatus::Limit);
        QCOMPARE(result.error->rule, "limits.written_mib");
        QCOMPARE(result.error->message, "The step wrote more than 2 MiB into files");
    }
    void holdsInTheOlderDialectToo()
    {
        const StepResult result = run(0, 2,
            "import pathlib\npathlib.Path('" + path("old") + "').write_text('x' * 3_000_000)", Dialect::Smolagents);
        QVERIFY2(result.status == StepStatus::Limit, result.error ? result.error->message.c_str() : "");
        QCOMPARE(result.error->rule, "limits.written_mib");
    }
    void leavesWhatIsWithinTheLimitAlone()
    {
        const StepResult result = run(5, 4, "with open('" + path("fine") + "', 'w') as f: f.write('x' * 3_000_000)");
        QVERIFY2(result.status == StepStatus::Ok, result.error ? result.error->message.c_str() : "");
    }

    void seesMemoryThatNobodyElseCounts()
    {
        constexpr std::size_t mebi = std::size_t { 1 } << 20U;
        Meter meter;
        Watchdog watchdog;
        watchdog.begin({ .meter = &meter,
            .pythonThread = 0,
            .cpuClock = CLOCK_THREAD_CPUTIME_ID,
            .exceptionClass = nullptr,
            .wallSeconds = 60,
            .cpuSeconds = {},
            .moreBytes = 32 * mebi });
        std::vector<std::vector<char>> taken;
        while (!meter.isStopped() && taken.size() < 4096)
            taken.emplace_back(mebi, 'x');
        QVERIFY(meter.reason() == StopReason::Memory);
        const Gil gil;
        watchdog.end();
    }
};

QTEST_GUILESS_MAIN(TestWrittenFiles)
#include "tst_writtenfiles.moc"
