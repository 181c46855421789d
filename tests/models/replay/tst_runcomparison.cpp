// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/runcomparison.h"

#include "models/replay/scratchrun.h"
#include "models/trail/write/recorder.h"

#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;

namespace {

StepRecord recorded(std::uint64_t ordinal, const std::string &code, const std::string &logs)
{
    StepRecord step;
    step.ordinal = ordinal;
    step.code = { { Language::Python, code, CodeOrigin::Field } };
    step.outputs = { { OutputStream::Log, logs, false } };
    return step;
}

} // namespace

class TestRunComparison final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void putsTwoRunsSideBySide();
    void putsARunBesideItsReplay();
    void leavesOutWhatDidNotRun();
    void aScratchRunHasTheStepsThatRan();
    void saysThatARunWasNotReplayed();
    void reportsErrorsAsTheRecordingDoes();
    void knowsTheNewestReplayOfEachExecutor();

private:
    RunId add(const std::vector<StepRecord> &steps)
    {
        RunRecord run;
        run.indexInSource = ++m_count;
        run.task = "Add.";
        return m_recorder->addRun(m_source, run, steps)->run;
    }
    /// Ends each step with a text.
    void replay(RunId run, const std::vector<std::string> &printed, const std::string &executor = "sandbox")
    {
        SessionRecord session;
        session.executor = executor;
        session.run = run;
        session.policyHash = *m_recorder->addPolicy("{}");
        const auto id = *m_recorder->beginSession(session);
        const auto steps = (*Trail::open(m_recorder->file()))->steps(run).value();
        for (std::size_t n = 0; n < printed.size(); ++n) {
            const auto execution = *m_recorder->beginExecution({ id, steps[n].id, n + 1, "print(1)", false, 1.0 });
            ExecutionEnd end;
            end.result.logs = printed[n];
            QVERIFY(m_recorder->endExecution(execution, end));
        }
    }
    Result<RunComparison> compare(const RunSide &left, const RunSide &right) const
    {
        return compareRuns(**Trail::open(m_recorder->file()), left, right);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Recorder> m_recorder;
    SourceId m_source = 0;
    std::uint64_t m_count = 0;
};

void TestRunComparison::init()
{
    m_recorder.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_recorder = std::move(*Recorder::open(m_folder->filePath(QStringLiteral("t.vitrine")).toStdString()));
    m_source = *m_recorder->addSource({ "a.json", "00", 1, "smolagents-memory", "1", 1.0 });
    m_count = 0;
}

void TestRunComparison::putsTwoRunsSideBySide()
{
    const auto left = add({ recorded(1, "print(1)", "1\n"), recorded(2, "print(2)", "2\n") });
    const auto right = add({ recorded(1, "print(1)", "1\n"), recorded(2, "print(2)", "3\n") });
    const auto comparison = compare({ left }, { right });
    QVERIFY(comparison);
    QCOMPARE(comparison->rows.size(), 2u);
    QVERIFY(!comparison->rows[0].isDifference());
    QCOMPARE(comparison->rows[1].differences.front().part, "logs");
    QCOMPARE(comparison->left.ids.size(), 2u);
}

void TestRunComparison::putsARunBesideItsReplay()
{
    const auto run = add({ recorded(1, "print(1)", "1\n") });
    replay(run, { "1\n" });
    QVERIFY(!compare({ run }, { run, true })->rows.front().isDifference());
    // The newest one counts.
    replay(run, { "7\n" });
    const auto comparison = compare({ run }, { run, true });
    QVERIFY(comparison->rows.front().isDifference());
    QCOMPARE(comparison->rows.front().differences.front().text.now, "7");
}

void TestRunComparison::leavesOutWhatDidNotRun()
{
    const auto run = add({ recorded(1, "print(1)", "1\n"), recorded(2, "print(2)", "2\n") });
    replay(run, { "1\n" });
    const auto comparison = compare({ run }, { run, true });
    QCOMPARE(comparison->right.steps.size(), 1u);
    QVERIFY(!comparison->rows.back().right);
}

void TestRunComparison::aScratchRunHasTheStepsThatRan()
{
    const RunId other = add({ recorded(1, "a = 1", "") });
    const auto scratch = addScratchRun(m_recorder->file(), "Try it").value();
    QVERIFY(compare({ scratch.run, false }, { other, false })->left.steps.empty());
    const auto session
        = m_recorder->beginSession({ scratch.run, SessionKind::StepRun, {}, "e", "3.13", {}, 1 }).value();
    const auto execution = m_recorder->beginExecution({ session, scratch.steps[0], 1, "a = 1", true, 1 }).value();
    QVERIFY(m_recorder->endExecution(execution, { StepResult(), ReplayVerdict::None, {}, 2 }));
    const auto compared = compare({ scratch.run, false }, { other, false });
    QCOMPARE(compared->left.ids, std::vector<StepId> { scratch.steps[0] });
    QCOMPARE(compared->rows.size(), 1U);
}

void TestRunComparison::saysThatARunWasNotReplayed()
{
    const auto run = add({ recorded(1, "print(1)", "1\n") });
    const auto comparison = compare({ run }, { run, true });
    QVERIFY(!comparison);
    QVERIFY(comparison.error().code == ErrorCode::BadValue);
    QVERIFY(!compare({ run }, { run + 5 }));
}

void TestRunComparison::reportsErrorsAsTheRecordingDoes()
{
    Execution execution;
    execution.begin.code = "1 / 0";
    ExecutionEnd end;
    end.result.status = StepStatus::Error;
    end.result.error.emplace();
    end.result.error->type = "ZeroDivisionError";
    end.result.error->message = "division by zero";
    execution.end = end;
    auto left = recorded(1, "1 / 0", "");
    left.error = ErrorRecord { ErrorLayer::Code, "AgentExecutionError",
        "Code execution failed at line '1 / 0' due to: ZeroDivisionError: division by zero", {}, {}, {} };
    const auto right = replayedRecord(left, execution);
    QVERIFY(!alignRuns(std::vector { left }, std::vector { right }).front().isDifference());
}

void TestRunComparison::knowsTheNewestReplayOfEachExecutor()
{
    const auto run = add({ recorded(1, "print(1)", "1\n") });
    const auto trail = Trail::open(m_recorder->file());
    QVERIFY(newestReplays(**trail, run)->newest == (RunSide { run, true }));
    replay(run, { "1\n" });
    QVERIFY(newestReplays(**trail, run)->before == (RunSide { run, false }));
    replay(run, { "2\n" }, "docker");
    replay(run, { "3\n" });
    replay(run, {}, "e2b"); // nothing ran
    const auto replays = replaysOf(**trail, run);
    QVERIFY(replays.has_value());
    QCOMPARE(replays->size(), 2u);
    QCOMPARE(replays->at(0).executor, "sandbox");
    QCOMPARE(replays->at(1).executor, "docker");
    const auto pair = newestReplays(**trail, run);
    const auto comparison = compare(pair->before, pair->newest);
    QVERIFY(comparison.has_value());
    QCOMPARE(comparison->left.executor, "docker");
    QCOMPARE(comparison->rows.front().differences.front().text.now, "3");
    QCOMPARE(comparison->right.replays.size(), 2u);
}

QTEST_GUILESS_MAIN(TestRunComparison)
#include "tst_runcomparison.moc"
