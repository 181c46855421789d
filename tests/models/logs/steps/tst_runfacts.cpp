// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/steps/runfacts.h"

#include "tests/models/logs/collectingsink.h"
#include "tests/models/logs/flawline.h"

#include <QTest>

using namespace vitrine;

namespace {

constexpr std::string_view steps = R"("steps": [{"task": "Add."}, {"step_number": 1, "code_action": "x = 1"}])";

/// A run with these facts beside its two steps, imported.
class WithFacts : public ImportedText {
public:
    explicit WithFacts(const std::string &facts)
        : ImportedText(std::string("{\"vitrine\": ") + facts + ", \"other\": 1, " + std::string(steps) + "}")
    {
    }
    const CollectingSink::Run &run() const { return sink.runs.front(); }
};

} // namespace

/// A log may say of itself that it is one of our exports: it is believed as much as any other log, and bounded.
class TestRunFacts final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reportsOnlyWhatDiffers()
    {
        const WithFacts read(R"({"version": 1})");
        RunWithSteps meant { read.run().record, read.run().steps };
        QCOMPARE(runFacts(meant, meant), "");
        const RunWithSteps before = meant;
        meant.run.model = "m";
        meant.steps[1].thought = "I add.";
        QCOMPARE(runFacts(before, meant),
            R"({"version":1,"run":{"model":"m"},"steps":[{"as":0},{"as":1,"thought":"I add."}]})");
    }

    void takesWhatTheyReport()
    {
        const WithFacts read(R"({"version": 1, "run": {"model": "m", "cost": 0.5, "time": {"seconds": 2}},
            "steps": [{"as": 0}, {"kind": "message", "thought": "new"}, {"as": 1, "time": {"seconds": 3}}]})");
        QCOMPARE(read.report->flaws, 0U);
        QVERIFY(read.report->unknownKeys == std::vector<std::string> { "other" });
        QCOMPARE(read.run().record.model, "m");
        QCOMPARE(read.run().record.cost, 0.5);
        QCOMPARE(read.run().record.extra, R"({"other":1})");
        QCOMPARE(read.run().steps.size(), 3U);
        QVERIFY(read.run().steps[1].kind == StepKind::Message);
        QCOMPARE(read.run().steps[1].span, read.run().record.span);
        QCOMPARE(read.run().steps[2].code.front().text, "x = 1");
        QCOMPARE(read.run().steps[2].time.seconds, 3.0);
        QCOMPARE(read.run().steps[2].ordinal, 3U);
    }

    void whatIsWrongIsNamedAndChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("facts");
        QTest::addColumn<QByteArray>("location");
        const auto row = [](const char *name, const char *facts, const char *location) {
            QTest::newRow(name) << QByteArray(facts) << QByteArray(location);
        };
        row("text for a number", R"({"run": {"model": "m", "cost": "dear"}})", "vitrine.run.cost");
        row("unknown state", R"({"run": {"model": "m", "state": "splendid"}})", "vitrine.run.state");
        row("negative parent", R"({"run": {"model": "m", "parent_run": -1}})", "vitrine.run.parent_run");
        row("step that is none", R"({"run": {"model": "m"}, "steps": [7]})", "vitrine.steps[0]");
        row("step twice", R"({"run": {"model": "m"}, "steps": [{"as": 1}, {"as": 1}]})", "vitrine.steps[1]");
        row("step that is not there", R"({"run": {"model": "m"}, "steps": [{"as": 2}]})", "vitrine.steps[0]");
        row("step by a huge number", R"({"run": {"model": "m"}, "steps": [{"as": 1e300}]})", "vitrine.steps[0]");
        row("wrong field", R"({"run": {"model": "m"}, "steps": [{"as": 0}, {"as": 1, "code": [{"text": 1}]}]})",
            "vitrine.steps[1].code");
    }
    void whatIsWrongIsNamedAndChangesNothing()
    {
        QFETCH(const QByteArray, facts);
        QFETCH(const QByteArray, location);
        const WithFacts read(facts.toStdString());
        QCOMPARE(read.report->flaws, 1U);
        QCOMPARE(QByteArray::fromStdString(flawLine(read.report->skipped.front())), location);
        QCOMPARE(read.run().record.model, "");
        QVERIFY(read.run().record.extra.contains("vitrine"));
        QCOMPARE(read.run().steps.size(), 2U);
        QCOMPARE(read.run().steps[1].code.front().text, "x = 1");
    }

    void aRunIsCalledOnlyByOneBeforeIt()
    {
        const WithFacts read(R"({"run": {"model": "m", "parent_run": 1}})");
        QCOMPARE(read.run().record.model, "m");
        QCOMPARE(read.run().record.parentRun, 0U);
    }

    void otherValuesOfTheNameAreKeptAsTheyAre()
    {
        const WithFacts read(R"("a museum's case")");
        QCOMPARE(read.report->flaws, 0U);
        QCOMPARE(read.run().record.extra, R"({"vitrine":"a museum's case","other":1})");
    }
};

QTEST_GUILESS_MAIN(TestRunFacts)
#include "tst_runfacts.moc"
