// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/read/trail.h"
#include "tests/models/trail/samples.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace vitrine;
using namespace Qt::StringLiterals;

/// SQL statements that only read, within bounds, and statistics.
class TestTrailQueries : public QObject {
    Q_OBJECT

private:
    std::string path(const std::string &name) const { return m_folder.path().toStdString() + '/' + name; }
    std::string newTrail()
    {
        const std::string file = path(std::to_string(++m_count) + ".vitrine");
        samples::writeTrail(file);
        return file;
    }
    static QByteArray bytesOf(const std::string &file)
    {
        QFile bytes(QString::fromStdString(file));
        return bytes.open(QFile::ReadOnly) ? bytes.readAll() : QByteArray();
    }
    QTemporaryDir m_folder;
    int m_count = 0;

private Q_SLOTS:
    void readsOnlyWithSql_data();
    void readsOnlyWithSql();
    void boundsSql();
    void sumsUp();
};

void TestTrailQueries::readsOnlyWithSql_data()
{
    QTest::addColumn<std::string>("sql");
    QTest::addColumn<std::string>("code");
    const auto row
        = [](const char *sql, const char *code) { QTest::newRow(sql) << std::string(sql) << std::string(code); };
    row("SELECT * FROM v_runs", "no error");
    row("SELECT step, code FROM v_code JOIN v_steps USING (step) WHERE status = 'blocked'", "no error");
    row("WITH a AS (SELECT 1) SELECT * FROM a;", "no error");
    for (const char *view : { "v_sources", "v_outputs", "v_errors", "v_tool_calls", "v_executions", "v_imports",
             "v_events", "v_variables", "v_findings", "v_notes", "v_trail_events", "v_entries" })
        QTest::newRow(view) << std::string("SELECT * FROM ") + view << std::string("no error");
    row("DELETE FROM steps", "no-permission");
    row("UPDATE steps SET ordinal = 1", "no-permission");
    row("INSERT INTO trail_events VALUES (1, '', 1, '', 1, 1)", "no-permission");
    row("DROP TABLE steps", "no-permission");
    row("PRAGMA user_version = 7", "no-permission");
    row("ATTACH '/tmp/x' AS x", "no-permission");
    row("SELECT load_extension('x')", "no-permission");
    row("SELECT data FROM sqlite_dbpage", "no-permission");
    row("SELECT count(*) FROM sqlite_dbpage", "no-permission");
    row("VACUUM INTO '/tmp/x'", "no-permission");
    row("CREATE TEMP TABLE t (a)", "no-permission");
    row("SELECT 1; DELETE FROM steps", "bad-value");
    row("SELEC 1", "bad-value");
    row("", "bad-value");
    row("SELECT * FROM nothing", "bad-value");
}

void TestTrailQueries::readsOnlyWithSql()
{
    QFETCH(std::string, sql);
    QFETCH(std::string, code);
    static const std::string file = newTrail();
    const QByteArray before = bytesOf(file);
    const auto summary = (*Trail::open(file))->sql(sql, {}, { [](const auto &) {}, [](auto) { return true; } });
    if (code == "no-permission")
        QVERIFY2(!summary, "the statement was run");
    else
        QCOMPARE(samples::codeOf(summary), code);
    QCOMPARE(bytesOf(file), before);
}

void TestTrailQueries::boundsSql()
{
    const auto trail = std::move(*Trail::open(newTrail()));
    const SqlReceiver nobody { [](const auto &) {}, [](auto) { return true; } };
    const std::string endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n";
    const auto cut = trail->sql(endless, { 10, 100, 512, 1000 }, nobody);
    QVERIFY(cut && cut->isCut);
    QCOMPARE(cut->rows, 100U);
    QCOMPARE(samples::codeOf(trail->sql("SELECT count(*) FROM (" + endless + ")", { 0.05, 100, 512, 1000 }, nobody)),
        samples::nameOf(ErrorCode::TooLarge));
    QVERIFY(!trail->sql("SELECT length(zeroblob(100000000))", { 10, 100, 512, 1000 }, nobody));
    QVERIFY(!trail->sql("SELECT group_concat(i) FROM (" + endless + ")", { 5, 100, 512, 1'000'000 }, nobody));
}

void TestTrailQueries::sumsUp()
{
    const auto trail = std::move(*Trail::open(newTrail()));
    const auto statistics = trail->statistics(StatisticsBy::Model);
    QVERIFY(statistics);
    const RunFigures &all = statistics->all;
    QCOMPARE(all.runs, 2U);
    QCOMPARE(all.steps, 7U);
    QCOMPARE(all.codeSteps, 6U);
    QCOMPARE(all.blocked, 1U);
    QCOMPARE(all.toolCalls, 2U);
    QCOMPARE(all.executions, 1U);
    QCOMPARE(all.tokensOut, std::optional<std::int64_t>(42));
    QCOMPARE(all.codeSeconds, std::optional<double>(1.25));
    QCOMPARE(statistics->groups.size(), 2U);
    QCOMPARE(statistics->groups.front().key, std::string());
    // Values that no run recorded are absent, not zero.
    QVERIFY(!statistics->groups.front().tokensIn);
    QCOMPARE(statistics->tools.size(), 2U);
    QCOMPARE(statistics->errors.front().cause, std::string("InterpreterError"));
    QCOMPARE(statistics->verdicts.front().name, std::string("no_tool_result"));
    for (const StatisticsBy by :
        { StatisticsBy::All, StatisticsBy::Run, StatisticsBy::Agent, StatisticsBy::Policy, StatisticsBy::Day })
        QVERIFY(trail->statistics(by));
}

QTEST_GUILESS_MAIN(TestTrailQueries)
#include "tst_trailqueries.moc"
