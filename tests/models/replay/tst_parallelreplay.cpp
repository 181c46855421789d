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

ParallelReplay::NextRun all(std::vector<ReplayRequest> &requests)
{
    std::vector<ReplayRequest *> list;
    for (ReplayRequest &one : requests)
        list.push_back(&one);
    return ParallelReplay::from(std::move(list));
}

} // namespace

class TestParallelReplay : public QObject {
    Q_OBJECT

    QStringList m_reported;

    void report(std::size_t run, const std::vector<ReplayedStep> &steps)
    {
        QString text = QString::number(run);
        for (const ReplayedStep &step : steps)
            text += u':' + QString::fromStdString(step.result.logs);
        m_reported << text;
    }
    ParallelReplay::Observer reported()
    {
        return { [this](std::size_t run, const ReplayRequest &, const std::vector<ReplayedStep> &steps) {
            report(run, steps);
        } };
    }

private Q_SLOTS:
    void init() { m_reported.clear(); }

    void reportsInTheOrderOfTheRunsHoweverTheyEnd()
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
        auto runs = requests(6);
        QVERIFY(replay.replay(all(runs), reported()));
        QCOMPARE(m_reported,
            QStringList({ QStringLiteral("0:run 0"), QStringLiteral("1:run 1"), QStringLiteral("2:run 2"),
                QStringLiteral("3:run 3"), QStringLiteral("4:run 4"), QStringLiteral("5:run 5") }));
    }
    void reportsARunWhileAnotherWorkerIsStillBusy()
    {
        constexpr int patienceMs = 30'000;
        std::latch ownHasTheFirst(1); // else the other worker could take it and the test would wait for ever
        std::latch otherBegan(1);
        std::latch ownIsBusy(1);
        QSemaphore reported;
        const auto own = executor([&](const std::string &code, const StepObserver &) {
            if (code == "run 0") {
                ownHasTheFirst.count_down();
                otherBegan.wait();
                return echo(code);
            }
            ownIsBusy.count_down();
            return echo(reported.tryAcquire(2, patienceMs) ? "told of both" : "in vain");
        });
        const Answer other = [&](const std::string &code, const StepObserver &) {
            otherBegan.count_down();
            ownIsBusy.wait();
            return echo(code);
        };
        auto runs = requests(3);
        const auto makeOther = [&] {
            ownHasTheFirst.wait();
            return executor(other);
        };
        QVERIFY(ParallelReplay(*own, makeOther, 2, nullptr)
                .replay(
                    all(runs), { [&](std::size_t run, const ReplayRequest &, const std::vector<ReplayedStep> &steps) {
                        report(run, steps);
                        reported.release();
                    } }));
        QCOMPARE(m_reported.last(), QStringLiteral("2:told of both"));
    }
    void needsNoOtherExecutorForOneJobOrOneRun()
    {
        const auto own = executor([](const std::string &code, const StepObserver &) { return echo(code); });
        const auto none = [] -> Result<std::unique_ptr<Executor>> { qFatal("one more executor was made"); };
        auto runs = requests(3);
        QVERIFY(ParallelReplay(*own, none, 1, nullptr).replay(all(runs), reported()));
        QCOMPARE(m_reported.size(), 3);
        QVERIFY(ParallelReplay(*own, none, 4, nullptr).replay(ParallelReplay::from({ &runs.front() }), reported()));
        QVERIFY(ParallelReplay(*own, none, 4, nullptr).replay(ParallelReplay::from({}), reported()));
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
        auto runs = requests(4);
        const auto done = ParallelReplay(*own, {}, 1, nullptr).replay(all(runs), reported());
        QVERIFY(!done);
        QCOMPARE(QString::fromStdString(done.error().detail), QStringLiteral("no more"));
        QCOMPARE(m_reported, QStringList({ QStringLiteral("0:run 0"), QStringLiteral("1:run 1") }));
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
        auto runs = requests(1000);
        const auto done = ParallelReplay(*own, none, 2, nullptr).replay(all(runs), reported());
        // The failure ends it, unless all was done before anybody heard of it.
        QVERIFY(done ? m_reported.size() == 1000 : done.error().detail == "no room");
    }
    void aCancelEndsAllThatRun()
    {
        std::latch bothRun(2);
        std::atomic_int started = 0;
        const Answer answer = [&](const std::string &code, const StepObserver &) {
            ++started;
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
        auto runs = requests(2);
        QVERIFY(replay.replay(all(runs), reported()));
        canceller.join();
        QVERIFY(replay.isCancelled());
        QCOMPARE(started, 2);
        QVERIFY(replay.replay(all(runs), reported())); // for good
        QCOMPARE(started, 2);
    }
    void givesTheRequestsBack()
    {
        const auto own = executor([](const std::string &code, const StepObserver &) { return echo(code); });
        auto runs = requests(2);
        QVERIFY(ParallelReplay(*own, {}, 1, nullptr)
                .replay(all(runs), { [this](std::size_t, const ReplayRequest &run, const auto &) {
                    m_reported << QString::fromStdString(replayCode(run.steps.at(0).record));
                } }));
        QCOMPARE(m_reported, QStringList({ QStringLiteral("run 0"), QStringLiteral("run 1") }));
    }
    void reportsEachStep()
    {
        const auto own = executor([](const std::string &code, const StepObserver &) { return echo(code); });
        auto runs = requests(2);
        auto observer = reported();
        observer.stepped = [this](std::size_t run, const ReplayedStep &step) {
            m_reported << QStringLiteral("step of %1: %2").arg(run).arg(QString::fromStdString(step.result.logs));
        };
        QVERIFY(ParallelReplay(*own, {}, 1, nullptr).replay(all(runs), observer));
        QCOMPARE(m_reported,
            QStringList({ QStringLiteral("step of 0: run 0"), QStringLiteral("0:run 0"),
                QStringLiteral("step of 1: run 1"), QStringLiteral("1:run 1") }));
    }
    void replaysARunOnceMoreIfThatIsWanted()
    {
        const auto own = executor([](const std::string &code, const StepObserver &) { return echo(code); });
        auto runs = requests(2);
        auto observer = reported();
        observer.isWantedAgain = [](ReplayRequest &request, const std::vector<ReplayedStep> &steps) {
            request.steps.front().record.code.front().text += " again";
            return steps.front().result.logs == "run 1";
        };
        QVERIFY(ParallelReplay(*own, {}, 1, nullptr).replay(all(runs), observer));
        QCOMPARE(m_reported, QStringList({ QStringLiteral("0:run 0"), QStringLiteral("1:run 1 again") }));
    }
    void aRunThatCannotBeReadEndsItAfterThoseBeforeIt()
    {
        const auto own = executor([](const std::string &code, const StepObserver &) { return echo(code); });
        const auto next = [at = 0] mutable -> Result<std::optional<ReplayRequest>> {
            if (at == 2)
                return std::unexpected(Error { ErrorCode::BadValue, {}, {}, {}, "damaged" });
            return request("run " + std::to_string(at++));
        };
        for (const unsigned jobs : { 1U, 4U }) {
            m_reported.clear();
            const auto make
                = [&] { return executor([](const std::string &code, const StepObserver &) { return echo(code); }); };
            const auto done = ParallelReplay(*own, make, jobs, nullptr).replay(next, reported());
            QVERIFY(!done);
            QCOMPARE(QString::fromStdString(done.error().detail), QStringLiteral("damaged"));
            QCOMPARE(m_reported, QStringList({ QStringLiteral("0:run 0"), QStringLiteral("1:run 1") }));
        }
    }
    void readsOnlySoFarAhead()
    {
        constexpr int many = 1000;
        std::atomic_int read = 0;
        int readAtFirst = 0;
        std::latch enough(1);
        const Answer answer = [&](const std::string &code, const StepObserver &) {
            if (code == "run 0") {
                enough.wait();
                readAtFirst = read;
            }
            return echo(code);
        };
        const auto own = executor(answer);
        const auto next = [&] -> Result<std::optional<ReplayRequest>> {
            // The other worker waits for the first run when it has come so far.
            if (read == 99)
                enough.count_down();
            return read == many ? std::nullopt : std::optional(request("run " + std::to_string(read++)));
        };
        QVERIFY(ParallelReplay(*own, [&] { return executor(answer); }, 2, nullptr).replay(next, reported()));
        QCOMPARE(m_reported.size(), many);
        QVERIFY2(readAtFirst <= 100, qPrintable(QString::number(readAtFirst)));
    }
};

QTEST_GUILESS_MAIN(TestParallelReplay)
#include "tst_parallelreplay.moc"
