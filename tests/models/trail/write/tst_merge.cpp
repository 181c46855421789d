// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/chain/proof.h"
#include "models/trail/file/parts.h"
#include "models/trail/filter/filter.h"
#include "models/trail/write/trailcopy.h"
#include "tests/models/trail/samples.h"

#include <SQLiteCpp/Statement.h>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

/// Trails of several machines in one: what was verifiable in each of them is so in the whole.
class TestMerge : public QObject {
    Q_OBJECT

private:
    std::string path(const std::string &name) const { return m_folder.path().toStdString() + '/' + name; }
    std::string newPath() { return path(std::to_string(++m_count) + ".vitrine"); }
    std::string newTrail()
    {
        const std::string file = newPath();
        samples::writeTrail(file);
        return file;
    }
    Checkpoint seal(const std::string &file) { return *(*Recorder::open(file))->seal(*m_key); }
    static Result<MergeReport> merge(const std::string &from, const std::string &into)
    {
        return (*Recorder::open(into))->merge(from);
    }
    static Verification verify(const std::string &file, const VerifyOptions &options = {})
    {
        return (*Trail::open(file))->verify({}, options).value_or(Verification {});
    }
    static std::int64_t number(const std::string &file, const std::string &sql)
    {
        return SQLite::Database(file).execAndGet(sql).getInt64();
    }
    /// Another running program has this trail open in the middle of an execution.
    static ExecutionId begin(Recorder &recorder, const samples::Written &written)
    {
        return *recorder.beginExecution({ written.session, written.second.steps.front(), 9, "y", false, 7.0 });
    }
    QTemporaryDir m_folder;
    std::optional<SealingKey> m_key;
    int m_count = 0;

private Q_SLOTS:
    void initTestCase();
    void joinsTrails();
    void keepsSealsAndProofs();
    void namesWhatWasChangedInAPart_data();
    void namesWhatWasChangedInAPart();
    void goesOnWithItsOwnIds();
    void mergesMergedTrails();
    void takesEachTrailInOnce();
    void rejectsADamagedTrail();
    void interruptsWhatWasRunning();
    void takesInAStoredTrail();
    void redactsInAPart();
    void repairsAMergedTrail();
};

void TestMerge::initTestCase()
{
    auto key = SealingKey::generate();
    QVERIFY(key);
    m_key = std::move(*key);
}

void TestMerge::joinsTrails()
{
    const std::string whole = newPath();
    for (int n = 0; n < 2; ++n) {
        const auto merged = merge(newTrail(), whole);
        QVERIFY2(merged, samples::codeOf(merged).c_str());
        QCOMPARE(merged->runs, 2U);
        QCOMPARE(merged->entries, 9U);
        QCOMPARE(merged->executions, 1U);
        QVERIFY(!merged->wasThere);
    }
    const auto trail = Trail::open(whole);
    QVERIFY(trail);
    const auto runs = (*trail)->runs(0, 99);
    QCOMPARE(runs->size(), 4U);
    QCOMPARE(runs->at(0).id, trailfile::partStride + 1);
    QCOMPARE(runs->at(2).id, 2 * trailfile::partStride + 1);
    for (const std::size_t first : { 0U, 2U }) {
        QCOMPARE(runs->at(first).record, samples::fullRun());
        const auto steps = (*trail)->steps(runs->at(first + 1).id);
        const auto recorded = samples::steps(5);
        QCOMPARE(steps->size(), 5U);
        for (std::size_t n = 0; n < 5; ++n)
            QCOMPARE(*(*trail)->step(steps->at(n).id), recorded.at(n));
        const auto sessions = (*trail)->sessionsOfRun(runs->at(first).id);
        QCOMPARE(sessions->size(), 1U);
        QCOMPARE(*(*trail)->executionsOfSession(sessions->front())->front().end, samples::fullEnd());
    }
    QVERIFY((*trail)->policy((*trail)->session(trailfile::partStride + 1)->policyHash));
    const auto hits = (*trail)->search(*Filter::parse("code contains \"print(3)\""), {}, 9);
    QCOMPARE(hits->hits.size(), 2U);
    QCOMPARE((*trail)->statistics(StatisticsBy::All)->all.runs, 4U);
    const auto verification = (*trail)->verify();
    QCOMPARE(verification->reason, std::string());
    QVERIFY(verification->isIntact);
    QCOMPARE(verification->entries, 3U + 9U + 9U);
    QCOMPARE((*trail)->entryCount().value(), verification->entries);
    QCOMPARE(verification->parts.size(), 2U);
    QCOMPARE(verification->parts.at(1).entries, 9U);
    SQLite::Database database(whole);
    QCOMPARE(database.execAndGet("PRAGMA integrity_check").getString(), std::string("ok"));
    SQLite::Statement violations(database, "PRAGMA foreign_key_check");
    QVERIFY(!violations.executeStep());
}

void TestMerge::keepsSealsAndProofs()
{
    const std::string first = newTrail();
    const std::string second = newTrail();
    const Checkpoint checkpoint = seal(second);
    const std::string uid = (*Trail::open(second))->uid();
    const std::string proof = *(*Trail::open(second))->proveStep(4);
    const std::string ended = *(*Trail::open(second))->proveExecution(1);
    const std::string whole = newPath();
    QVERIFY(merge(first, whole));
    QVERIFY(merge(second, whole));
    const Verification found = verify(whole, { checkpoint, m_key->publicKey() });
    QVERIFY(found.isIntact);
    QVERIFY(!found.isSealed);
    QCOMPARE(found.comparison, std::string("same"));
    QVERIFY(!found.parts.at(0).isSealed);
    QVERIFY(found.parts.at(1).isSealed);
    QCOMPARE(found.parts.at(1).trail, uid);
    QCOMPARE(found.parts.at(1).sealedEntries, 9U);
    QCOMPARE(found.parts.at(1).sealKey, m_key->publicKey());
    const auto trail = Trail::open(whole);
    QCOMPARE(*(*trail)->proveStep(2 * trailfile::partStride + 4), proof);
    QCOMPARE(*(*trail)->proveExecution(2 * trailfile::partStride + 1), ended);
    const auto unsealed = verifyProof(*(*trail)->proveStep(trailfile::partStride + 4), {}, {});
    QCOMPARE(unsealed->reason, std::string("unsigned"));
    const Checkpoint ofWhole = seal(whole);
    QCOMPARE(ofWhole.entries, 3U);
    QVERIFY(verify(whole, { ofWhole, {} }).isSealed);
    QCOMPARE(verify(whole, { seal(newTrail()), {} }).comparison, std::string("other-trail"));
}

void TestMerge::namesWhatWasChangedInAPart_data()
{
    QTest::addColumn<QByteArray>("change");
    QTest::addColumn<quint64>("entry");
    QTest::addColumn<QByteArray>("reason");
    const quint64 part = trailfile::partStride;
    const auto row = [](const char *name, const char *change, quint64 entry, const char *reason) {
        QTest::newRow(name) << QByteArray(change) << entry << QByteArray(reason);
    };
    row("a run", "UPDATE runs SET model = 'x' WHERE id = 1000000000002", part + 4, "content");
    row("a step", "UPDATE steps SET ordinal = 9 WHERE id = 1000000000003", part + 4, "content");
    row("a step's run", "UPDATE steps SET run = 1000000000001 WHERE id = 1000000000003", part + 3, "content");
    row("an entry", "UPDATE entries SET kind = 'x' WHERE seq = 1000000000005", part + 5, "hash");
    row("an entry is gone", "DELETE FROM entries WHERE seq = 1000000000005", part + 5, "sequence");
    row("the end is gone", "DELETE FROM entries WHERE seq = 1000000000009", part + 9, "truncated");
    row("the part's row", "UPDATE parts SET merged_at = 0", 2, "content");
    row("the part's head", "UPDATE parts SET head = hex(zeroblob(32))", 2, "content");
    row("the part's row is gone", "DELETE FROM parts", 2, "missing");
    row("its identity", "UPDATE trail SET uid = 'x' WHERE id > 1", part + 1, "content");
    row("a text", "UPDATE contents SET bytes = CAST('x' AS BLOB) WHERE bytes = CAST('import os' AS BLOB)", part + 3,
        "content");
    row("a row of its own", "INSERT INTO run_imports VALUES (1000000000002, 99, 'x')", part + 4, "content");
    row("a row without an entry",
        "INSERT INTO trail_events SELECT 1000000000001, 'x', min(id), '', 0, 1000000000009 FROM contents", 3,
        "unlisted");
    row("entries from nowhere",
        "INSERT INTO entries SELECT 7000000000001, kind, subject, at, format, payload, previous, hash FROM entries "
        "WHERE seq = 1000000000001",
        3, "unlisted");
}

void TestMerge::namesWhatWasChangedInAPart()
{
    QFETCH(QByteArray, change);
    QFETCH(quint64, entry);
    QFETCH(QByteArray, reason);
    const std::string whole = newPath();
    QVERIFY(merge(newTrail(), whole));
    samples::tamper(whole, change.toStdString());
    const Verification found = verify(whole);
    QVERIFY(!found.isIntact);
    QCOMPARE(found.firstBroken, std::optional<std::uint64_t>(entry));
    QCOMPARE(QByteArray::fromStdString(found.reason), reason);
}

void TestMerge::goesOnWithItsOwnIds()
{
    const std::string whole = newTrail();
    QVERIFY(merge(newTrail(), whole));
    {
        const auto recorder = Recorder::open(whole);
        const auto source = (*recorder)->addSource(samples::source("more.json"));
        QCOMPARE(*source, 2);
        const auto added = (*recorder)->addRun(*source, samples::bareRun(), samples::steps(2));
        QCOMPARE(added->run, 3);
        QCOMPARE(added->steps.front(), 8);
        QVERIFY((*recorder)->completeSource(*source, "{}"));
        const auto session = (*recorder)->beginSession(samples::session(trailfile::partStride + 1, {}));
        QCOMPARE(*session, 2);
        const auto execution
            = (*recorder)->beginExecution({ *session, trailfile::partStride + 1, 1, "x = 1", false, 5.0 });
        QCOMPARE(*execution, 2);
        QVERIFY((*recorder)->endExecution(*execution, samples::fullEnd()));
        QVERIFY(
            (*recorder)->addNote({ NoteSubject::Step, trailfile::partStride + 1, "important", "Look.", "me", 0, 6 }));
    }
    QVERIFY(merge(newTrail(), whole));
    const Verification found = verify(whole);
    QCOMPARE(found.reason, std::string());
    QCOMPARE(found.parts.size(), 2U);
    QCOMPARE((*Trail::open(whole))->steps(trailfile::partStride + 1)->front().lastExecution, 2);
}

void TestMerge::mergesMergedTrails()
{
    const std::string leaf = newTrail();
    const Checkpoint ofLeaf = seal(leaf);
    const std::string proof = *(*Trail::open(leaf))->proveStep(1);
    const std::string pair = newTrail();
    QVERIFY(merge(newTrail(), pair));
    QVERIFY(merge(leaf, pair));
    {
        // Of the pair's own chain, about a row of its part.
        const auto recorder = Recorder::open(pair);
        QVERIFY((*recorder)->addNote(
            { NoteSubject::Step, 2 * trailfile::partStride + 1, "important", "Look.", "me", 0, 6 }));
    }
    const Checkpoint ofPair = seal(pair);
    const std::string whole = newTrail();
    QVERIFY(merge(newTrail(), whole));
    QVERIFY(merge(pair, whole));
    QVERIFY(merge(newTrail(), whole));
    const Verification found = verify(whole, { ofLeaf, {} });
    QCOMPARE(found.reason, std::string());
    QCOMPARE(found.comparison, std::string("same"));
    QCOMPARE(found.parts.size(), 5U);
    QVERIFY(found.parts.at(1).isSealed && found.parts.at(3).isSealed && !found.parts.at(2).isSealed);
    QCOMPARE(verify(whole, { ofPair, {} }).comparison, std::string("same"));
    const auto trail = Trail::open(whole);
    QCOMPARE((*trail)->uid(), verify(whole).isIntact ? (*trail)->uid() : std::string());
    QCOMPARE(*(*trail)->proveStep(4 * trailfile::partStride + 1), proof);
    QCOMPARE((*trail)->notes(NoteSubject::Step, 4 * trailfile::partStride + 1)->size(), 1U);
    QCOMPARE((*trail)->runCount().value_or(0), 12U);
}

void TestMerge::takesEachTrailInOnce()
{
    const std::string first = newTrail();
    const std::string whole = newPath();
    QVERIFY(merge(first, whole));
    const auto again = merge(first, whole);
    QVERIFY(again && again->wasThere);
    QCOMPARE(verify(whole).parts.size(), 1U);
    seal(first);
    QCOMPARE(samples::codeOf(merge(first, whole)), samples::nameOf(ErrorCode::BadValue));
    QCOMPARE(samples::codeOf(merge(whole, whole)), samples::nameOf(ErrorCode::BadValue));
    const std::string pair = newPath();
    QVERIFY(merge(whole, pair));
    QCOMPARE(samples::codeOf(merge(whole, newPath())), std::string("no error"));
    QCOMPARE(samples::codeOf(merge(first, pair)), samples::nameOf(ErrorCode::BadValue));
    QVERIFY(verify(whole).isIntact);
    QVERIFY(verify(pair).isIntact);
}

void TestMerge::rejectsADamagedTrail()
{
    const std::string damaged = newTrail();
    samples::tamper(damaged, "UPDATE runs SET model = 'x' WHERE id = 2");
    const std::string whole = newTrail();
    QCOMPARE(samples::codeOf(merge(damaged, whole)), samples::nameOf(ErrorCode::Corrupt));
    QCOMPARE(samples::codeOf(merge(path("none"), whole)), samples::nameOf(ErrorCode::FileNotFound));
    const Verification found = verify(whole);
    QVERIFY(found.isIntact);
    QVERIFY(found.parts.empty());
    QCOMPARE((*Trail::open(whole))->runCount().value_or(0), 2U);
    QCOMPARE(number(whole, "SELECT count(*) FROM word_segments"), 2);
}

void TestMerge::interruptsWhatWasRunning()
{
    const std::string first = newPath();
    const auto written = samples::writeTrail(first);
    const auto recorder = Recorder::open(first);
    const ExecutionId running = begin(**recorder, written);
    const std::string whole = newPath();
    const auto merged = merge(first, whole);
    QVERIFY(merged);
    QCOMPARE(merged->interrupted, 1U);
    QVERIFY(verify(whole).isIntact);
    const auto executions = (*Trail::open(whole))->executionsOfSession(trailfile::partStride + written.session);
    QVERIFY(executions->back().state == ExecutionState::Interrupted);
    QVERIFY((*recorder)->endExecution(running, samples::bareEnd()));
    QVERIFY(verify(first).isIntact);
}

void TestMerge::takesInAStoredTrail()
{
    const std::string stored = newPath();
    QVERIFY(QFile::copy(QStringLiteral(VITRINE_TEST_DATA "/trail/v1.vitrine"), QString::fromStdString(stored)));
    const std::uint64_t entries = verify(stored).entries;
    const std::string whole = newPath();
    QVERIFY(merge(stored, whole));
    const Verification found = verify(whole);
    QCOMPARE(found.reason, std::string());
    QCOMPARE(found.entries, 2U + entries);
}

void TestMerge::redactsInAPart()
{
    const std::string whole = newPath();
    const std::string part = newTrail();
    const Checkpoint checkpoint = seal(part);
    QVERIFY(merge(part, whole));
    {
        const auto recorder = Recorder::open(whole);
        const auto redacted = (*recorder)->redact({ "import os", 0, {}, "secret" });
        QVERIFY(redacted);
        QCOMPARE(redacted->texts, 1U);
    }
    const Verification found = verify(whole, { checkpoint, {} });
    QCOMPARE(found.reason, std::string());
    QCOMPARE(found.comparison, std::string("same"));
    const auto hits = (*Trail::open(whole))->count(*Filter::parse("code contains \"import os\""));
    QCOMPARE(hits.value_or(9), 0U);
}

void TestMerge::repairsAMergedTrail()
{
    const std::string whole = newTrail();
    QVERIFY(merge(newTrail(), whole));
    const std::string saved = newPath();
    QVERIFY(repairTrail(whole, saved));
    const Verification found = verify(saved);
    QCOMPARE(found.reason, std::string());
    QCOMPARE(found.parts.size(), 1U);
    const auto recorder = Recorder::open(saved);
    const auto source = (*recorder)->addSource(samples::source("more.json"));
    QCOMPARE((*recorder)->addRun(*source, samples::bareRun(), {})->run, 3);
}

QTEST_GUILESS_MAIN(TestMerge)
#include "tst_merge.moc"
