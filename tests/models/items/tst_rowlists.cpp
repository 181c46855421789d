// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/rowlists.h"
#include "models/trail/write/recorder.h"

#include <QSignalSpy>
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

RunRecord run(const std::string &agent)
{
    RunRecord record;
    record.agentName = agent;
    return record;
}

} // namespace

/// Lists of the runs of a real trail.
class TestRowLists final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_recorder = Recorder::open(file().toStdString()).value();
        m_source = m_recorder
                       ->addSource({ .file = "/logs/a.json",
                           .sha256 = "1",
                           .size = 1,
                           .format = "atif",
                           .importerVersion = "1",
                           .importedAt = 1 })
                       .value();
        RunRecord first = run("manager");
        first.expectedAnswer = "7";
        first.tokens.input = 100;
        RunRecord called = run("search");
        called.parentRun = 1;
        called.tokens.output = 7;
        called.cost = 0.5;
        called.extra = R"({"scores": [{"name": "tone", "value": "kind"}, {"name": "match", "value": "0.5"}]})";
        RunRecord last = run("manager");
        last.finalAnswer = " 7";
        last.expectedAnswer = "7";
        last.tokens.input = 15;
        last.tokens.output = 5;
        last.cost = 0.25;
        last.extra = R"({"scores": [{"name": "match", "value": "C"}]})";
        for (const RunRecord &one : { first, called, run("search"), last })
            QVERIFY(add(one));
        QVERIFY(m_recorder->completeSource(m_source, "{}"));
    }

    void cleanupTestCase() { m_recorder.reset(); }

    /// A called run is below its caller, whose group it belongs to.
    void groupsAddUpTheirRuns()
    {
        const auto groups = listed({ .groupBy = RunGroupBy::Agent }).groups;
        QVERIFY(groups);
        QCOMPARE(groups->ofRow, (std::vector<int> { 0, 0, 1, 0 }));
        QCOMPARE(groups->groups.size(), std::size_t(2));
        const RunGroup &managers = groups->groups.front();
        QCOMPARE(managers.name, std::string("manager"));
        QCOMPARE(managers.runs, quint64(3));
        QCOMPARE(managers.steps, quint64(3));
        QCOMPARE(managers.tokens, std::optional<qint64>(127));
        QCOMPARE(managers.cost, std::optional(0.75));
        QCOMPARE(managers.scored, quint64(2));
        QCOMPARE(managers.scores, 1.5);
        QCOMPARE(managers.expected, quint64(2));
        QCOMPARE(managers.right, quint64(1));
        // What no run of a group records is not zero.
        const RunGroup &searches = groups->groups.back();
        QCOMPARE(searches.name, std::string("search"));
        QCOMPARE(searches.runs, quint64(1));
        QVERIFY(!searches.tokens && !searches.cost && searches.scored == 0 && searches.expected == 0);
    }

    /// Without its caller in the list, a called run is in the group that it would be in by itself.
    void aHiddenCallerHasNoGroup()
    {
        const RunList list { .filter = Filter::parse("run.agent == \"search\"").value() };
        const auto groups = listed({ .list = list, .groupBy = RunGroupBy::Agent }).groups;
        QVERIFY(groups);
        QCOMPARE(groups->ofRow, (std::vector<int> { 0, 0 }));
        QCOMPARE(groups->groups.front().name, std::string("search"));
        QCOMPARE(groups->groups.front().tokens, std::optional<qint64>(7));
    }

    void groupsFollowTheOrderOfTheList()
    {
        const RunList list { .sort = RunSort::Import, .isDescending = true };
        const auto groups = listed({ .list = list, .groupBy = RunGroupBy::Agent }).groups;
        QVERIFY(groups);
        QCOMPARE(groups->ofRow, (std::vector<int> { 0, 1, 0, 0 }));
        QVERIFY(!listed({}).groups);
    }

private:
    QString file() const { return m_folder.filePath(QStringLiteral("runs.vitrine")); }

    bool add(RunRecord run)
    {
        run.indexInSource = ++m_added;
        return m_recorder->addRun(m_source, run, std::vector { step(1) }).has_value();
    }

    RunListing listed(const RunListQuestion &question) const
    {
        const auto newest = std::make_shared<TrailQuestionNumbers>();
        (*newest)[std::size_t(TrailQuestion::Runs)] = 1;
        RowLists lists(newest);
        const QSignalSpy answers(&lists, &RowLists::runsListed);
        lists.open(file());
        lists.listRuns(1, question);
        return answers.size() == 1 ? answers.front().back().value<RunListing>() : RunListing();
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Recorder> m_recorder;
    SourceId m_source = 0;
    std::uint64_t m_added = 0;
};

QTEST_GUILESS_MAIN(TestRowLists)
#include "tst_rowlists.moc"
