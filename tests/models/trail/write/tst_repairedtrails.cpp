// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/write/trailcopy.h"
#include "tests/models/trail/samples.h"

#include <SQLiteCpp/Statement.h>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <set>

using namespace vitrine;
using namespace Qt::StringLiterals;

/// Damaged trails are repaired as far as they can be read.
class TestRepairedTrails : public QObject {
    Q_OBJECT

private:
    std::string path(const std::string &name) const { return m_folder.path().toStdString() + '/' + name; }
    std::string newTrail()
    {
        const std::string file = path(std::to_string(++m_count) + ".vitrine");
        samples::writeTrail(file);
        return file;
    }
    static Verification verify(const std::string &file, const VerifyOptions &options = {})
    {
        return (*Trail::open(file))->verify({}, options).value_or(Verification {});
    }
    QTemporaryDir m_folder;
    int m_count = 0;

private Q_SLOTS:
    void repairsWhatCanBeRead();
    void repairsWithoutTheListOfTables_data();
    void repairsWithoutTheListOfTables();
    void repairsNothingThatIsNoTrail();
    void leavesNoTrailWithoutRecordings();
    void repairsABrokenIndex_data();
    void repairsABrokenIndex();
};

void TestRepairedTrails::repairsWhatCanBeRead()
{
    const std::string file = newTrail();
    std::int64_t page = 0;
    std::int64_t size = 0;
    {
        SQLite::Database database(file, SQLite::OPEN_READWRITE);
        database.exec("PRAGMA journal_mode = DELETE");
        page = database.execAndGet("SELECT rootpage FROM sqlite_schema WHERE name = 'step_tool_calls'").getInt64();
        size = database.execAndGet("PRAGMA page_size").getInt64();
    }
    QFile bytes(QString::fromStdString(file));
    QVERIFY(bytes.open(QFile::ReadWrite));
    QVERIFY(bytes.seek((page - 1) * size));
    bytes.write(QByteArray(int(size), '\xa5'));
    bytes.close();
    const std::string saved = path("saved.vitrine");
    QCOMPARE(samples::codeOf(repairTrail(file, saved, [](auto, auto) { return false; })),
        samples::nameOf(ErrorCode::Cancelled));
    QCOMPARE(samples::codeOf(repairTrail(file, saved, [](auto done, auto) { return done == 0; })),
        samples::nameOf(ErrorCode::Cancelled));
    QVERIFY(!std::filesystem::exists(saved));
    const auto report = repairTrail(file, saved, [](auto done, auto total) { return done <= total; });
    QVERIFY2(report, report ? "" : report.error().detail.c_str());
    std::set<std::string> damaged;
    for (const auto &table : report->tables)
        if (!table.isComplete)
            damaged.insert(table.name);
    QCOMPARE(damaged, std::set<std::string> { "step_tool_calls" });
    const Verification verification = verify(saved);
    QCOMPARE(verification.damagedRuns, std::vector<RunId> { 1 });
    QCOMPARE(*(*Trail::open(saved))->step(4), samples::steps(5).at(1));
    QCOMPARE(*(*Trail::open(saved))->count(*Filter::parse("code contains print")), 5U);
    QVERIFY(Recorder::open(saved));
    QVERIFY(!repairTrail(file, saved));
}

void TestRepairedTrails::repairsWithoutTheListOfTables_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("length");
    QTest::addColumn<bool>("isCut");
    QTest::newRow("the first page") << 0 << 4096 << false;
    QTest::newRow("the magic words") << 0 << 16 << false;
    QTest::newRow("the size of the file") << 28 << 4 << false;
    QTest::newRow("the list") << 100 << 3996 << false;
    QTest::newRow("all behind the texts") << 50 * 4096 << 0 << true;
}

// The tables begin on the same pages in every new trail, so that they are found without the list of their pages.
void TestRepairedTrails::repairsWithoutTheListOfTables()
{
    QFETCH(const int, from);
    QFETCH(const int, length);
    QFETCH(const bool, isCut);
    const std::string file = newTrail();
    SQLite::Database(file, SQLite::OPEN_READWRITE).exec("PRAGMA journal_mode = DELETE");
    QFile bytes(QString::fromStdString(file));
    QVERIFY(bytes.open(QFile::ReadWrite));
    QVERIFY(bytes.seek(from));
    if (isCut)
        QVERIFY(bytes.resize(from));
    else
        bytes.write(QByteArray(length, '\xa5'));
    bytes.close();
    const std::string saved = path("saved" + std::string(QTest::currentDataTag()) + ".vitrine");
    const auto report = repairTrail(file, saved);
    QVERIFY2(report, report ? "" : report.error().detail.c_str());
    QVERIFY(!QFile::exists(QString::fromStdString(saved) + u".part"_s));
    const auto trail = Trail::open(saved);
    QVERIFY2(trail, trail ? "" : trail.error().detail.c_str());
    QCOMPARE((*trail)->steps(1)->size(), 2U);
    QCOMPARE(*(*trail)->step(1), samples::fullStep(1));
    if (!isCut)
        QVERIFY(verify(saved).isIntact);
}

void TestRepairedTrails::repairsNothingThatIsNoTrail()
{
    const std::string text = path("text.vitrine");
    QFile bytes(QString::fromStdString(text));
    QVERIFY(bytes.open(QFile::WriteOnly));
    bytes.write(QByteArray("no trail at all\n").repeated(5000));
    bytes.close();
    const std::string into = path("nothing.vitrine");
    QCOMPARE(samples::codeOf(repairTrail(text, into)), samples::nameOf(ErrorCode::NotSqlite));
    QVERIFY(!QFile::exists(QString::fromStdString(into)));
    const std::string other = path("other.vitrine");
    SQLite::Database(other, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec("CREATE TABLE t (x)");
    QCOMPARE(samples::codeOf(repairTrail(other, into)), samples::nameOf(ErrorCode::NotATrail));
    QVERIFY(!QFile::exists(QString::fromStdString(into)));
}

void TestRepairedTrails::leavesNoTrailWithoutRecordings()
{
    const std::string file = newTrail();
    SQLite::Database(file, SQLite::OPEN_READWRITE).exec("PRAGMA journal_mode = DELETE");
    const std::string into = path("remains.vitrine");
    std::filesystem::resize_file(file, 2 * 4096); // the identity of the trail is still there
    const auto report = repairTrail(file, into);
    QCOMPARE(samples::codeOf(report), samples::nameOf(ErrorCode::Corrupt));
    QCOMPARE(report.error().detail, std::string(nothingReadable));
    std::filesystem::resize_file(file, 0);
    QCOMPARE(samples::codeOf(repairTrail(file, into)), samples::nameOf(ErrorCode::EmptyFile));
    QVERIFY(!std::filesystem::exists(into));
}

void TestRepairedTrails::repairsABrokenIndex_data()
{
    QTest::addColumn<std::string>("sql");
    for (const char *sql : { "UPDATE execution_text_config SET v = 0 WHERE k = 'version'",
             "UPDATE word_blocks SET bytes = x'ffffffffffffffffffff'", "DELETE FROM word_blocks",
             "UPDATE word_segments SET directory = x'ff'" })
        QTest::newRow(sql) << std::string(sql);
}

void TestRepairedTrails::repairsABrokenIndex()
{
    QFETCH(std::string, sql);
    const std::string file = newTrail();
    const auto filter = Filter::parse("print*");
    const std::string saved = path("index.vitrine");
    samples::tamper(file, sql);
    QCOMPARE(samples::codeOf((*Trail::open(file))->count(*filter)), samples::nameOf(ErrorCode::Corrupt));
    QFile::remove(QString::fromStdString(saved));
    QVERIFY(repairTrail(file, saved));
    QVERIFY(*(*Trail::open(saved))->count(*filter) > 0);
}

QTEST_GUILESS_MAIN(TestRepairedTrails)
#include "tst_repairedtrails.moc"
