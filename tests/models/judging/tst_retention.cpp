// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/retention.h"

#include "tests/models/trail/samples.h"

#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;

class TestRetention : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void choosesByAgeAndProject_data();
    void choosesByAgeAndProject();
    void choosesNothingWithoutARule();
    void canBeStopped();
    void describesWhatItChose();
    void readsAges();

private:
    std::vector<RunId> chosen(const RetentionRule &rule)
    {
        std::vector<RunId> runs;
        const auto found = runsToPrune(*m_trail, rule);
        for (const PrunableRun &run : *found)
            runs.push_back(run.run);
        return runs;
    }
    QTemporaryDir m_folder;
    std::unique_ptr<Trail> m_trail;
};

void TestRetention::initTestCase()
{
    const std::string file = m_folder.filePath(QStringLiteral("t.vitrine")).toStdString();
    const auto recorder = Recorder::open(file);
    const SourceId source = *(*recorder)->addSource(samples::source());
    const auto add = [&](TimeSpan time, const char *extra) {
        RunRecord run = samples::bareRun();
        run.time = time;
        run.extra = extra;
        QVERIFY((*recorder)->addRun(source, run, samples::steps(2)));
    };
    add({ 100, 200, {}, Quality::Recorded }, R"({"cwd":"/home/me/one"})");
    add({ 150, {}, {}, Quality::Recorded }, R"({"cwd":"/home/me/one/sub/"})");
    add({}, R"({"cwd":"/home/me/onerous"})"); // imported at 1.7e9
    add({ 10, 300, {}, Quality::Recorded }, "{}");
    QVERIFY((*recorder)->completeSource(source, "{}"));
    m_trail = std::move(*Trail::open(file));
}

void TestRetention::choosesByAgeAndProject_data()
{
    using Runs = std::vector<RunId>;
    QTest::addColumn<double>("before");
    QTest::addColumn<QString>("project");
    QTest::addColumn<std::vector<RunId>>("runs");
    QTest::newRow("by its end") << 201.0 << QString() << Runs { 1, 2 };
    QTest::newRow("not on the second") << 200.0 << QString() << Runs { 2 };
    QTest::newRow("by the import where nothing else is known") << 1.8e9 << QString() << Runs { 1, 2, 3, 4 };
    QTest::newRow("not before the import") << 1.6e9 << QString() << Runs { 1, 2, 4 };
    QTest::newRow("a project and below") << 0.0 << QStringLiteral("/home/me/one") << Runs { 1, 2 };
    QTest::newRow("a folder above") << 0.0 << QStringLiteral("/home/") << Runs { 1, 2, 3 };
    QTest::newRow("everything with a project") << 0.0 << QStringLiteral("/") << Runs { 1, 2, 3 };
    QTest::newRow("part of a name") << 0.0 << QStringLiteral("/home/me/on") << Runs {};
    QTest::newRow("both") << 180.0 << QStringLiteral("/home/me") << Runs { 2 };
}

void TestRetention::choosesByAgeAndProject()
{
    QFETCH(double, before);
    QFETCH(QString, project);
    RetentionRule rule { {}, project.toStdString() };
    if (before > 0)
        rule.before = before;
    QTEST(chosen(rule), "runs");
}

void TestRetention::choosesNothingWithoutARule() { QVERIFY(chosen({}).empty()); }

void TestRetention::canBeStopped()
{
    const auto runs = runsToPrune(*m_trail, { 201.0, {} }, [] { return false; });
    QVERIFY(!runs && runs.error().code == ErrorCode::Cancelled);
}

void TestRetention::describesWhatItChose()
{
    const RetentionRule rule { 201.0, "/home/\"me" };
    const Pruning pruning = pruningOf({ { 4, {}, {}, 1, 0, false }, { 9, {}, {}, 1, 0, false } }, rule, "space");
    QCOMPARE(pruning.runs, (std::vector<RunId> { 4, 9 }));
    QCOMPARE(pruning.reason, std::string("space"));
    QCOMPARE(pruning.rule, std::string(R"({"before":201.0,"project":"/home/\"me"})"));
}

void TestRetention::readsAges()
{
    QCOMPARE(ageFrom("36h"), 36 * 3600.0);
    QCOMPARE(ageFrom("90d"), 90 * 86'400.0);
    QCOMPARE(ageFrom("2w"), 14 * 86'400.0);
    QCOMPARE(ageFrom("1y"), 365 * 86'400.0);
    for (const char *none : { "", "d", "0d", "-1d", "90", "90 d", "9m", "1.5d", "99999999999d", "90dd" })
        QVERIFY2(!ageFrom(none), none);
}

QTEST_GUILESS_MAIN(TestRetention)
#include "tst_retention.moc"
