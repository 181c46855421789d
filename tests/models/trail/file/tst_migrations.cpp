// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/write/trailcopy.h"

#include "tests/models/trail/samples.h"

#include <SQLiteCpp/Statement.h>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace vitrine;
using namespace Qt::StringLiterals;

/// Files that earlier versions of the program have left, kept in tests/data/trail: each was made by that version, out
/// of samples::writeTrail, an edited execution that was interrupted, and a source that was discarded.
class TestMigrations : public QObject {
    Q_OBJECT

private:
    std::string copyOf(const QString &name)
    {
        const QString file = m_folder.filePath(QString::number(++m_count) + u".vitrine"_s);
        QFile::copy(QStringLiteral(VITRINE_TEST_DATA "/trail/") + name, file);
        QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
        return file.toStdString();
    }
    static void upgrade(const std::string &file) { QVERIFY(Recorder::open(file)); }
    static int versionOf(const std::string &file)
    {
        return SQLite::Database(file).execAndGet("PRAGMA user_version").getInt();
    }
    static void checkContent(const std::string &file);
    QTemporaryDir m_folder;
    int m_count = 0;

private Q_SLOTS:
    void readsOldFilesWithoutChangingThem_data();
    void readsOldFilesWithoutChangingThem();
    void bringsOldFilesUpToDate_data();
    void bringsOldFilesUpToDate();
    void repairsAnOldFile();
    void writesOnInAnOldFile();
    void makesTheSchemaOfANewFile();
    void readsANewerFileThatSaysItCanBeRead();
    void saysThatAFileIsOfAnUnreleasedVersion();
};

void TestMigrations::checkContent(const std::string &file)
{
    const auto trail = Trail::open(file);
    QVERIFY(trail);
    QCOMPARE((*trail)->sources()->size(), 1U);
    QCOMPARE((*trail)->runs(0, 9)->size(), 2U);
    QCOMPARE((*trail)->run(1)->record, samples::fullRun());
    QCOMPARE(*(*trail)->step(1), samples::fullStep(1));
    const auto steps = samples::steps(5);
    for (std::size_t n = 0; n < steps.size(); ++n)
        QCOMPARE(*(*trail)->step(StepId(3 + n)), steps.at(n));
    QCOMPARE((*trail)->steps(1)->at(0).errorMessage, std::string("Import of os"));
    const auto executions = (*trail)->executionsOfSession(1);
    QVERIFY(executions && executions->size() == 2);
    QCOMPARE(*executions->at(0).end, samples::fullEnd());
    QVERIFY(executions->at(1).state == ExecutionState::Interrupted);
    const auto verification = (*trail)->verify();
    QVERIFY(verification);
    QCOMPARE(verification->reason, std::string());
    QVERIFY(verification->isIntact);
    QCOMPARE(verification->entries, 14U);
    if (versionOf(file) > 1) // before, there was no index
        QCOMPARE((*trail)->count(*Filter::parse("print")).value_or(0), 5U);
}

void TestMigrations::readsOldFilesWithoutChangingThem_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("version");
    QTest::newRow("version 1") << u"v1.vitrine"_s << 1;
    QTest::newRow("version 2") << u"v2.vitrine"_s << 2;
    QTest::newRow("version 3") << u"v3.vitrine"_s << 3;
}

void TestMigrations::readsOldFilesWithoutChangingThem()
{
    QFETCH(QString, name);
    QFETCH(int, version);
    const std::string file = copyOf(name);
    QCOMPARE(versionOf(file), version);
    checkContent(file);
    QCOMPARE(versionOf(file), version);
}

void TestMigrations::bringsOldFilesUpToDate_data() { readsOldFilesWithoutChangingThem_data(); }

void TestMigrations::bringsOldFilesUpToDate()
{
    QFETCH(QString, name);
    const std::string file = copyOf(name);
    upgrade(file);
    QCOMPARE(versionOf(file), 4);
    checkContent(file);
    SQLite::Database database(file);
    QCOMPARE(database.execAndGet("PRAGMA integrity_check").getString(), std::string("ok"));
    SQLite::Statement violations(database, "PRAGMA foreign_key_check");
    QVERIFY(!violations.executeStep());
    const auto hits = [&](const std::string &sql) { return database.execAndGet(sql).getInt(); };
    QCOMPARE(hits("SELECT count(*) FROM word_segments"), 1);
    QCOMPARE(hits("SELECT count(*) FROM run_text WHERE run_text MATCH 'qwhat'"), 1);
    QCOMPARE(hits("SELECT count(*) FROM execution_text WHERE execution_text MATCH 'einterpretererror'"), 1);
    samples::tamper(file, "UPDATE contents SET bytes = CAST('x' AS BLOB) WHERE bytes = CAST('import os' AS BLOB)");
    QCOMPARE((*Trail::open(file))->verify()->firstBroken, std::optional<std::uint64_t>(3));
}

void TestMigrations::repairsAnOldFile()
{
    const std::string saved = m_folder.path().toStdString() + "/saved.vitrine";
    QCOMPARE(samples::codeOf(repairTrail(copyOf(u"v1.vitrine"_s), saved)), samples::nameOf(ErrorCode::Unavailable));
    const auto report = repairTrail(copyOf(u"v2.vitrine"_s), saved);
    QVERIFY2(report, report ? "" : report.error().detail.c_str());
    QVERIFY(std::ranges::all_of(report->tables, &RepairReport::Table::isComplete));
    QCOMPARE(versionOf(saved), 4);
    checkContent(saved);
}

void TestMigrations::writesOnInAnOldFile()
{
    const std::string file = copyOf(u"v1.vitrine"_s);
    {
        const auto recorder = Recorder::open(file);
        QVERIFY(recorder);
        const auto source = (*recorder)->addSource(samples::source("new.json"));
        // What is stored already keeps its salt, or old entries would not hold.
        QVERIFY((*recorder)->addRun(*source, samples::fullRun(), std::vector { samples::fullStep(1) }));
        QVERIFY((*recorder)->completeSource(*source, "{}"));
    }
    const auto verification = (*Trail::open(file))->verify();
    QVERIFY(verification->isIntact);
    QCOMPARE(verification->entries, 17U);
    QCOMPARE(SQLite::Database(file)
                 .execAndGet("SELECT count(*) FROM contents WHERE bytes = CAST('import os' AS BLOB)")
                 .getInt(),
        1);
}

void TestMigrations::makesTheSchemaOfANewFile()
{
    const std::string old = copyOf(u"v1.vitrine"_s);
    upgrade(old);
    const std::string fresh = m_folder.path().toStdString() + "/fresh.vitrine";
    upgrade(fresh);
    const auto schemaOf = [](const std::string &file) {
        SQLite::Database database(file);
        SQLite::Statement query(
            database, "SELECT type || ' ' || name || ' ' || ifnull(sql, '') FROM sqlite_schema ORDER BY 1");
        std::string schema;
        while (query.executeStep())
            schema += query.getColumn(0).getString() + '\n';
        return schema;
    };
    QCOMPARE(schemaOf(old), schemaOf(fresh));
}

void TestMigrations::readsANewerFileThatSaysItCanBeRead()
{
    const std::string file = copyOf(u"v1.vitrine"_s);
    upgrade(file);
    SQLite::Database(file, SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 999");
    checkContent(file);
    QCOMPARE(samples::codeOf(Recorder::open(file)), samples::nameOf(ErrorCode::NewerSchema));
    samples::tamper(file, "UPDATE compatibility SET readable_from = 999");
    QCOMPARE(samples::codeOf(Trail::open(file)), samples::nameOf(ErrorCode::NewerSchema));
}

void TestMigrations::saysThatAFileIsOfAnUnreleasedVersion()
{
    const std::string file = copyOf(u"v1.vitrine"_s);
    upgrade(file);
    samples::tamper(file, "DROP TABLE words");
    const auto trail = Trail::open(file);
    QVERIFY(!trail);
    QVERIFY(trail.error().code == ErrorCode::NotATrail);
    QVERIFY(trail.error().detail.contains("unreleased"));
    QCOMPARE(samples::codeOf(Recorder::open(file)), samples::nameOf(ErrorCode::NotATrail));
}

QTEST_GUILESS_MAIN(TestMigrations)
#include "tst_migrations.moc"
