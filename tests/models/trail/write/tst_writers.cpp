// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/writerslot.h"

#include "tests/models/trail/samples.h"

#include <SQLiteCpp/Statement.h>

#include <QDeadlineTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <set>

using namespace vitrine;
using namespace Qt::StringLiterals;

/// What other programs do to a trail: killed ones, and two at once.
class TestWriters : public QObject {
    Q_OBJECT

private:
    /// The helper program, killed when it goes out of scope.
    struct Writer {
        explicit Writer(const QStringList &arguments)
        {
            process.start(QStringLiteral(VITRINE_TRAIL_WRITER), arguments);
        }
        ~Writer() { kill(); }
        bool waitForLines(int count)
        {
            while (acknowledged.count('\n') < count) {
                if (!process.waitForReadyRead(10'000))
                    return false;
                acknowledged += process.readAllStandardOutput();
            }
            return true;
        }
        /// Waits for `count` lines that were said after this call, not for old ones that still sit in the pipe.
        bool waitForNewLines(int count)
        {
            while (process.waitForReadyRead(0))
                acknowledged += process.readAllStandardOutput();
            return waitForLines(static_cast<int>(acknowledged.count('\n')) + count);
        }
        void kill()
        {
            process.kill();
            process.waitForFinished();
            acknowledged += process.readAllStandardOutput();
        }
        bool finish()
        {
            const bool isDone = process.waitForFinished(60'000);
            acknowledged += process.readAllStandardOutput();
            return isDone && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
        }
        QProcess process;
        QByteArray acknowledged;
    };

    QString path(const QString &name) const { return m_folder.filePath(name); }
    QTemporaryDir m_folder;

private Q_SLOTS:
    void marksTheRunningStepOfAKilledProgram();
    void leavesTheRunningStepOfALivingProgram();
    void marksTheImportOfAKilledProgram();
    void losesNothingAcknowledgedWhenKilled_data();
    void losesNothingAcknowledgedWhenKilled();
    void survivesBeingKilledWhileTheTrailIsMade();
    void waitsForOtherProgramsAsLongAsAllowed();
    void keepsTheChainWithTwoWriters();
    void readsWhileAnotherProgramWrites();
    void followsAndWritesBesideAnotherProgram();
};

namespace {

std::set<std::int64_t> idsOf(SQLite::Database &database, const std::string &sql)
{
    std::set<std::int64_t> ids;
    SQLite::Statement query(database, sql);
    while (query.executeStep())
        ids.insert(query.getColumn(0).getInt64());
    return ids;
}

/// Every line that came whole is a promise.
bool holdsAll(const std::string &file, const QByteArray &acknowledged)
{
    SQLite::Database database(file);
    const std::map<char, std::set<std::int64_t>> stored { { 'b', idsOf(database, "SELECT id FROM executions") },
        { 'e', idsOf(database, "SELECT execution FROM execution_ends") },
        { 'l', idsOf(database, "SELECT step FROM live_steps") }, { 'f', idsOf(database, "SELECT step FROM step_ends") },
        { 's', idsOf(database, "SELECT id FROM sources") }, { 'r', idsOf(database, "SELECT id FROM runs") },
        { 'c', idsOf(database, "SELECT source FROM source_ends") } };
    const qsizetype whole = acknowledged.lastIndexOf('\n');
    for (const QByteArray &line : acknowledged.first(std::max<qsizetype>(whole, 0)).split('\n'))
        if (!line.isEmpty() && !stored.at(line.front()).contains(line.mid(2).toLongLong()))
            return false;
    return true;
}

int count(const std::string &file, const std::string &sql) { return SQLite::Database(file).execAndGet(sql).getInt(); }

constexpr int kills = 30; ///< of the writers of one trail

const std::string running = "SELECT count(*) FROM executions WHERE id NOT IN (SELECT execution FROM execution_ends) "
                            "AND id NOT IN (SELECT execution FROM execution_interruptions)";

/// Live steps that are in another state than their executions, and live runs that were counted wrongly.
const std::string tornSteps
    = "SELECT (SELECT count(*) FROM live_steps l JOIN executions x ON x.id = l.execution LEFT JOIN execution_ends d ON "
      "d.execution = x.id LEFT JOIN step_ends e ON e.step = l.step WHERE x.step <> l.step OR (d.execution IS NULL) <> "
      "(e.step IS NULL)) + (SELECT count(*) FROM live_runs r WHERE r.steps <> (SELECT count(*) FROM steps s WHERE "
      "s.run = r.run) OR (r.state = 'interrupted') <> EXISTS (SELECT 1 FROM live_steps l JOIN "
      "execution_interruptions i ON i.execution = l.execution WHERE l.step = (SELECT max(id) FROM steps s WHERE "
      "s.run = r.run)))";

} // namespace

void TestWriters::marksTheRunningStepOfAKilledProgram()
{
    const std::string file = path(u"held.trail"_s).toStdString();
    Writer writer({ u"hold"_s, path(u"held.trail"_s) });
    QVERIFY(writer.waitForLines(1));
    writer.kill();
    const auto trail = Trail::open(file);
    QVERIFY(trail);
    QVERIFY((*trail)->executionsOfSession(1)->front().state == ExecutionState::Running);
    QVERIFY(Recorder::open(file));
    const auto executions = (*trail)->executionsOfSession(1);
    QVERIFY(executions && executions->size() == 1);
    QVERIFY(executions->front().state == ExecutionState::Interrupted);
    QCOMPARE(executions->front().begin.code, std::string("while True: pass"));
    QVERIFY(!executions->front().end);
    QVERIFY((*trail)->verify()->isIntact);
}

void TestWriters::marksTheImportOfAKilledProgram()
{
    const std::string file = path(u"cut.trail"_s).toStdString();
    Writer importing({ u"import"_s, path(u"cut.trail"_s) });
    QVERIFY(importing.waitForLines(1));
    const auto marks = [&file] { return (*Trail::open(file))->trailEvents().value().size(); };
    // It may still be this one's, as long as it lives.
    QVERIFY(Recorder::open(file));
    QCOMPARE(marks(), 0U);
    Writer other({ u"hold"_s, path(u"cut.trail"_s) });
    QVERIFY(other.waitForLines(1));
    importing.kill();
    QVERIFY(Recorder::open(file));
    QCOMPARE(marks(), 0U);
    other.kill();
    QVERIFY(Recorder::open(file));
    QVERIFY(Recorder::open(file));
    const auto trail = std::move(*Trail::open(file));
    QCOMPARE(marks(), 1U);
    QCOMPARE(trail->trailEvents()->front().kind, std::string("import.interrupted"));
    QCOMPARE(trail->trailEvents()->front().detail,
        std::string(R"({"source":1,"file":"/logs/run.json","runs":1,"steps":3})"));
    QCOMPARE(*trail->runCount(), 1U);
    std::vector<std::string> states;
    const SqlReceiver receiver { [](const auto &) {},
        [&](std::span<const SqlValue> row) {
            states.push_back(std::get<std::string>(row.front()));
            return true;
        } };
    QVERIFY(trail->sql("SELECT state FROM v_sources", {}, receiver));
    QVERIFY(states == std::vector<std::string> { "interrupted" });
    QVERIFY(trail->verify()->isIntact);
}

void TestWriters::leavesTheRunningStepOfALivingProgram()
{
    const std::string file = path(u"alive.trail"_s).toStdString();
    Writer writer({ u"hold"_s, path(u"alive.trail"_s) });
    QVERIFY(writer.waitForLines(1));
    {
        const auto recorder = Recorder::open(file);
        QVERIFY(recorder);
        QCOMPARE(count(file, running), 1);
    }
    QVERIFY(Recorder::open(file));
    QCOMPARE(count(file, running), 1);
    writer.kill();
    QVERIFY(Recorder::open(file));
    QCOMPARE(count(file, running), 0);
    QCOMPARE(count(file, "SELECT count(*) FROM execution_interruptions"), 1);
}

// VITRINE_KILLS=1000 asks more of it than there is time for in every run of the tests. Each row has a trail and a time
// limit of its own, so that any number of kills can be asked for.
void TestWriters::losesNothingAcknowledgedWhenKilled_data()
{
    QTest::addColumn<int>("first");
    const int wanted = std::max(1, qEnvironmentVariableIntValue("VITRINE_KILLS"));
    for (int first = 0; first < wanted; first += kills)
        QTest::addRow("from-%d", first) << first;
}

void TestWriters::losesNothingAcknowledgedWhenKilled()
{
    QFETCH(const int, first);
    const QString name = path(u"killed%1.trail"_s.arg(first));
    const std::string file = name.toStdString();
    QRandomGenerator random(20261121 + static_cast<quint32>(first));
    for (int n = 0; n < kills; ++n) {
        Writer writer({ n % 2 == 0 ? u"loop"_s : u"bulk"_s, name });
        QVERIFY(writer.waitForLines(1 + random.bounded(25)));
        writer.kill();
        QVERIFY2(holdsAll(file, writer.acknowledged), writer.acknowledged.constData());
        QVERIFY(Recorder::open(file));
        QVERIFY2(holdsAll(file, writer.acknowledged), writer.acknowledged.constData());
        QCOMPARE(count(file, running), 0);
        QCOMPARE(count(file, tornSteps), 0);
        const auto verification = (*Trail::open(file))->verify();
        QVERIFY2(verification->isIntact, verification->reason.c_str());
    }
    QVERIFY(count(file, "SELECT count(*) FROM execution_ends") >= kills / 2);
    QVERIFY(count(file, "SELECT count(*) FROM step_ends") >= kills / 2);
    QVERIFY(count(file, "SELECT count(*) FROM runs") >= kills);
}

// The moment is not chosen by what the program says but by how far its file is: before, while and after it is made.
void TestWriters::survivesBeingKilledWhileTheTrailIsMade()
{
    for (int n = 0; n < 10; ++n) {
        const QString name = path(u"made%1.trail"_s.arg(n));
        Writer writer({ u"loop"_s, name });
        QVERIFY(writer.process.waitForStarted());
        // Without a pause: the making takes some milliseconds, and the kill is to fall into them.
        const QDeadlineTimer deadline(10'000);
        while (!QFile::exists(name))
            QVERIFY(!deadline.hasExpired());
        writer.kill();
        const auto recorder = Recorder::open(name.toStdString());
        QVERIFY2(recorder, recorder ? "" : recorder.error().detail.c_str());
        QVERIFY(holdsAll(name.toStdString(), writer.acknowledged));
        QVERIFY((*Trail::open(name.toStdString()))->verify()->isIntact);
    }
}

void TestWriters::waitsForOtherProgramsAsLongAsAllowed()
{
    using namespace std::chrono_literals;
    const std::string file = path(u"locked.trail"_s).toStdString();
    QVERIFY(Recorder::open(file));
    SQLite::Database other(file, SQLite::OPEN_READWRITE);
    other.exec("BEGIN IMMEDIATE");
    QCOMPARE(samples::codeOf(Recorder::open(file, 0ms)), samples::nameOf(ErrorCode::Locked));
    other.exec("ROLLBACK");
    QVERIFY(Recorder::open(file, 0ms));
}

void TestWriters::keepsTheChainWithTwoWriters()
{
    const QString name = path(u"two.trail"_s);
    const std::string file = name.toStdString();
    {
        Writer first({ u"some"_s, name, u"40"_s });
        Writer second({ u"some"_s, name, u"40"_s });
        QVERIFY2(first.finish(), first.acknowledged.constData());
        QVERIFY2(second.finish(), second.acknowledged.constData());
        QVERIFY(holdsAll(file, first.acknowledged));
        QVERIFY(holdsAll(file, second.acknowledged));
    }
    QCOMPARE(count(file, "SELECT count(*) FROM execution_ends"), 80);
    QCOMPARE(count(file, "SELECT count(*) FROM runs"), 80);
    const auto verification = (*Trail::open(file))->verify();
    QVERIFY2(verification->isIntact, verification->reason.c_str());
    QCOMPARE(verification->entries, 1U + 2U + 80U * 5U);
}

void TestWriters::readsWhileAnotherProgramWrites()
{
    const QString name = path(u"read.trail"_s);
    Writer writer({ u"loop"_s, name });
    QVERIFY(writer.waitForLines(3));
    const auto trail = Trail::open(name.toStdString());
    QVERIFY(trail);
    auto revision = (*trail)->revision();
    std::uint64_t runs = *(*trail)->runCount();
    for (int n = 0; n < 20; ++n) {
        QVERIFY(writer.waitForNewLines(6));
        const auto verification = (*trail)->verify();
        QVERIFY2(verification && verification->isIntact, verification ? verification->reason.c_str() : "");
        const auto now = (*trail)->revision();
        QVERIFY(*now != *revision);
        revision = now;
        const std::uint64_t more = *(*trail)->runCount();
        QVERIFY(more >= runs);
        runs = more;
        const auto page = (*trail)->runs(runs - 1, 1);
        QVERIFY(page && page->size() == 1);
        QCOMPARE((*trail)->steps(page->front().id)->size(), 3U);
    }
}

// The second program: it sees what the first one adds, and adds something itself, until the first one is killed.
void TestWriters::followsAndWritesBesideAnotherProgram()
{
    const QString name = path(u"beside.trail"_s);
    const std::string file = name.toStdString();
    Writer writer({ u"loop"_s, name });
    QVERIFY(writer.waitForLines(3));
    const auto trail = Trail::open(file);
    const auto recorder = Recorder::open(file);
    QVERIFY(trail && recorder);
    const auto session = (*recorder)->beginSession(samples::session(0, ""));
    QVERIFY(session);
    std::uint64_t runs = *(*trail)->runCount();
    for (std::uint64_t n = 1; n <= 30; ++n) {
        const auto revision = (*trail)->revision();
        // Ten lines hold two runs, wherever they begin. The first may have been there, and counted, before it was said.
        QVERIFY(writer.waitForNewLines(10));
        const auto execution = (*recorder)->beginExecution({ *session, 0, n, "x = 1", false, 1.0 });
        QVERIFY(execution && (*recorder)->endExecution(*execution, samples::fullEnd()));
        QVERIFY(*(*trail)->revision() != *revision);
        QVERIFY(*(*trail)->runCount() > runs);
        runs = *(*trail)->runCount();
        QCOMPARE((*trail)->executionsOfSession(*session)->size(), n);
    }
    writer.kill();
    QVERIFY(holdsAll(file, writer.acknowledged));
    QVERIFY(Recorder::open(file));
    QCOMPARE(count(file, running), 0);
    const auto verification = (*trail)->verify();
    QVERIFY2(verification && verification->isIntact, verification ? verification->reason.c_str() : "");
}

QTEST_GUILESS_MAIN(TestWriters)
#include "tst_writers.moc"
