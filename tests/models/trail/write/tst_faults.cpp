// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "tests/models/trail/faultydisk.h"
#include "tests/models/trail/samples.h"

#include <SQLiteCpp/Statement.h>

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <memory>
#include <set>

using namespace vitrine;

Q_DECLARE_METATYPE(vitrine::FaultyDisk::Operation)

/// A disk that is full, broken or without power: what was acknowledged is there, the chain holds, and what could not be
/// written was said. VITRINE_FAULTS=1 tries every single moment, for which there is no time in every run of the tests.
class TestFaults : public QObject {
    Q_OBJECT

private:
    /// What the recorder said was done.
    struct Acknowledged {
        std::set<std::int64_t> started;
        std::set<std::int64_t> ended;
        std::set<std::int64_t> completed;
        std::set<ErrorCode> errors;
    };

    std::string newFolder();
    std::string newFile();
    static Acknowledged write(const std::string &file);
    static void checkKept(const std::string &file, const Acknowledged &acknowledged);

    QTemporaryDir m_folder;
    FaultyDisk m_disk;
    const std::uint64_t m_every = qEnvironmentVariableIsSet("VITRINE_FAULTS") ? 1 : 13;
    std::string m_written;
    int m_count = 0;

private Q_SLOTS:
    void initTestCase();
    void answersEveryFault_data();
    void answersEveryFault();
    void goesOnWhenThereIsRoomAgain();
    void survivesAPowerCutAnywhere();
    void losesNothingWhileATrailIsMade();
    void readsWithErrors();
    void syncsOnceForABeginAndOnceForAnEnd();
};

void TestFaults::initTestCase()
{
    m_written = newFolder() + "/trail";
    samples::writeTrail(m_written);
}

std::string TestFaults::newFolder()
{
    const std::string folder = m_folder.path().toStdString() + '/' + std::to_string(++m_count);
    std::filesystem::create_directory(folder);
    return folder;
}

/// A trail with something in it.
std::string TestFaults::newFile()
{
    m_disk.heal();
    const std::string file = newFolder() + "/trail";
    std::filesystem::copy_file(m_written, file);
    m_disk.keepOnly(file);
    return file;
}

TestFaults::Acknowledged TestFaults::write(const std::string &file)
{
    Acknowledged said;
    const auto note = [&](const auto &result) {
        if (!result)
            said.errors.insert(result.error().code);
        return result.has_value();
    };
    const auto recorder = Recorder::open(file);
    if (!note(recorder))
        return said;
    for (std::uint64_t n = 1; n <= 2; ++n) {
        const auto execution = (*recorder)->beginExecution({ 1, 1, n, "x = 1", false, 5.0 });
        if (!note(execution))
            continue;
        said.started.insert(*execution);
        if (note((*recorder)->endExecution(*execution, samples::fullEnd())))
            said.ended.insert(*execution);
    }
    const auto source = (*recorder)->addSource(samples::source("more.json"));
    if (note(source) && note((*recorder)->addRun(*source, samples::fullRun(), samples::steps(3)))
        && note((*recorder)->completeSource(*source, "{}")))
        said.completed.insert(*source);
    return said;
}

void TestFaults::checkKept(const std::string &file, const Acknowledged &acknowledged)
{
    const auto recorder = Recorder::open(file);
    QVERIFY2(recorder, recorder ? "" : recorder.error().detail.c_str());
    const auto trail = Trail::open(file);
    QVERIFY(trail);
    const auto verification = (*trail)->verify();
    QVERIFY2(verification && verification->isIntact, verification ? verification->reason.c_str() : "unreadable");
    std::set<std::int64_t> started;
    std::set<std::int64_t> ended;
    const auto executions = (*trail)->executionsOfSession(1);
    QVERIFY(executions);
    for (const Execution &execution : *executions) {
        started.insert(execution.id);
        QVERIFY(execution.state != ExecutionState::Running);
        if (execution.end)
            ended.insert(execution.id);
    }
    QVERIFY(std::ranges::includes(started, acknowledged.started));
    QVERIFY(std::ranges::includes(ended, acknowledged.ended));
    std::set<std::int64_t> completed;
    const auto sources = (*trail)->sources();
    QVERIFY(sources);
    for (const SourceSummary &source : *sources)
        if (source.isComplete)
            completed.insert(source.id);
    QVERIFY(std::ranges::includes(completed, acknowledged.completed));
    QCOMPARE(SQLite::Database(file).execAndGet("PRAGMA integrity_check").getString(), std::string("ok"));
}

void TestFaults::answersEveryFault_data()
{
    using enum FaultyDisk::Operation;
    QTest::addColumn<FaultyDisk::Operation>("operation");
    QTest::addColumn<int>("code");
    QTest::addColumn<bool>("forGood");
    QTest::newRow("the disk is full") << Write << SQLITE_FULL << true;
    QTest::newRow("the disk is full for a moment") << Write << SQLITE_FULL << false;
    QTest::newRow("a write fails") << Write << SQLITE_IOERR_WRITE << false;
    QTest::newRow("all writes fail") << Write << SQLITE_IOERR_WRITE << true;
    QTest::newRow("a sync fails") << Sync << SQLITE_IOERR_FSYNC << false;
    QTest::newRow("all syncs fail") << Sync << SQLITE_IOERR_FSYNC << true;
    QTest::newRow("a read fails") << Read << SQLITE_IOERR_READ << false;
    QTest::newRow("all reads fail") << Read << SQLITE_IOERR_READ << true;
}

void TestFaults::answersEveryFault()
{
    QFETCH(FaultyDisk::Operation, operation);
    QFETCH(int, code);
    QFETCH(bool, forGood);
    for (std::uint64_t at = 1;; at += m_every) {
        const std::string file = newFile();
        m_disk.failAt(operation, at, code, forGood);
        const Acknowledged acknowledged = write(file);
        const bool hasFailed = m_disk.count(operation) >= at;
        m_disk.heal();
        const std::set<ErrorCode> known { ErrorCode::DiskFull, ErrorCode::WriteFailed, ErrorCode::ReadFailed };
        QVERIFY(std::ranges::includes(known, acknowledged.errors));
        checkKept(file, acknowledged);
        if (QTest::currentTestFailed())
            QFAIL(qPrintable(QStringLiteral("operation %1").arg(at)));
        if (!hasFailed) {
            QVERIFY(acknowledged.errors.empty());
            QVERIFY(at > 5);
            return;
        }
    }
}

void TestFaults::goesOnWhenThereIsRoomAgain()
{
    const std::string file = newFile();
    const auto recorder = Recorder::open(file);
    const ExecutionId before = *(*recorder)->beginExecution({ 1, 1, 1, "x = 1", false, 5.0 });
    m_disk.failAt(FaultyDisk::Operation::Write, 1, SQLITE_FULL, true);
    QCOMPARE(
        samples::codeOf((*recorder)->endExecution(before, samples::fullEnd())), samples::nameOf(ErrorCode::DiskFull));
    QCOMPARE(samples::codeOf((*recorder)->beginExecution({ 1, 1, 2, "x = 1", false, 5.0 })),
        samples::nameOf(ErrorCode::DiskFull));
    m_disk.heal();
    QVERIFY((*recorder)->endExecution(before, samples::fullEnd()));
    const auto trail = Trail::open(file);
    QVERIFY((*trail)->verify()->isIntact);
    QCOMPARE((*trail)->executionsOfSession(1)->size(), 2U);
}

// The power goes at every write and every sync; of what was not synced every second block is there.
void TestFaults::survivesAPowerCutAnywhere()
{
    for (std::uint64_t at = 1;; at += m_every) {
        const std::string file = newFile();
        Acknowledged acknowledged;
        m_disk.cutPowerAt(at);
        {
            const auto recorder = Recorder::open(file);
            for (std::uint64_t n = 1; n <= 2; ++n) {
                const ExecutionId id = *(*recorder)->beginExecution({ 1, 1, n, "x = 1", false, 5.0 });
                if (!m_disk.isCut())
                    acknowledged.started.insert(id);
                QVERIFY((*recorder)->endExecution(id, samples::fullEnd()));
                if (!m_disk.isCut())
                    acknowledged.ended.insert(id);
            }
        }
        const bool isCut = m_disk.isCut();
        const std::string folder = newFolder();
        m_disk.surviveInto(folder);
        m_disk.cutPowerAt(0);
        checkKept(folder + "/trail", acknowledged);
        if (QTest::currentTestFailed())
            QFAIL(qPrintable(QStringLiteral("write or sync %1").arg(at)));
        if (!isCut) {
            QCOMPARE(acknowledged.ended.size(), 2U);
            QVERIFY(at > 10);
            return;
        }
    }
}

void TestFaults::losesNothingWhileATrailIsMade()
{
    for (const auto operation : { FaultyDisk::Operation::Write, FaultyDisk::Operation::Sync }) {
        for (std::uint64_t at = 1;; at += m_every) {
            const std::string file = m_folder.path().toStdString() + "/made" + std::to_string(++m_count);
            m_disk.failAt(operation, at, SQLITE_FULL, true);
            const bool isMade = Recorder::open(file).has_value();
            const bool hasFailed = m_disk.count(operation) >= at;
            m_disk.heal();
            std::error_code absent;
            QVERIFY(std::filesystem::file_size(file, absent) > 0 || absent);
            const auto recorder = Recorder::open(file);
            QVERIFY2(recorder, recorder ? "" : recorder.error().detail.c_str());
            QVERIFY((*Trail::open(file))->verify()->isIntact);
            if (!hasFailed) {
                QVERIFY(isMade);
                break;
            }
        }
    }
}

void TestFaults::readsWithErrors()
{
    const std::string file = newFile();
    for (std::uint64_t at = 1;; at += m_every) {
        m_disk.failAt(FaultyDisk::Operation::Read, at, SQLITE_IOERR_READ, true);
        const auto trail = Trail::open(file);
        const auto runs = trail ? (*trail)->runs(0, 9) : std::unexpected(trail.error());
        const bool hasFailed = m_disk.count(FaultyDisk::Operation::Read) >= at;
        if (!hasFailed) {
            QVERIFY(runs && runs->size() == 2);
            return;
        }
        QVERIFY(runs || runs.error().code == ErrorCode::ReadFailed);
        m_disk.heal();
        if (trail)
            QCOMPARE((*trail)->runs(0, 9)->size(), 2U);
    }
}

void TestFaults::syncsOnceForABeginAndOnceForAnEnd()
{
    const std::string file = newFile();
    const auto recorder = Recorder::open(file);
    QVERIFY((*recorder)->beginExecution({ 1, 1, 1, "x = 1", false, 5.0 }));
    m_disk.heal();
    constexpr int steps = 20;
    for (std::uint64_t n = 2; n < 2 + steps; ++n) {
        const auto execution = (*recorder)->beginExecution({ 1, 1, n, "x = 1", false, 5.0 });
        QVERIFY((*recorder)->endExecution(*execution, samples::fullEnd()));
    }
    QVERIFY(m_disk.count(FaultyDisk::Operation::Sync) <= 2 * steps);
}

QTEST_GUILESS_MAIN(TestFaults)
#include "tst_faults.moc"
