// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/read/trail.h"
#include "models/trail/record/stepsource.h"
#include "tests/models/trail/samples.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <QList>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;

namespace {

/// Of a log that cannot be read any more.
class BrokenSteps final : public StepSource {
public:
    const StepTally &tally() const override { return m_tally; }
    void rewind() override { }
    Result<std::vector<StepRecord>> next() override
    {
        return std::unexpected(Error { ErrorCode::ReadFailed, {}, {}, {}, "the file is gone" });
    }

private:
    StepTally m_tally;
};

} // namespace

/// A source that comes in whole or not at all, however much it is, as long as nobody else has something to write.
class TestWholeSource : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void isSeenWhenItIsComplete();
    void leavesNoTraceWhenDiscarded();
    void listsWordsOfADiscardedSourceAgain();
    void leavesNoTraceWhenTheProgramEnds();
    void leavesNoTraceWhenItFails();
    void makesWayForWhatElseIsRecorded();
    void makesWayForAnotherProgram();
    void beginsOpenlyBesideAnotherProgram();
    void takesBackWhatItReplaces();

private:
    std::string file() const { return m_folder->filePath(QStringLiteral("a.trail")).toStdString(); }
    std::unique_ptr<Recorder> recorder() const { return std::move(Recorder::open(file()).value()); }
    std::unique_ptr<Trail> trail() const { return std::move(Trail::open(file()).value()); }
    /// Sixty runs, each with a text that cannot be packed.
    static Result<std::vector<RunId>> addRuns(Recorder &recorder, SourceId source, qsizetype textSize = 300)
    {
        Recorder::Bulk bulk = recorder.addRuns(source);
        for (quint32 n = 1; n <= 60; ++n) {
            QList<quint32> noise(textSize / 4);
            QRandomGenerator(n).fillRange(noise.data(), noise.size());
            std::vector<StepRecord> steps = samples::steps(3);
            steps.front().outputs.push_back({ OutputStream::Log,
                std::string(reinterpret_cast<const char *>(noise.constData()), std::size_t(textSize)) });
            RunRecord run = samples::fullRun();
            run.indexInSource = n;
            if (const auto added = bulk.add(run, steps); !added)
                return std::unexpected(added.error());
        }
        return bulk.commit();
    }
    /// More than the memory of a connection, so that some of it is in the file before the end.
    static Result<std::vector<RunId>> addMuch(Recorder &recorder, SourceId source)
    {
        return addRuns(recorder, source, 800'000);
    }
    /// All rows of all tables, those of indexes of words too, as one text.
    QByteArray dump() const
    {
        SQLite::Database database(file());
        QByteArray rows;
        SQLite::Statement tables(database,
            "SELECT name, (SELECT group_concat('quote(\"' || c.name || '\")', '||'',''||') FROM "
            "pragma_table_info(m.name) c) FROM sqlite_master m WHERE type = 'table' AND rootpage > 0 ORDER BY name");
        while (tables.executeStep()) {
            const std::string name = tables.getColumn(0).getString();
            SQLite::Statement query(
                database, "SELECT " + tables.getColumn(1).getString() + " FROM \"" + name + "\" ORDER BY 1");
            while (query.executeStep())
                rows += QByteArray::fromStdString(name + ' ' + query.getColumn(0).getString() + '\n');
        }
        return rows;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestWholeSource::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    samples::writeTrail(file());
}

void TestWholeSource::isSeenWhenItIsComplete()
{
    const auto writer = recorder();
    const auto source = writer->addWholeSource(samples::source("whole.json"));
    QVERIFY(source);
    const auto runs = addRuns(*writer, *source);
    QVERIFY(runs && runs->size() == 60);
    QCOMPARE(*trail()->runCount(), 2U);
    QCOMPARE(trail()->sources()->size(), 1U);
    QVERIFY(writer->completeSource(*source, "{}"));
    QCOMPARE(*trail()->runCount(), 62U);
    QCOMPARE(trail()->sources()->back().id, *source);
    QVERIFY(trail()->sources()->back().isComplete);
    QCOMPARE(trail()->run(runs->back())->record.indexInSource, 60U);
    QVERIFY(trail()->verify()->isIntact);
    QVERIFY(writer->addSource(samples::source("next.json")));
}

void TestWholeSource::leavesNoTraceWhenDiscarded()
{
    const QByteArray before = dump();
    const auto writer = recorder();
    for (int turn = 0; turn < 2; ++turn) {
        const auto source = writer->addWholeSource(samples::source("whole.json"));
        QVERIFY(source && addMuch(*writer, *source));
        QVERIFY(writer->discardSource(*source));
        QVERIFY(dump() == before);
    }
    QVERIFY(trail()->verify()->isIntact);
}

/// What prepares runs is kept for the next source, but not what it knows of words that never came into the file.
void TestWholeSource::listsWordsOfADiscardedSourceAgain()
{
    const auto writer = recorder();
    StepRecord step = samples::bareStep(1);
    step.thought = "zebra";
    const auto times = [this] {
        return SQLite::Database(file()).execAndGet("SELECT count(*) FROM words WHERE word = 'zebra'").getInt();
    };
    for (int turn = 0; turn < 3; ++turn) {
        const auto source = writer->addWholeSource(samples::source("whole.json"));
        QVERIFY(source);
        Recorder::Bulk bulk = writer->addRuns(*source);
        QVERIFY(bulk.add(samples::bareRun(), { { step } }));
        QVERIFY(bulk.commit());
        {
            const auto done = std::move(bulk);
        }
        QVERIFY(turn == 0 ? writer->discardSource(*source) : writer->completeSource(*source, "{}"));
        QCOMPARE(times(), turn == 0 ? 0 : 1);
    }
}

void TestWholeSource::leavesNoTraceWhenTheProgramEnds()
{
    const QByteArray before = dump();
    {
        const auto writer = recorder();
        const auto source = writer->addWholeSource(samples::source("whole.json"));
        QVERIFY(source && addRuns(*writer, *source));
    }
    QVERIFY(recorder());
    QVERIFY(dump() == before);
}

void TestWholeSource::leavesNoTraceWhenItFails()
{
    const QByteArray before = dump();
    const auto writer = recorder();
    const auto source = writer->addWholeSource(samples::source("whole.json"));
    QVERIFY(source && addRuns(*writer, *source));
    {
        Recorder::Bulk bulk = writer->addRuns(*source);
        BrokenSteps steps;
        QCOMPARE(samples::codeOf(bulk.add(samples::bareRun(), steps)), std::string("read-failed"));
    }
    QVERIFY(dump() == before);
    // Another source may have its number by now: nothing of the lost one comes into that.
    const auto next = writer->addSource(samples::source("next.json"));
    QCOMPARE(*next, *source);
    QCOMPARE(samples::codeOf(addRuns(*writer, *source)), std::string("read-failed"));
    QCOMPARE(samples::codeOf(writer->completeSource(*source, "{}")), std::string("read-failed"));
    QVERIFY(writer->discardSource(*source));
    QVERIFY(addRuns(*writer, *next));
    QVERIFY(writer->completeSource(*next, "{}"));
    QCOMPARE(*trail()->runCount(), 62U);
    QVERIFY(trail()->verify()->isIntact);
}

void TestWholeSource::makesWayForWhatElseIsRecorded()
{
    const auto writer = recorder();
    const auto source = writer->addWholeSource(samples::source("whole.json"));
    QVERIFY(source && addRuns(*writer, *source));
    QVERIFY(writer->addNote({ NoteSubject::Trail, 0, "star", "meanwhile", "me", 0, 1.0 }));
    // What is acknowledged is there, and so is what came before it in the chain.
    QCOMPARE(trail()->notes(NoteSubject::Trail, 0)->size(), 1U);
    QCOMPARE(*trail()->runCount(), 62U);
    QVERIFY(addRuns(*writer, *source));
    QCOMPARE(*trail()->runCount(), 122U);
    QVERIFY(writer->discardSource(*source));
    QCOMPARE(*trail()->runCount(), 2U);
    QCOMPARE(trail()->notes(NoteSubject::Trail, 0)->size(), 1U);
    QVERIFY(trail()->verify()->isIntact);
}

void TestWholeSource::makesWayForAnotherProgram()
{
    const auto writer = recorder();
    const auto source = writer->addWholeSource(samples::source("whole.json"));
    QVERIFY(source && addRuns(*writer, *source));
    const auto other = recorder();
    QVERIFY(other->addNote({ NoteSubject::Trail, 0, "star", "meanwhile", "me", 0, 1.0 }));
    QCOMPARE(*trail()->runCount(), 62U);
    // It is not marked as cut off: its program lives.
    QVERIFY(trail()->trailEvents()->empty());
    QVERIFY(addRuns(*writer, *source));
    QVERIFY(writer->completeSource(*source, "{}"));
    QCOMPARE(*trail()->runCount(), 122U);
    QVERIFY(trail()->verify()->isIntact);
}

void TestWholeSource::beginsOpenlyBesideAnotherProgram()
{
    const auto other = recorder();
    const auto writer = recorder();
    const auto source = writer->addWholeSource(samples::source("whole.json"));
    QVERIFY(source);
    QCOMPARE(trail()->sources()->size(), 2U);
    QVERIFY(other->addNote({ NoteSubject::Trail, 0, "star", "meanwhile", "me", 0, 1.0 }));
    QVERIFY(addRuns(*writer, *source));
    QVERIFY(writer->completeSource(*source, "{}"));
}

void TestWholeSource::takesBackWhatItReplaces()
{
    const auto writer = recorder();
    const auto old = writer->addSource(samples::source("old.json"));
    QVERIFY(old && writer->addRun(*old, samples::bareRun(), {}));
    const QByteArray before = dump();
    const auto first = writer->addWholeSource(samples::source("new.json"), { { *old } });
    QVERIFY(first && writer->discardSource(*first));
    QVERIFY(dump() == before);
    const auto second = writer->addWholeSource(samples::source("new.json"), { { *old } });
    QVERIFY(second && writer->completeSource(*second, "{}"));
    QCOMPARE(trail()->sources()->back().id, *second);
    QCOMPARE(*trail()->runCount(), 2U);
    QVERIFY(trail()->verify()->isIntact);
}

QTEST_GUILESS_MAIN(TestWholeSource)
#include "tst_wholesource.moc"
