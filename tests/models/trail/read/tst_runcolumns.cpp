// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/read/trail.h"
#include "models/trail/write/recorder.h"

#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;

namespace {

StepRecord step(std::uint64_t ordinal)
{
    StepRecord record;
    record.ordinal = ordinal;
    record.code.push_back({ .language = Language::Python, .text = "x = 1", .origin = CodeOrigin::Field });
    return record;
}

RunRecord run(std::uint64_t index, const std::string &task, const std::string &agent)
{
    RunRecord record;
    record.indexInSource = index;
    record.task = task;
    record.agentName = agent;
    return record;
}

} // namespace

/// The values of runs that columns and groups of their list show.
class TestRunColumns final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_recorder = Recorder::open(file()).value();
        const auto source = m_recorder->addSource({ .file = "/logs/a.json",
            .sha256 = "1",
            .size = 1,
            .format = "atif",
            .importerVersion = "1",
            .importedAt = 1 });
        auto first = run(1, "count", "manager");
        first.finalAnswer = "pears";
        first.expectedAnswer = "apples";
        first.cost = 0.25;
        first.tokens.input = 100;
        first.tokens.output = 20;
        first.time.startedAt = 1'700'000'000.5;
        first.state = RunState::Success;
        auto second = run(2, "count", "search");
        second.finalAnswer = "Apples";
        second.cost = 0.05;
        second.tokens.output = 7;
        second.time.startedAt = 1'600'000'000;
        const std::vector three { step(1), step(2), step(3) };
        const auto one = m_recorder->addRun(*source, first, three);
        const auto two = m_recorder->addRun(*source, second, std::vector { step(1) });
        QVERIFY(m_recorder->addRun(*source, run(3, "sum", "manager"), std::vector { step(1) }));
        QVERIFY(m_recorder->completeSource(*source, "{}"));
        replay(*one, { ReplayVerdict::Broken, ReplayVerdict::Noise, ReplayVerdict::Same });
        replay(*one, { ReplayVerdict::Same, ReplayVerdict::Differs, ReplayVerdict::Same });
        replay(*two, { ReplayVerdict::Same });
        m_trail = Trail::open(file()).value();
    }

    void cleanupTestCase()
    {
        m_trail.reset();
        m_recorder.reset();
    }

    /// An earlier replay of a step does not count.
    void theWorstOfTheNewestVerdicts()
    {
        QVERIFY(m_trail->worstReplay(1).value() == ReplayVerdict::Differs);
        QVERIFY(m_trail->worstReplay(2).value() == ReplayVerdict::Same);
        QVERIFY(!m_trail->worstReplay(3).value());
    }

    void sortsByThem_data()
    {
        QTest::addColumn<int>("sort");
        QTest::addColumn<bool>("isDescending");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QList<qint64>>("ids");
        const QString none;
        QTest::newRow("replay, worst first") << int(RunSort::Replay) << true << none << QList<qint64> { 1, 2, 3 };
        QTest::newRow("not replayed first") << int(RunSort::Replay) << false << none << QList<qint64> { 3, 2, 1 };
        QTest::newRow("answer, whatever its case")
            << int(RunSort::Answer) << false << none << QList<qint64> { 3, 2, 1 };
        QTest::newRow("expected") << int(RunSort::Expected) << true << none << QList<qint64> { 1, 2, 3 };
        QTest::newRow("cost") << int(RunSort::Cost) << true << none << QList<qint64> { 1, 2, 3 };
        QTest::newRow("cost, lowest first") << int(RunSort::Cost) << false << none << QList<qint64> { 3, 2, 1 };
        QTest::newRow("started") << int(RunSort::Started) << false << none << QList<qint64> { 3, 2, 1 };
        QTest::newRow("field") << int(RunSort::Field) << true << QStringLiteral("run.agent")
                               << QList<qint64> { 2, 1, 3 };
        QTest::newRow("unknown field") << int(RunSort::Field) << true << QStringLiteral("x")
                                       << QList<qint64> { 1, 2, 3 };
    }

    void sortsByThem()
    {
        QFETCH(const int, sort);
        QFETCH(const bool, isDescending);
        QFETCH(const QString, field);
        QFETCH(const QList<qint64>, ids);
        RunList list { .sort = RunSort(sort), .isDescending = isDescending, .field = field.toStdString() };
        const auto all = m_trail->listRuns(list);
        QVERIFY(all);
        QCOMPARE(QList<qint64>(all->begin(), all->end()), ids);
        list.filter = Filter::parse("code contains \"x\"").value();
        const auto filtered = m_trail->listRuns(list);
        QVERIFY(filtered);
        QCOMPARE(QList<qint64>(filtered->begin(), filtered->end()), ids);
    }

    void readsTheFieldsOfRuns()
    {
        const std::vector<RunId> runs { 3, 1 };
        const std::vector<std::string> fields { "source.format", "run.cost", "run.answer", "run.state", "run.steps" };
        const auto rows = m_trail->runFields(runs, fields);
        QVERIFY(rows);
        QCOMPARE(rows->size(), std::size_t(2));
        QCOMPARE(rows->front().first, RunId(1));
        const std::vector<FieldValue> first { "atif", 0.25, "pears", "success", std::int64_t(3) };
        QVERIFY(rows->front().second == first);
        const std::vector<FieldValue> third { "atif", {}, {}, "unknown", std::int64_t(1) };
        QVERIFY(rows->back().second == third);
    }

    /// A field that no row has a value of is read as none, and its SQL is valid.
    void everyFieldOfRunsCanBeReadAndSorted()
    {
        for (const auto &field : filterFields()) {
            if (!isRunField(field.name))
                continue;
            const std::vector<std::string> fields { std::string(field.name) };
            QVERIFY2(m_trail->runFields(std::vector<RunId> { 1 }, fields), fields.front().c_str());
            QVERIFY2(m_trail->listRuns({ .sort = RunSort::Field, .field = fields.front() }), fields.front().c_str());
        }
    }

    void groupsRuns_data()
    {
        QTest::addColumn<int>("by");
        QTest::addColumn<QStringList>("names");
        QTest::addColumn<QList<int>>("groups");
        QTest::newRow("source") << int(RunGroupBy::Source) << QStringList { QStringLiteral("/logs/a.json") }
                                << QList<int> { 0, 0, 0 };
        QTest::newRow("agent") << int(RunGroupBy::Agent)
                               << QStringList { QStringLiteral("manager"), QStringLiteral("search") }
                               << QList<int> { 0, 1, 0 };
        QTest::newRow("model") << int(RunGroupBy::Model) << QStringList { QString() } << QList<int> { 0, 0, 0 };
        QTest::newRow("task") << int(RunGroupBy::Task) << QStringList { QStringLiteral("count"), QStringLiteral("sum") }
                              << QList<int> { 0, 0, 1 };
    }

    void groupsRuns()
    {
        QFETCH(const int, by);
        QFETCH(const QStringList, names);
        QFETCH(const QList<int>, groups);
        const auto grouped = m_trail->groupRuns(RunGroupBy(by));
        QVERIFY(grouped);
        QStringList found;
        for (const auto &name : grouped->names)
            found << QString::fromStdString(name);
        QCOMPARE(found, names);
        QList<int> of;
        for (const auto &run : grouped->runs)
            of << int(run.group);
        QCOMPARE(of, groups);
        QCOMPARE(grouped->runs.front().steps, std::uint64_t(3));
        // What is not recorded is not zero.
        QVERIFY(grouped->runs[0].cost == 0.25 && grouped->runs[1].cost == 0.05 && !grouped->runs[2].cost);
        QVERIFY(grouped->runs[0].tokens == 120 && grouped->runs[1].tokens == 7 && !grouped->runs[2].tokens);
    }

private:
    std::string file() const { return m_folder.filePath(QStringLiteral("runs.vitrine")).toStdString(); }

    void replay(const Recorder::AddedRun &run, const std::vector<ReplayVerdict> &verdicts)
    {
        SessionRecord record;
        record.run = run.run;
        record.executor = "worker";
        const auto session = m_recorder->beginSession(record);
        QVERIFY(session);
        for (std::size_t at = 0; at < verdicts.size(); ++at) {
            const auto execution = m_recorder->beginExecution({ *session, run.steps[at], at + 1, "x = 1", false, 1 });
            QVERIFY(execution);
            ExecutionEnd end;
            end.verdict = verdicts[at];
            QVERIFY(m_recorder->endExecution(*execution, end));
        }
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Recorder> m_recorder;
    std::unique_ptr<Trail> m_trail;
};

QTEST_GUILESS_MAIN(TestRunColumns)
#include "tst_runcolumns.moc"
