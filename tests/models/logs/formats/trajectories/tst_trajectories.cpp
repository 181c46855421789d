// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/logs/flawline.h"
#include "tests/models/logs/madelogs.h"

#include <QTest>

using namespace vitrine;

/// Trajectories of coding agents: SWE-agent, OpenHands, ATIF, and the dictionaries and reprs before smolagents.
class TestTrajectories : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsBothAgesOfSweAgent();
    void keepsDemonstrationsOut();
    void keepsWholeStepsOfABrokenTrajectory();
    void pairsEventsByTheirCause();
    void anEditThatFailedIsAnError();
    void readsPairsOfEvents();
    void reportsFailedCommands();
    void reportsTracebacksOfNotebookCells();
    void readsAtifWithResultsAndMetrics();
    void readsDictionariesOfTransformers();
    void readsReprsOfSteps();
    void keepsAStepThatIsNoRepr();
};

void TestTrajectories::readsBothAgesOfSweAgent()
{
    const ImportedText log(R"({"environment": "main", "trajectory": [
        {"action": "ls -F\n", "observation": "a.py\n", "response": "Look.\n```\nls -F\n```", "thought": "Look.\n",
         "state": "{\"open_file\": \"n/a\"}"},
        {"action": "submit", "observation": "", "response": "r", "thought": "t", "state": {"open_file": "n/a"},
         "execution_time": 0.5, "messages": [{"role": "system", "content": "S"}]}],
        "history": [{"role": "system", "content": "S"}, {"role": "user", "content": "Fix it."}],
        "info": {"exit_status": "submitted", "submission": "diff", "model_stats": {"tokens_sent": 7, "tokens_received": 3}}})");
    VERIFY_READ(log);
    QCOMPARE(log.report->format, "swe-agent");
    const auto &run = log.sink.runs.at(0);
    QCOMPARE(run.record.task, "Fix it.");
    QCOMPARE(run.record.finalAnswer, "diff");
    QVERIFY(run.record.state == RunState::Success);
    QCOMPARE(run.record.tokens.input, 7);
    QCOMPARE(run.steps.size(), 4u);
    QVERIFY(run.steps[0].kind == StepKind::System);
    QVERIFY(run.steps[1].kind == StepKind::Task);
    QCOMPARE(run.steps[2].code.at(0).text, "ls -F\n");
    QVERIFY(run.steps[2].code.at(0).language == Language::Bash);
    QCOMPARE(run.steps[2].outputs.at(0).text, "a.py\n");
    QCOMPARE(run.steps[2].thought, "Look.");
    QCOMPARE(run.steps[3].time.seconds, 0.5);
    QVERIFY(log.report->skipped.empty());
    QVERIFY(log.report->unknownKeys.empty());
}

void TestTrajectories::keepsDemonstrationsOut()
{
    const ImportedText log(R"({"trajectory": [{"action": "ls", "observation": "o"}], "info": {}, "history": [
        {"role": "user", "content": "a demonstration", "is_demo": true}, {"role": "user", "content": "the task"},
        {"role": "assistant", "content": "x"}, {"role": "user", "content": "later"}]})");
    VERIFY_READ(log);
    QCOMPARE(log.sink.runs.at(0).record.task, "the task");
    QCOMPARE(log.sink.runs.at(0).steps.size(), 2u);
}

void TestTrajectories::keepsWholeStepsOfABrokenTrajectory()
{
    const ImportedText log(
        R"({"trajectory": [{"action": "ls", "observation": "o"}, 5, {"action": "pwd", "observation": "p"}, {"action": "c)");
    VERIFY_READ(log);
    QCOMPARE(log.report->steps, 2u);
    QCOMPARE(log.report->skipped.size(), 2u);
    QVERIFY(flawLine(log.report->skipped[0]).starts_with("trajectory[1]: "));
    QVERIFY(flawLine(log.report->skipped[1]).ends_with("cut-off"));
}

const char *const events = R"([
    {"id": 1, "timestamp": "2025-01-27T22:44:56.5", "source": "user", "action": "message", "args": {"content": "Go."}},
    {"id": 2, "timestamp": "2025-01-27T22:45:00", "source": "agent", "action": "run", "args": {"command": "false", "thought": "T"},
     "tool_call_metadata": {"model_response": {"model": "m-1", "usage": {"prompt_tokens": 11, "completion_tokens": 2}}}},
    {"id": 3, "source": "agent", "action": "run_ipython", "args": {"code": "1/0"}},
    {"id": 4, "source": "agent", "observation": "run_ipython", "cause": 3, "content": "Traceback (most recent call last)\n  File x\nZeroDivisionError: division by zero\n[Jupyter current working directory: /w]"},
    {"id": 5, "source": "agent", "observation": "run", "cause": 2, "content": "no", "extras": {"exit_code": 1}},
    {"id": 6, "source": "agent", "action": "finish", "args": {"thought": "Done.", "outputs": {}}}])";

void TestTrajectories::pairsEventsByTheirCause()
{
    const ImportedText log(events);
    VERIFY_READ(log);
    QCOMPARE(log.report->format, "openhands");
    const auto &run = log.sink.runs.at(0);
    QCOMPARE(run.record.task, "Go.");
    QCOMPARE(run.record.model, "m-1");
    QVERIFY(run.record.state == RunState::Success);
    QCOMPARE(run.record.finalAnswer, "Done.");
    // From the first to the last time of its steps.
    QCOMPARE(run.record.time.seconds, 3.5);
    QCOMPARE(run.steps.size(), 4u);
    QCOMPARE(run.steps[1].tokens.input, 11);
    QCOMPARE(run.steps[1].outputs.at(0).text, "no");
    QCOMPARE(run.steps[1].time.startedAt, 1738017900.0);
    QVERIFY(run.steps[2].code.at(0).language == Language::Python);
    QVERIFY(run.steps[2].outputs.at(0).text.starts_with("Traceback"));
}

void TestTrajectories::anEditThatFailedIsAnError()
{
    const ImportedText log(R"([
    {"id": 1, "source": "user", "action": "message", "args": {"content": "Go."}},
    {"id": 2, "source": "agent", "action": "edit", "args": {"path": "a.c", "command": "str_replace", "old_str": "x", "new_str": "y"}},
    {"id": 3, "source": "agent", "observation": "edit", "cause": 2, "content": "ERROR:\nNo replacement was performed.", "extras": {"path": "a.c"}},
    {"id": 4, "source": "agent", "action": "read", "args": {"path": "b.c"}},
    {"id": 5, "source": "agent", "observation": "read", "cause": 4, "content": "ERROR: this is the text of a file", "extras": {"path": "b.c"}},
    {"id": 6, "source": "agent", "action": "run", "args": {"command": "cat log"}},
    {"id": 7, "source": "agent", "observation": "run", "cause": 6, "content": "ERROR:\nof another program", "extras": {"exit_code": 0}}])");
    VERIFY_READ(log);
    const auto &steps = log.sink.runs.at(0).steps;
    QCOMPARE(steps.size(), 4u);
    QVERIFY(steps[1].error);
    QCOMPARE(steps[1].error->message, "No replacement was performed.");
    QVERIFY(!steps[2].error);
    QVERIFY(!steps[3].error);
}

void TestTrajectories::readsPairsOfEvents()
{
    const ImportedText log(oneLine(R"({"instance_id": "i-1", "instruction": "Do.", "error": null, "metadata":
        {"agent_class": "CodeActAgent", "llm_config": {"model": "big"}}, "history": [[{"source": "agent", "action": "run",
        "args": {"command": "ls"}}, {"source": "agent", "observation": "run", "content": "a b", "extras": {"exit_code": 0}}]]})")
        + "\n" + oneLine(R"({"instance_id": "i-2", "history": [], "error": "reached maximum iteration"})") + "\n");
    VERIFY_READ(log);
    QCOMPARE(log.report->runs, 2u);
    const auto &run = log.sink.runs.at(0);
    QCOMPARE(run.record.externalId, "i-1");
    QCOMPARE(run.record.model, "big");
    QCOMPARE(run.steps.at(0).code.at(0).text, "ls");
    QCOMPARE(run.steps.at(0).outputs.at(0).text, "a b");
    QVERIFY(!run.steps.at(0).error);
    QVERIFY(log.sink.runs.at(1).record.state == RunState::MaxSteps);
}

void TestTrajectories::reportsFailedCommands()
{
    const ImportedText log(events);
    VERIFY_READ(log);
    const auto &error = log.sink.runs.at(0).steps.at(1).error;
    QVERIFY(error);
    QCOMPARE(error->type, "exit status 1");
    QVERIFY(error->layer == ErrorLayer::Code);
    QCOMPARE(log.sink.runs.at(0).steps.at(1).toolCalls.at(0).error, "no");
}

void TestTrajectories::reportsTracebacksOfNotebookCells()
{
    const ImportedText log(events);
    VERIFY_READ(log);
    const auto &error = log.sink.runs.at(0).steps.at(2).error;
    QVERIFY(error);
    QCOMPARE(error->type, "ZeroDivisionError");
    QCOMPARE(error->message, "division by zero");
}

void TestTrajectories::readsAtifWithResultsAndMetrics()
{
    const ImportedText log(
        R"json({"schema_version": "ATIF-v1.5", "session_id": "s-1", "agent": {"name": "a", "version": "2",
        "model_name": "m"}, "steps": [{"step_id": 1, "source": "user", "message": "Task."},
        {"step_id": 2, "source": "agent", "timestamp": "2025-01-01T00:00:00Z", "message": "I run.", "reasoning_content": "Why.",
         "tool_calls": [{"tool_call_id": "c1", "function_name": "python", "arguments": {"code": "print(1)"}},
                        {"tool_call_id": "c2", "function_name": "search", "arguments": {"q": "x"}}],
         "observation": {"results": [{"source_call_id": "c2", "content": "found"}, {"source_call_id": "c1", "content": "1\n"}]},
         "metrics": {"prompt_tokens": 5, "completion_tokens": 6}, "novel": 1}]})json");
    VERIFY_READ(log);
    QCOMPARE(log.report->format, "atif");
    const auto &run = log.sink.runs.at(0);
    QCOMPARE(run.record.externalId, "s-1");
    QCOMPARE(run.record.frameworkVersion, "2");
    const StepRecord &step = run.steps.at(1);
    QCOMPARE(step.code.at(0).text, "print(1)");
    QCOMPARE(step.toolCalls.at(0).result, "1\n");
    QCOMPARE(step.toolCalls.at(1).result, "found");
    QCOMPARE(step.tokens.output, 6);
    QCOMPARE(step.externalNumber, 2);
    QCOMPARE(step.thought, "Why.\n\nI run.");
    QCOMPARE(step.time.startedAt, 1735689600.0);
    QCOMPARE(log.report->unknownKeys, std::vector<std::string> { "novel" });
}

void TestTrajectories::readsDictionariesOfTransformers()
{
    const ImportedText log(R"({"agent_name": "a", "question": "Q?", "prediction": "2", "true_answer": "2",
        "start_time": "2024-04-23 21:13:20", "end_time": "2024-04-23 21:13:29", "intermediate_steps": [
        {"system_prompt": "S", "task": "Q?"},
        {"llm_output": "Thought: add\nCode:\n```py\nprint(2)\n```", "rationale": "Thought: add", "observation": "\n2",
         "tool_call": {"tool_name": "code interpreter", "tool_arguments": "print(2)\n"}},
        {"llm_output": "bad", "error": {"error_type": "AgentParsingError", "message": "no code"}}]})");
    VERIFY_READ(log);
    QCOMPARE(log.report->format, "transformers-steps");
    QCOMPARE(log.report->steps, 2u);
    QCOMPARE(log.report->codeSteps, 1u);
    const auto &run = log.sink.runs.at(0);
    QCOMPARE(run.record.framework, "transformers");
    QCOMPARE(run.steps.at(1).code.at(0).text, "print(2)\n");
    QVERIFY(run.steps.at(1).toolCalls.empty());
    QVERIFY(run.steps.at(2).error->layer == ErrorLayer::Parse);
    QCOMPARE(run.record.time.startedAt, 1713906800.0);
}

void TestTrajectories::readsReprsOfSteps()
{
    const ImportedText log(
        R"json({"question": "Q?", "prediction": "5", "intermediate_steps": ["SystemPromptStep(system_prompt='S')",
        "TaskStep(task='Q?', task_images=None)",
        "ActionStep(agent_memory=None, tool_calls=[ToolCall(name='python_interpreter', arguments='print(\"a\\\\n\")', id='call_2')], start_time=1.5, end_time=2.5, step=0, error=None, duration=1.0, llm_output='Thought', observations='Execution logs:\\na', action_output=None)",
        "ActionStep(agent_memory=None, tool_calls=None, start_time=3.0, end_time=4.0, step=1, error=AgentParsingError('bad reply'), llm_output='x', observations=None, action_output=<object at 0x7f>)"]})json");
    VERIFY_READ(log);
    QCOMPARE(log.report->format, "smolagents-reprs");
    const auto &run = log.sink.runs.at(0);
    QCOMPARE(log.report->steps, 2u);
    QCOMPARE(run.record.task, "Q?");
    const StepRecord &step = run.steps.at(2);
    QCOMPARE(step.code.at(0).text, "print(\"a\\n\")");
    QCOMPARE(step.time.startedAt, 1.5);
    QCOMPARE(step.outputs.at(0).text, "a");
    QCOMPARE(run.steps.at(3).error->type, "AgentParsingError");
    QCOMPARE(run.steps.at(3).error->message, "bad reply");
}

void TestTrajectories::keepsAStepThatIsNoRepr()
{
    const ImportedText log(R"json({"question": "Q?", "intermediate_steps": ["ActionStep(step=1, llm_output='a')",
        "ActionStep(llm_output='unclosed", "ActionStep(step=2, llm_output='b')"]})json");
    VERIFY_READ(log);
    QCOMPARE(log.report->steps, 2u);
    QCOMPARE(log.report->skipped.size(), 1u);
}

QTEST_GUILESS_MAIN(TestTrajectories)
#include "tst_trajectories.moc"
