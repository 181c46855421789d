// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/importer.h"
#include "models/trail/record/scores.h"
#include "tests/models/logs/collectingsink.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;

namespace {

const QByteArray plainLog
    = R"({"schema_version": "ATIF-v1.7", "session_id": "s", "agent": {"name": "a"}, "steps": [{"step_id": 1, "source": "agent", "message": "Done"}]})";

} // namespace

/// The folder of a trial of Harbor: the log of its agent, and the result beside it.
class TestTrialResult : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fillsInWhatTheLogLacks();
    void keepsWhatTheLogHas();
    void readsLogsFartherDown();
    void takesFailuresForErrors();
    void ignoresOtherFiles_data();
    void ignoresOtherFiles();

private:
    static QByteArray trial(const QByteArray &exception = "null");
    static std::optional<RunRecord> imported(
        const QByteArray &result, const QByteArray &log, const QString &location = QStringLiteral("agent"));
};

QByteArray TestTrialResult::trial(const QByteArray &exception)
{
    return R"({"task_name": "count", "trial_name": "count__x", "agent_result": {"n_input_tokens": 10, "n_output_tokens": 2,
        "cost_usd": 0.5}, "verifier_result": {"rewards": {"reward": 1.0, "speed": 0.25}}, "exception_info": )"
        + exception
        + R"(, "agent_execution": {"started_at": "2026-01-01T00:00:00", "finished_at": "2026-01-01T00:00:30"}})";
}

std::optional<RunRecord> TestTrialResult::imported(
    const QByteArray &result, const QByteArray &log, const QString &location)
{
    const QTemporaryDir folder;
    const QDir root(folder.path());
    const auto write = [&](const QString &name, const QByteArray &text) {
        QFile file(root.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    };
    CollectingSink sink;
    const QString name = location + QStringLiteral("/trajectory.json");
    if (!root.mkpath(location) || !write(QStringLiteral("result.json"), result) || !write(name, log)
        || !importLog(root.filePath(name).toStdString(), sink) || sink.runs.empty())
        return {};
    return sink.runs.front().record;
}

void TestTrialResult::fillsInWhatTheLogLacks()
{
    const auto run = imported(trial(), plainLog);
    QVERIFY(run);
    const auto scores = scoresIn(run->extra);
    QCOMPARE(scores.size(), 2u);
    QCOMPARE(scores.at(0).name, "reward");
    QCOMPARE(scores.at(0).number, 1.0);
    QCOMPARE(scores.at(1).name, "speed");
    QCOMPARE(scores.at(1).number, 0.25);
    QCOMPARE(run->cost, 0.5);
    QCOMPARE(run->tokens.input, 10);
    QCOMPARE(run->tokens.output, 2);
    QCOMPARE(run->time.seconds, 30.0);
    QVERIFY(run->state == RunState::Unknown);
    QVERIFY(run->extra.contains(R"("trial_name":"count__x")"));
}

void TestTrialResult::keepsWhatTheLogHas()
{
    const auto run = imported(trial(),
        R"({"schema_version": "ATIF-v1.7", "session_id": "s", "agent": {"name": "a"}, "final_metrics": {"total_cost_usd": 2,
        "total_prompt_tokens": 7, "total_completion_tokens": 8}, "steps": [{"step_id": 1, "source": "agent", "message": "Done",
        "timestamp": "2026-02-02T00:00:00Z"}]})");
    QVERIFY(run);
    QCOMPARE(run->cost, 2.0);
    QCOMPARE(run->tokens.input, 7);
    QCOMPARE(run->tokens.output, 8);
    QCOMPARE(scoresIn(run->extra).size(), 2u);
}

void TestTrialResult::readsLogsFartherDown()
{
    const auto run = imported(trial(), plainLog, QStringLiteral("agent/sessions/projects/-app"));
    QVERIFY(run);
    QCOMPARE(scoresIn(run->extra).size(), 2u);
}

void TestTrialResult::takesFailuresForErrors()
{
    const auto run = imported(trial(R"({"exception_type": "AgentTimeoutError"})"), plainLog);
    QVERIFY(run);
    QVERIFY(run->state == RunState::Error);
    QVERIFY(run->extra.contains("AgentTimeoutError"));
}

void TestTrialResult::ignoresOtherFiles_data()
{
    QTest::addColumn<QByteArray>("result");
    QTest::addColumn<QString>("location");
    QTest::newRow("no JSON") << QByteArray("{") << QStringLiteral("agent");
    QTest::newRow("list") << QByteArray("[]") << QStringLiteral("agent");
    QTest::newRow("other document") << QByteArray(R"({"trial_name": "x"})") << QStringLiteral("agent");
    QTest::newRow("other folder") << trial() << QStringLiteral("logs");
    QTest::newRow("rewards are a text") << QByteArray(R"({"trial_name": "x", "verifier_result": "none"})")
                                        << QStringLiteral("agent");
}

void TestTrialResult::ignoresOtherFiles()
{
    QFETCH(const QByteArray, result);
    QFETCH(const QString, location);
    const auto run = imported(result, plainLog, location);
    QVERIFY(run);
    QVERIFY(scoresIn(run->extra).empty());
    QVERIFY(!run->cost);
}

QTEST_GUILESS_MAIN(TestTrialResult)
#include "tst_trialresult.moc"
