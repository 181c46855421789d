// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/logs/flawline.h"
#include "tests/models/logs/madelogs.h"

#include <QTest>

using namespace vitrine;

/// What messages say in more than one place, and what they say of themselves.
class TestMessageForms final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsACallOnce_data();
    void readsACallOnce();
    void readsAResponseAsOneTurn();
    void readsHowAResponseEnded();
    void readsMessagesOfAmp();
    void readsSimulations();
    void saysWhatACommandWrote_data();
    void saysWhatACommandWrote();
    void separatesErrorsOfCalls();
    void keepsNoEventOfADenial();
    void joinsPartsOfAResult();
};

void TestMessageForms::readsACallOnce_data()
{
    QTest::addColumn<QByteArray>("log");
    QTest::newRow("content and tool_calls") << QByteArray(R"json([{"type": "human", "content": "T"},
        {"type": "ai", "content": [{"type": "text", "text": "go"},
            {"type": "tool_use", "id": "c1", "name": "python_repl", "input": {"code": "1/0"}}],
         "tool_calls": [{"name": "python_repl", "args": {"code": "1/0"}, "id": "c1", "type": "tool_call"}]}])json");
    QTest::newRow("streamed") << QByteArray(R"json([{"type": "human", "content": "T"},
        {"type": "ai", "content": [{"type": "tool_use", "id": "c1", "name": "python_repl", "input": {}}],
         "tool_calls": [{"name": "python_repl", "args": {"code": "1/0"}, "id": "c1", "type": "tool_call"}]}])json");
    QTest::newRow("standard blocks") << QByteArray(R"json([{"type": "human", "content": "T"},
        {"type": "ai", "content": [{"type": "tool_call", "id": "c1", "name": "python_repl", "args": {"code": "1/0"}}],
         "tool_calls": [{"name": "python_repl", "args": {"code": "1/0"}, "id": "c1", "type": "tool_call"}]}])json");
    QTest::newRow("LangSmith") << QByteArray(R"json([{"id": "a", "trace_id": "a", "run_type": "llm", "name": "m",
        "start_time": "2026-07-01T00:00:00", "end_time": "2026-07-01T00:00:01", "inputs": {"messages": []},
        "outputs": {"generations": [[{"text": "", "message": {"lc": 1, "type": "constructor",
            "id": ["langchain", "schema", "messages", "AIMessage"], "kwargs": {"type": "ai",
            "content": [{"type": "tool_use", "id": "c1", "name": "python_repl", "input": {"code": "1/0"}}],
            "tool_calls": [{"name": "python_repl", "args": {"code": "1/0"}, "id": "c1", "type": "tool_call"}]}}}]]}}])json");
}

void TestMessageForms::readsACallOnce()
{
    QFETCH(QByteArray, log);
    const ImportedText read(log.toStdString());
    VERIFY_READ(read);
    std::size_t calls = 0;
    for (const StepRecord *step : read.sink.steps())
        for (const RecordedToolCall &call : step->toolCalls) {
            ++calls;
            QCOMPARE(call.callId, "c1");
            QCOMPARE(call.arguments, R"({"code":"1/0"})");
        }
    QCOMPARE(calls, 1u);
}

void TestMessageForms::readsAResponseAsOneTurn()
{
    const ImportedText log(R"json({"id": "resp_1", "object": "response", "created_at": 1764000000,
        "status": "completed", "model": "m", "output": [{"id": "rs", "type": "reasoning", "summary": []},
        {"type": "message", "role": "assistant", "content": [{"type": "output_text", "text": "I call"}]},
        {"type": "web_search_call", "id": "w", "status": "completed", "action": {"type": "search", "query": "q"}},
        {"type": "code_interpreter_call", "id": "ci", "status": "completed", "code": "print(1)",
         "outputs": [{"type": "logs", "logs": "1"}]},
        {"type": "message", "role": "assistant", "content": [{"type": "output_text", "text": "found"}]}],
        "usage": {"input_tokens": 50, "output_tokens": 30}})json");
    VERIFY_READ(log);
    const auto &run = log.sink.runs.at(0);
    QCOMPARE(run.steps.size(), 1u);
    QCOMPARE(run.steps.at(0).rawModelOutput, "I call\n\nfound");
    QCOMPARE(run.steps.at(0).toolCalls.size(), 2u);
    QCOMPARE(run.steps.at(0).toolCalls.at(1).result, "1");
    QCOMPARE(run.record.tokens.input, 50);
    QCOMPARE(run.record.time.startedAt, 1764000000.0);
    QVERIFY(!run.record.time.seconds);
}

void TestMessageForms::readsHowAResponseEnded()
{
    const ImportedText cut(R"json({"id": "r", "object": "response", "status": "incomplete",
        "incomplete_details": {"reason": "max_output_tokens"}, "output": [{"type": "message", "role": "assistant",
        "content": [{"type": "output_text", "text": "So"}]}]})json");
    VERIFY_READ(cut);
    QVERIFY(cut.sink.runs.at(0).record.state == RunState::Interrupted);
    QVERIFY(cut.sink.steps().at(0)->error->layer == ErrorLayer::Limit);
    QCOMPARE(cut.sink.steps().at(0)->error->message, "max_output_tokens");
    const ImportedText failed(R"json({"id": "r", "object": "response", "status": "failed",
        "error": {"code": "server_error", "message": "Gone"}, "output": [{"type": "message", "role": "assistant",
        "content": [{"type": "output_text", "text": "So"}]}]})json");
    VERIFY_READ(failed);
    QVERIFY(failed.sink.runs.at(0).record.state == RunState::Error);
    QCOMPARE(failed.sink.steps().at(0)->error->type, "server_error");
}

void TestMessageForms::readsMessagesOfAmp()
{
    const ImportedText log(R"json({"v": 12, "id": "T-1", "created": 1764000000000, "messages": [
        {"role": "user", "messageId": 0, "content": [{"type": "text", "text": "T"}], "meta": {"sentAt": 1764000000000}},
        {"role": "assistant", "messageId": 1, "content": [{"type": "text", "text": "A"}], "usage": {"model": "opus",
         "inputTokens": 5, "outputTokens": 6, "cacheCreationInputTokens": 7, "cacheReadInputTokens": 8,
         "totalInputTokens": 20, "timestamp": "2025-11-24T16:00:10Z"}}]})json");
    VERIFY_READ(log);
    const auto &run = log.sink.runs.at(0);
    QCOMPARE(run.record.model, "opus");
    QCOMPARE(run.record.time.startedAt, 1764000000.0);
    QCOMPARE(run.record.time.seconds, 10.0);
    QCOMPARE(run.steps.back().tokens.input, 20);
    QCOMPARE(run.steps.back().tokens.output, 6);
    QCOMPARE(run.steps.back().time.startedAt, 1764000010.0);
}

void TestMessageForms::readsSimulations()
{
    const ImportedText log(R"json({"info": {"agent_info": {"llm": "gpt-4.1"}}, "tasks": [], "simulations": [{"id": "s",
        "task_id": "7", "start_time": "2026-01-01T00:00:00", "end_time": "2026-01-01T00:01:00", "duration": 60.5,
        "termination_reason": "user_stop", "agent_cost": 0.04, "user_cost": 0.01, "messages": [
        {"role": "user", "content": "cancel", "cost": 0.005},
        {"role": "assistant", "content": "Sorry", "cost": 0.02, "usage": {"completion_tokens": 8, "prompt_tokens": 100}}]}]})json");
    VERIFY_READ(log);
    const auto &run = log.sink.runs.at(0);
    QCOMPARE(run.record.model, "gpt-4.1");
    QCOMPARE(run.record.cost, 0.04);
    QCOMPARE(run.record.time.seconds, 60.5);
    QCOMPARE(*run.record.time.endedAt - *run.record.time.startedAt, 60.0);
    QCOMPARE(run.steps.back().extra, R"({"cost":0.02})");
}

void TestMessageForms::saysWhatACommandWrote_data()
{
    QTest::addColumn<QByteArray>("output");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("Gemini CLI") << QByteArray(
        "Command: cat nope\\nDirectory: (root)\\nOutput: cat: nope: No such file\\nError: (none)\\nExit "
        "Code: 1\\nSignal: (none)")
                                << QByteArray("cat: nope: No such file");
    QTest::newRow("Codex") << QByteArray(
        "Chunk ID: 1\\nWall time: 0.1 seconds\\nProcess exited with code 1\\nOutput:\\n")
                           << QByteArray("");
    QTest::newRow("tags") << QByteArray("<returncode>2</returncode>\\n<output>\\nls: no /x\\n</output>")
                          << QByteArray("ls: no /x");
}

void TestMessageForms::saysWhatACommandWrote()
{
    QFETCH(QByteArray, output);
    QFETCH(QByteArray, message);
    const ImportedText log(R"([{"role": "user", "content": "T"}, {"role": "assistant", "content": "", "tool_calls": [
        {"id": "1", "type": "function", "function": {"name": "bash", "arguments": "{\"command\":\"x\"}"}}]},
        {"role": "tool", "tool_call_id": "1", "content": ")"
        + output.toStdString() + R"("}])");
    VERIFY_READ(log);
    const StepRecord &step = *log.sink.steps().back();
    QVERIFY(step.error);
    QVERIFY(step.error->type.starts_with("exit status "));
    QCOMPARE(step.error->message, message.toStdString());
}

void TestMessageForms::separatesErrorsOfCalls()
{
    const ImportedText log(R"json({"info": {"id": "s", "time": {"created": 1}}, "messages": [{"info": {"id": "m",
        "role": "assistant", "modelID": "c"}, "parts": [{"type": "tool", "callID": "c1", "tool": "bash", "state":
        {"status": "completed", "input": {"command": "exit 1"}, "output": "", "metadata": {"exit": 1}}},
        {"type": "tool", "callID": "c2", "tool": "edit", "state": {"status": "error", "input": {"filePath": "/w/a"},
         "error": "oldString not found"}}]}]})json");
    VERIFY_READ(log);
    const StepRecord &step = *log.sink.steps().back();
    QCOMPARE(step.error->type, "exit status 1");
    QCOMPARE(step.error->message, "");
    QCOMPARE(step.toolCalls.at(1).error, "oldString not found");
}

void TestMessageForms::keepsNoEventOfADenial()
{
    const ImportedText log(
        R"json([{"role": "user", "content": "T"}, {"role": "assistant", "content": "", "tool_calls": [
        {"id": "1", "type": "function", "function": {"name": "bash", "arguments": "{\"command\":\"x\"}"}},
        {"id": "2", "type": "function", "function": {"name": "f", "arguments": "{}"}}]},
        {"role": "tool", "tool_call_id": "1", "content": "exited with exit code 3"},
        {"role": "tool", "tool_call_id": "2", "content": "exec command rejected by user"}])json");
    VERIFY_READ(log);
    const StepRecord &step = *log.sink.steps().back();
    QVERIFY(step.extra.contains("\"calls\""));
    QVERIFY(!step.extra.contains("\"events\""));
}

void TestMessageForms::joinsPartsOfAResult()
{
    const ImportedText log(R"json([{"role": "user", "content": "T"}, {"role": "assistant", "content": [
        {"type": "tool_use", "id": "1", "name": "f", "input": {}}]}, {"role": "user", "content": [{"type": "tool_result",
        "tool_use_id": "1", "content": [{"type": "text", "text": "one"}, {"type": "text", "text": "two"}]}]}])json");
    VERIFY_READ(log);
    QCOMPARE(log.sink.steps().back()->toolCalls.at(0).result, "one\ntwo");
}

QTEST_GUILESS_MAIN(TestMessageForms)
#include "tst_messageforms.moc"
