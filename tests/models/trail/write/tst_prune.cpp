// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/formatted.h"
#include "models/trail/chain/proof.h"
#include "models/trail/file/partfile.h"
#include "models/trail/file/parts.h"
#include "models/trail/index/indexcheck.h"
#include "models/trail/read/recordings.h"
#include "models/trail/write/archive.h"
#include "tests/models/trail/faultydisk.h"
#include "tests/models/trail/samples.h"

#include <SQLiteCpp/Statement.h>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <map>
#include <random>

#include <sys/wait.h>
#include <unistd.h>

using namespace vitrine;

/// Runs that are deleted or moved: they are gone, everything else is as it was and still proven, and it is on record.
class TestPrune : public QObject {
    Q_OBJECT

private:
    std::string newFile() { return m_folder.path().toStdString() + '/' + std::to_string(++m_count) + ".vitrine"; }
    std::string newTrail()
    {
        const std::string file = newFile();
        samples::writeTrail(file);
        return file;
    }
    Checkpoint seal(const std::string &file) { return *(*Recorder::open(file))->seal(*m_key); }
    static Result<PruneReport> prune(const std::string &file, const std::vector<RunId> &runs)
    {
        return (*Recorder::open(file))->prune({ runs, "too old", R"({"before":7.5})" });
    }
    static Verification verify(const std::string &file, const VerifyOptions &options = {})
    {
        return (*Trail::open(file))->verify({}, options).value_or(Verification {});
    }
    static QByteArray bytesOf(const std::string &file)
    {
        QFile bytes(QString::fromStdString(file));
        return bytes.open(QFile::ReadOnly) ? bytes.readAll() : QByteArray();
    }
    static std::string detailOf(const auto &result) { return result ? std::string() : result.error().detail; }
    static std::map<StepId, StepRecord> stepsOf(const std::string &file);
    static std::map<StepId, std::string> proofsOf(const std::string &file);
    static std::vector<RunId> runsOf(const std::string &file);
    static void grow(const std::string &file, std::mt19937 &random);
    void checkKept(const std::string &file, const std::map<StepId, StepRecord> &steps);

    QTemporaryDir m_folder;
    std::optional<SealingKey> m_key;
    int m_count = 0;

private Q_SLOTS:
    void initTestCase();
    void deletesRunsAndKeepsTheRest();
    void keepsProofsOfRandomTrails_data();
    void keepsProofsOfRandomTrails();
    void saysWhatWasDeleted();
    void givesNoNumberTwice();
    void keepsRedactions();
    void keepsItsRecordWhenTextsAreRedacted();
    void noticesDeletionsWithoutRecord_data();
    void noticesDeletionsWithoutRecord();
    void rejectsDamagedTrails();
    void rejectsOtherCases();
    void movesRuns();
    void movesNothingWhenItCannot();
    void removesWhatAKilledMoveLeft();
    void leavesNothingOfAStoppedMove();
    void isMergedAfterwards();
    void isBeforeOrAfterOnAFaultyDisk_data();
    void isBeforeOrAfterOnAFaultyDisk();
    void isBeforeOrAfterAPowerCut();
};

void TestPrune::initTestCase() { m_key = std::move(*SealingKey::generate()); }

std::vector<RunId> TestPrune::runsOf(const std::string &file)
{
    std::vector<RunId> ids;
    const auto runs = (*Trail::open(file))->runs(0, 1000);
    for (const RunSummary &run : *runs)
        ids.push_back(run.id);
    return ids;
}

std::map<StepId, StepRecord> TestPrune::stepsOf(const std::string &file)
{
    const auto trail = Trail::open(file);
    std::map<StepId, StepRecord> steps;
    for (const RunId run : runsOf(file)) {
        const auto summaries = (*trail)->steps(run);
        for (const StepSummary &step : *summaries)
            steps.emplace(step.id, *(*trail)->step(step.id));
    }
    return steps;
}

std::map<StepId, std::string> TestPrune::proofsOf(const std::string &file)
{
    const auto trail = Trail::open(file);
    std::map<StepId, std::string> proofs;
    for (const auto &[step, record] : stepsOf(file))
        proofs.emplace(step, *(*trail)->proveStep(step));
    return proofs;
}

/// The steps that are still there are as they were, and so is everything derived from them.
void TestPrune::checkKept(const std::string &file, const std::map<StepId, StepRecord> &steps)
{
    const Verification found = verify(file);
    QVERIFY2(found.isIntact, found.reason.c_str());
    for (const auto &[step, record] : stepsOf(file)) {
        const auto before = steps.find(step);
        QVERIFY(before != steps.end());
        QVERIFY(before->second == record);
    }
    const auto indexes = checkIndexes(file);
    QVERIFY(indexes && indexes->isIntact());
    QCOMPARE(SQLite::Database(file).execAndGet("PRAGMA integrity_check").getString(), std::string("ok"));
    QCOMPARE(SQLite::Database(file).execAndGet("SELECT count(*) FROM pragma_foreign_key_check").getInt(), 0);
}

void TestPrune::deletesRunsAndKeepsTheRest()
{
    const std::string file = newTrail();
    const Checkpoint checkpoint = seal(file);
    const auto steps = stepsOf(file);
    const auto proofs = proofsOf(file);
    QVERIFY(bytesOf(file).contains("Import of os"));
    const auto report = prune(file, { 1 });
    QVERIFY2(report, detailOf(report).c_str());
    QCOMPARE(report->runs, 1U);
    QCOMPARE(report->steps, 2U);
    QCOMPARE(report->executions, 1U);
    QVERIFY(report->entries >= 4 && report->texts > 5 && report->isSmaller);
    QCOMPARE(runsOf(file), std::vector<RunId> { 2 });
    checkKept(file, steps);
    for (const char *gone : { "Import of os", "web_search", "Traceback", "passwd", "imports.allow" })
        QVERIFY2(!bytesOf(file).contains(gone), gone);
    QVERIFY(bytesOf(file).contains("You are an agent."));
    // Earlier checkpoints and proofs remain evidence, of the deleted run as well.
    QCOMPARE(verify(file, { checkpoint, m_key->publicKey() }).comparison, std::string("same"));
    QVERIFY(verify(file).isSealed);
    for (const auto &[step, proof] : proofs)
        QVERIFY(verifyProof(proof, m_key->publicKey(), checkpoint)->isValid);
    const std::string again = *(*Trail::open(file))->proveStep(3);
    QVERIFY(verifyProof(again, m_key->publicKey(), checkpoint)->isValid);
    QCOMPARE(again, proofs.at(3));
    QCOMPARE(samples::codeOf((*Trail::open(file))->proveStep(1)), samples::nameOf(ErrorCode::NotFound));
    // The deletion is an entry that the next seal covers.
    const Checkpoint later = seal(file);
    QVERIFY(later.entries > checkpoint.entries);
    QVERIFY(verify(file, { later, {} }).isIntact);
}

/// A run, an execution, a review or a note, or several.
void TestPrune::grow(const std::string &file, std::mt19937 &random)
{
    const auto below = [&](std::uint64_t count) { return random() % count; };
    const auto recorder = Recorder::open(file);
    const SourceId source = *(*recorder)->addSource(samples::source());
    for (std::uint64_t n = 1 + below(3); n > 0; --n) {
        RunRecord run = samples::fullRun();
        run.task = formatted("Task {} of many, with some words that make it longer than others", below(6));
        std::vector<StepRecord> steps = samples::steps(1 + below(6));
        for (StepRecord &step : steps) {
            step.thought = formatted("Thought {} that fills its place in a block of texts, more or less.", below(9));
            step.rawModelOutput = std::string(below(9000), static_cast<char>('a' + below(26)));
        }
        (*recorder)->addRun(source, run, steps);
    }
    (*recorder)->completeSource(source, "{}");
    const std::string policy = *(*recorder)->addPolicy(R"({"name":"strict"})");
    const std::vector<RunId> runs = runsOf(file);
    const RunId run = runs[below(runs.size())];
    const auto steps = *(*Trail::open(file))->steps(run);
    const StepId step = steps[below(steps.size())].id;
    const SessionId session = *(*recorder)->beginSession(samples::session(below(2) == 0 ? run : 0, policy));
    const ExecutionId execution = *(*recorder)->beginExecution(
        { session, below(4) == 0 ? 0 : step, 1, formatted("x = {}", below(5)), false, 5.0 });
    (*recorder)->endExecution(execution, below(2) == 0 ? samples::endOfThree() : samples::bareEnd());
    ReviewRecord review;
    review.step = step;
    review.code = "x = 1";
    review.facts = "{}";
    (*recorder)->addReview(review);
    (*recorder)->addNote({ below(2) == 0 ? NoteSubject::Run : NoteSubject::Source, below(2) == 0 ? run : source, "",
        "a note", "me", 0, 6.0 });
}

void TestPrune::keepsProofsOfRandomTrails_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 6; ++seed)
        QTest::addRow("%u", seed) << seed;
}

void TestPrune::keepsProofsOfRandomTrails()
{
    QFETCH(unsigned, seed);
    std::mt19937 random(seed);
    const std::string file = newTrail();
    std::map<std::string, std::size_t> proofs; ///< with the checkpoint that was made with it
    std::vector<Checkpoint> checkpoints;
    for (int round = 0; round < 2; ++round) {
        grow(file, random);
        grow(file, random);
        checkpoints.push_back(seal(file));
        for (const auto &[step, proof] : proofsOf(file))
            proofs.emplace(proof, checkpoints.size() - 1);
        const auto steps = stepsOf(file);
        std::vector<RunId> runs = runsOf(file);
        std::ranges::shuffle(runs, random);
        runs.resize(runs.size() / 2);
        const auto report = prune(file, runs);
        QVERIFY2(report, detailOf(report).c_str());
        QCOMPARE(report->runs, runs.size());
        checkKept(file, steps);
        if (QTest::currentTestFailed())
            return;
        for (const RunId run : runs)
            QCOMPARE(samples::codeOf((*Trail::open(file))->run(run)), samples::nameOf(ErrorCode::NotFound));
        for (const auto &[proof, sealed] : proofs)
            QVERIFY(verifyProof(proof, m_key->publicKey(), checkpoints[sealed])->isValid);
        for (const Checkpoint &checkpoint : checkpoints)
            QCOMPARE(verify(file, { checkpoint, {} }).comparison, std::string("same"));
        for (const auto &[step, proof] : proofsOf(file))
            QVERIFY(proofs.contains(proof));
    }
}

void TestPrune::saysWhatWasDeleted()
{
    const std::string file = newTrail();
    const std::string hash = SQLite::Database(file)
                                 .execAndGet("SELECT lower(hex(e.hash)) FROM runs r JOIN entries e ON e.seq = r.entry")
                                 .getString();
    QVERIFY(prune(file, { 1 }));
    const auto deletions = deletionsOf(**Trail::open(file));
    QCOMPARE(deletions->size(), 1U);
    const Deletion &deletion = deletions->front();
    QCOMPARE(deletion.reason, std::string("too old"));
    QCOMPARE(deletion.rule, std::string(R"({"before":7.5})"));
    QVERIFY(!deletion.user.empty() && deletion.movedTo.empty() && deletion.at > 1e9);
    QCOMPARE(deletion.runs.size(), 1U);
    QVERIFY((deletion.runs.front() == DeletedRun { 1, deletion.runs.front().entry, hash, 2 }));
    // Run, session, beginning and end of the execution.
    QCOMPARE(deletion.entries, 4U);
    QCOMPARE(deletion.lastIds.at("executions"), 1);
}

void TestPrune::givesNoNumberTwice()
{
    const std::string file = newTrail();
    QVERIFY(prune(file, { 1, 2 }));
    for (int round = 0; round < 2; ++round) {
        const auto recorder = Recorder::open(file);
        const SessionId session
            = *(*recorder)->beginSession(samples::session(0, *(*recorder)->addPolicy(R"({"name":"strict"})")));
        QCOMPARE(session, 2 + round);
        QCOMPARE(*(*recorder)->beginExecution({ session, 0, 1, "y", false, 5.0 }), 2 + round);
        const SourceId source = *(*recorder)->addSource(samples::source());
        const auto added = (*recorder)->addRun(source, samples::fullRun(), samples::steps(1));
        QCOMPARE(added->run, 3 + round);
        QCOMPARE(added->steps.front(), 8 + round);
        QVERIFY((*recorder)->completeSource(source, "{}"));
    }
    QVERIFY(verify(file).isIntact);
}

void TestPrune::keepsRedactions()
{
    const std::string file = newTrail();
    QVERIFY((*Recorder::open(file))->redact({ "Import of os", 0, {}, "a secret" })->texts > 0);
    QVERIFY(prune(file, { 1 }));
    QVERIFY(verify(file).isIntact);
    // What is recorded later must not take the place of a text that was redacted.
    QVERIFY((*Recorder::open(file))->redact({ "New task", 0, {}, "another" })->texts > 0);
    QVERIFY(verify(file).isIntact);
}

void TestPrune::keepsItsRecordWhenTextsAreRedacted()
{
    const std::string file = newTrail();
    QVERIFY(prune(file, { 1 }));
    QCOMPARE((*Recorder::open(file))->redact({ "too old", 0, {}, "x" })->texts, 0U);
    QVERIFY(verify(file).isIntact);
    QCOMPARE(deletionsOf(**Trail::open(file))->size(), 1U);
}

void TestPrune::noticesDeletionsWithoutRecord_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("reason");
    const QString run = QStringLiteral("PRAGMA foreign_keys = OFF; DELETE FROM step_code WHERE step > 2; DELETE FROM "
                                       "steps WHERE run = 2; DELETE FROM runs WHERE id = 2; ");
    QTest::newRow("another run") << run << QStringLiteral("missing");
    QTest::newRow("in a changed record") << QStringLiteral("UPDATE trail_events SET kind = 'runs.kept'")
                                         << QStringLiteral("missing");
    QTest::newRow("the record itself") << QStringLiteral("DELETE FROM trail_events") << QStringLiteral("missing");
    QTest::newRow("a record that nothing covers") << run
            + QStringLiteral(
                "INSERT INTO contents VALUES (9000, NULL, zeroblob(16), 10, 0, CAST('{\"user\":\"\",\"reason\""
                ":\"\",\"rule\":{},\"moved_to\":null,\"runs\":[],\"entries\":1,\"ranges\":[[1,99]],"
                "\"last_ids\":{}}' AS BLOB)); INSERT INTO trail_events VALUES (77, 'runs.deleted', 9000, '', 0, 3)")
                                                  << QString();
}

void TestPrune::noticesDeletionsWithoutRecord()
{
    QFETCH(QString, sql);
    QFETCH(QString, reason);
    const std::string file = newTrail();
    QVERIFY(prune(file, { 1 }));
    samples::tamper(file, sql.toStdString());
    const Verification found = verify(file);
    QVERIFY(!found.isIntact);
    if (!reason.isEmpty())
        QCOMPARE(found.reason, reason.toStdString());
}

void TestPrune::rejectsDamagedTrails()
{
    const std::string file = newTrail();
    samples::tamper(file, "UPDATE runs SET model = 'other' WHERE id = 2");
    const auto report = prune(file, { 1 });
    QCOMPARE(samples::codeOf(report), samples::nameOf(ErrorCode::Corrupt));
    QCOMPARE(detailOf(report), std::string("content"));
    QCOMPARE(runsOf(file).size(), 2U);
    QCOMPARE(stepsOf(file).size(), 7U);
}

void TestPrune::rejectsOtherCases()
{
    const std::string file = newTrail();
    QCOMPARE(samples::codeOf(prune(file, { 1, 77 })), samples::nameOf(ErrorCode::NotFound));
    QCOMPARE(runsOf(file).size(), 2U);
    const auto recorder = Recorder::open(file);
    QCOMPARE(samples::codeOf((*recorder)->prune({ { 1 }, {}, "{}", {}, std::string(64, '0') })),
        samples::nameOf(ErrorCode::Locked));
    const ExecutionId running = *(*recorder)->beginExecution({ 1, 1, 2, "x", false, 5.0 });
    QCOMPARE(samples::codeOf((*recorder)->prune({ { 1 }, {} })), samples::nameOf(ErrorCode::Locked));
    QVERIFY((*recorder)->endExecution(running, samples::bareEnd()));
    QCOMPARE((*recorder)->prune({ { 1 }, {} })->executions, 2U);
    // The recorder goes on, with triggers and foreign keys as before.
    QCOMPARE(samples::codeOf((*recorder)->beginExecution({ 1, 1, 2, "x", false, 5.0 })),
        samples::nameOf(ErrorCode::NotFound));
    QVERIFY((*recorder)->addNote({ NoteSubject::Run, 2, "", "still there", "me", 0, 6.0 }));
    QVERIFY(verify(file).isIntact);
}

void TestPrune::movesRuns()
{
    const std::string file = newTrail();
    const std::string target = newFile();
    const Checkpoint checkpoint = seal(file);
    const auto proofs = proofsOf(file);
    const auto steps = stepsOf(file);
    const auto report = moveRuns(**Recorder::open(file), { { 1 }, "space", "{}" }, target);
    QVERIFY2(report, detailOf(report).c_str());
    QCOMPARE(runsOf(file), std::vector<RunId> { 2 });
    QCOMPARE(runsOf(target), std::vector<RunId> { trailfile::partStride + 1 });
    for (const std::string &one : { file, target })
        QVERIFY2(verify(one).isIntact, one.c_str());
    const auto moved = stepsOf(target);
    QCOMPARE(moved.size(), 2U);
    for (const auto &[step, record] : moved) {
        QVERIFY(record == steps.at(step - trailfile::partStride));
        QCOMPARE(*(*Trail::open(target))->proveStep(step), proofs.at(step - trailfile::partStride));
    }
    QCOMPARE((*Trail::open(target))->executionsOfStep(trailfile::partStride + 1)->size(), 1U);
    QCOMPARE(verify(target, { checkpoint, {} }).comparison, std::string("same"));
    QVERIFY(!bytesOf(target).contains("You are an agent."));
    QVERIFY(!bytesOf(file).contains("Import of os"));
    QCOMPARE(deletionsOf(**Trail::open(file))->front().movedTo, (*Trail::open(target))->uid());
    // Together again.
    const std::string whole = newFile();
    QVERIFY((*Recorder::open(whole))->merge(target));
    QVERIFY(verify(whole).isIntact);
}

void TestPrune::movesNothingWhenItCannot()
{
    const std::string file = newTrail();
    const std::string target = newTrail();
    const QByteArray before = bytesOf(target);
    QCOMPARE(samples::codeOf(moveRuns(**Recorder::open(file), { { 1 }, {} }, target)),
        samples::nameOf(ErrorCode::WriteFailed));
    QCOMPARE(bytesOf(target), before);
    const std::string nowhere = m_folder.path().toStdString() + "/no/folder.vitrine";
    QCOMPARE(samples::codeOf(moveRuns(**Recorder::open(file), { { 1 }, {} }, nowhere)),
        samples::nameOf(ErrorCode::FileNotFound));
    const std::string unknown = newFile();
    QVERIFY(!moveRuns(**Recorder::open(file), { { 77 }, {} }, unknown));
    QVERIFY(!std::filesystem::exists(unknown));
    samples::tamper(file, "UPDATE runs SET model = 'other' WHERE id = 2");
    const std::string damaged = newFile();
    QCOMPARE(
        samples::codeOf(moveRuns(**Recorder::open(file), { { 1 }, {} }, damaged)), samples::nameOf(ErrorCode::Corrupt));
    QVERIFY(!std::filesystem::exists(damaged));
    QCOMPARE(runsOf(file).size(), 2U);
    for (const auto &entry : std::filesystem::directory_iterator(m_folder.path().toStdString()))
        QVERIFY2(entry.path().extension() != ".part", entry.path().c_str());
}

// One that is being made stays; once its process was killed, the next move into the folder removes it, under whatever
// name. Files of similar names are not touched.
void TestPrune::removesWhatAKilledMoveLeft()
{
    const std::string file = newTrail();
    const std::string target = newFile();
    const std::string other = newFile() + ".12.part";
    const std::string notOurs = target + ".old.part";
    const auto write = [](const std::filesystem::path &name) { std::ofstream(name) << "text"; };
    write(other);
    write(notOurs);
    std::array<int, 2> pipe {};
    QCOMPARE(::pipe(pipe.data()), 0);
    const pid_t child = ::fork();
    if (child == 0) {
        const trailfile::PartFile part(target);
        write(part.file());
        write(std::filesystem::path(part.file()) += "-wal");
        ::write(pipe[1], "x", 1) == 1 ? ::pause() : 0;
        ::_exit(1);
    }
    const std::string left = formatted("{}.{}.part", target, child);
    char byte = 0;
    QCOMPARE(::read(pipe[0], &byte, 1), ssize_t(1));
    {
        const trailfile::PartFile beside(target);
        QVERIFY(std::filesystem::exists(left));
    }
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    QVERIFY(std::filesystem::exists(left));
    const std::string elsewhere = newFile();
    QVERIFY(moveRuns(**Recorder::open(file), { { 1 }, {} }, elsewhere));
    QVERIFY(verify(elsewhere).isIntact);
    for (const char *ending : { "", "-wal", "-lock" })
        QVERIFY2(!std::filesystem::exists(left + ending), ending);
    QVERIFY(std::filesystem::exists(other) && std::filesystem::exists(notOurs));
    for (const std::string &name : { other, notOurs })
        std::filesystem::remove(name);
    ::close(pipe[0]);
    ::close(pipe[1]);
}

// Ctrl+C, as long as nothing was deleted.
void TestPrune::leavesNothingOfAStoppedMove()
{
    const std::string file = newTrail();
    const std::string target = newFile();
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(samples::codeOf(moveRuns(**Recorder::open(file), { { 1 }, {} }, target, stop.get_token())),
        samples::nameOf(ErrorCode::Cancelled));
    for (const auto &entry : std::filesystem::directory_iterator(m_folder.path().toStdString()))
        QVERIFY2(!entry.path().filename().string().starts_with(std::filesystem::path(target).filename().string()),
            entry.path().c_str());
    QCOMPARE(runsOf(file).size(), 2U);
}

void TestPrune::isMergedAfterwards()
{
    const std::string file = newTrail();
    const Checkpoint checkpoint = seal(file);
    QVERIFY(prune(file, { 1 }));
    const std::string whole = newTrail();
    QVERIFY((*Recorder::open(whole))->merge(file));
    QVERIFY(verify(whole).isIntact);
    QCOMPARE(verify(whole, { checkpoint, {} }).comparison, std::string("same"));
    // A run of a part goes like one of the trail itself.
    const RunId moved = trailfile::partStride + 2;
    QVERIFY(prune(whole, { 2, moved }));
    QCOMPARE(runsOf(whole), std::vector<RunId> { 1 });
    QVERIFY(verify(whole).isIntact);
    QCOMPARE(verify(whole, { checkpoint, {} }).comparison, std::string("same"));
    QCOMPARE(deletionsOf(**Trail::open(whole))->size(), 2U);
}

void TestPrune::isBeforeOrAfterOnAFaultyDisk_data()
{
    QTest::addColumn<int>("operation");
    QTest::addColumn<int>("code");
    QTest::newRow("full") << int(FaultyDisk::Operation::Write) << SQLITE_FULL;
    QTest::newRow("failing writes") << int(FaultyDisk::Operation::Write) << SQLITE_IOERR_WRITE;
    QTest::newRow("failing syncs") << int(FaultyDisk::Operation::Sync) << SQLITE_IOERR_FSYNC;
}

void TestPrune::isBeforeOrAfterOnAFaultyDisk()
{
    QFETCH(int, operation);
    QFETCH(int, code);
    const std::string written = newTrail();
    const auto steps = stepsOf(written);
    FaultyDisk disk;
    bool wasBefore = false;
    for (std::uint64_t at = 1;; at += qEnvironmentVariableIsSet("VITRINE_FAULTS") ? 1 : 19) {
        const std::string file = newFile();
        std::filesystem::copy_file(written, file);
        disk.failAt(FaultyDisk::Operation(operation), at, code, true);
        bool isDone = false;
        if (const auto recorder = Recorder::open(file))
            isDone = (*recorder)->prune({ { 1 }, {} }).has_value();
        const bool hasFailed = disk.count(FaultyDisk::Operation(operation)) >= at;
        disk.heal();
        QVERIFY(Recorder::open(file));
        const std::size_t runs = runsOf(file).size();
        QVERIFY(isDone ? runs == 1 : runs == 1 || runs == 2);
        wasBefore = wasBefore || runs == 2;
        checkKept(file, steps);
        if (QTest::currentTestFailed())
            QFAIL(qPrintable(QStringLiteral("operation %1").arg(at)));
        if (!hasFailed) {
            QVERIFY(isDone && wasBefore);
            return;
        }
    }
}

void TestPrune::isBeforeOrAfterAPowerCut()
{
    const std::string written = newTrail();
    const auto steps = stepsOf(written);
    FaultyDisk disk;
    for (std::uint64_t at = 1;; at += qEnvironmentVariableIsSet("VITRINE_FAULTS") ? 1 : 29) {
        const std::string file = newFile();
        std::filesystem::copy_file(written, file);
        disk.keepOnly(file);
        disk.cutPowerAt(at);
        bool isDurable = false;
        {
            const auto recorder = Recorder::open(file);
            QVERIFY((*recorder)->prune({ { 1 }, {} }));
            isDurable = !disk.isCut();
        }
        const bool isCut = disk.isCut();
        const std::string folder = newFile();
        std::filesystem::create_directory(folder);
        disk.surviveInto(folder);
        disk.cutPowerAt(0);
        const std::string survived = folder + '/' + std::filesystem::path(file).filename().string();
        QVERIFY(Recorder::open(survived));
        QVERIFY(!isDurable || runsOf(survived).size() == 1);
        checkKept(survived, steps);
        if (QTest::currentTestFailed())
            QFAIL(qPrintable(QStringLiteral("write or sync %1").arg(at)));
        if (!isCut)
            return;
    }
}

QTEST_GUILESS_MAIN(TestPrune)
#include "tst_prune.moc"
