// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/sha256.h"
#include "executor/policy/policydocument.h"
#include "executor/policy/profiles.h"
#include "models/items/trailclient.h"
#include "models/trail/write/recorder.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;

namespace {

StepRecord makeStep(std::uint64_t ordinal, const std::string &code)
{
    StepRecord step;
    step.ordinal = ordinal;
    step.code.push_back({ .language = Language::Python, .text = code, .origin = CodeOrigin::Field });
    return step;
}

} // namespace

class TestTrailClient final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        m_folder = std::make_unique<QTemporaryDir>();
        m_trail = m_folder->filePath(QStringLiteral("t.vitrine"));
        m_log = m_folder->filePath(QStringLiteral("log.json"));
        auto recorder = Recorder::open(m_trail.toStdString());
        QVERIFY(recorder);
        m_recorder = std::move(*recorder);
        writeLog(QByteArrayLiteral("0123456789"));
        addRuns(3);
    }

    void cleanup() { m_recorder.reset(); }

    void readsRunsStepsAndAStep()
    {
        TrailClient client;
        QSignalSpy opened(&client, &TrailClient::opened);
        QSignalSpy runs(&client, &TrailClient::runsListed);
        QSignalSpy steps(&client, &TrailClient::stepsListed);
        QSignalSpy detail(&client, &TrailClient::stepRead);
        client.open(m_trail);
        QVERIFY(opened.wait());
        QVERIFY(opened.front().front().value<TrailInfo>().totals == (RowTotals { .runs = 3, .steps = 6 }));
        client.listRuns({});
        QVERIFY(runs.wait());
        const auto listing = runs.front().front().value<RunListing>();
        QCOMPARE(listing.shown->size(), 3);
        QCOMPARE(listing.first.size(), 3);
        client.listSteps({ .list = { .run = listing.shown->at(1) } });
        QVERIFY(steps.wait());
        const auto list = steps.front().front().value<StepListing>();
        QCOMPARE(list.shown->size(), 2);
        QCOMPARE(list.start, list.shown->at(0));
        client.readStep(list.shown->at(1));
        QVERIFY(detail.wait());
        const auto read = detail.front().front().value<std::shared_ptr<const StepDetail>>();
        QCOMPARE(read->record.code.front().text, std::string("y = 2"));
        QCOMPARE(read->row.firstLine, std::string("y = 2"));
        QVERIFY(!client.isBusy());
    }

    /// Steps that a hook or a program recorded are judged by the policy that applied, not by one recovered from a log.
    void readsThePolicyOfALiveRun()
    {
        Policy policy = profile("strict").value_or(Policy {});
        policy.name = "team";
        QVERIFY(m_recorder->addPolicy(canonicalJson(policy)));
        const auto source = m_recorder->addSource(
            { .file = {}, .sha256 = {}, .size = 0, .format = "vitrine-hook", .importerVersion = "1", .importedAt = 1 });
        QVERIFY(source);
        const auto run = m_recorder->addRun(*source, {}, {});
        QVERIFY(run && m_recorder->completeSource(*source, "{}"));
        const auto session
            = m_recorder->beginSession({ run->run, SessionKind::StepRun, policyHash(policy), "hook:codex", {}, {}, 1 });
        QVERIFY(session && m_recorder->beginStep(run->run, { *session, 0, 0, {}, false, 1 }));
        TrailClient client;
        QSignalSpy opened(&client, &TrailClient::opened);
        QSignalSpy steps(&client, &TrailClient::stepsListed);
        client.open(m_trail);
        QVERIFY(opened.wait());
        const auto policyOf = [&](RunId id) {
            client.listSteps({ .list = { .run = id } });
            const bool isListed = steps.wait();
            const auto listing = isListed ? steps.takeFirst().front().value<StepListing>() : StepListing {};
            return listing.run == id && listing.policy ? listing.policy->name : std::string();
        };
        QCOMPARE(policyOf(run->run), "team");
        QCOMPARE(policyOf(1), "");
    }

    void readsScoresFromLongTexts()
    {
        const auto source = m_recorder->addSource(
            { .file = "s", .sha256 = "1", .size = 1, .format = "f", .importerVersion = "1", .importedAt = 1 });
        QVERIFY(source);
        RunRecord record;
        record.indexInSource = 1;
        record.extra = R"({"note": "LONG", "scores": [{"name": "match", "value": "C"}]})";
        record.extra.insert(record.extra.find("LONG"), std::string(100'000, 'x'));
        const auto added = m_recorder->addRun(*source, record, std::vector { makeStep(1, "a = 1") });
        QVERIFY(added);
        const auto trail = Trail::open(m_trail.toStdString());
        QVERIFY(trail);
        const auto row = readRunRow(**trail, added->run);
        QCOMPARE(row.scores.size(), std::size_t(1));
        QCOMPARE(row.scores.front().value, "C");
        QVERIFY(row.record.extra.size() < record.extra.size());
    }

    void reportsWhatARunWasWrittenAgainAs()
    {
        const SourceRecord source { "followed", "00", 1, "smolagents-memory", "1", 1 };
        RunRecord record;
        record.indexInSource = 1;
        record.externalId = "a";
        const auto first = *m_recorder->addSource(source);
        const auto old = m_recorder->addRun(first, record, std::vector { makeStep(1, "x = 1") })->run;
        TrailClient client;
        QSignalSpy opened(&client, &TrailClient::opened);
        QSignalSpy runs(&client, &TrailClient::runsListed);
        client.open(m_trail);
        QVERIFY(opened.wait());
        client.listRuns({});
        QVERIFY(runs.wait());
        const auto known = runs.takeFirst().front().value<RunListing>();
        QCOMPARE(known.successor, RunId(0));
        QVERIFY(m_recorder->discardSource(first));
        const auto second = *m_recorder->addSource(source);
        const auto now = m_recorder->addRun(second, record, std::vector { makeStep(1, "x = 2") })->run;
        RunRow current;
        current.id = old;
        current.record = record;
        client.listRuns({ .known = known, .isGrowing = true, .current = current });
        QVERIFY(runs.wait());
        const auto listing = runs.takeFirst().front().value<RunListing>();
        QCOMPARE(listing.successor, now);
        QCOMPARE(listing.all->rowOf(old), -1);
    }

    void readsOnlyTheRowsThatAreAskedFor()
    {
        addRuns(300);
        TrailClient client;
        QSignalSpy opened(&client, &TrailClient::opened);
        QSignalSpy listed(&client, &TrailClient::runsListed);
        QSignalSpy read(&client, &TrailClient::runsRead);
        client.open(m_trail);
        QVERIFY(opened.wait());
        client.listRuns({ .list = { .sort = RunSort::Import, .isDescending = true } });
        QVERIFY(listed.wait());
        const auto listing = listed.front().front().value<RunListing>();
        QCOMPARE(listing.shown->size(), 303);
        QCOMPARE(listing.shown->at(0), 303);
        QVERIFY(listing.first.size() < 303);
        QCOMPARE(listing.all->at(0), 1);
        client.readRuns({ 7, 8, 99'999 });
        QVERIFY(read.wait());
        const auto rows = read.front().front().value<std::vector<RunRow>>();
        QCOMPARE(rows.size(), 3);
        QCOMPARE(rows.at(1).id, 8);
        QVERIFY(rows.at(1).isReadable);
        QCOMPARE(rows.at(2).id, 99'999);
        QVERIFY(!rows.at(2).isReadable);
    }

    void filtersRunsAndStepsInTheTrail()
    {
        TrailClient client;
        QSignalSpy opened(&client, &TrailClient::opened);
        QSignalSpy runs(&client, &TrailClient::runsListed);
        QSignalSpy steps(&client, &TrailClient::stepsListed);
        QSignalSpy counted(&client, &TrailClient::stepsCounted);
        client.open(m_trail);
        QVERIFY(opened.wait());
        const auto filter = Filter::parse("run == 2 and code contains \"y =\"").value();
        client.listRuns({ .list = { .filter = filter } });
        client.listSteps({ .list = { .run = 2 }, .filter = filter });
        client.countSteps(filter);
        QTRY_VERIFY(!client.isBusy());
        const auto listing = runs.front().front().value<RunListing>();
        QCOMPARE(listing.shown->ids(), std::vector<RowId> { 2 });
        QCOMPARE(listing.all->size(), 3);
        const auto list = steps.front().front().value<StepListing>();
        QCOMPARE(list.shown->size(), 2);
        QCOMPARE(list.matching->ids(), std::vector<RowId> { list.shown->at(1) });
        QCOMPARE(counted.front().front().toULongLong(), 1);
    }

    void putsNewRunsBehindThoseThatAreShown()
    {
        TrailClient client;
        QSignalSpy opened(&client, &TrailClient::opened);
        QSignalSpy runs(&client, &TrailClient::runsListed);
        client.open(m_trail);
        QVERIFY(opened.wait());
        RunListQuestion question { .list = { .sort = RunSort::Import, .isDescending = true } };
        client.listRuns(question);
        QVERIFY(runs.wait());
        question.known = runs.front().front().value<RunListing>();
        question.isGrowing = true;
        addRuns(2);
        client.listRuns(question);
        QVERIFY(runs.wait());
        const auto grown = runs.back().front().value<RunListing>();
        QCOMPARE(grown.shown->ids(), (std::vector<RowId> { 3, 2, 1, 5, 4 }));
        question.known = grown;
        client.listRuns(question);
        QVERIFY(runs.wait());
        QCOMPARE(runs.back().front().value<RunListing>().shown, grown.shown);
    }

    void onlyTheNewestQuestionIsAnswered()
    {
        TrailClient client;
        QSignalSpy opened(&client, &TrailClient::opened);
        QSignalSpy steps(&client, &TrailClient::stepsListed);
        client.open(m_trail);
        QVERIFY(opened.wait());
        for (int round = 0; round < 50; ++round) {
            client.listSteps({ .list = { .run = 1 } });
            client.listSteps({ .list = { .run = 2 } });
        }
        client.listSteps({ .list = { .run = 3 } });
        QTRY_VERIFY(!client.isBusy());
        QCOMPARE(steps.size(), 1);
        QCOMPARE(steps.front().front().value<StepListing>().run, 3);
    }

    void nothingIsAnsweredAfterClosing()
    {
        TrailClient client;
        QSignalSpy opened(&client, &TrailClient::opened);
        QSignalSpy runs(&client, &TrailClient::runsListed);
        client.open(m_trail);
        QVERIFY(opened.wait());
        client.listRuns({});
        client.close();
        client.open(m_trail);
        QVERIFY(opened.wait());
        QCOMPARE(runs.size(), 0);
    }

    void reportsThatSomebodyWrote()
    {
        TrailClient client;
        QSignalSpy opened(&client, &TrailClient::opened);
        QSignalSpy changed(&client, &TrailClient::changed);
        client.open(m_trail);
        QVERIFY(opened.wait());
        addRuns(1);
        QVERIFY(changed.wait());
    }

    void givesTheBytesThatAStepWasReadFrom()
    {
        TrailClient client;
        QSignalSpy opened(&client, &TrailClient::opened);
        QSignalSpy original(&client, &TrailClient::originalRead);
        client.open(m_trail);
        QVERIFY(opened.wait());
        client.readOriginal(1, 1);
        QVERIFY(original.wait());
        const auto read = original.front().front().value<OriginalBytes>();
        QCOMPARE(read.bytes, QByteArrayLiteral("2345"));
        QCOMPARE(read.file, m_log);
        QVERIFY(!read.isCut);
    }

    void rejectsTheBytesOfALogThatChanged_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("longer") << QByteArrayLiteral("other bytes than before");
        QTest::newRow("as long as before") << QByteArrayLiteral("0123x56789");
        QTest::newRow("removed") << QByteArray();
    }

    void rejectsTheBytesOfALogThatChanged()
    {
        QFETCH(const QByteArray, content);
        TrailClient client;
        QSignalSpy opened(&client, &TrailClient::opened);
        QSignalSpy failed(&client, &TrailClient::failed);
        client.open(m_trail);
        QVERIFY(opened.wait());
        if (content.isEmpty())
            QVERIFY(QFile::remove(m_log));
        else
            writeLog(content);
        client.readOriginal(1, 1);
        QVERIFY(failed.wait());
        const auto error = failed.front().at(1).value<Error>();
        QVERIFY(error.code == (content.isEmpty() ? ErrorCode::FileNotFound : ErrorCode::Corrupt));
        QCOMPARE(error.file, m_log.toStdString());
    }

    void saysWhyAFileCannotBeOpened()
    {
        const auto other = m_folder->filePath(QStringLiteral("other.vitrine"));
        QFile file(other);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("this is no database, whatever it is called");
        file.close();
        TrailClient client;
        QSignalSpy failed(&client, &TrailClient::failed);
        client.open(other);
        QVERIFY(failed.wait());
        QVERIFY(failed.front().at(1).value<Error>().code == ErrorCode::NotSqlite);
    }

    void whatIsOpenStaysWhereAnotherFileCannotBeOpened()
    {
        TrailClient client;
        QSignalSpy opened(&client, &TrailClient::opened);
        QSignalSpy failed(&client, &TrailClient::failed);
        QSignalSpy runs(&client, &TrailClient::runsListed);
        client.open(m_trail);
        QVERIFY(opened.wait());
        client.open(m_folder->filePath(QStringLiteral("missing.vitrine")));
        QVERIFY(failed.wait());
        client.listRuns({});
        QVERIFY(runs.wait());
        QCOMPARE(opened.size(), 1);
    }

private:
    void writeLog(const QByteArray &bytes)
    {
        QFile file(m_log);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    void addRuns(int count)
    {
        const auto source = m_recorder->addSource({ .file = m_log.toStdString(),
            .sha256 = sha256Hex("0123456789"),
            .size = 10,
            .format = "smolagents-memory",
            .importerVersion = "1",
            .importedAt = 1 });
        QVERIFY(source);
        auto first = makeStep(1, "x = 1");
        first.span = { .line = 1, .byteFrom = 2, .byteTo = 6 };
        const std::vector steps { first, makeStep(2, "y = 2") };
        for (int i = 0; i < count; ++i)
            QVERIFY(m_recorder->addRun(*source, {}, steps));
        QVERIFY(m_recorder->completeSource(*source, "{}"));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Recorder> m_recorder;
    QString m_trail;
    QString m_log;
};

QTEST_GUILESS_MAIN(TestTrailClient)
#include "tst_trailclient.moc"
