// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/program.h"

#include <QFile>
#include <QTest>

#include <map>

using namespace vitrine;

namespace {

/// Beside the project, or one further up for a work tree.
QString shared(const QString &file)
{
    const QString top = QStringLiteral(VITRINE_SOURCE_DIR);
    const QString beside = top + QStringLiteral("/../shared/") + file;
    return QFile::exists(beside) ? beside : top + QStringLiteral("/../../shared/") + file;
}

QByteArray text(const nlohmann::json &json)
{
    return QByteArray::fromStdString(json.is_string() ? json.get<std::string>() : json.dump());
}

std::map<std::string, int> verdicts(const nlohmann::json &replay)
{
    return replay.at("summary").get<std::map<std::string, int>>();
}

} // namespace

/// The program on real logs, which lie beside the project where its developers work.
class TestAcceptance : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void deniesWhatTheLogWasDenied();
    void allowingOneModuleMovesItsSteps();
    void replaysMemoryOfMathRuns_data();
    void replaysMemoryOfMathRuns();
    void replaysTheMathLogAsItWasRecorded();
    void replaysTheBundledSample();
};

void TestAcceptance::deniesWhatTheLogWasDenied()
{
    const QString log = shared(QStringLiteral("sample-logs/smolagents-messages/gpt-4o__code__math__2025-07-24.jsonl"));
    if (!QFile::exists(log))
        QSKIP("the sample logs are not here");
    const Outcome outcome = runProgram({ QStringLiteral("check"), QStringLiteral("--json"), log });
    QCOMPARE(outcome.status, 1);
    const auto summary = outcome.json().at("summary");
    QCOMPARE(text(summary.at("runs")), "50");
    QCOMPARE(text(summary.at("code_steps")), "116");
    QCOMPARE(text(summary.at("denied")), "17");
    QCOMPARE(text(summary.at("by_module")), R"({"cmath":2,"decimal":1,"numpy":4,"scipy.optimize":1,"sympy":9})");
    // As many as `trail stats` says; one would have replaced a tool, which only shows when it runs.
    QCOMPARE(text(summary.at("recorded_blocked")), "18");
    QCOMPARE(text(summary.at("recorded_blocked_denied")), "17");
}

void TestAcceptance::allowingOneModuleMovesItsSteps()
{
    const QString log = shared(QStringLiteral("sample-logs/smolagents-messages/gpt-4o__code__math__2025-07-24.jsonl"));
    if (!QFile::exists(log))
        QSKIP("the sample logs are not here");
    QFile policy(QStringLiteral("sympy.json"));
    QVERIFY(policy.open(QIODevice::WriteOnly));
    policy.write(
        R"({"vitrine_policy": 1, "name": "sympy", "version": 1, "base": "smolagents-default", "imports": {"allow":
        ["collections", "datetime", "itertools", "math", "queue", "random", "re", "stat", "statistics", "sympy", "time",
        "unicodedata"]}})");
    policy.close();
    const Outcome outcome = runProgram(
        { QStringLiteral("check"), QStringLiteral("--json"), QStringLiteral("--policy"), policy.fileName(), log });
    QVERIFY(policy.remove());
    QCOMPARE(text(outcome.json().at("summary").at("denied")), "8");
}

void TestAcceptance::replaysMemoryOfMathRuns_data()
{
    QTest::addColumn<QString>("file");
    for (const char *name : { "full_steps-math-0.json", "full_steps-math-1.json", "full_steps-math-2.json",
             "succinct_steps-math-small.json" })
        QTest::newRow(name) << shared(QStringLiteral("sample-logs/smolagents-memory/") + QLatin1StringView(name));
}

void TestAcceptance::replaysMemoryOfMathRuns()
{
    QFETCH(QString, file);
    if (!QFile::exists(file))
        QSKIP("the sample logs are not here");
    const Outcome outcome = runProgram({ QStringLiteral("replay"), QStringLiteral("--json"), file });
    QVERIFY2(outcome.status == 0, outcome.all().constData());
    const auto counts = verdicts(outcome.json());
    QCOMPARE(counts.size(), 1u);
    QVERIFY(counts.at("same") > 0);
}

void TestAcceptance::replaysTheMathLogAsItWasRecorded()
{
    const QString log = shared(QStringLiteral("sample-logs/smolagents-messages/gpt-4o__code__math__2025-07-24.jsonl"));
    if (!QFile::exists(log))
        QSKIP("the sample logs are not here");
    const Outcome outcome = runProgram({ QStringLiteral("replay"), QStringLiteral("--json"), log }, {}, 540'000);
    QCOMPARE(outcome.status, 1);
    // The real executor, run again, answers the same 98 and 17. In run 20 the first step of code was stopped by a
    // defect of the version that made the log: a `continue` went on with the next statement of the loop.
    QCOMPARE(text(outcome.json().at("summary")), R"({"fixed":1,"noise":17,"same":98})");
    const auto document = outcome.json();
    for (const auto &run : document.at("runs"))
        QCOMPARE(text(run.at("first_divergence")), run.at("run") == 20 ? "3" : "null");
}

void TestAcceptance::replaysTheBundledSample()
{
    const QString sample = QStringLiteral(VITRINE_SOURCE_DIR "/resources/samples/loans.json");
    const Outcome outcome = runProgram({ QStringLiteral("replay"), QStringLiteral("--json"), sample });
    QVERIFY2(outcome.status == 0, outcome.all().constData());
    const auto counts = verdicts(outcome.json());
    QVERIFY2(!counts.empty(), outcome.out.constData());
    for (const auto &[verdict, count] : counts)
        QVERIFY2(verdict == "same" || verdict == "noise", outcome.out.constData());
}

QTEST_GUILESS_MAIN(TestAcceptance)
#include "tst_acceptance.moc"
