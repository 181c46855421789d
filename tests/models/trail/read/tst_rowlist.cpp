// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/read/trail.h"
#include "models/trail/write/recorder.h"

#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;

namespace {

StepRecord step(std::uint64_t ordinal, const std::string &code, std::optional<ErrorLayer> error = {})
{
    StepRecord record;
    record.ordinal = ordinal;
    if (!code.empty())
        record.code.push_back({ .language = Language::Python, .text = code, .origin = CodeOrigin::Field });
    if (error) {
        record.error.emplace();
        record.error->layer = *error;
        record.error->message = "what happened";
    }
    return record;
}

RunRecord run(const std::string &task, std::optional<std::int64_t> tokens)
{
    RunRecord record;
    record.task = task;
    record.tokens.input = tokens;
    return record;
}

/// `caller`: index of a run that was added before.
RunRecord named(
    RunRecord record, std::uint64_t index, const std::string &agent, const std::string &model, std::uint64_t caller = 0)
{
    record.indexInSource = index;
    record.agentName = agent;
    record.model = model;
    record.parentRun = caller;
    return record;
}

} // namespace

/// The lists that the window asks for: ids in the order wanted, under any filter.
class TestRowList final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_recorder = Recorder::open(file()).value();
        const auto source = m_recorder->addSource(
            { .file = "l", .sha256 = "1", .size = 1, .format = "f", .importerVersion = "1", .importedAt = 1 });
        const std::vector first { step(1, "import os", ErrorLayer::Policy), step(2, "b = 1") };
        const std::vector second { step(1, ""), step(2, "  a = 1", ErrorLayer::Code), step(3, "c = 1") };
        QVERIFY(m_recorder->addRun(*source, named(run("zebra", 5), 1, "manager", "gpt"), first));
        QVERIFY(m_recorder->addRun(*source, named(run("Apple", std::nullopt), 2, "", "Claude"), second));
        QVERIFY(m_recorder->addRun(
            *source, named(run("mango", 3), 3, "Assistant", "gpt", 1), std::vector { step(1, "b = 1") }));
        QVERIFY(m_recorder->completeSource(*source, "{}"));
        m_trail = Trail::open(file()).value();
    }

    void cleanupTestCase()
    {
        m_trail.reset();
        m_recorder.reset();
    }

    void sortsRuns_data()
    {
        QTest::addColumn<int>("sort");
        QTest::addColumn<bool>("isDescending");
        QTest::addColumn<QList<qint64>>("ids");
        QTest::newRow("import") << int(RunSort::Import) << false << QList<qint64> { 1, 2, 3 };
        QTest::newRow("import, newest first") << int(RunSort::Import) << true << QList<qint64> { 3, 2, 1 };
        QTest::newRow("task, whatever its case") << int(RunSort::Task) << false << QList<qint64> { 2, 3, 1 };
        QTest::newRow("steps") << int(RunSort::Steps) << true << QList<qint64> { 2, 1, 3 };
        QTest::newRow("absent tokens come first") << int(RunSort::Tokens) << false << QList<qint64> { 2, 3, 1 };
        QTest::newRow("and last") << int(RunSort::Tokens) << true << QList<qint64> { 1, 3, 2 };
        QTest::newRow("agents, those without a name first")
            << int(RunSort::Agent) << false << QList<qint64> { 2, 3, 1 };
        QTest::newRow("model, whatever its case") << int(RunSort::Model) << false << QList<qint64> { 2, 1, 3 };
        QTest::newRow("source, then import") << int(RunSort::Source) << true << QList<qint64> { 1, 2, 3 };
        QTest::newRow("blocked, then import") << int(RunSort::Blocked) << true << QList<qint64> { 1, 2, 3 };
    }

    void reportsWhichRunsHaveCalledOthers()
    {
        QCOMPARE(m_trail->listCalls().value(), (std::vector { RunCall { .caller = 1, .called = 3 } }));
    }

    void reportsTheFileOfASource()
    {
        QCOMPARE(m_trail->fileOfSource(1).value(), std::string("l"));
        QVERIFY(m_trail->fileOfSource(99).error().code == ErrorCode::NotFound);
    }

    void sortsRuns()
    {
        QFETCH(const int, sort);
        QFETCH(const bool, isDescending);
        QFETCH(const QList<qint64>, ids);
        const auto listed = m_trail->listRuns({ .sort = RunSort(sort), .isDescending = isDescending });
        QVERIFY(listed);
        QCOMPARE(QList<qint64>(listed->begin(), listed->end()), ids);
    }

    void sortsSteps_data()
    {
        QTest::addColumn<int>("sort");
        QTest::addColumn<QList<qint64>>("ids");
        QTest::newRow("import") << int(StepSort::Import) << QList<qint64> { 3, 4, 5 };
        QTest::newRow("status: fine, no code, error") << int(StepSort::Status) << QList<qint64> { 5, 3, 4 };
        QTest::newRow("first line without its indent") << int(StepSort::FirstLine) << QList<qint64> { 3, 4, 5 };
        QTest::newRow("replay") << int(StepSort::Replay) << QList<qint64> { 3, 4, 5 };
        QTest::newRow("replay time") << int(StepSort::ReplayTime) << QList<qint64> { 3, 4, 5 };
        QTest::newRow("kind") << int(StepSort::Kind) << QList<qint64> { 3, 4, 5 };
    }

    void sortsSteps()
    {
        QFETCH(const int, sort);
        QFETCH(const QList<qint64>, ids);
        const auto listed = m_trail->listSteps({ .run = 2, .sort = StepSort(sort) });
        QVERIFY(listed);
        QCOMPARE(QList<qint64>(listed->begin(), listed->end()), ids);
    }

    void filtersRunsAndSteps()
    {
        const auto filter = Filter::parse("code contains \"b =\"").value();
        QCOMPARE(m_trail->listRuns({ .filter = filter, .isDescending = true }).value(), (std::vector<RunId> { 3, 1 }));
        QCOMPARE(m_trail->listSteps({ .filter = filter }).value(), (std::vector<StepId> { 2, 6 }));
        QCOMPARE(m_trail->listSteps({ .run = 3, .filter = filter }).value(), (std::vector<StepId> { 6 }));
        QCOMPARE(m_trail->stepCount(filter).value(), std::uint64_t(2));
        QVERIFY(m_trail->rowTotals().value() == (RowTotals { .runs = 3, .steps = 6 }));
        QCOMPARE(m_trail->entryCount().value(), m_trail->verify()->entries);
    }

    void breaksOffWhenNobodyWaitsAnyMore()
    {
        const auto filter = Filter::parse("code ~ \"x\"").value();
        // Too little is read here for SQLite to ask: the call must be harmless all the same.
        QVERIFY(m_trail->listRuns({ .filter = filter }, [] { return false; }));
    }

    void givesErrorsAfterAStep()
    {
        RecordingPosition location;
        const auto all = m_trail->errorsAfter(location, 10).value();
        QCOMPARE(all.size(), std::size_t(2));
        QCOMPARE(all.at(0).step, StepId(1));
        QVERIFY(all.at(0).error.layer == ErrorLayer::Policy);
        QCOMPARE(all.at(1).error.message, std::string("what happened"));
        QVERIFY(m_trail->errorsAfter(location, 10).value().empty());
        RecordingPosition behindOne;
        behindOne.complete.own = 1;
        QCOMPARE(m_trail->errorsAfter(behindOne, 10).value().size(), std::size_t(1));
        RecordingPosition begin;
        QCOMPARE(m_trail->errorsAfter(begin, 1).value().front().step, StepId(1));
        QCOMPARE(m_trail->errorsAfter(begin, 1).value().front().step, all.at(1).step);
        QVERIFY(m_trail->errorsAfter(begin, 1).value().empty());
    }

    void givesReplaysInTheOrderInWhichTheyEnded()
    {
        SessionRecord replay;
        replay.run = 1;
        replay.executor = "e";
        const auto session = m_recorder->beginSession(replay).value();
        const auto first = begin(session, 1);
        const auto second = begin(session, 2);
        ReplayPosition location;
        QVERIFY(m_trail->replaysAfter(location, 10).value().empty());
        end(second, ReplayVerdict::Differs);
        const auto one = m_trail->replaysAfter(location, 10).value();
        QCOMPARE(one.size(), std::size_t(1));
        QCOMPARE(one.front().step, StepId(2));
        QVERIFY(one.front().verdict == ReplayVerdict::Differs);
        end(first, ReplayVerdict::Same);
        const auto other = m_trail->replaysAfter(location, 10).value();
        QCOMPARE(other.size(), std::size_t(1));
        QCOMPARE(other.front().execution, first);
        QVERIFY(m_trail->replaysAfter(location, 10).value().empty());
    }

    void aStepsSummaryIsThatOfItsRun()
    {
        const auto summary = m_trail->stepSummary(4);
        QVERIFY(summary);
        QCOMPARE(summary->run, RunId(2));
        QCOMPARE(summary->firstLine, std::string("a = 1"));
        QVERIFY(!m_trail->stepSummary(99));
    }

    void aTrailWithoutASealSaysSo()
    {
        const auto seal = m_trail->claimedSeal();
        QVERIFY(seal && !seal->isSealed);
    }

private:
    ExecutionId begin(SessionId session, StepId step)
    {
        ExecutionBegin started;
        started.session = session;
        started.step = step;
        started.ordinal = std::uint64_t(step);
        return m_recorder->beginExecution(started).value();
    }

    void end(ExecutionId execution, ReplayVerdict verdict)
    {
        ExecutionEnd ended;
        ended.verdict = verdict;
        QVERIFY(m_recorder->endExecution(execution, ended));
    }

    std::string file() const { return m_folder.filePath(QStringLiteral("t.vitrine")).toStdString(); }

    QTemporaryDir m_folder;
    std::unique_ptr<Recorder> m_recorder;
    std::unique_ptr<Trail> m_trail;
};

QTEST_GUILESS_MAIN(TestRowList)
#include "tst_rowlist.moc"
