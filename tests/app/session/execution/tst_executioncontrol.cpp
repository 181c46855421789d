// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/execution/executioncontrol.h"
#include "app/session/settings/preferences.h"
#include "models/trail/read/trail.h"
#include "tests/app/session/execution/fakeexecutor.h"
#include "tests/app/session/execution/trailfixture.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

using namespace vitrine;
using State = ExecutionControl::State;

namespace {

ExecutionJob job(const TrailFixture &trail, ExecutionJob::Kind kind, std::uint64_t ordinal, std::string code = {})
{
    return { .kind = kind,
        .number = 0,
        .trail = trail.file(),
        .run = trail.run(),
        .policy = {},
        .ordinal = ordinal,
        .code = std::move(code) };
}

} // namespace

class TestExecutionControl final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        m_state = std::make_shared<FakeExecutorState>();
    }

    void reportsWhatTheExecutorIs()
    {
        ExecutionControl control(fakeBackend(m_state));
        QSignalSpy ready(&control, &ExecutionControl::ready);
        control.prepare();
        QVERIFY(ready.wait());
        QCOMPARE(ready.front().front().value<ReadyExecutor>().name, QStringLiteral("fake"));
    }

    void reportsWhatOnlyTheFirstSessionKnows()
    {
        m_state->isElsewhere = true;
        const TrailFixture trail({ "print one" });
        ExecutionControl control(fakeBackend(m_state));
        QSignalSpy ready(&control, &ExecutionControl::ready);
        control.prepare();
        QVERIFY(ready.wait());
        QVERIFY(ready.front().front().value<ReadyExecutor>().layers.isEmpty());
        QSignalSpy finished(&control, &ExecutionControl::finished);
        for (int times = 0; times < 2; ++times) {
            control.replayRun(trail.file(), trail.run(), {});
            QVERIFY(finished.wait());
        }
        QCOMPARE(ready.size(), 2);
        QCOMPARE(ready.back().front().value<ReadyExecutor>().layers, QStringList { QStringLiteral("review") });
    }

    void replaysTheStepsOfARunInOrder()
    {
        const TrailFixture trail({ "print one", "print two" });
        ExecutionControl control(fakeBackend(m_state));
        QSignalSpy planned(&control, &ExecutionControl::planned);
        QSignalSpy started(&control, &ExecutionControl::stepStarted);
        QSignalSpy ended(&control, &ExecutionControl::stepFinished);
        QSignalSpy finished(&control, &ExecutionControl::finished);
        control.replayRun(trail.file(), trail.run(), {});
        QCOMPARE(control.state(), State::Running);
        QVERIFY(finished.wait());
        QCOMPARE(control.state(), State::Idle);
        QCOMPARE(planned.front().front().value<std::vector<StepId>>().size(), 2);
        QCOMPARE(started.size(), 2);
        QCOMPARE(started.at(0).front().toLongLong(), trail.step(0));
        QCOMPARE(started.at(1).front().toLongLong(), trail.step(1));
        QCOMPARE(ended.size(), 2);
        QCOMPARE(executionsOf(trail, 0), 1);
    }

    void runsWithTheRandomnessOfTheSettings()
    {
        QStandardPaths::setTestModeEnabled(true);
        const TrailFixture trail({ "print one" });
        ExecutionControl control(fakeBackend(m_state));
        QSignalSpy finished(&control, &ExecutionControl::finished);
        control.replayRun(trail.file(), trail.run(), {});
        QVERIFY(finished.wait());
        QVERIFY(!m_state->isSeeded);
        Preferences::sameRandomness.set(true);
        control.replayRun(trail.file(), trail.run(), {});
        Preferences::sameRandomness.set(false);
        QVERIFY(finished.wait());
        QVERIFY(m_state->isSeeded);
    }

    void runsAStepAfterTheStepsBeforeIt()
    {
        const TrailFixture trail({ "print one", "print two", "print three" });
        ExecutionControl control(fakeBackend(m_state));
        QSignalSpy finished(&control, &ExecutionControl::finished);
        control.perform(job(trail, ExecutionJob::Kind::Step, 2, "print edited"));
        QVERIFY(finished.wait());
        QCOMPARE(m_state->runs.load(), 2);
        const auto reader = Trail::open(trail.file().toStdString());
        const auto executions = (*reader)->executionsOfStep(trail.step(1));
        QCOMPARE(executions->size(), 1);
        QVERIFY(executions->front().begin.isEdited);
        QCOMPARE(executions->front().begin.code, std::string("print edited"));
        QCOMPARE((*reader)->step(trail.step(1))->code.front().text, std::string("print two"));
        QCOMPARE(executionsOf(trail, 2), 0);
    }

    void runsAStepAndAllBehindIt()
    {
        const TrailFixture trail({ "print one", "print two", "print three" });
        ExecutionControl control(fakeBackend(m_state));
        QSignalSpy finished(&control, &ExecutionControl::finished);
        control.perform(job(trail, ExecutionJob::Kind::FromStep, 2, "print edited"));
        QVERIFY(finished.wait());
        QCOMPARE(m_state->runs.load(), 3);
        const auto reader = Trail::open(trail.file().toStdString());
        QVERIFY((*reader)->executionsOfStep(trail.step(1))->front().begin.isEdited);
        QVERIFY(!(*reader)->executionsOfStep(trail.step(2))->front().begin.isEdited);
    }

    void goesBackToAStepByRunningThoseBeforeItWhereItCannotTravel()
    {
        const TrailFixture trail({ "print one", "print two", "print three" });
        ExecutionControl control(fakeBackend(m_state));
        QSignalSpy planned(&control, &ExecutionControl::planned);
        QSignalSpy finished(&control, &ExecutionControl::finished);
        control.perform(job(trail, ExecutionJob::Kind::BackTo, 2));
        QVERIFY(finished.wait());
        QCOMPARE(m_state->runs.load(), 2);
        QCOMPARE(planned.front().front().value<std::vector<StepId>>().size(), 2);
        QVERIFY(finished.front().front().value<ExecutionSummary>().kind == ExecutionJob::Kind::BackTo);
    }

    void showsPrintsWithTheirStep()
    {
        const TrailFixture trail({ "print one", "print two" });
        ExecutionControl control(fakeBackend(m_state));
        QHash<StepId, QByteArray> printed;
        connect(&control, &ExecutionControl::printed, this,
            [&printed](StepId step, const QByteArray &text) { printed[step] += text; });
        QSignalSpy finished(&control, &ExecutionControl::finished);
        control.replayRun(trail.file(), trail.run(), {});
        QVERIFY(finished.wait());
        QCOMPARE(printed[trail.step(0)], QByteArrayLiteral("one\n"));
        QCOMPARE(printed[trail.step(1)], QByteArrayLiteral("two\n"));
    }

    void stopsAStepThatRunsForever()
    {
        const TrailFixture trail({ "forever", "print never" });
        ExecutionControl control(fakeBackend(m_state));
        QSignalSpy finished(&control, &ExecutionControl::finished);
        control.replayRun(trail.file(), trail.run(), {});
        QTRY_VERIFY(m_state->isInCall);
        control.stop();
        QCOMPARE(control.state(), State::Stopping);
        QVERIFY(finished.wait());
        QVERIFY(finished.front().front().value<ExecutionSummary>().isStopped);
        QCOMPARE(m_state->runs.load(), 1);
        QCOMPARE(control.state(), State::Idle);
    }

    void stopsAJobThatHasNotStarted()
    {
        const TrailFixture trail({ "forever" });
        ExecutionControl control(fakeBackend(m_state));
        QSignalSpy finished(&control, &ExecutionControl::finished);
        control.replayRun(trail.file(), trail.run(), {});
        control.stop();
        QVERIFY(finished.wait());
        QVERIFY(m_state->runs.load() <= 1);
    }

    void saysThatAStepDoesNotStop()
    {
        const TrailFixture trail({ "stuck" });
        ExecutionControl control(fakeBackend(m_state));
        QSignalSpy finished(&control, &ExecutionControl::finished);
        control.replayRun(trail.file(), trail.run(), {});
        QTRY_VERIFY(m_state->isInCall);
        QElapsedTimer answer;
        answer.start();
        control.stop();
        QVERIFY(answer.elapsed() < 100);
        QTRY_COMPARE(control.state(), State::Stuck);
        control.replayRun(trail.file(), trail.run(), {});
        QCOMPARE(control.state(), State::Stuck);
        m_state->mayReturn = true;
        QVERIFY(finished.wait());
        QCOMPARE(control.state(), State::Idle);
        QCOMPARE(m_state->runs.load(), 1);
    }

    void saysWhyATrailCannotBeReplayed()
    {
        ExecutionControl control(fakeBackend(m_state));
        QSignalSpy failed(&control, &ExecutionControl::failed);
        control.replayRun(QStringLiteral("/nowhere/at/all.vitrine"), 1, {});
        QVERIFY(failed.wait());
        QVERIFY(failed.front().front().value<Error>().code == ErrorCode::FileNotFound);
        QCOMPARE(control.state(), State::Idle);
    }

    void saysThatThereIsNoExecutor()
    {
        ExecutionControl control([]() -> Result<ExecutionBackend> {
            return std::unexpected(
                Error { .code = ErrorCode::Unavailable, .file = {}, .line = {}, .byte = {}, .detail = "no python" });
        });
        QSignalSpy failed(&control, &ExecutionControl::failed);
        control.prepare();
        QVERIFY(failed.wait());
        QVERIFY(failed.front().front().value<Error>().code == ErrorCode::Unavailable);
    }

private:
    static qsizetype executionsOf(const TrailFixture &trail, std::size_t step)
    {
        const auto reader = Trail::open(trail.file().toStdString());
        return static_cast<qsizetype>((*reader)->executionsOfStep(trail.step(step))->size());
    }

    std::shared_ptr<FakeExecutorState> m_state;
};

QTEST_GUILESS_MAIN(TestExecutionControl)
#include "tst_executioncontrol.moc"
