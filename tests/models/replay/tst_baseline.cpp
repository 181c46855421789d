// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/baseline.h"

#include "models/trail/write/recorder.h"

#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;

namespace {

StepRecord baselineStep(std::uint64_t ordinal, const std::string &code, const std::string &logs)
{
    StepRecord step;
    step.ordinal = ordinal;
    step.code = { { Language::Python, code, CodeOrigin::Field } };
    step.outputs = { { OutputStream::Log, logs, false } };
    return step;
}

StepRecord failed(StepRecord step)
{
    step.error = ErrorRecord { ErrorLayer::Code, "ValueError", "no", {}, {}, {} };
    return step;
}

QByteArray outcomes(const std::vector<StepRecord> &golden, const std::vector<StepRecord> &now)
{
    QByteArray all;
    for (const BaselineStep &step : compareWithGolden(golden, now, NoiseRules())) {
        const std::string_view name = toString(step.outcome);
        all.append(all.isEmpty() ? "" : " ").append(name.data(), qsizetype(name.size()));
    }
    return all;
}

} // namespace

class TestBaseline final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void distinguishesRegressionsFromChanges();
    void leavesOutStepsWithoutCode();
    void pairsRunsByTaskAndThenByCode();
};

void TestBaseline::distinguishesRegressionsFromChanges()
{
    const StepRecord one = baselineStep(1, "print(1)", "1\n");
    const StepRecord two = baselineStep(2, "print(2)", "2\n");
    QCOMPARE(outcomes({ one, two }, { one, two }), "same same");
    QCOMPARE(outcomes({ one }, { baselineStep(1, "print(1)", "3\n") }), "regression");
    QCOMPARE(outcomes({ one }, { failed(one) }), "regression");
    QCOMPARE(outcomes({ failed(one) }, { failed(one) }), "same");
    QCOMPARE(outcomes({ failed(one) }, { one }), "fixed");
    QCOMPARE(outcomes({ one, two }, { one }), "same regression");
    QCOMPARE(outcomes({ one }, { one, two }), "same changed");
    const StepRecord before = baselineStep(1, "a = 1\nprint(a)", "1\n");
    QCOMPARE(outcomes({ before }, { baselineStep(1, "b = 1\nprint(a)", "1\n") }), "changed");
    QCOMPARE(outcomes({ before }, { baselineStep(1, "b = 1\nprint(a)", "2\n") }), "regression");
    QCOMPARE(
        outcomes({ baselineStep(1, "f", "<f at 0x7f01>\n") }, { baselineStep(1, "f", "<f at 0x7f02>\n") }), "same");
}

void TestBaseline::leavesOutStepsWithoutCode()
{
    StepRecord said;
    said.ordinal = 1;
    said.thought = "I think.";
    StepRecord other = said;
    other.thought = "I think again.";
    const StepRecord code = baselineStep(2, "print(1)", "1\n");
    const auto steps = compareWithGolden({ said, code }, { other, code }, NoiseRules());
    QCOMPARE(steps.size(), 1u);
    QCOMPARE(steps.front().ordinal, 2u);
    QCOMPARE(steps.front().golden, 2u);
}

void TestBaseline::pairsRunsByTaskAndThenByCode()
{
    const QTemporaryDir folder;
    const auto recorder = std::move(*Recorder::open(folder.filePath(QStringLiteral("t.vitrine")).toStdString()));
    const SourceId source = *recorder->addSource({ "a.json", "00", 1, "smolagents-memory", "1", 1.0 });
    std::uint64_t count = 0;
    const auto add = [&](const char *task, const char *code) {
        RunRecord run;
        run.indexInSource = ++count;
        run.task = task;
        return recorder->addRun(source, run, std::vector { baselineStep(1, code, "1\n") })->run;
    };
    const RunId first = add("Add.", "print(1)");
    const RunId second = add("Add.", "print(2)");
    const RunId other = add("Subtract.", "print(1)");
    const auto baseline = std::move(*Baseline::open(recorder->file()));
    const auto paired = [&](const char *task, const char *code) {
        ReplayRequest request;
        request.steps = { { 0, baselineStep(1, code, "1\n") } };
        return baseline->compare(request, task, {})->golden;
    };
    QCOMPARE(paired("Add.", "print(2)"), second);
    QCOMPARE(paired("Add.", "print(3)"), first);
    QCOMPARE(paired("Add.", "print(1)"), RunId(0));
    QCOMPARE(baseline->unpaired().size(), 1u);
    QCOMPARE(baseline->unpaired().front().run, other);
}

QTEST_GUILESS_MAIN(TestBaseline)
#include "tst_baseline.moc"
