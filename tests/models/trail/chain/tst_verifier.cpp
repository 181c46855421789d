// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/chain/verifier.h"

#include "tests/models/trail/samples.h"

#include <SQLiteCpp/Statement.h>

#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

using namespace vitrine;
using namespace Qt::StringLiterals;

/// Entries of samples::writeTrail: 1 trail created, 2 source begun, 3 and 4 its runs, 5 source ended, 6 policy, 7
/// session, 8 execution begun, 9 execution ended.
class TestVerifier : public QObject {
    Q_OBJECT

private:
    std::string newTrail()
    {
        const std::string file = m_folder.path().toStdString() + "/" + std::to_string(++m_count) + ".trail";
        std::filesystem::copy_file(m_original, file);
        return file;
    }
    static Verification verify(const std::string &file, const VerifyOptions &options = {})
    {
        const auto trail = Trail::open(file);
        const auto verification = trail ? (*trail)->verify({}, options) : std::unexpected(trail.error());
        return verification.value_or(Verification {});
    }
    QTemporaryDir m_folder;
    std::string m_original;
    int m_count = 0;

private Q_SLOTS:
    void initTestCase();
    void findsNothingInAnUntouchedTrail();
    void namesTheFirstBrokenEntry_data();
    void namesTheFirstBrokenEntry();
    void seesEveryColumnOfEveryTable();
    void goesOnBehindAnInterruption();
    void continuesWhereItEnded();
    void seesDamageInWhatWasAdded();
    void walksAllWhereTheChainChangedBefore();
    void countsAndCancels();
    void findsAnOverwrittenPage();
    void findsADamagedListOfUnusedPages();
    void takesACheckpointOfAnotherTrailForNoDamage();
};

void TestVerifier::initTestCase()
{
    m_original = m_folder.path().toStdString() + "/original.trail";
    samples::writeTrail(m_original);
}

void TestVerifier::findsNothingInAnUntouchedTrail()
{
    const Verification verification = verify(newTrail());
    QVERIFY(verification.isIntact);
    QCOMPARE(verification.entries, 9U);
    QVERIFY(!verification.firstBroken);
    QCOMPARE(verification.reason, std::string());
    QVERIFY(!verification.isSealed);
}

void TestVerifier::namesTheFirstBrokenEntry_data()
{
    QTest::addColumn<std::string>("sql");
    QTest::addColumn<quint64>("entry");
    QTest::addColumn<std::string>("reason");
    const auto row = [](const char *name, const char *sql, quint64 entry, const char *reason) {
        QTest::newRow(name) << std::string(sql) << entry << std::string(reason);
    };
    row("text edited", "UPDATE contents SET bytes = CAST('x' AS BLOB) WHERE bytes = CAST('import os' AS BLOB)", 3,
        "content");
    row("text gone", "PRAGMA foreign_keys = OFF; DELETE FROM contents WHERE bytes = CAST('[1]' AS BLOB)", 9, "content");
    row("text swapped", "UPDATE step_outputs SET text = (SELECT max(text) FROM step_outputs) WHERE step = 3", 4,
        "content");
    row("salt edited", "UPDATE contents SET salt = zeroblob(16)", 3, "content");
    row("column edited", "UPDATE steps SET ordinal = 9 WHERE id = 1", 3, "content");
    row("absent made zero", "UPDATE steps SET tokens_in = 0 WHERE id = 4", 4, "content");
    row("step deleted", "PRAGMA foreign_keys = OFF; DELETE FROM steps WHERE id = 7", 4, "content");
    row("steps swapped", "UPDATE steps SET ordinal = 3 - ordinal WHERE run = 1", 3, "content");
    row("step moved", "UPDATE steps SET run = 2 WHERE id = 2", 3, "content");
    row("step inserted",
        "INSERT INTO steps SELECT 100, run, ordinal, external_number, kind, thought, raw_model_output, "
        "prompt, is_final_answer, started_at, ended_at, seconds, time_quality, tokens_in, tokens_out, token_quality, "
        "extra, line, byte_from, byte_to FROM steps WHERE id = 7",
        4, "content");
    row("prompt edited", "UPDATE prompts SET role = 'user' WHERE role = 'assistant'", 4, "content");
    row("prompt shortened", "UPDATE steps SET prompt = 1 WHERE id = 3", 4, "content");
    row("prompt turned in circles", "UPDATE prompts SET parent = id WHERE id > 5", 4, "content");
    row("code inserted", "INSERT INTO step_code SELECT 2, n, language, text, origin FROM step_code WHERE step = 1", 3,
        "content");
    row("result edited", "UPDATE execution_ends SET status = 'ok'", 9, "content");
    row("verdict edited", "UPDATE execution_imports SET verdict = 'allowed'", 9, "content");
    row("report edited", "UPDATE source_ends SET report = 1", 5, "content");
    row("policy edited", "UPDATE policies SET document = 1", 6, "content");
    row("layer added", "INSERT INTO session_layers VALUES (1, 9, 'jail')", 7, "content");
    row("code of an execution edited", "UPDATE executions SET code = 1", 8, "content");
    row("end deleted", "PRAGMA foreign_keys = OFF; DELETE FROM execution_ends", 9, "missing");
    row("run deleted", "PRAGMA foreign_keys = OFF; DELETE FROM runs WHERE id = 1", 3, "missing");
    row("run deleted as if discarded",
        "PRAGMA foreign_keys = OFF; DELETE FROM runs WHERE id = 1;"
        "INSERT INTO discarded_runs VALUES (1, 3, 1)",
        5, "content");
    row("run entered elsewhere", "UPDATE runs SET entry = 4 WHERE id = 1", 3, "missing");
    row("run inserted",
        "INSERT INTO runs SELECT 50, source, index_in_source, external_id, agent_name, agent_kind, model, "
        "task, final_answer, expected_answer, state, started_at, ended_at, seconds, time_quality, tokens_in, "
        "tokens_out, "
        "token_quality, framework, framework_version, extra, line, byte_from, byte_to, step_count, code_step_count, "
        "error_count, blocked_count, entry FROM runs WHERE id = 1",
        10, "unlisted");
    row("interruption inserted", "INSERT INTO execution_interruptions VALUES (1, 0, 77)", 10, "unlisted");
    row("entry edited", "UPDATE entries SET at = 0 WHERE seq = 6", 6, "hash");
    row("entry's subject edited", "UPDATE entries SET subject = 2 WHERE seq = 3", 3, "hash");
    row("entry's hash edited", "UPDATE entries SET hash = zeroblob(32) WHERE seq = 4", 4, "hash");
    row("entry deleted", "DELETE FROM entries WHERE seq = 4", 4, "sequence");
    row("first entry deleted", "DELETE FROM entries WHERE seq = 1", 1, "sequence");
    row("entry deleted and renumbered",
        "DELETE FROM entries WHERE seq = 4;"
        "UPDATE entries SET seq = seq - 1 WHERE seq > 4",
        4, "previous");
    row("entries swapped",
        "UPDATE entries SET seq = 100 WHERE seq = 3; UPDATE entries SET seq = 3 WHERE seq = 4;"
        "UPDATE entries SET seq = 4 WHERE seq = 100",
        3, "previous");
    row("entry inserted",
        "INSERT INTO entries SELECT 10, kind, subject, at, format, payload, previous, hash FROM entries "
        "WHERE seq = 9",
        10, "previous");
    row("entry put before the first",
        "INSERT INTO entries SELECT 0, kind, subject, at, format, payload, previous, hash "
        "FROM entries WHERE seq = 1",
        1, "sequence");
    row("last entry deleted", "DELETE FROM entries WHERE seq = 9", 9, "truncated");
    row("last entries and their rows deleted",
        "PRAGMA foreign_keys = OFF; DELETE FROM entries WHERE seq > 7;"
        "DELETE FROM executions; DELETE FROM execution_ends",
        8, "truncated");
    row("head put back",
        "DELETE FROM entries WHERE seq = 9;"
        "UPDATE head SET seq = 8, hash = (SELECT hash FROM entries WHERE seq = 8)",
        9, "unlisted");
    row("head edited", "UPDATE head SET hash = zeroblob(32)", 10, "sequence");
}

void TestVerifier::namesTheFirstBrokenEntry()
{
    QFETCH(std::string, sql);
    QFETCH(quint64, entry);
    QFETCH(std::string, reason);
    const std::string file = newTrail();
    samples::tamper(file, sql);
    const Verification verification = verify(file);
    QCOMPARE(verification.reason, reason);
    QVERIFY(verification.firstBroken);
    QCOMPARE(quint64(*verification.firstBroken), entry);
    QVERIFY(!verification.isIntact);
}

// Nothing that a trail stores of a run or an execution is outside of the hashes: each column is changed once.
void TestVerifier::seesEveryColumnOfEveryTable()
{
    const std::vector<std::string> tables { "trail", "sources", "source_ends", "runs", "run_imports", "steps",
        "step_code", "step_tool_calls", "step_outputs", "step_errors", "policies", "sessions", "session_layers",
        "executions", "execution_ends", "execution_layers", "execution_imports", "execution_import_names",
        "execution_events", "execution_tool_calls", "execution_variables" };
    const std::string original = newTrail();
    const std::string copy = m_folder.path().toStdString() + "/copy.trail";
    for (const std::string &table : tables) {
        std::vector<std::pair<std::string, std::string>> columns;
        {
            SQLite::Database database(original);
            SQLite::Statement query(database, "SELECT name, type FROM pragma_table_info('" + table + "')");
            while (query.executeStep())
                columns.emplace_back(query.getColumn(0).getString(), query.getColumn(1).getString());
        }
        for (const auto &[column, type] : columns) {
            if (table == "trail" && column == "id")
                continue; // the only row has the only number that there can be
            std::filesystem::copy_file(original, copy, std::filesystem::copy_options::overwrite_existing);
            const std::string value
                = type == "TEXT" ? "ifnull(" + column + ", '') || 'x'" : "ifnull(\"" + column + "\", 0) + 1000";
            samples::tamper(copy,
                "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; UPDATE " + table + " SET \"" + column
                    + "\" = " + value);
            QVERIFY2(!verify(copy).isIntact, (table + "." + column).c_str());
        }
    }
}

void TestVerifier::goesOnBehindAnInterruption()
{
    const std::string file = newTrail();
    {
        const auto recorder = Recorder::open(file);
        QVERIFY((*recorder)->beginExecution({ 1, 0, 2, "x", false, 0 }));
    }
    QVERIFY(Recorder::open(file));
    const Verification verification = verify(file);
    QVERIFY(verification.isIntact);
    QCOMPARE(verification.entries, 11U);
}

void TestVerifier::continuesWhereItEnded()
{
    const std::string file = newTrail();
    const Verification before = verify(file);
    QCOMPARE(before.ownEntries, 9U);
    {
        const auto recorder = Recorder::open(file);
        QVERIFY((*recorder)->beginExecution({ 1, 0, 2, "x", false, 0 }));
    }
    // Damage before is of no concern here: only the whole walk sees it.
    samples::tamper(file, "UPDATE steps SET ordinal = 9 WHERE id = 1");
    const auto trail = Trail::open(file);
    const auto grown = (*trail)->verifyGrowth(before);
    QVERIFY(grown && grown->isIntact);
    QCOMPARE(grown->entries, 10U);
    QCOMPARE(grown->ownEntries, 10U);
    QCOMPARE(grown->head, *(*trail)->head());
    QVERIFY(!(*trail)->verify()->isIntact);
    // Nothing more was added.
    QCOMPARE((*trail)->verifyGrowth(*grown)->entries, 10U);
}

void TestVerifier::seesDamageInWhatWasAdded()
{
    const std::string file = newTrail();
    const Verification before = verify(file);
    {
        const auto recorder = Recorder::open(file);
        QVERIFY((*recorder)->beginExecution({ 1, 0, 2, "x", false, 0 }));
        QVERIFY((*recorder)->beginExecution({ 1, 0, 2, "y", false, 0 }));
    }
    samples::tamper(file, "UPDATE entries SET at = at + 1 WHERE seq = 11");
    const auto grown = (*Trail::open(file))->verifyGrowth(before);
    QVERIFY(grown && !grown->isIntact);
    QCOMPARE(grown->entries, 10U);
    QCOMPARE(grown->firstBroken, std::optional<std::uint64_t>(11));
    QCOMPARE(grown->reason, std::string("hash"));
}

void TestVerifier::walksAllWhereTheChainChangedBefore()
{
    const std::string file = newTrail();
    Verification before = verify(file);
    before.head.front() = before.head.front() == '0' ? '1' : '0';
    samples::tamper(file, "UPDATE steps SET ordinal = 9 WHERE id = 1");
    const auto walked = (*Trail::open(file))->verifyGrowth(before);
    QVERIFY(walked && !walked->isIntact);
    QCOMPARE(walked->firstBroken, std::optional<std::uint64_t>(3));
}

void TestVerifier::countsAndCancels()
{
    const auto trail = Trail::open(newTrail());
    std::uint64_t last = 0;
    std::uint64_t whole = 0;
    QVERIFY((*trail)->verify([&](std::uint64_t done, std::uint64_t total) {
        last = done;
        whole = total;
        return true;
    }));
    QCOMPARE(last, 9U);
    QCOMPARE(whole, 9U);
    const auto cancelled = (*trail)->verify([](std::uint64_t, std::uint64_t) { return false; });
    QCOMPARE(samples::codeOf(cancelled), samples::nameOf(ErrorCode::Cancelled));
    // A cancelled walk leaves no transaction behind.
    QVERIFY((*trail)->verify()->isIntact);
}

void TestVerifier::findsAnOverwrittenPage()
{
    const std::string file = newTrail();
    std::int64_t page = 0;
    std::int64_t size = 0;
    {
        SQLite::Database database(file);
        page = database.execAndGet("SELECT rootpage FROM sqlite_schema WHERE name = 'step_code'").getInt64();
        size = database.execAndGet("PRAGMA page_size").getInt64();
    }
    QFile bytes(QString::fromStdString(file));
    QVERIFY(bytes.open(QFile::ReadWrite));
    QVERIFY(bytes.seek((page - 1) * size));
    bytes.write(QByteArray(int(size), '\xa5'));
    bytes.close();
    const Verification verification = verify(file);
    QVERIFY(!verification.isIntact);
    QCOMPARE(verification.reason, std::string("unreadable"));
    QCOMPARE(verification.firstBroken, std::optional<std::uint64_t>(3));
    const auto trail = Trail::open(file);
    QCOMPARE(samples::codeOf((*trail)->step(1)), samples::nameOf(ErrorCode::Corrupt));
    // What is not on that page is still there.
    QCOMPARE((*trail)->runs(0, 9)->size(), 2U);
}

/// Nothing reads them until the next write, which fails then.
void TestVerifier::findsADamagedListOfUnusedPages()
{
    const std::string file = newTrail();
    samples::tamper(file, "CREATE TABLE large (x); INSERT INTO large VALUES (zeroblob(100000)); DROP TABLE large");
    QVERIFY(verify(file).isIntact);
    QFile bytes(QString::fromStdString(file));
    QVERIFY(bytes.open(QFile::ReadWrite));
    QVERIFY(bytes.seek(32));
    const qint64 trunk = qFromBigEndian<quint32>(bytes.read(4).constData());
    QVERIFY(trunk > 0 && bytes.seek((trunk - 1) * 4096));
    bytes.write(QByteArray(4096, '\xa5'));
    bytes.close();
    const Verification verification = verify(file);
    QCOMPARE(verification.reason, std::string("free-pages"));
    QCOMPARE(verification.firstBroken, std::optional(verification.entries + 1));
    QVERIFY(verification.damagedRuns.empty());
}

void TestVerifier::takesACheckpointOfAnotherTrailForNoDamage()
{
    const std::string other = m_folder.path().toStdString() + "/other.trail";
    samples::writeTrail(other);
    const VerifyOptions options { *(*Recorder::open(other))->seal(*SealingKey::generate()), {} };
    const Verification intact = verify(newTrail(), options);
    QCOMPARE(intact.comparison, std::string("other-trail"));
    QVERIFY(!intact.isIntact);
    QVERIFY(!intact.firstBroken);
    // It hides none either.
    const std::string damaged = newTrail();
    samples::tamper(damaged, "UPDATE execution_ends SET status = 'ok'");
    QCOMPARE(verify(damaged, options).reason, std::string("content"));
    QCOMPARE(verify(damaged, options).firstBroken, std::optional<std::uint64_t>(9));
}

QTEST_GUILESS_MAIN(TestVerifier)
#include "tst_verifier.moc"
