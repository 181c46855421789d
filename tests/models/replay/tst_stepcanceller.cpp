// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/stepcanceller.h"
#include "tests/models/replay/fakeexecutor.h"
#include "tests/models/replay/readable.h"

#include <QDeadlineTimer>
#include <QTest>

#include <thread>

using namespace vitrine;

class TestStepCanceller : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void runsStepsUntilCancelled();
    void runsNothingAfterACancel();
    void cancelsAStepThatHasNotStartedYet();
    void cancelsFromAnotherThread();
};

namespace {

/// Ignores all cancels that come before it has "begun", as a real executor does.
StepResult endsWhenCancelledWhileRunning(FakeExecutor &executor)
{
    executor.isRunning = false;
    std::this_thread::yield();
    executor.isRunning = true;
    const QDeadlineTimer deadline(5000);
    while (!executor.wasCancelledWhileRunning && !deadline.hasExpired())
        std::this_thread::yield();
    StepResult result;
    result.status = executor.wasCancelledWhileRunning ? StepStatus::Cancelled : StepStatus::Ok;
    return result;
}

} // namespace

void TestStepCanceller::runsStepsUntilCancelled()
{
    FakeExecutor executor;
    std::stop_source stop;
    StepCanceller canceller(executor, stop.get_token());
    QCOMPARE(readable(canceller.run("x = 1", {}).status), "ok");
    QVERIFY(!canceller.isCancelled());
    QCOMPARE(executor.cancels.load(), 0);
}

void TestStepCanceller::runsNothingAfterACancel()
{
    FakeExecutor executor;
    std::stop_source stop;
    StepCanceller canceller(executor, stop.get_token());
    stop.request_stop();
    QCOMPARE(readable(canceller.run("x = 1", {}).status), "cancelled");
    QVERIFY(executor.ran.empty());
}

void TestStepCanceller::cancelsAStepThatHasNotStartedYet()
{
    FakeExecutor executor;
    std::stop_source stop;
    StepCanceller canceller(executor, stop.get_token());
    executor.answer = [&](const std::string &, const StepObserver &) {
        executor.isRunning = false;
        stop.request_stop();
        return endsWhenCancelledWhileRunning(executor);
    };
    QCOMPARE(readable(canceller.run("while True: pass", {}).status), "cancelled");
}

void TestStepCanceller::cancelsFromAnotherThread()
{
    FakeExecutor executor;
    std::stop_source stop;
    StepCanceller canceller(executor, stop.get_token());
    executor.answer
        = [&](const std::string &, const StepObserver &) { return endsWhenCancelledWhileRunning(executor); };
    const std::jthread other([&] {
        while (!executor.isRunning)
            std::this_thread::yield();
        stop.request_stop();
    });
    QCOMPARE(readable(canceller.run("while True: pass", {}).status), "cancelled");
}

QTEST_GUILESS_MAIN(TestStepCanceller)
#include "tst_stepcanceller.moc"
