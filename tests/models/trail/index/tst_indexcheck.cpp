// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/formatted.h"
#include "models/trail/index/indexcheck.h"

#include "models/trail/write/trailcopy.h"
#include "tests/models/trail/samples.h"

#include <SQLiteCpp/Statement.h>

#include <QTemporaryDir>
#include <QTest>

#include <cstring>

using namespace vitrine;

/// What was changed in an index alone is seen and mended; what the program itself has written always fits.
class TestIndexCheck : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void fitsWhatWasImported();
    void fitsWhatWasRecordedLive();
    void fitsWhatWasTakenOut();
    void fitsWhatWasMergedAndRepaired();
    void seesAndRepairs_data();
    void seesAndRepairs();
    void namesTheStepWhoseWordWasChanged();
    void namesOtherThings();
    void isCancelled();

private:
    std::string path(const char *name) const { return m_folder->filePath(QLatin1StringView(name)).toStdString(); }
    std::string file() const { return path("a.trail"); }
    std::unique_ptr<Recorder> recorder() const { return std::move(Recorder::open(file()).value()); }
    static void requireFit(const std::string &trail)
    {
        const auto checked = checkIndexes(trail);
        QVERIFY(checked);
        QVERIFY2(checked->isIntact(), describe(*checked).c_str());
        QVERIFY((*Trail::open(trail))->verify()->isIntact);
    }
    static std::string describe(const IndexCheck &check)
    {
        std::string text = formatted("words {} file {}", check.missingWords, check.damage);
        for (const auto &[name, ids] : { std::pair(" step ", check.steps), std::pair(" run ", check.runs),
                 std::pair(" execution ", check.executions) })
            for (const std::int64_t id : ids)
                text += name + std::to_string(id);
        return text;
    }
    /// Twelve runs one by one, whose segments are joined.
    void addRuns() const
    {
        const auto writer = recorder();
        const SourceId source = *writer->addSource(samples::source("more.json"));
        for (std::uint64_t run = 0; run < 12; ++run) {
            std::vector<StepRecord> steps { samples::fullStep(1), samples::bareStep(2), samples::bareStep(3) };
            steps[1].thought = formatted("{}unusual{} w\u00f6rds", static_cast<char>('b' + run), run);
            steps[2].code = { { Language::Python, formatted("import numpy\nx{} = 1", run), CodeOrigin::Field } };
            QVERIFY(writer->addRun(source, samples::fullRun(), steps));
        }
        QVERIFY(writer->completeSource(source, "{}"));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    samples::Written m_written;
};

void TestIndexCheck::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_written = samples::writeTrail(file());
}

void TestIndexCheck::fitsWhatWasImported()
{
    addRuns();
    requireFit(file());
    {
        const auto writer = recorder();
        const SourceId gone = *writer->addSource(samples::source("gone.json"));
        QVERIFY(writer->addRun(gone, samples::fullRun(), samples::steps(5)));
        QVERIFY(writer->discardSource(gone));
    }
    addRuns();
    requireFit(file());
}

void TestIndexCheck::fitsWhatWasRecordedLive()
{
    {
        const auto writer = recorder();
        const SessionId session = *writer->beginSession(samples::session(m_written.second.run, ""));
        for (const char *code : { "import os\nprint(1)", "import os\nprint(1)", "raise ValueError" }) {
            const auto started = writer->beginStep(m_written.second.run, { session, 0, 0, code, false, 1.0 });
            QVERIFY(started);
            if (std::strcmp(code, "raise ValueError") != 0)
                QVERIFY(writer->endExecution(started->execution, samples::fullEnd()));
        }
        requireFit(file());
    }
    // The last one is marked as interrupted.
    QVERIFY(recorder());
    requireFit(file());
}

void TestIndexCheck::fitsWhatWasTakenOut()
{
    addRuns();
    QVERIFY(recorder()->redact({ "unusual3", 0, {}, "personal" })->texts > 0);
    QVERIFY(recorder()->redact({ {}, m_written.first.steps.front(), "code", "personal" })->texts > 0);
    requireFit(file());
}

void TestIndexCheck::fitsWhatWasMergedAndRepaired()
{
    addRuns();
    const std::string whole = path("whole.trail");
    {
        const auto writer = Recorder::open(whole);
        QVERIFY(writer && (*writer)->merge(file()));
    }
    requireFit(whole);
    QVERIFY(repairTrail(whole, path("saved.trail")));
    requireFit(path("saved.trail"));
}

void TestIndexCheck::seesAndRepairs_data()
{
    QTest::addColumn<QString>("sql");
    const auto row = [](const char *name, const char *sql) { QTest::newRow(name) << QString::fromLatin1(sql); };
    row("a segment is gone", "DELETE FROM word_segments WHERE id = (SELECT max(id) FROM word_segments)");
    row("a block is gone", "DELETE FROM word_blocks WHERE id = (SELECT min(id) FROM word_blocks)");
    row("a block is none", "UPDATE word_blocks SET bytes = x'ffffff'");
    row("the directory is empty", "UPDATE word_segments SET directory = x''");
    row("a segment ends early", "UPDATE word_segments SET last = id");
    row("a run has no words", "DELETE FROM run_text WHERE rowid = 1");
    row("a run has other words", "INSERT INTO run_text (rowid, words) VALUES (2, 'qother')");
    row("a run that is not there has words", "INSERT INTO run_text (rowid, words) VALUES (4711, 'qother')");
    row("an execution has no words", "DELETE FROM execution_text");
    row("a word is not listed", "DELETE FROM words WHERE word = 'print'");
    row("other tokens", "UPDATE run_totals SET tokens_in = 4711 WHERE run = 1");
    row("no sums", "DELETE FROM run_totals");
    row("another module", "INSERT INTO run_modules VALUES (1, 'numpy', 1)");
    row("another task", "UPDATE run_tasks SET beginning = upper(beginning)");
    row("a run that never was live", "INSERT INTO live_runs VALUES (1, 9, 9, 0, 0, 'success', NULL, NULL)");
    row("an index of another column",
        "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, '(layer)', '(type)') WHERE name = "
        "'step_errors_layer'");
}

void TestIndexCheck::seesAndRepairs()
{
    QFETCH(QString, sql);
    samples::tamper(file(), sql.toStdString());
    QVERIFY((*Trail::open(file()))->verify()->isIntact);
    const auto checked = checkIndexes(file());
    QVERIFY(checked);
    QVERIFY(!checked->isIntact());
    if (!checked->damage.empty())
        return;
    QVERIFY(recorder()->reindex());
    requireFit(file());
}

void TestIndexCheck::namesTheStepWhoseWordWasChanged()
{
    addRuns();
    {
        SQLite::Database database(file(), SQLite::OPEN_READWRITE);
        SQLite::Statement find(
            database, "SELECT id, bytes FROM word_blocks WHERE instr(bytes, CAST('eunusual3' AS BLOB))");
        QVERIFY(find.executeStep());
        std::string bytes = find.getColumn(1).getString();
        bytes.replace(bytes.find("eunusual3"), 9, "eunusualX");
        SQLite::Statement change(database, "UPDATE word_blocks SET bytes = ? WHERE id = ?");
        change.bind(1, bytes.data(), static_cast<int>(bytes.size()));
        change.bind(2, find.getColumn(0).getInt64());
        find.reset();
        change.exec();
    }
    const auto trail = std::move(Trail::open(file()).value());
    const auto found = [&] { return *trail->count(*Filter::parse("eunusual3")); };
    QCOMPARE(found(), 0U);
    const auto checked = checkIndexes(file());
    QVERIFY(checked);
    QCOMPARE(checked->steps.size(), std::size_t(1));
    QCOMPARE(trail->step(checked->steps.front())->thought, std::string("eunusual3 w\u00f6rds"));
    QVERIFY(checked->runs.empty());
    QVERIFY(recorder()->reindex());
    QCOMPARE(found(), 1U);
    requireFit(file());
}

void TestIndexCheck::namesOtherThings()
{
    samples::tamper(file(),
        "UPDATE run_totals SET tokens_in = 4711 WHERE run = 2; DELETE FROM execution_text; DELETE FROM words WHERE "
        "word "
        "IN "
        "('print', 'import')");
    const auto checked = checkIndexes(file());
    QVERIFY(checked);
    QVERIFY(checked->steps.empty());
    QVERIFY(checked->runs == std::vector<RunId> { 2 });
    QVERIFY(checked->executions == std::vector<ExecutionId> { m_written.execution });
    QVERIFY(checked->missingWords > 0);
}

void TestIndexCheck::isCancelled()
{
    {
        const auto writer = recorder();
        const SourceId source = *writer->addSource(samples::source("many.json"));
        QVERIFY(writer->addRun(source, samples::fullRun(), samples::steps(600)));
    }
    const auto never = [](std::uint64_t, std::uint64_t) { return false; };
    QCOMPARE(samples::codeOf(checkIndexes(file(), never)), std::string("cancelled"));
}

QTEST_GUILESS_MAIN(TestIndexCheck)
#include "tst_indexcheck.moc"
