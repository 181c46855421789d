// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/ownschema.h"
#include "models/trail/file/schemacheck.h"
#include "models/trail/index/indexcheck.h"
#include "models/trail/write/trailcopy.h"

#include "tests/models/trail/samples.h"

#include <SQLiteCpp/Statement.h>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace vitrine;
using namespace Qt::StringLiterals;

/// The form of a trail file. tests/data/trail keeps files that were written with `trailwriter fixture FILE`, one for
/// each version of the schema: what a version has written stays readable.
class TestSchema : public QObject {
    Q_OBJECT

private:
    std::string copyOf(const QString &name)
    {
        const QString file = QString::fromStdString(newPath());
        QFile::copy(QStringLiteral(VITRINE_TEST_DATA "/trail/") + name, file);
        QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
        return file.toStdString();
    }
    std::string newPath() { return m_folder.path().toStdString() + '/' + std::to_string(++m_count) + ".vitrine"; }
    static std::int64_t number(const std::string &file, const std::string &sql)
    {
        return SQLite::Database(file).execAndGet(sql).getInt64();
    }
    static void checkContent(const std::string &file);
    void alter(const std::string &file);
    QTemporaryDir m_folder;
    int m_count = 0;

private Q_SLOTS:
    void readsAStoredFile();
    void writesOnInAStoredFile();
    void createsTheStoredSchema();
    void knowsTheDigestOfItsOwnSchema();
    void readsANewerFileThatSaysItCanBeRead();
    void rejectsWhatIsNotOurs_data();
    void rejectsWhatIsNotOurs();
    void repairsWhatIsNotOurs_data() { rejectsWhatIsNotOurs_data(); }
    void repairsWhatIsNotOurs();
    void rejectsATriggerThatComesWhileWriting();
    void restoresTriggers();
};

/// Whoever changes the schema changes the digest in ownschema.h as well.
void TestSchema::knowsTheDigestOfItsOwnSchema()
{
    const std::string file = newPath();
    QVERIFY(Recorder::open(file));
    SQLite::Database database(file, SQLite::OPEN_READWRITE);
    QCOMPARE(trailfile::schemaDigest(database), std::string(trailfile::ownSchemaDigest));
    QVERIFY(trailfile::schemaDifferences(database).empty());
    database.exec("CREATE TABLE other (a)");
    QVERIFY(trailfile::schemaDigest(database) != trailfile::ownSchemaDigest);
    QCOMPARE(trailfile::schemaDifferences(database).size(), 1U);
}

void TestSchema::checkContent(const std::string &file)
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
    QVERIFY(executions && executions->size() == 3);
    QCOMPARE(*executions->at(0).end, samples::fullEnd());
    QCOMPARE(*executions->at(1).end, samples::endOfThree());
    QVERIFY(executions->at(2).state == ExecutionState::Interrupted);
    QCOMPARE((*trail)->count(*Filter::parse("print")).value_or(0), 5U);
    const auto verification = (*trail)->verify();
    QVERIFY(verification);
    QCOMPARE(verification->reason, std::string());
    QVERIFY(verification->isIntact);
    QVERIFY(verification->isSealed);
}

void TestSchema::readsAStoredFile()
{
    const std::string file = copyOf(u"v1.vitrine"_s);
    QCOMPARE(number(file, "PRAGMA user_version"), 1);
    checkContent(file);
    QCOMPARE(number(file, "PRAGMA user_version"), 1);
}

void TestSchema::writesOnInAStoredFile()
{
    const std::string file = copyOf(u"v1.vitrine"_s);
    const std::uint64_t before = (*Trail::open(file))->verify()->entries;
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
    QCOMPARE(verification->entries, before + 3);
    QCOMPARE(number(file, "SELECT count(*) FROM contents WHERE bytes = CAST('import os' AS BLOB)"), 1);
}

// Whoever changes the schema makes a new version of it, and keeps a file of that one as well. What only makes reading
// quicker is added to a file when it is opened for writing.
void TestSchema::createsTheStoredSchema()
{
    const std::string fresh = newPath();
    QVERIFY(Recorder::open(fresh));
    const auto schemaOf = [](const std::string &file) {
        SQLite::Database database(file);
        SQLite::Statement query(
            database, "SELECT type || ' ' || name || ' ' || ifnull(sql, '') FROM sqlite_schema ORDER BY 1");
        std::string schema;
        while (query.executeStep())
            schema += query.getColumn(0).getString() + '\n';
        return schema;
    };
    const std::string stored = copyOf(u"v1.vitrine"_s);
    QVERIFY(Recorder::open(stored));
    QCOMPARE(schemaOf(stored), schemaOf(fresh));
}

void TestSchema::readsANewerFileThatSaysItCanBeRead()
{
    const std::string file = copyOf(u"v1.vitrine"_s);
    SQLite::Database(file, SQLite::OPEN_READWRITE)
        .exec("PRAGMA user_version = 999; CREATE TABLE later (x); CREATE INDEX later_x ON later (x)");
    checkContent(file);
    QCOMPARE(samples::codeOf(Recorder::open(file)), samples::nameOf(ErrorCode::NewerSchema));
    // What could act is accepted from nobody.
    SQLite::Database(file, SQLite::OPEN_READWRITE).exec("CREATE VIEW sight AS SELECT 1");
    QCOMPARE(samples::codeOf(Trail::open(file)), samples::nameOf(ErrorCode::Corrupt));
    SQLite::Database(file, SQLite::OPEN_READWRITE).exec("DROP VIEW sight");
    samples::tamper(file, "UPDATE compatibility SET readable_from = 999");
    QCOMPARE(samples::codeOf(Trail::open(file)), samples::nameOf(ErrorCode::NewerSchema));
}

void TestSchema::rejectsWhatIsNotOurs_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("named");
    const auto row = [](const char *name, const char *sql, const char *named) {
        QTest::newRow(name) << QString::fromLatin1(sql) << QString::fromLatin1(named);
    };
    row("trigger", "CREATE TRIGGER x AFTER INSERT ON entries BEGIN DELETE FROM step_code WHERE step = 2; END",
        "foreign trigger x");
    row("endless view",
        "PRAGMA legacy_alter_table = ON; ALTER TABLE steps RENAME TO steps_; CREATE VIEW steps AS WITH RECURSIVE c(x) "
        "AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT s.* FROM steps_ s, c WHERE c.x < 0",
        "changed view steps");
    row("view", "CREATE VIEW sight AS SELECT 1", "foreign view sight");
    row("virtual table", "CREATE VIRTUAL TABLE other USING fts5(a, content='')", "foreign virtual table other");
    row("virtual table under our name", "DROP TABLE words; CREATE VIRTUAL TABLE words USING fts5vocab (run_text, row)",
        "changed virtual table words");
    row("generated column", "ALTER TABLE trail_events ADD COLUMN x ANY AS (json_extract(kind, '$'))",
        "changed table trail_events");
    row("index on an expression", "CREATE INDEX x ON trail_events (abs(id))", "foreign index x");
    row("partial index of ours",
        "DROP INDEX notes_subject; CREATE INDEX notes_subject ON notes (about, subject) WHERE abs(id) > 0",
        "changed index notes_subject");
    row("table", "CREATE TABLE x (a)", "foreign table x");
    row("missing table", "DROP TABLE words", "missing table words");
    row("trigger of our name",
        "DROP TRIGGER trail_events_no_delete; CREATE TRIGGER trail_events_no_delete AFTER INSERT ON entries "
        "BEGIN DELETE FROM step_code; END",
        "changed trigger trail_events_no_delete");
}

void TestSchema::alter(const std::string &file)
{
    QFETCH(QString, sql);
    SQLite::Database(file, SQLite::OPEN_READWRITE).exec(sql.toStdString());
}

void TestSchema::rejectsWhatIsNotOurs()
{
    QFETCH(QString, named);
    const std::string file = copyOf(u"v1.vitrine"_s);
    alter(file);
    const std::int64_t code = number(file, "SELECT count(*) FROM step_code");
    QVERIFY(code > 0);
    const auto trail = Trail::open(file);
    QCOMPARE(samples::codeOf(trail), samples::nameOf(ErrorCode::Corrupt));
    QVERIFY2(trail.error().detail.contains(named.toStdString()), trail.error().detail.c_str());
    QVERIFY(isSchemaDamage(trail.error()));
    const auto recorder = Recorder::open(file);
    QCOMPARE(samples::codeOf(recorder), samples::nameOf(ErrorCode::Corrupt));
    QCOMPARE(number(file, "SELECT count(*) FROM step_code"), code);
    QCOMPARE(samples::codeOf(checkIndexes(file)), samples::nameOf(ErrorCode::Corrupt));
}

void TestSchema::repairsWhatIsNotOurs()
{
    QFETCH(QString, named);
    const std::string file = copyOf(u"v1.vitrine"_s);
    alter(file);
    const std::string saved = newPath();
    const auto report = repairTrail(file, saved);
    QVERIFY2(report, report ? "" : report.error().detail.c_str());
    QCOMPARE(report->foreign.empty(), named.startsWith(u"missing"_s));
    checkContent(saved);
}

void TestSchema::rejectsATriggerThatComesWhileWriting()
{
    const std::string file = copyOf(u"v1.vitrine"_s);
    const auto recorder = Recorder::open(file);
    QVERIFY(recorder);
    const auto source = (*recorder)->addSource(samples::source("new.json"));
    QVERIFY(source);
    const std::int64_t code = number(file, "SELECT count(*) FROM step_code");
    SQLite::Database other(file, SQLite::OPEN_READWRITE);
    other.exec("CREATE TRIGGER x AFTER INSERT ON entries BEGIN DELETE FROM step_code; END");
    const auto rejected = (*recorder)->addRun(*source, samples::bareRun(), samples::steps(2));
    QCOMPARE(samples::codeOf(rejected), samples::nameOf(ErrorCode::Corrupt));
    QVERIFY(rejected.error().detail.contains("trigger x"));
    QCOMPARE(number(file, "SELECT count(*) FROM step_code"), code);
    other.exec("DROP TRIGGER x");
    QVERIFY((*recorder)->addRun(*source, samples::bareRun(), samples::steps(2)));
}

void TestSchema::restoresTriggers()
{
    const std::string file = copyOf(u"v1.vitrine"_s);
    const std::int64_t triggers = number(file, "SELECT count(*) FROM sqlite_schema WHERE type = 'trigger'");
    QVERIFY(triggers > 50);
    samples::tamper(file, "SELECT 1");
    QCOMPARE(number(file, "SELECT count(*) FROM sqlite_schema WHERE type = 'trigger'"), 0);
    checkContent(file);
    QVERIFY(Recorder::open(file));
    QCOMPARE(number(file, "SELECT count(*) FROM sqlite_schema WHERE type = 'trigger'"), triggers);
}

QTEST_GUILESS_MAIN(TestSchema)
#include "tst_schema.moc"
