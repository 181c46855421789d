// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/formatted.h"
#include "models/trail/write/trailcopy.h"
#include "tests/models/trail/samples.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;

/// Rows that are still there though nothing in the file leads to them.
class TestLeafRescue : public QObject {
    Q_OBJECT

private:
    std::string path(const std::string &name) const { return m_folder.path().toStdString() + '/' + name; }
    QTemporaryDir m_folder;

private Q_SLOTS:
    void repairsATableWithoutItsRoot_data();
    void repairsATableWithoutItsRoot();
};

void TestLeafRescue::repairsATableWithoutItsRoot_data()
{
    QTest::addColumn<std::string>("table");
    QTest::addColumn<bool>("isWhole");
    for (const char *table : { "contents", "blocks", "steps", "runs", "entries", "run_digests" })
        QTest::newRow(table) << std::string(table) << true;
    // Their inner pages have rows, too: those of the root are gone.
    for (const char *table : { "step_code", "step_outputs" })
        QTest::newRow(table) << std::string(table) << false;
}

// The root only leads to the pages that hold the rows.
void TestLeafRescue::repairsATableWithoutItsRoot()
{
    QFETCH(const std::string, table);
    QFETCH(const bool, isWhole);
    const std::string file = path("root of " + table + ".vitrine");
    {
        const auto recorder = std::move(*Recorder::open(file));
        auto bulk = recorder->addRuns(*recorder->addSource(samples::source()));
        for (std::uint64_t run = 0; run < 300; ++run) {
            std::vector<StepRecord> steps = samples::steps(5);
            for (StepRecord &step : steps)
                step.thought = formatted("{} {}", run * 10 + step.ordinal, std::string(90, 't'));
            QVERIFY(bulk.add(samples::fullRun(), steps));
        }
        QVERIFY(bulk.commit());
    }
    const auto number = [](const std::string &of, const std::string &sql) {
        return SQLite::Database(of, SQLite::OPEN_READWRITE).execAndGet(sql).getInt64();
    };
    SQLite::Database(file, SQLite::OPEN_READWRITE).exec("PRAGMA journal_mode = DELETE");
    const std::string count = "SELECT count(*) FROM " + table;
    const std::int64_t rows = number(file, count);
    const std::int64_t root = number(file, "SELECT rootpage FROM sqlite_schema WHERE name = '" + table + "'");
    QFile bytes(QString::fromStdString(file));
    QVERIFY(bytes.open(QFile::ReadWrite));
    QVERIFY(bytes.seek((root - 1) * 4096));
    bytes.write(QByteArray(4096, '\xa5'));
    bytes.close();
    const std::string saved = path("saved root of " + table + ".vitrine");
    const auto report = repairTrail(file, saved);
    QVERIFY2(report, report ? "" : report.error().detail.c_str());
    QCOMPARE(report->lostTables, 0U);
    if (isWhole) {
        QCOMPARE(number(saved, count), rows);
        QVERIFY((*Trail::open(saved))->verify()->isIntact);
    } else {
        QVERIFY(number(saved, count) > rows - 100);
        QVERIFY(number(saved, count) < rows);
    }
}

QTEST_GUILESS_MAIN(TestLeafRescue)
#include "tst_leafrescue.moc"
