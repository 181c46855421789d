// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Jobs that go back in the session that an earlier job has left, instead of running everything again.
#include "models/replay/runreplayer.h"
#include "tests/models/replay/fakeexecutor.h"

#include <QTest>

#include <set>

using namespace vitrine;

namespace {

/// An executor whose session can go back, to the steps that still have a checkpoint.
class Traveller final : public Executor, public TimeTravel {
public:
    Result<void> begin(const SessionSetup &setup) override
    {
        behind = 0;
        return fake.begin(setup);
    }
    StepResult run(std::string_view code, const StepObserver &observer) override
    {
        StepResult result = fake.run(code, observer);
        if (code == "crash")
            result.status = StepStatus::Crashed;
        if (code == "stopped")
            result.status = StepStatus::Cancelled;
        if (result.status != StepStatus::Crashed)
            ++behind;
        return result;
    }
    void cancel() noexcept override { fake.cancel(); }
    std::string_view name() const override { return fake.name(); }
    std::vector<std::string> layers() const override { return fake.layers(); }
    std::string pythonVersion() const override { return fake.pythonVersion(); }

    std::size_t stepCount() const override { return behind; }
    std::size_t reachable(std::size_t step) override
    {
        while (step > 0 && gone.contains(step))
            --step;
        return step;
    }
    std::vector<std::size_t> checkpoints() const override
    {
        std::vector<std::size_t> steps;
        for (std::size_t step = 1; step <= behind; ++step) {
            if (!gone.contains(step))
                steps.push_back(step);
        }
        return steps;
    }
    Result<Restored> restore(std::size_t step) override
    {
        behind = step;
        return Restored { step, 0 };
    }

    FakeExecutor fake;
    std::set<std::size_t> gone; ///< checkpoints that there are no more
    std::size_t behind = 0;
};

ReplayRequest request(const std::vector<std::string> &codes = { "a", "b", "c" })
{
    ReplayRequest request;
    request.run = 5;
    request.tools = defaultTools();
    for (const std::string &code : codes) {
        StepRecord record;
        record.ordinal = request.steps.size() + 1;
        record.code.push_back({ Language::Python, code, CodeOrigin::Field });
        request.steps.push_back({ static_cast<StepId>(record.ordinal), record });
    }
    return request;
}

} // namespace

class TestSessionPast : public QObject {
    Q_OBJECT

    Traveller m_executor;
    std::optional<SessionPast> m_past;

    RunReplayer job() { return RunReplayer(m_executor, nullptr, &*m_past); }
    /// What ran since it was asked the last time.
    QString ran()
    {
        QStringList list;
        for (const std::string &code : std::exchange(m_executor.fake.ran, {}))
            list << QString::fromStdString(code);
        return list.join(u' ');
    }
    void replayAll(const ReplayRequest &all = request())
    {
        QVERIFY(job().replay(all));
        ran();
    }

private Q_SLOTS:
    void init()
    {
        m_executor.fake.ran.clear();
        m_executor.gone.clear();
        m_executor.behind = 0;
        m_past.emplace(m_executor);
    }

    void reportsBehindWhichStepsItCanGoBack()
    {
        QVERIFY(m_past->checkpoints().empty());
        replayAll();
        m_executor.gone = { 2 };
        QCOMPARE(m_past->checkpoints(), (std::vector<StepId> { 1, 3 }));
        job().runStep(request(), 2, "edited");
        m_executor.gone.clear();
        QCOMPARE(m_past->checkpoints(), (std::vector<StepId> { 1, 2 }));
        m_past->forget();
        QVERIFY(m_past->checkpoints().empty());
    }

    void aStepRunsOnTheStateBeforeItWithoutTheStepsBeforeIt()
    {
        replayAll();
        const auto steps = job().runStep(request(), 3, "edited");
        QCOMPARE(ran(), QStringLiteral("edited"));
        QCOMPARE(steps->size(), 1U);
        QCOMPARE(
            QString::fromStdString(steps->front().result.events.back().kind), QStringLiteral("session.checkpoint"));
        QCOMPARE(QString::fromStdString(steps->front().result.events.back().detail), QStringLiteral("after 2 steps"));
    }
    void whatIsBehindAnEditedStepIsNotTakenForTheRecorded()
    {
        replayAll();
        QVERIFY(job().runFrom(request(), 2, "edited"));
        QCOMPARE(ran(), QStringLiteral("edited c"));
        QVERIFY(job().runStep(request(), 3, "c"));
        QCOMPARE(ran(), QStringLiteral("b c"));
    }
    void stepsWhoseCheckpointIsGoneRunAgainAndAreReported()
    {
        replayAll(request({ "a", "b", "c", "d" }));
        m_executor.gone = { 2, 3 };
        std::vector<std::uint64_t> planned;
        ReplayObserver observer;
        observer.planned = [&planned](const std::vector<const ReplayStep *> &steps) {
            for (const ReplayStep *step : steps)
                planned.push_back(step->record.ordinal);
        };
        QVERIFY(job().runStep(request({ "a", "b", "c", "d" }), 4, "d", observer));
        QCOMPARE(ran(), QStringLiteral("b c d"));
        QCOMPARE(planned, (std::vector<std::uint64_t> { 2, 3, 4 }));
    }
    void goingBackToACheckpointRunsNothing()
    {
        replayAll();
        const auto steps = job().goBack(request(), 2);
        QVERIFY(steps && steps->empty());
        QCOMPARE(m_executor.behind, 2U);
        QCOMPARE(ran(), QString());
        QVERIFY(job().goBack(request(), 3));
        QCOMPARE(ran(), QStringLiteral("c"));
    }
    void aWholeReplayBeginsAgain()
    {
        replayAll();
        const auto sessions = m_executor.fake.sessions.size();
        QVERIFY(job().replay(request()));
        QCOMPARE(ran(), QStringLiteral("a b c"));
        QCOMPARE(m_executor.fake.sessions.size(), sessions + 1);
    }
    void anotherRunOrPolicyBeginsAgain()
    {
        replayAll();
        ReplayRequest other = request();
        other.run = 6;
        QVERIFY(job().runStep(other, 3, "c"));
        QCOMPARE(ran(), QStringLiteral("a b c"));
        other.policy.limits.files = 99;
        QVERIFY(job().runStep(other, 3, "c"));
        QCOMPARE(ran(), QStringLiteral("a b c"));
        m_past->forget();
        QVERIFY(job().runStep(other, 3, "c"));
        QCOMPARE(ran(), QStringLiteral("a b c"));
    }
    void whatWasStoppedOrLostIsNotBuiltUpon_data()
    {
        QTest::addColumn<QString>("code");
        QTest::newRow("stopped") << QStringLiteral("stopped");
        QTest::newRow("crashed") << QStringLiteral("crash");
    }
    void whatWasStoppedOrLostIsNotBuiltUpon()
    {
        QFETCH(QString, code);
        const ReplayRequest all = request({ "a", code.toStdString(), "c" });
        replayAll(all);
        QVERIFY(job().runStep(all, 3, "c"));
        QCOMPARE(ran(), QString(code + QStringLiteral(" c")));
    }
    void anExecutorThatCannotGoBackRunsEverything()
    {
        FakeExecutor plain;
        SessionPast past(plain);
        QVERIFY(RunReplayer(plain, nullptr, &past).replay(request()));
        QVERIFY(RunReplayer(plain, nullptr, &past).runStep(request(), 2, "b"));
        QCOMPARE(plain.ran, (std::vector<std::string> { "a", "b", "c", "a", "b" }));
    }
};

QTEST_GUILESS_MAIN(TestSessionPast)
#include "tst_sessionpast.moc"
