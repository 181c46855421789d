// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/parallelreplay.h"
#include "tests/models/replay/fakeexecutor.h"

#include <QSemaphore>
#include <QTest>

#include <latch>
#include <ranges>
#include <stop_token>

using namespace vitrine;

namespace {

using Answer = std::function<StepResult(const std::string &code, const StepObserver &observer)>;

StepResult echo(const std::string &code)
{
    StepResult result;
    result.logs = code;
    result.output = StepOutput { "None", false, "NoneType", "None", "null" };
    return result;
}

std::unique_ptr<Executor> executor(const Answer &answer)
{
    auto made = std::make_unique<FakeExecutor>();
    made->answer = answer;
    return made;
}

ReplayRequest request(const std::string &code)
{
    StepRecord record;
    record.ordinal = 1;
    record.code.push_back({ Language::Python, code, CodeOrigin::Field });
    record.outputs = { { OutputStream::Log, code, false }, { OutputStream::Result, "None", false } };
    ReplayRequest request;
    request.tools = defaultTools();
    request.steps.push_back({ 1, record });
    return request;
}

std::vector<ReplayRequest> requests(int count)
{
    std::vector<ReplayRequest> list;
    for (int i = 0; i < count; ++i)
        list.push_back(request("run " + std::to_string(i)));
    return list;
}

std::vector<const ReplayRequest *> pointers(const std::vector<ReplayRequest> &requests)
{
    std::vector<const ReplayRequest *> list;
    for (const ReplayRequest &one : requests)
        list.push_back(&one);
    return list;
}

} // namespace

class TestParallelReplay : public QObject {
    Q_OBJECT

    QStringList m_told;

    ParallelReplay::Finished told()
    {
        return [this](std::size_t run, const std::vector<ReplayedStep> &steps) {
            QString text = QString::number(run);
            for (const ReplayedStep &step : steps)
                text += u':' + QString::fromStdString(step.result.logs);
            m_told << text;
        };
    }

private Q_SLOTS:
    void init() { m_told.clear(); }

    void tellsInTheOrderOfTheRunsHoweverTheyEnd()
    {
        std::latch last(1);
        const Answer answer = [&last](const std::string &code, const StepObserver &) {
            if (code == "run 0")
                last.wait(); // the first to begin is the last to end
            if (code == "run 5")
                last.count_down();
            return echo(code);
        };
        const auto own = executor(answer);
        ParallelReplay replay(*own, [&] { return executor(answer); }, 2, nullptr);
        const auto runs = requests(6);
        QVERIFY(replay.replay(pointers(runs), told()));
        QCOMPARE(m_told,
            QStringList({ QStringLiteral("0:run 0"), QStringLiteral("1:run 1"), QStringLiteral("2:run 2"),
                QStringLiteral("3:run 3"), QStringLiteral("4:run 4"), QStringLiteral("5:run 5") }));
    }
    void tellsOfARunWhileAnotherWorkerIsStillBusy()
    {
        constexpr int patienceMs = 30'000;
        std::latch ownHasTheFirst(1); // else the other worker could take it and the test would wait for ever
        std::latch otherBegan(1);
        std::latch ownIsBusy(1);
        QSemaphore told;
        const auto own = executor([&](const std::string &code, const StepObserver &) {
            if (code == "run 0") {
                ownHasTheFirst.count_down();
                otherBegan.wait();
                return echo(code);
            }
            ownIsBusy.count_down();
            return echo(told.tryAcquire(2, patienceMs) ? "told of both" : "in vain");
        });
        const Answer other = [&](const std::string &code, const StepObserver &) {
            otherBegan.count_down();
            ownIsBusy.wait();
            return echo(code);
        };
        const auto runs = requests(3);
        const auto note = this->told();
        const auto makeOther = [&] {
            ownHasTheFirst.wait();
            return executor(other);
        };
        QVERIFY(ParallelReplay(*own, makeOther, 2, nullptr)
                .replay(pointers(runs), [&](std::size_t run, const std::vector<ReplayedStep> &steps) {
                    note(run, steps);
                    told.release();
                }));
        QCOMPARE(m_told.last(), QStringLiteral("2:told of both"));
    }
    void needsNoOtherExecutorForOneJobOrOneRun()
    {
        const auto own = executor([](const std::string &code, const StepObserver &) { return echo(code); });
        const auto none = [] -> Result<std::unique_ptr<Executor>> { qFatal("one more executor was made"); };
        const auto runs = requests(3);
        QVERIFY(ParallelReplay(*own, none, 1, nullptr).replay(pointers(runs), told()));
        QCOMPARE(m_told.size(), 3);
        QVERIFY(ParallelReplay(*own, none, 4, nullptr).replay({ &runs.front() }, told()));
        QVERIFY(ParallelReplay(*own, none, 4, nullptr).replay({}, told()));
    }
    void aRunThatCannotBeginEndsItAfterThoseBeforeIt()
    {
        auto own = executor([](const std::string &code, const StepObserver &) { return echo(code); });
        auto &fake = static_cast<FakeExecutor &>(*own);
        fake.answer = [&fake](const std::string &code, const StepObserver &) {
            if (code == "run 1")
                fake.beginError = Error { ErrorCode::Unavailable, {}, {}, {}, "no more" };
            return echo(code);
        };
        const auto runs = requests(4);
        const auto done = ParallelReplay(*own, {}, 1, nullptr).replay(pointers(runs), told());
        QVERIFY(!done);
        QCOMPARE(QString::fromStdString(done.error().detail), QStringLiteral("no more"));
        QCOMPARE(m_told, QStringList({ QStringLiteral("0:run 0"), QStringLiteral("1:run 1") }));
    }
    void failsWhenAnotherExecutorCannotBeMade()
    {
        std::latch tried(1);
        const auto own = executor([&tried](const std::string &code, const StepObserver &) {
            tried.wait();
            return echo(code);
        });
        const auto none = [&tried] -> Result<std::unique_ptr<Executor>> {
            tried.count_down();
            return std::unexpected(Error { ErrorCode::Unavailable, {}, {}, {}, "no room" });
        };
        const auto runs = requests(1000);
        const auto done = ParallelReplay(*own, none, 2, nullptr).replay(pointers(runs), told());
        // The failure ends it, unless all was done before anybody heard of it.
        QVERIFY(done ? m_told.size() == 1000 : done.error().detail == "no room");
    }
    void aCancelEndsAllThatRun()
    {
        std::latch bothRun(2);
        std::atomic_int begun = 0;
        const Answer answer = [&](const std::string &code, const StepObserver &) {
            ++begun;
            bothRun.arrive_and_wait();
            return echo(code);
        };
        const auto own = executor(answer);
        std::stop_source stop;
        ParallelReplay replay(*own, [&] { return executor(answer); }, 2, nullptr, stop.get_token());
        std::jthread canceller([&] {
            bothRun.wait();
            stop.request_stop();
        });
        const auto runs = requests(2);
        QVERIFY(replay.replay(pointers(runs), told()));
        canceller.join();
        QVERIFY(replay.isCancelled());
        QCOMPARE(begun, 2);
        QVERIFY(replay.replay(pointers(runs), told())); // for good
        QCOMPARE(begun, 2);
    }
};

QTEST_GUILESS_MAIN(TestParallelReplay)
#include "tst_parallelreplay.moc"
