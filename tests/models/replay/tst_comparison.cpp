// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/comparison.h"
#include "tests/models/replay/readable.h"

#include <QTest>

using namespace vitrine;

Q_DECLARE_METATYPE(vitrine::StepRecord)
Q_DECLARE_METATYPE(vitrine::StepResult)
Q_DECLARE_METATYPE(vitrine::ReplayVerdict)

namespace {

StepRecord recordedStep(std::vector<OutputRecord> outputs = {}, std::optional<ErrorRecord> error = {})
{
    StepRecord step;
    step.code.push_back({ Language::Python, "print(4)", CodeOrigin::Field });
    step.outputs = std::move(outputs);
    step.error = std::move(error);
    return step;
}

StepRecord recordedOk(const char *logs, const char *result)
{
    return recordedStep({ { OutputStream::Log, logs, false }, { OutputStream::Result, result, false } });
}

StepRecord recordedFailure(ErrorLayer layer, const char *message)
{
    return recordedStep({}, ErrorRecord { layer, "AgentExecutionError", message, {}, {}, {} });
}

StepResult replayedOk(const char *logs, const char *output)
{
    StepResult result;
    result.logs = logs;
    result.output = StepOutput { "repr", false, "object", output, {} };
    return result;
}

StepResult replayedFailure(StepStatus status, const char *type, const char *message, const char *rule = "")
{
    StepResult result;
    result.status = status;
    result.error = StepError { type, message, 1, 1, {}, {}, rule };
    return result;
}

StepResult withMissingTool(StepResult result)
{
    result.toolCalls.push_back({ 1, "web_search", "{}", {}, "no recorded result", ToolSource::Missing });
    return result;
}

constexpr const char *denied
    = "Code execution failed at line 'import sympy' due to: InterpreterError: Import of sympy is "
      "not allowed. Authorized imports are: ['re', 'math']";
constexpr const char *deniedInOtherOrder
    = "Code execution failed at line 'import sympy' due to: InterpreterError: Import "
      "of sympy is not allowed. Authorized imports are: ['math', 're']";

} // namespace

class TestComparison : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsTheRecordedStatus();
    void givesAVerdictWithItsReason_data();
    void givesAVerdictWithItsReason();
    void leavesOutWhatWasNotRecorded();
    void takesAResultWithoutLogsAsNothingPrinted();
    void comparesTheWholeObservationWhenPrintsHoldItsMarkers();
    void asksForTheFinalAnswerOnlyWhereTheLogHasOne();
    void obeysTheRulesItIsGiven();
};

void TestComparison::readsTheRecordedStatus()
{
    QCOMPARE(readable(recordedStatus(StepRecord {})), "no-code");
    QCOMPARE(readable(recordedStatus(recordedStep())), "unknown");
    QCOMPARE(readable(recordedStatus(recordedOk("", "None"))), "ok");
    QCOMPARE(readable(recordedStatus(recordedFailure(ErrorLayer::Code, "x"))), "error");
    QCOMPARE(readable(recordedStatus(recordedFailure(ErrorLayer::Policy, "x"))), "blocked");
    QCOMPARE(readable(recordedStatus(recordedFailure(ErrorLayer::Limit, "x"))), "limit");
    StepRecord shell = recordedOk("", "None");
    shell.code.front().language = Language::Bash;
    QCOMPARE(readable(recordedStatus(shell)), "no-code");
}

void TestComparison::givesAVerdictWithItsReason_data()
{
    QTest::addColumn<StepRecord>("recorded");
    QTest::addColumn<StepResult>("replayed");
    QTest::addColumn<ReplayVerdict>("verdict");
    QTest::addColumn<QByteArray>("reason");
    const auto row
        = [](const char *name, const StepRecord &recorded, const StepResult &replayed, ReplayVerdict verdict,
              const char *reason) { QTest::newRow(name) << recorded << replayed << verdict << QByteArray(reason); };
    using enum ReplayVerdict;
    row("equal", recordedOk("4\n", "None"), replayedOk("4\n", "None"), Same, "");
    row("other logs", recordedOk("4\n", "None"), replayedOk("5\n", "None"), Differs, "logs");
    row("other value", recordedOk("4\n", "1"), replayedOk("4\n", "2"), Differs, "output");
    row("logs before value", recordedOk("4\n", "1"), replayedOk("5\n", "2"), Differs, "logs");
    row("address", recordedOk("<f at 0x1>\n", "1"), replayedOk("<f at 0x2>\n", "1"), Noise, "addresses");
    row("address in one, value differs", recordedOk("<f at 0x1>\n", "1"), replayedOk("<f at 0x2>\n", "2"), Differs,
        "output");
    row("now fails", recordedOk("", "1"), replayedFailure(StepStatus::Error, "ValueError", "x"), Broken,
        "status:error");
    row("now too slow", recordedOk("", "1"), replayedFailure(StepStatus::Timeout, "", "x"), Broken, "status:timeout");
    row("now crashes", recordedOk("", "1"), replayedFailure(StepStatus::Crashed, "", ""), Broken, "status:crashed");
    row("now blocked", recordedOk("", "1"), replayedFailure(StepStatus::Blocked, "E", "x", "imports.allow"), Blocked,
        "imports.allow");
    row("refused as before", recordedFailure(ErrorLayer::Policy, denied),
        replayedFailure(StepStatus::Blocked, "InterpreterError", denied), Same, "");
    row("refused in another order", recordedFailure(ErrorLayer::Policy, denied),
        replayedFailure(StepStatus::Blocked, "InterpreterError", deniedInOtherOrder), Noise, "import-list");
    row("refused, without the wrapper", recordedFailure(ErrorLayer::Policy, denied),
        replayedFailure(StepStatus::Blocked, "InterpreterError",
            "Import of sympy is not allowed. Authorized imports are: ['re', 'math']"),
        Same, "");
    row("refusal gone", recordedFailure(ErrorLayer::Policy, denied), replayedOk("", "1"), Fixed, "status:blocked");
    row("error gone", recordedFailure(ErrorLayer::Code, "x"), replayedOk("", "1"), Fixed, "status:error");
    row("refusal becomes an error", recordedFailure(ErrorLayer::Policy, denied),
        replayedFailure(StepStatus::Error, "ModuleNotFoundError", "No module named 'sympy'"), Differs, "status:error");
    row("error becomes a refusal", recordedFailure(ErrorLayer::Code, "x"),
        replayedFailure(StepStatus::Blocked, "InterpreterError", "y", "imports.allow"), Blocked, "imports.allow");
    row("other class", recordedFailure(ErrorLayer::Code, "Code execution failed at line 'f()' due to: KeyError: 'a'"),
        replayedFailure(StepStatus::Error, "ValueError", "'a'"), Differs, "error");
    row("other statement",
        recordedFailure(ErrorLayer::Code, "Code execution failed at line 'f()' due to: KeyError: 'a'"),
        replayedFailure(
            StepStatus::Error, "InterpreterError", "Code execution failed at line 'g()' due to: KeyError: 'a'"),
        Differs, "error");
    row("same text, other category", recordedFailure(ErrorLayer::Code, "maximum recursion depth exceeded"),
        replayedFailure(StepStatus::Limit, "RecursionError", "maximum recursion depth exceeded"), Same, "");
    row("cancelled", recordedOk("", "1"), replayedFailure(StepStatus::Cancelled, "", ""), NotComparable, "cancelled");
    row("no code", StepRecord {}, replayedOk("", "1"), NotComparable, "no-code");
    const auto inTerminal = [](std::string text) {
        StepRecord step = recordedStep();
        step.outputs = { { OutputStream::Stdout, std::move(text), false } };
        return step;
    };
    row("a conversation shows what was printed", inTerminal("19"), replayedOk("19\n", ""), Same, "");
    row("a conversation shows nothing", inTerminal(""), replayedOk("", "5"), Same, "");
    row("and the value behind it", inTerminal("19\nOut[2]: 20"), replayedOk("19\n", "20"), Same, "");
    row("or only the value", inTerminal("20"), replayedOk("", "20"), Same, "");
    row("a conversation shows something else", inTerminal("21"), replayedOk("19\n", "20"), Differs, "logs");
    row("a conversation with words of its shell",
        inTerminal("19\n[Jupyter current working directory: /w]\n[Jupyter Python interpreter: /p]"),
        replayedOk("19\n", ""), Same, "");
    row("nothing recorded", recordedStep(), replayedOk("", "1"), NotComparable, "not-recorded");
    row("tool without answer", recordedOk("", "1"),
        withMissingTool(replayedFailure(StepStatus::Error, "ToolError", "x")), NoToolResult, "tool:web_search");
}

void TestComparison::givesAVerdictWithItsReason()
{
    QFETCH(StepRecord, recorded);
    QFETCH(StepResult, replayed);
    QFETCH(ReplayVerdict, verdict);
    QFETCH(QByteArray, reason);
    const Comparison comparison = compare(recorded, replayed);
    QCOMPARE(readable(comparison.verdict), readable(verdict));
    QCOMPARE(QByteArray::fromStdString(comparison.reason), reason);
}

void TestComparison::leavesOutWhatWasNotRecorded()
{
    const StepRecord onlyLogs = recordedStep({ { OutputStream::Log, "printed\n", false } });
    QCOMPARE(readable(compare(onlyLogs, replayedOk("printed\n", "1")).verdict), "same");
    const StepRecord noMessage = recordedStep({}, ErrorRecord {});
    QCOMPARE(readable(compare(noMessage, replayedFailure(StepStatus::Error, "ValueError", "x")).verdict), "same");
    StepRecord printsBeforeError = recordedFailure(ErrorLayer::Code, "ValueError: x");
    printsBeforeError.outputs.push_back({ OutputStream::Log, "a\n", false });
    StepResult replayed = replayedFailure(StepStatus::Error, "", "ValueError: x");
    replayed.logs = "b\n";
    QCOMPARE(readable(compare(printsBeforeError, replayed)), "differs logs");
}

void TestComparison::takesAResultWithoutLogsAsNothingPrinted()
{
    const StepRecord onlyResult = recordedStep({ { OutputStream::Result, "1", false } });
    QCOMPARE(readable(compare(onlyResult, replayedOk("", "1")).verdict), "same");
    QCOMPARE(readable(compare(onlyResult, replayedOk("printed\n", "1"))), "differs logs");
}

void TestComparison::comparesTheWholeObservationWhenPrintsHoldItsMarkers()
{
    const char *marker = "Last output from code snippet:\n";
    const StepRecord recorded = recordedOk((std::string("a\n") + marker + "b\n").c_str(), "1");
    const StepResult replayed = replayedOk("a\n", (std::string("b\n") + marker + "1").c_str());
    QCOMPARE(readable(compare(recorded, replayed).verdict), "same");
}

void TestComparison::asksForTheFinalAnswerOnlyWhereTheLogHasOne()
{
    StepRecord recorded = recordedOk("", "1");
    StepResult replayed = replayedOk("", "1");
    replayed.isFinal = true;
    QCOMPARE(readable(compare(recorded, replayed).verdict), "same");
    recorded.isFinalAnswer = true;
    QCOMPARE(readable(compare(recorded, replayed).verdict), "same");
    replayed.isFinal = false;
    QCOMPARE(readable(compare(recorded, replayed)), "differs final-answer");
}

void TestComparison::obeysTheRulesItIsGiven()
{
    const StepRecord recorded = recordedOk("2025-07-24\n", "None");
    const StepResult replayed = replayedOk("2025-07-25\n", "None");
    QCOMPARE(readable(compare(recorded, replayed).verdict), "differs");
    NoiseRules dates;
    dates.setOn("dates", true);
    QCOMPARE(readable(compare(recorded, replayed, dates)), "noise dates");
    NoiseRules none;
    none.setOn("addresses", false);
    QCOMPARE(readable(compare(recordedOk("<f at 0x1>", ""), replayedOk("<f at 0x2>", ""), none).verdict), "differs");
}

QTEST_GUILESS_MAIN(TestComparison)
#include "tst_comparison.moc"
