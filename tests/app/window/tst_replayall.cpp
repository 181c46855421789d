// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/overview/overviewmatrix.h"
#include "app/panes/overview/overviewpane.h"
#include "app/panes/step/steppane.h"
#include "app/panes/step/stepresults.h"
#include "app/session/execution/executors.h"
#include "app/session/jobs/joblist.h"
#include "app/session/project.h"
#include "app/window/mainwindow.h"
#include "executor/policy/profiles.h"
#include "models/trail/read/trail.h"
#include "tests/app/window/shownwindow.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QPointer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>
#include <vector>

using namespace vitrine;
using namespace vitrine::testing;

namespace {

constexpr int patienceMs = 30'000;

// smolagents' memory with one step of code.
QByteArray memoryLog(const QByteArray &code)
{
    return R"({"output": null, "steps": [{"task": "t"}, {"step_number": 1, "code_action": ")" + code
        + R"(", "model_output": "Thought: x", "observations": "Execution logs:\nLast output from code snippet:\nNone"}]})";
}

Policy endless()
{
    auto policy = defaultPolicy();
    policy.limits.operations.reset();
    policy.limits.whileIterations.reset();
    return policy;
}

} // namespace

/// Replay All Runs in the window, in-process and in the sandbox, to the end and stopped in the middle.
class TestReplayAll final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings(); }

    void init()
    {
        forgetAll();
        m_folder = std::make_unique<QTemporaryDir>();
        openWindow(makeInProcessBackend);
    }

    void cleanup() { m_window.reset(); }

    void replaysAllRunsOfTheTrail()
    {
        QDir(m_folder->path()).mkdir(QStringLiteral("logs"));
        write("logs/a.json", memoryLog("x = 1"));
        write("logs/b.json", memoryLog("y = 2"));
        open(m_folder->filePath(QStringLiteral("logs")));
        QTRY_VERIFY(action("replayAll")->isEnabled());
        QSignalSpy replayed(project(), &Project::replayedAll);
        action("replayAll")->trigger();
        QVERIFY(!action("replay")->isEnabled());
        QVERIFY(!action("runStep")->isEnabled());
        QVERIFY(action("stop")->isEnabled());
        QTRY_COMPARE_WITH_TIMEOUT(replayed.size(), 1, patienceMs);
        QCOMPARE(replayed.front().front().value<ExecutionSummary>().verdicts.size(), std::size_t(2));
        QTRY_VERIFY_WITH_TIMEOUT(isIdle() && action("replay")->isEnabled(), patienceMs);
        QVERIFY(!action("stop")->isEnabled());
    }
    // Behind the last difference of a step comes the next step that differs, of whatever run.
    void differencesAreWalkedAcrossRuns()
    {
        QDir(m_folder->path()).mkdir(QStringLiteral("logs"));
        write("logs/a.json", memoryLog("x = 1\\nx"));
        write("logs/b.json", memoryLog("y = 2"));
        write("logs/c.json", memoryLog("z = 3\\nz"));
        open(m_folder->filePath(QStringLiteral("logs")));
        QTRY_VERIFY(action("replayAll")->isEnabled());
        QSignalSpy replayed(project(), &Project::replayedAll);
        action("replayAll")->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(replayed.size(), 1, patienceMs);
        // What came out is shown at a glance.
        const auto *overview = m_window->findChild<OverviewPane *>();
        QTRY_VERIFY_WITH_TIMEOUT(!overview->visibleRegion().isEmpty(), patienceMs);
        QTRY_COMPARE_WITH_TIMEOUT(Overview::divergences(overview->matrix()->runs()).size(), std::size_t(3), patienceMs);
        const auto runs = Overview::divergences(overview->matrix()->runs());
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(), patienceMs);
        project()->goTo(runs.front().first, runs.front().second.step);
        auto *step = m_window->findChild<StepPane *>();
        QTRY_COMPARE_WITH_TIMEOUT(step->stepId(), runs.front().second.step, patienceMs);
        const auto walksTo = [&](const char *key, StepId wanted) {
            action(key)->trigger();
            return step->stepId() == wanted;
        };
        QTRY_VERIFY_WITH_TIMEOUT(walksTo("nextDifference", runs.back().second.step), patienceMs);
        QVERIFY(!step->visibleRegion().isEmpty());
        QCOMPARE(step->results()->currentPage(), StepResults::Page::Difference);
        QTRY_VERIFY_WITH_TIMEOUT(walksTo("previousDifference", runs.front().second.step), patienceMs);
    }
    void stopsTheReplayOfAllRuns()
    {
        open(write("loop.json", memoryLog("while True: pass")));
        project()->setPolicy(endless());
        QTRY_VERIFY(action("replayAll")->isEnabled());
        QSignalSpy replayed(project(), &Project::replayedAll);
        action("replayAll")->trigger();
        action("stop")->trigger();
        QVERIFY(!action("stop")->isEnabled());
        QTRY_COMPARE_WITH_TIMEOUT(replayed.size(), 1, patienceMs);
        QVERIFY(replayed.front().front().value<ExecutionSummary>().isStopped);
    }
    void replaysARealLogInTheSandboxAsOneWorkerDoes()
    {
        const QString log = QStringLiteral(VITRINE_SOURCE_DIR "/../shared/sample-logs/smolagents-messages/"
                                                              "gpt-4o__code__math__2025-07-24.jsonl");
        if (!QFile::exists(log))
            QSKIP("the sample logs are not here");
        openWindow(makeSandboxBackend);
        open(log);
        const auto several = replayedAll();
        QCOMPARE(std::ranges::count(several, ReplayVerdict::Same), 98);
        QCOMPARE(std::ranges::count(several, ReplayVerdict::Noise), 17);
        QCOMPARE(std::ranges::count(several, ReplayVerdict::Fixed), 1);
        QCOMPARE(several.size(), std::size_t(116));
        openWindow([] {
            return makeSandboxBackend().transform([](ExecutionBackend backend) {
                backend.isOneOfMany = false;
                return backend;
            });
        });
        open(log);
        QVERIFY(replayedAll() == several);
    }
    void keepsWhatWasReplayedInTheSandboxBeforeTheStop()
    {
        openWindow(makeSandboxBackend);
        QDir(m_folder->path()).mkdir(QStringLiteral("logs"));
        for (const char *number : { "1", "2", "3" }) {
            write(QByteArray("logs/quick") + number + ".json", memoryLog(QByteArray("x = ") + number));
            write(QByteArray("logs/stuck") + number + ".json", memoryLog(QByteArray("while ") + number + ": pass"));
        }
        open(m_folder->filePath(QStringLiteral("logs")));
        project()->setPolicy(endless());
        QTRY_VERIFY(action("replayAll")->isEnabled());
        QSignalSpy replayed(project(), &Project::replayedAll);
        action("replayAll")->trigger();
        const QPointer<Job> job = project()->jobs()->front();
        QTRY_VERIFY_WITH_TIMEOUT(job && job->done() >= 3, patienceMs);
        QCOMPARE(job->total(), quint64(6));
        action("stop")->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(replayed.size(), 1, patienceMs);
        QVERIFY(replayed.front().front().value<ExecutionSummary>().isStopped);
        QTRY_VERIFY_WITH_TIMEOUT(isIdle() && action("replayAll")->isEnabled(), patienceMs);
        int done = 0;
        const auto trail = Trail::open(project()->file().toStdString()).value();
        const auto runs = trail->runsAfter(0, 10).value();
        for (const RunSummary &run : runs) {
            const auto steps = trail->steps(run.id).value();
            for (const StepSummary &step : steps) {
                const auto executions = trail->executionsOfStep(step.id).value();
                for (const Execution &execution : executions) {
                    QVERIFY(execution.end); // nothing is left as if it still ran
                    done += execution.end->result.status == StepStatus::Ok ? 1 : 0;
                }
            }
        }
        QCOMPARE(done, 3);
    }

private:
    void openWindow(const ExecutionBackendFactory &factory)
    {
        m_window = std::make_unique<MainWindow>(factory);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    void open(const QString &file)
    {
        m_window->openFiles({ file });
        QTRY_VERIFY_WITH_TIMEOUT(action("replayAll")->isEnabled() && isIdle(), patienceMs);
    }

    std::vector<ReplayVerdict> replayedAll()
    {
        QSignalSpy replayed(project(), &Project::replayedAll);
        action("replayAll")->trigger();
        if (!replayed.wait(patienceMs))
            return {};
        const auto summary = replayed.front().front().value<ExecutionSummary>();
        return summary.isStopped ? std::vector<ReplayVerdict>() : summary.verdicts;
    }

    QString write(const QByteArray &name, const QByteArray &content) const
    {
        const auto path = m_folder->filePath(QString::fromUtf8(name));
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(content);
        return path;
    }

    bool isIdle() const { return project()->isQuiet(); }
    Project *project() const { return m_window->project(); }
    QAction *action(const char *name) const { return m_window->findChild<QAction *>(QLatin1StringView(name)); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestReplayAll)
#include "tst_replayall.moc"
