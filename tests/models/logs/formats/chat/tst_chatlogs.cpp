// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/formatted.h"
#include "models/logs/formats/chat/chatrun.h"
#include "models/logs/formats/chat/commandoutput.h"
#include "tests/models/logs/flawline.h"
#include "tests/models/logs/madelogs.h"

#include <QTest>

using namespace vitrine;

/// Conversations in the shapes of model APIs and of agents that write them down.
class TestChatLogs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsChatCompletions();
    void readsAnthropicBlocks();
    void readsAnErrorInTheWordsOfTheTool_data();
    void readsAnErrorInTheWordsOfTheTool();
    void findsTheStatusOfACommand();
    void saysWhyACommandFailed();
    void readsServerSideExecution();
    void readsResponseItems();
    void readsOneMessageALine();
    void takesCodeFromTagsAndItsOutputFromTheNextMessage();
    void takesNoCodeFromPrompts();
    void readsMiniSweAgent();
    void readsPrograms();
    void mergesPiecesOfAClaudeCodeTurn();
    void partsSideChains();
    void readsManySessionsInOneFile();
    void readsTheWebExport();
    void survivesMessagesOfWrongShape();
    void keepsEventsBetweenMessages();
    void readsCallsOfAnAutoGenModel();
    void readsRunStepsOfAssistants();
    void readsThreadsOfAssistants();
    void reportsAgentsThatTalkToEachOther();
    void findsTheErrorOfATraceback_data();
    void findsTheErrorOfATraceback();
    void readsNoPromptsWithoutReplies_data();
    void readsNoPromptsWithoutReplies();
    void keepsConversationsBeforeTheFirstReply();
};

void TestChatLogs::findsTheErrorOfATraceback_data()
{
    QTest::addColumn<std::string>("frames");
    QTest::addColumn<std::string>("type");
    QTest::addColumn<std::string>("message");
    const auto row = [](const char *name, const char *frames, const char *type, const char *message) {
        QTest::newRow(name) << std::string(frames) << std::string(type) << std::string(message);
    };
    row("of Python", "  File \"<string>\", line 1, in <module>\n    1/0\nZeroDivisionError: division by zero",
        "ZeroDivisionError", "division by zero");
    row("of IPython",
        "Cell In[1], line 3\n      1 from a import b\n----> 3 x = c\n\nNameError: name 'c' is not defined", "NameError",
        "name 'c' is not defined");
    row("with a file",
        "File /usr/lib/x.py:12, in f(a)\n     11 def f(a):\n---> 12     a()\nurllib.error.URLError: <no>",
        "urllib.error.URLError", "<no>");
    row("without a message", "  File \"<string>\", line 1\nKeyboardInterrupt\n", "KeyboardInterrupt", "");
    row("cut off", "Cell In[1], line 3\n      1 from a", "Traceback", "");
}

void TestChatLogs::findsTheErrorOfATraceback()
{
    QFETCH(std::string, frames);
    const auto error = tracebackIn("before\nTraceback (most recent call last):\n" + frames);
    QVERIFY(error);
    QTEST(error->type, "type");
    QTEST(error->message, "message");
}

void TestChatLogs::readsChatCompletions()
{
    const ImportedText log(
        R"({"model": "gpt", "messages": [{"role": "system", "content": "S"}, {"role": "user", "content": "U"},
        {"role": "assistant", "content": null, "tool_calls": [
            {"id": "c1", "type": "function", "function": {"name": "python", "arguments": "{\"code\": \"print(1)\"}"}},
            {"id": "c2", "type": "function", "function": {"name": "weather", "arguments": "{\"city\": \"Rome\"}"}}]},
        {"role": "tool", "tool_call_id": "c2", "content": "sun"}, {"role": "tool", "tool_call_id": "c1", "content": "1\n"},
        {"role": "assistant", "content": "It is sunny."}]})");
    VERIFY_READ(log);
    QCOMPARE(log.report->format, "chat");
    const auto &run = log.sink.runs.at(0);
    QCOMPARE(run.record.model, "gpt");
    QCOMPARE(run.record.task, "U");
    QCOMPARE(log.report->steps, 2u);
    const StepRecord &step = run.steps.at(2);
    QCOMPARE(step.code.at(0).text, "print(1)");
    QVERIFY(step.code.at(0).origin == CodeOrigin::ToolArgument);
    QCOMPARE(step.toolCalls.at(1).arguments, R"({"city":"Rome"})");
    QCOMPARE(step.toolCalls.at(1).result, "sun");
    QCOMPARE(step.toolCalls.at(0).result, "1\n");
}

void TestChatLogs::readsAnthropicBlocks()
{
    const ImportedText log(R"([{"role": "user", "content": "U"}, {"role": "assistant", "content": [
        {"type": "thinking", "thinking": "Hm."}, {"type": "text", "text": "I look."},
        {"type": "tool_use", "id": "t1", "name": "bash", "input": {"command": "ls"}}]},
        {"role": "user", "content": [{"type": "tool_result", "tool_use_id": "t1", "is_error": true,
         "content": [{"type": "text", "text": "denied"}]}]}])");
    VERIFY_READ(log);
    const auto &run = log.sink.runs.at(0);
    QCOMPARE(run.steps.size(), 2u);
    const StepRecord &step = run.steps.at(1);
    QCOMPARE(step.thought, "Hm.\n\nI look.");
    QVERIFY(step.code.at(0).language == Language::Bash);
    QCOMPARE(step.toolCalls.at(0).error, "denied");
    QVERIFY(step.error->layer == ErrorLayer::Code);
}

void TestChatLogs::readsAnErrorInTheWordsOfTheTool_data()
{
    QTest::addColumn<std::string>("content");
    QTest::addColumn<bool>("isError");
    const auto row = [](const char *name, const char *content, bool isError) {
        QTest::newRow(name) << std::string(content) << isError;
    };
    row("text", R"("<tool_use_error>File does not exist.</tool_use_error>")", true);
    row("part", R"([{"type": "text", "text": "<tool_use_error>File does not exist.</tool_use_error>"}])", true);
    row("after a space", R"("\n<tool_use_error>InputValidationError: x</tool_use_error>")", true);
    row("quoted", R"x("1: if (text == '<tool_use_error>')")x", false);
    row("other", R"("File does not exist.")", false);
}

/// Exports need not have the mark that it is an error.
void TestChatLogs::readsAnErrorInTheWordsOfTheTool()
{
    QFETCH(std::string, content);
    QFETCH(bool, isError);
    const ImportedText log(formatted(R"([{{"role": "user", "content": "U"}}, {{"role": "assistant", "content": [
        {{"type": "tool_use", "id": "t1", "name": "Read", "input": {{"file_path": "/a"}}}}]}},
        {{"role": "user", "content": [{{"type": "tool_result", "tool_use_id": "t1", "content": {}}}]}}])",
        content));
    VERIFY_READ(log);
    const StepRecord &step = log.sink.runs.at(0).steps.at(1);
    QCOMPARE(step.error.has_value(), isError);
    QCOMPARE(step.toolCalls.at(0).error.has_value(), isError);
    QCOMPARE(step.toolCalls.at(0).result.has_value(), !isError);
    QCOMPARE(log.report->errors, isError ? 1U : 0U);
}

void TestChatLogs::findsTheStatusOfACommand()
{
    QCOMPARE(exitStatusIn("out\nExit code: 1\nmore\nExit code: 3\nend").value_or(-1), 3);
    QCOMPARE(exitStatusIn("exit code: 2").value_or(-1), 2);
    QCOMPARE(exitStatusIn("[Command finished with exit code 127]").value_or(-1), 127);
    QCOMPARE(exitStatusIn("[Process exited with code 4]").value_or(-1), 4);
    QCOMPARE(exitStatusIn("the shell exited with exit code 5").value_or(-1), 5);
    QVERIFY(!exitStatusIn("its exit code: 2"));
    QVERIFY(!exitStatusIn("xit code: 2, exit, exited with code 2"));
    QVERIFY(!exitStatusIn("exit"));
    QVERIFY(!exitStatusIn(""));
}

void TestChatLogs::saysWhyACommandFailed()
{
    const auto message = [](std::string_view output) { return exitError(1, output)->message; };
    QVERIFY(!exitError(0, "fine"));
    QCOMPARE(message("reading\ncat: a: No such file\n"), std::string("cat: a: No such file"));
    QCOMPARE(message("FAILED test_a.py::test_b - assert 1 == 2\n1 failed, 11 passed in 0.41s"),
        std::string("FAILED test_a.py::test_b - assert 1 == 2"));
    QCOMPARE(message("ERROR test_a.py - ImportError\n===== 1 error in 0.12s =====\n"),
        std::string("ERROR test_a.py - ImportError"));
    QCOMPARE(message("AssertionError: 1 != 2\n\n-----\n\nFAILED (failures=1)"), std::string("AssertionError: 1 != 2"));
    QCOMPARE(message("1 failed in 0.04s"), std::string("1 failed in 0.04s"));
    QCOMPARE(message(""), std::string());
}

void TestChatLogs::readsServerSideExecution()
{
    const ImportedText log(R"([{"role": "user", "content": "U"}, {"role": "assistant", "content": [
        {"type": "server_tool_use", "id": "s1", "name": "code_execution", "input": {"code": "print(1)\n1/0"}},
        {"type": "code_execution_tool_result", "tool_use_id": "s1", "content": {"type": "code_execution_result",
         "stdout": "1\n", "stderr": "Traceback (most recent call last):\n  File\nZeroDivisionError: x", "return_code": 1}}]}])");
    VERIFY_READ(log);
    const StepRecord &step = log.sink.runs.at(0).steps.at(1);
    QCOMPARE(step.code.at(0).text, "print(1)\n1/0");
    QCOMPARE(step.outputs.size(), 2u);
    QVERIFY(step.outputs.at(0).stream == OutputStream::Stdout);
    QVERIFY(step.outputs.at(1).stream == OutputStream::Stderr);
    QCOMPARE(step.error->type, "ZeroDivisionError");
}

void TestChatLogs::readsResponseItems()
{
    const ImportedText log(R"json({"id": "resp_1", "model": "o", "output": [
        {"type": "reasoning", "summary": []},
        {"type": "code_interpreter_call", "id": "ci_1", "code": "print(2)", "container_id": "c", "status": "completed",
         "outputs": [{"type": "logs", "logs": "2\n"}]},
        {"type": "code_interpreter_call", "id": "ci_2", "code": "3", "status": "completed", "outputs": null},
        {"type": "function_call", "call_id": "f1", "name": "add", "arguments": "{\"a\": 1}"},
        {"type": "function_call_output", "call_id": "f1", "output": "2"},
        {"type": "message", "role": "assistant", "content": [{"type": "output_text", "text": "Two."}]}]})json");
    VERIFY_READ(log);
    const auto &run = log.sink.runs.at(0);
    QCOMPARE(run.steps.size(), 2u);
    const auto &calls = run.steps.at(0).toolCalls;
    QCOMPARE(run.steps.at(0).code.size(), 2u);
    QCOMPARE(calls.at(0).result, "2\n");
    QCOMPARE(calls.at(1).result, std::nullopt);
    QCOMPARE(calls.at(2).result, "2");
    QCOMPARE(run.steps.at(1).rawModelOutput, "Two.");
    QCOMPARE(run.record.finalAnswer, std::nullopt);
}

void TestChatLogs::readsOneMessageALine()
{
    const ImportedText log(
        "{\"role\": \"user\", \"content\": \"U\"}\n{\"role\": \"assistant\", \"content\": \"A\"}\nbad\n"
        "{\"role\": \"assistant\", \"content\": \"B\"}\n");
    VERIFY_READ(log);
    QCOMPARE(log.report->runs, 1u);
    QCOMPARE(log.report->steps, 2u);
    QCOMPARE(log.report->skipped.size(), 1u);
    QCOMPARE(log.report->skipped[0].line, 3u);
    QCOMPARE(log.sink.runs.at(0).steps.at(2).span.line, 4u);
}

void TestChatLogs::takesCodeFromTagsAndItsOutputFromTheNextMessage()
{
    const ImportedText log(R"({"state": {"history": [{"role": "user", "content": "Q <execute>not_this()</execute>"},
        {"role": "assistant", "content": "<thought> T </thought>\n<execute>\nprint(1)\n</execute>"},
        {"role": "user", "content": "Observation:\n1\nYou have 4 steps left and 2 chances to propose solution left.\n"},
        {"role": "assistant", "content": "<solution> 1 </solution>"}], "success": true,
        "token_counter": {"prompt_tokens": 8, "completion_tokens": 9}},
        "task": {"task_name": "t", "task_id": 3, "prompt": "Q", "reference": "1"}})");
    VERIFY_READ(log);
    const auto &run = log.sink.runs.at(0);
    QCOMPARE(run.record.externalId, "t/3");
    QCOMPARE(run.record.expectedAnswer, "1");
    QCOMPARE(run.record.tokens.input, 8);
    QVERIFY(run.record.state == RunState::Success);
    QCOMPARE(run.steps.size(), 3u);
    QCOMPARE(run.steps.at(1).code.at(0).text, "print(1)");
    QCOMPARE(run.steps.at(1).outputs.at(0).text, "1\n");
}

void TestChatLogs::takesNoCodeFromPrompts()
{
    const ImportedText log(R"([{"role": "user", "content": "```python\nx = 1\n```"}, {"role": "assistant",
        "content": "Run:\n```python\ny = 2\n```\nor\n```json\n{}\n```"}, {"role": "user", "content": "thanks"}])");
    VERIFY_READ(log);
    const auto &run = log.sink.runs.at(0);
    QCOMPARE(log.report->codeSteps, 1u);
    QCOMPARE(run.steps.at(1).code.size(), 1u);
    QVERIFY(run.steps.at(1).outputs.empty());
    QCOMPARE(run.steps.size(), 3u);
}

void TestChatLogs::readsMiniSweAgent()
{
    const ImportedText log(
        R"({"trajectory_format": "mini-swe-agent-1", "info": {"exit_status": "Submitted",
        "submission": "diff", "model_stats": {"instance_cost": 0.5}}, "messages": [
        {"role": "system", "content": "S"}, {"role": "user", "content": "U"},
        {"role": "assistant", "content": "THOUGHT: t\n```mswea_bash_command\ncat x\n```"},
        {"role": "user", "content": "<returncode>1</returncode>\n<output>\ncat: x: No such file\n</output>"}]})");
    VERIFY_READ(log);
    const StepRecord &step = log.sink.runs.at(0).steps.at(2);
    QVERIFY(step.code.at(0).language == Language::Bash);
    QCOMPARE(step.code.at(0).text, "cat x\n");
    QCOMPARE(step.outputs.at(0).text, "\ncat: x: No such file\n");
    QCOMPARE(step.error->type, "exit status 1");
    QCOMPARE(step.error->message, "cat: x: No such file");
    const RunRecord &run = log.sink.runs.at(0).record;
    QVERIFY(run.state == RunState::Success);
    QCOMPARE(run.finalAnswer, "diff");
    QCOMPARE(run.cost, 0.5);
}

void TestChatLogs::readsPrograms()
{
    const ImportedText log(oneLine(R"({"idx": 4, "question": "Q", "gt": "2", "code": ["```python\nprint(2)\n```"],
        "report": ["Done"], "pred": ["2"]})"));
    VERIFY_READ(log);
    const auto &run = log.sink.runs.at(0);
    QCOMPARE(run.record.externalId, "4");
    QCOMPARE(run.record.expectedAnswer, "2");
    QCOMPARE(run.steps.at(0).code.at(0).text, "print(2)\n");
}

std::string claudeLine(const char *rest) { return std::string(R"({"sessionId": "s", "uuid": "u", )") + rest + "}\n"; }

void TestChatLogs::mergesPiecesOfAClaudeCodeTurn()
{
    const ImportedText log(R"({"type": "summary", "summary": "T"})"
                           "\n"
        + claudeLine(
            R"("type": "user", "timestamp": "2025-01-01T00:00:00Z", "message": {"role": "user", "content": "U"})")
        + claudeLine(
            R"("type": "assistant", "message": {"id": "m1", "role": "assistant", "content": [{"type": "text", "text": "A"}]})")
        + claudeLine(
            R"("type": "assistant", "message": {"id": "m1", "role": "assistant", "content": [{"type": "tool_use", "id": "t", "name": "Bash", "input": {"command": "ls"}}]})")
        + claudeLine(
            R"("type": "user", "message": {"role": "user", "content": [{"type": "tool_result", "tool_use_id": "t", "content": "x"}]})"));
    VERIFY_READ(log);
    QCOMPARE(log.report->format, "claude-code");
    const auto &run = log.sink.runs.at(0);
    QCOMPARE(run.record.externalId, "s");
    QCOMPARE(run.steps.size(), 2u);
    QCOMPARE(run.steps.at(1).thought, "A");
    QCOMPARE(run.steps.at(1).code.at(0).text, "ls");
    QCOMPARE(run.steps.at(1).outputs.at(0).text, "x");
}

void TestChatLogs::partsSideChains()
{
    const ImportedText log(claudeLine(R"("type": "user", "message": {"role": "user", "content": "main"})")
        + claudeLine(R"("type": "user", "isSidechain": true, "message": {"role": "user", "content": "side"})")
        + claudeLine(R"("type": "assistant", "isSidechain": true, "message": {"role": "assistant", "content": "B"})")
        + claudeLine(R"("type": "assistant", "message": {"role": "assistant", "content": "A"})"));
    VERIFY_READ(log);
    QCOMPARE(log.report->runs, 2u);
    QCOMPARE(log.sink.runs.at(0).record.task, "main");
    QCOMPARE(log.sink.runs.at(1).record.task, "side");
    QCOMPARE(log.sink.runs.at(1).steps.at(1).rawModelOutput, "B");
}

void TestChatLogs::readsManySessionsInOneFile()
{
    constexpr int sessions = 20'000;
    std::string text;
    for (int round = 0; round < 2; ++round)
        for (int n = 0; n < sessions; ++n)
            text += formatted(
                R"({{"sessionId": "s{}", "type": "user", "message": {{"role": "user", "content": "{}"}}}}{})",
                round == 0 ? n : sessions - 1 - n, round, '\n');
    const ImportedText log(text);
    VERIFY_READ(log);
    QCOMPARE(log.report->runs, std::uint64_t(sessions));
    // In the order of their first lines, each with both of its lines.
    QCOMPARE(log.sink.runs.front().record.externalId, "s0");
    QCOMPARE(log.sink.runs.back().record.externalId, formatted("s{}", sessions - 1));
    QVERIFY(std::ranges::all_of(log.sink.runs, [](const CollectingSink::Run &run) { return run.steps.size() == 2; }));
}

void TestChatLogs::readsTheWebExport()
{
    const ImportedText log(R"({"loglines": [{"type": "user", "message": {"role": "user", "content": "U"}},
        {"type": "assistant", "message": {"role": "assistant", "content": [{"type": "tool_use", "id": "w", "name": "Write",
         "input": {"file_path": "a.py", "content": "x = 1"}}]}}, 7]})");
    VERIFY_READ(log);
    QCOMPARE(log.report->steps, 1u);
    // A file that is written is no code that ran.
    QCOMPARE(log.report->codeSteps, 0u);
    QCOMPARE(log.sink.runs.at(0).steps.at(1).toolCalls.at(0).name, "Write");
    QCOMPARE(log.report->skipped.size(), 1u);
    QVERIFY(flawLine(log.report->skipped[0]).starts_with("loglines[2]: "));
}

void TestChatLogs::keepsEventsBetweenMessages()
{
    const ImportedText log(
        "{\"role\": \"user\", \"content\": \"U\"}\n{\"type\": \"world_state\", \"payload\": {\"full\": true}}\n"
        "{\"role\": \"assistant\", \"content\": \"A\"}\n");
    VERIFY_READ(log);
    QVERIFY(log.report->skipped.empty());
    QCOMPARE(log.report->unknownKeys, std::vector<std::string> { "type world_state" });
    QCOMPARE(log.report->steps, 1u);
    QVERIFY(log.sink.runs.at(0).steps.at(1).extra.contains(R"("full":true)"));
}

/// A record of AutoGen's replayed model: the messages it got, and what it answered.
void TestChatLogs::readsCallsOfAnAutoGenModel()
{
    const ImportedText log(R"([{"mode": "create", "messages": [{"content": "S", "type": "SystemMessage"},
        {"content": "U", "source": "User", "type": "UserMessage"}], "response": {"finish_reason": "stop",
        "content": "A", "usage": {"prompt_tokens": 3, "completion_tokens": 2}, "cached": false}}])");
    VERIFY_READ(log);
    QVERIFY(log.report->skipped.empty());
    const auto &run = log.sink.runs.at(0);
    QCOMPARE(run.record.task, "U");
    QCOMPARE(run.steps.back().rawModelOutput, "A");
    QCOMPARE(run.steps.back().tokens.output.value_or(0), 2);
}

void TestChatLogs::survivesMessagesOfWrongShape()
{
    const ImportedText log(R"([{"role": "user", "content": "U"}, {"role": 5, "content": 1}, {"role": "assistant",
        "content": [1, {"type": "tool_use"}, {"type": "tool_result", "content": {"stdout": 7}}, null], "tool_calls": {"a": 1}},
        {"role": "tool", "content": {"deep": [1]}}, {"role": "assistant", "tool_calls": [null, {}, {"function": 3}]}])");
    VERIFY_READ(log);
    QCOMPARE(log.report->steps, 2u);
    QVERIFY(log.report->skipped.size() >= 1);
}

void TestChatLogs::readsRunStepsOfAssistants()
{
    // As the service lists them: the newest first.
    const ImportedText log(R"json({"object": "list", "data": [
        {"id": "s3", "object": "thread.run.step", "type": "message_creation", "created_at": 1700000009,
         "step_details": {"type": "message_creation", "message_creation": {"message_id": "m"}}},
        {"id": "s2", "object": "thread.run.step", "type": "tool_calls", "created_at": 1700000005, "completed_at": 1700000007,
         "usage": {"prompt_tokens": 5, "completion_tokens": 6}, "last_error": {"code": "server_error", "message": "busy"},
         "step_details": {"type": "tool_calls", "tool_calls": [{"id": "c2", "type": "function",
          "function": {"name": "weather", "arguments": "{}", "output": "sun"}}]}},
        {"id": "s1", "object": "thread.run.step", "type": "tool_calls", "created_at": 1700000001, "completed_at": 1700000004,
         "step_details": {"type": "tool_calls", "tool_calls": [{"id": "c1", "type": "code_interpreter", "code_interpreter":
          {"input": "print(1)", "outputs": [{"type": "logs", "logs": "1"}, {"type": "image", "image": {}}]}}]}}]})json");
    VERIFY_READ(log);
    QCOMPARE(log.report->format, "chat");
    QCOMPARE(log.report->flaws, 0u);
    const auto &steps = log.sink.runs.at(0).steps;
    QCOMPARE(steps.size(), 2u);
    QCOMPARE(steps.at(0).code.at(0).text, "print(1)");
    QCOMPARE(steps.at(0).outputs.at(0).text, "1");
    QCOMPARE(steps.at(0).time.seconds, 3.0);
    QCOMPARE(steps.at(1).toolCalls.at(0).result, "sun");
    QCOMPARE(steps.at(1).error->type, "server_error");
    QCOMPARE(steps.at(1).tokens.output, 6);
}

void TestChatLogs::readsThreadsOfAssistants()
{
    const ImportedText log(R"({"object": "list", "data": [{"id": "m1", "object": "thread.message", "role": "user",
        "content": [{"type": "text", "text": {"value": "U", "annotations": []}}]}, {"id": "m2", "object": "thread.message",
        "role": "assistant", "content": [{"type": "text", "text": {"value": "A", "annotations": []}}]}]})");
    VERIFY_READ(log);
    QCOMPARE(log.sink.runs.at(0).record.task, "U");
    QCOMPARE(log.sink.runs.at(0).steps.at(1).rawModelOutput, "A");
}

void TestChatLogs::reportsAgentsThatTalkToEachOther()
{
    const ImportedText log(R"json({"question": "Q", "history": [{"role": "human", "content": "Q"},
        {"role": "Orchestrator (thought)", "content": "We surf."},
        {"role": "WebSurfer", "content": "Found.\n```python\nprint(1)\n```"},
        {"role": "ComputerTerminal", "content": "exitcode: 0 (execution succeeded)\nCode output: 1"},
        {"name": "Math_Expert", "role": "assistant", "content": "It is 1."}]})json");
    VERIFY_READ(log);
    const auto &run = log.sink.runs.at(0);
    QCOMPARE(log.report->steps, 3u);
    QCOMPARE(run.record.task, "Q");
    QCOMPARE(run.steps.at(1).extra, R"json({"agent":"Orchestrator (thought)"})json");
    QCOMPARE(run.steps.at(2).code.at(0).text, "print(1)\n");
    QVERIFY(run.steps.at(2).outputs.at(0).text.contains("Code output: 1"));
    QCOMPARE(run.steps.at(3).extra, R"json({"agent":"Math_Expert"})json");
}

/// Data sets of prompts have the form of conversations.
void TestChatLogs::readsNoPromptsWithoutReplies_data()
{
    QTest::addColumn<std::string>("text");
    const std::string line = R"({"messages":[{"role":"system","content":"S"},{"role":"user","content":"U"}],"id":7})"
                             "\n";
    QTest::newRow("lines") << line + line;
    QTest::newRow("one document") << line;
    QTest::newRow("a list") << '[' + line + ',' + line + ']';
    QTest::newRow("messages") << std::string(R"({"role":"user","content":"U"})"
                                             "\n"
                                             R"({"role":"user","content":"V"})"
                                             "\n");
    QTest::newRow("ShareGPT") << std::string(R"({"conversations":[{"from":"human","value":"U"}]})");
    QTest::newRow("prepared for a tool") << std::string(R"({"prompt":"P","input":[{"role":"user","content":"U"}]})");
    QTest::newRow("behind a broken line") << "{\"messages\": [}\n" + line;
    std::string many;
    for (int n = 0; n < 1500; ++n)
        many += line;
    QTest::newRow("many") << many;
}

void TestChatLogs::readsNoPromptsWithoutReplies()
{
    QFETCH(const std::string, text);
    const ImportedText log(text);
    QVERIFY(!log.report);
    QVERIFY(log.report.error().code == ErrorCode::UnknownFormat);
    QCOMPARE(flawLine(log.report.error()), "looks-like prompts");
    QVERIFY(log.sink.runs.empty());
}

/// A run may end before the first reply.
void TestChatLogs::keepsConversationsBeforeTheFirstReply()
{
    const std::string asked = R"({"messages":[{"role":"user","content":"U"}]})"
                              "\n";
    const std::string answered = R"({"messages":[{"role":"user","content":"V"},{"role":"assistant","content":"A"}]})"
                                 "\n";
    const ImportedText log(asked + asked + answered + asked);
    VERIFY_READ(log);
    QCOMPARE(log.report->runs, 4u);
    QCOMPARE(log.report->flaws, 0u);
    QCOMPARE(log.sink.runs.at(2).record.task, "V");
}

QTEST_GUILESS_MAIN(TestChatLogs)
#include "tst_chatlogs.moc"
