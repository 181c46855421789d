// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/logs/madelogs.h"

#include <QTest>

#include <simdjson.h>

using namespace vitrine;

/// Frames, versions and places of memory logs.
class TestSmolagentsMemory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsEveryFrameOfSteps_data();
    void readsEveryFrameOfSteps();
    void takesStepsOneALineAsOneRun();
    void namesAgentsOfAFrame();
    void readsFlatTimesAndOldKeys();
    void readsModelOutputAsParts();
    void readsMessagesAsReprs();
    void readsFactsAndPlan();
    void keepsUnknownKeys();
    void marksWhatIsMissing();
    void givesBytesOfEveryStep_data();
    void givesBytesOfEveryStep();
    void readsTheSampleRun();
};

void TestSmolagentsMemory::readsEveryFrameOfSteps_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("runs");
    const auto row = [](const char *name, const std::string &text, int runs) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << runs;
    };
    const std::string result = R"({"output": 1, "state": "success", "steps": )" + steps(2) + "}";
    row("array of steps", steps(2), 1);
    row("array of steps on one line", oneLine(steps(2)), 1);
    row("result", result, 1);
    row("result with a byte order mark", "\xEF\xBB\xBF" + result, 1);
    row("result with messages", R"({"state": "success", "messages": )" + steps(2) + "}", 1);
    row("array of results", "[" + result + "," + result + "]", 2);
    row("array of arrays", "[" + steps(2) + "," + steps(2) + "]", 2);
    row("lines of results", oneLine(result) + "\n\n" + oneLine(result) + "\n", 2);
    row("lines of arrays", oneLine(steps(2)) + "\n" + oneLine(steps(2)), 2);
    row("results one after the other", result + "\n" + result, 2);
    row("agents", R"({"main": {"system_prompt": "S", "steps": )" + steps(2) + "}}", 1);
}

void TestSmolagentsMemory::readsEveryFrameOfSteps()
{
    QFETCH(QByteArray, text);
    QFETCH(int, runs);
    const ImportedText log(text.toStdString());
    VERIFY_READ(log);
    QCOMPARE(log.report->format, "smolagents-memory");
    QCOMPARE(int(log.report->runs), runs);
    QCOMPARE(int(log.report->steps), 2 * runs);
    QCOMPARE(log.report->flaws, 0u);
    const auto &run = log.sink.runs.back();
    const StepRecord &last = run.steps.back();
    QCOMPARE(run.record.task, "Add.");
    QCOMPARE(run.record.indexInSource, std::uint64_t(runs));
    QCOMPARE(last.ordinal, run.steps.size());
    QCOMPARE(last.externalNumber, 2);
    QCOMPARE(last.thought, "I add.");
    QCOMPARE(last.code.at(0).text, "x = 1");
    QVERIFY(last.code.at(0).origin == CodeOrigin::Field);
    QCOMPARE(last.outputs.at(0).text, "hi\n");
    QCOMPARE(last.outputs.at(1).text, "1");
    QCOMPARE(last.prompt.at(0).text, "Add.");
    QCOMPARE(last.time.seconds, 1.5);
    QVERIFY(last.time.quality == Quality::Recorded);
    QCOMPARE(last.tokens.input, 10);
}

void TestSmolagentsMemory::takesStepsOneALineAsOneRun()
{
    const ImportedText log(taskStep + "\n" + oneLine(actionStep(1)) + "\n" + oneLine(actionStep(2)) + "\n");
    VERIFY_READ(log);
    QCOMPARE(log.sink.runs.size(), 1u);
    QCOMPARE(log.sink.runs[0].steps.size(), 3u);
    QCOMPARE(log.sink.runs[0].steps[2].span.line, 3u);
    QCOMPARE(log.sink.runs[0].record.span.byteTo, log.sink.runs[0].steps[2].span.byteTo);
    const ImportedText bare(actionStep(1));
    VERIFY_READ(bare);
    QCOMPARE(bare.report->steps, 1u);
}

void TestSmolagentsMemory::namesAgentsOfAFrame()
{
    const ImportedText log(R"({"manager": {"system_prompt": {"system_prompt": "You lead."}, "steps": )" + steps(1)
        + R"(}, "worker": {"system_prompt": "You work.", "steps": )" + steps(2) + "}}");
    VERIFY_READ(log);
    QCOMPARE(log.sink.runs.size(), 2u);
    QCOMPARE(log.sink.runs[0].record.agentName, "manager");
    QCOMPARE(log.sink.runs[1].record.agentName, "worker");
    QVERIFY(log.sink.runs[0].steps[0].kind == StepKind::System);
    QCOMPARE(log.sink.runs[0].steps[0].prompt.at(0).text, "You lead.");
    QCOMPARE(log.sink.runs[1].steps[0].prompt.at(0).text, "You work.");
}

void TestSmolagentsMemory::readsFlatTimesAndOldKeys()
{
    const ImportedText log(R"_([{"task": "T", "task_images": null},
        {"step": 1, "start_time": 10.0, "end_time": 12.5, "duration": 2.5, "model_output": "x",
         "tool_calls": [{"id": "call_1", "type": "function",
                         "function": {"name": "python_interpreter", "arguments": "final_answer(3)"}}],
         "observations": "Execution logs:\nLast output from code snippet:\n3", "action_output": 3}])_");
    VERIFY_READ(log);
    QCOMPARE(log.report->flaws, 0u);
    const auto &run = log.sink.runs.at(0);
    const StepRecord &step = run.steps.at(1);
    QCOMPARE(step.externalNumber, 1);
    QCOMPARE(step.time.startedAt, 10.0);
    QCOMPARE(step.time.seconds, 2.5);
    QCOMPARE(step.code.at(0).text, "final_answer(3)");
    QVERIFY(step.code.at(0).origin == CodeOrigin::ToolArgument);
    QVERIFY(step.toolCalls.empty());
    QVERIFY(step.isFinalAnswer);
    QCOMPARE(run.record.finalAnswer, "3");
    QVERIFY(run.record.state == RunState::Success);
    QVERIFY(run.record.time.quality == Quality::Derived);
}

void TestSmolagentsMemory::readsModelOutputAsParts()
{
    const ImportedText log(R"([{"task": "T"}, {"step_number": 1, "model_output":
        [{"type": "text", "text": "Thought: A"}, {"type": "text", "text": "\n```py\nx = 2\n```<end_code>"}]}])");
    VERIFY_READ(log);
    const StepRecord &step = log.sink.runs.at(0).steps.at(1);
    QCOMPARE(step.thought, "A");
    QCOMPARE(step.code.at(0).text, "x = 2");
    QVERIFY(step.code.at(0).origin == CodeOrigin::Fenced);
}

void TestSmolagentsMemory::readsMessagesAsReprs()
{
    const ImportedText log(R"_([{"task": "T"}, {"step": 1, "model_output": "x", "error":
        "AgentExecutionError(\"Code execution failed at line 'a' due to: NameError: b\")", "model_input_messages":
        ["ChatMessage(role=<MessageRole.USER: 'user'>, content=[{'type': 'text', 'text': 'it\\'s'}], tool_calls=None)"]}])_");
    VERIFY_READ(log);
    const StepRecord &step = log.sink.runs.at(0).steps.at(1);
    QCOMPARE(step.prompt.at(0).role, "user");
    QCOMPARE(step.prompt.at(0).text, "it's");
    QCOMPARE(step.error->type, "AgentExecutionError");
    QCOMPARE(step.error->causeType, "NameError");
    QCOMPARE(log.report->flaws, 0u);
}

void TestSmolagentsMemory::readsFactsAndPlan()
{
    const ImportedText log(R"([{"task": "T"}, {"facts": "F", "plan": "P", "model_output_message_plan":
        {"role": "assistant", "content": "plan text"}}, {"step": 1, "model_output": "x"}])");
    VERIFY_READ(log);
    const StepRecord &step = log.sink.runs.at(0).steps.at(1);
    QVERIFY(step.kind == StepKind::Plan);
    QCOMPARE(step.thought, "F\n\nP");
    QCOMPARE(log.report->steps, 1u);
}

void TestSmolagentsMemory::keepsUnknownKeys()
{
    const ImportedText log(R"({"state": "success", "zeal": [1], "steps": [{"task": "T"},
        {"step_number": 1, "mood": {"a": "b"}}]})");
    VERIFY_READ(log);
    const std::vector<std::string> keys { "mood", "zeal" };
    QVERIFY(log.report->unknownKeys == keys);
    QCOMPARE(log.sink.runs.at(0).steps.at(1).extra, R"({"mood":{"a":"b"}})");
    QCOMPARE(log.sink.runs.at(0).record.extra, R"({"zeal":[1]})");
    QCOMPARE(log.report->flaws, 0u);
}

void TestSmolagentsMemory::marksWhatIsMissing()
{
    const ImportedText log(
        R"([{"task": "T"}, {"step_number": 1, "timing": null, "token_usage": null, "model_output": null}])");
    VERIFY_READ(log);
    const auto &run = log.sink.runs.at(0);
    QVERIFY(run.steps[1].time.quality == Quality::Missing);
    QVERIFY(!run.steps[1].time.startedAt);
    QVERIFY(run.steps[1].tokens.quality == Quality::Missing);
    QVERIFY(run.record.time.quality == Quality::Missing);
    QVERIFY(run.record.tokens.quality == Quality::Missing);
    QVERIFY(run.record.state == RunState::Unknown);
    QVERIFY(!run.record.finalAnswer);
}

void TestSmolagentsMemory::givesBytesOfEveryStep_data() { readsEveryFrameOfSteps_data(); }

void TestSmolagentsMemory::givesBytesOfEveryStep()
{
    QFETCH(QByteArray, text);
    const ImportedText log(text.toStdString());
    VERIFY_READ(log);
    simdjson::dom::parser parser;
    for (const StepRecord *step : log.sink.steps()) {
        if (step->kind == StepKind::System)
            continue;
        const std::string slice
            = text.toStdString().substr(step->span.byteFrom, step->span.byteTo - step->span.byteFrom);
        QCOMPARE(slice.front(), '{');
        QCOMPARE(slice.back(), '}');
        simdjson::dom::object object;
        QCOMPARE(parser.parse(slice).get(object), simdjson::SUCCESS);
        std::int64_t number = 0;
        QCOMPARE(object["step_number"].get(number) == simdjson::SUCCESS, step->externalNumber.has_value());
        QCOMPARE(number, step->externalNumber.value_or(0));
    }
}

void TestSmolagentsMemory::readsTheSampleRun()
{
    CollectingSink sink;
    const auto report = importLog(std::filesystem::path(VITRINE_SOURCE_DIR) / "resources/samples/loans.json", sink);
    QVERIFY(report);
    QCOMPARE(report->flaws, 0u);
    QCOMPARE(report->runs, 1u);
    QCOMPARE(report->steps, 8u);
    QCOMPARE(report->codeSteps, 8u);
    QCOMPARE(report->errors, 1u);
    QCOMPARE(report->blocked, 1u);
    const auto &run = sink.runs.at(0);
    QVERIFY(run.steps.at(2).error->layer == ErrorLayer::Policy);
    QCOMPARE(run.steps.at(3).error->causeType, "ZeroDivisionError");
    QCOMPARE(run.record.authorizedImports.size(), 11u);
    QVERIFY(run.record.state == RunState::Success);
    QVERIFY(run.steps.at(8).isFinalAnswer);
    QCOMPARE(run.steps.at(8).prompt.size(), 24u);
}

QTEST_GUILESS_MAIN(TestSmolagentsMemory)
#include "tst_smolagentsmemory.moc"
