// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/logs/madelogs.h"

#include <QTest>

using namespace vitrine;

/// Logs of Inspect AI as one document. Archives of them are in tst_packedlogs.
class TestInspectLogs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsEventsOfASample();
    void readsMessagesWhereEventsAreMissing();
    void fillsInAttachments();
    void boundsAttachments();
    void endsATurnWithTheNextEvent();
    void takesPromptsFromThePool();
    void boundsThePool();
    void reportsDenialsAndLimits();
    void reportsCallsThatCouldNotBeRead();
    void keepsWholeSamplesOfABrokenLog();
};

std::string inspectLog(const std::string &samples)
{
    return R"({"version": 2, "status": "success", "eval": {"task": "demo", "model": "m/x",
        "packages": {"inspect_ai": "0.3"}}, "samples": [)"
        + samples + "]}";
}

const char *const modelEvent
    = R"({"event": "model", "timestamp": "2025-01-01T00:00:00+00:00", "completed": "2025-01-01T00:00:02+00:00",
    "model": "m/x", "input": [{"role": "user", "content": "Do it."}], "output": {"choices": [{"message": {"role": "assistant",
    "content": "I run.", "tool_calls": [{"id": "c1", "function": "python", "arguments": {"code": "print2"}}]}}],
    "usage": {"input_tokens": 5, "output_tokens": 6}}})";

void TestInspectLogs::readsEventsOfASample()
{
    const ImportedText log(
        inspectLog(std::string(R"({"id": 7, "epoch": 2, "input": "Do it.", "target": "1", "messages": [
        {"role": "system", "content": "S"}, {"role": "user", "content": "Do it."}, {"role": "assistant", "content": "I run."}],
        "events": [)")
            + modelEvent
            + R"(, {"event": "tool", "id": "c1", "function": "python", "arguments": {"code": "print2"}, "result": "1\n",
        "working_time": 0.25}], "total_time": 3.5, "output": {"choices": [{"message": {"role": "assistant", "content": "1"}}]},
        "scores": {"match": {"value": "C"}}})"));
    VERIFY_READ(log);
    QCOMPARE(log.report->format, "inspect");
    const auto &run = log.sink.runs.at(0);
    QCOMPARE(run.record.externalId, "7/2");
    QCOMPARE(run.record.agentName, "demo");
    QCOMPARE(run.record.expectedAnswer, "1");
    QCOMPARE(run.record.finalAnswer, "1");
    QCOMPARE(run.record.frameworkVersion, "0.3");
    QVERIFY(run.record.extra.contains(R"("environment":{"packages":{"inspect_ai":"0.3"}})"));
    QCOMPARE(run.steps.size(), 3u);
    const StepRecord &step = run.steps.at(2);
    QCOMPARE(step.code.at(0).text, "print2");
    QCOMPARE(step.time.seconds, 2.0);
    QCOMPARE(step.tokens.input, 5);
    QCOMPARE(step.toolCalls.at(0).seconds, 0.25);
    QCOMPARE(step.outputs.at(0).text, "1\n");
    QCOMPARE(step.prompt.at(0).text, "Do it.");
}

void TestInspectLogs::readsMessagesWhereEventsAreMissing()
{
    const ImportedText log(inspectLog(R"({"id": "a", "epoch": 1, "messages": [{"role": "user", "content": "U"},
        {"role": "assistant", "content": "A", "tool_calls": [{"id": "c", "function": "bash", "arguments": {"cmd": "ls"}}]},
        {"role": "tool", "tool_call_id": "c", "content": "x", "error": {"type": "timeout", "message": "slow"}}]})"));
    VERIFY_READ(log);
    const StepRecord &step = log.sink.runs.at(0).steps.at(1);
    QCOMPARE(step.code.at(0).text, "ls");
    QVERIFY(step.error->layer == ErrorLayer::Limit);
    QCOMPARE(step.toolCalls.at(0).error, "x");
}

void TestInspectLogs::fillsInAttachments()
{
    const ImportedText log(inspectLog(R"({"id": 1, "epoch": 1, "messages": [{"role": "user", "content":
        "attachment://00112233445566778899aabbccddeeff"}, {"role": "assistant", "content":
        "see attachment://00112233445566778899aabbccddeeff, and attachment://ffffffffffffffffffffffffffffffff"}],
        "attachments": {"00112233445566778899aabbccddeeff": "long text"}})"));
    VERIFY_READ(log);
    QCOMPARE(log.sink.runs.at(0).record.task, "long text");
    QCOMPARE(log.sink.runs.at(0).steps.at(1).rawModelOutput,
        "see long text, and attachment://ffffffffffffffffffffffffffffffff");
}

void TestInspectLogs::boundsAttachments()
{
    const std::string mark = "attachment://00112233445566778899aabbccddeeff ";
    std::string marks;
    for (int n = 0; n < 1000; ++n)
        marks += mark;
    const ImportedText log(inspectLog(R"({"id": 1, "epoch": 1, "messages": [{"role": "user", "content": "U"},
        {"role": "assistant", "content": ")"
        + marks + R"("}], "attachments": {"00112233445566778899aabbccddeeff": ")" + std::string(1 << 20, 'x')
        + "\"}}"));
    VERIFY_READ(log);
    QVERIFY(log.sink.runs.at(0).steps.at(1).rawModelOutput.size() < 70 << 20);
    QCOMPARE(log.report->skipped.size(), 1u);
    QVERIFY(log.report->skipped[0].code == ErrorCode::TooLarge);
}

void TestInspectLogs::endsATurnWithTheNextEvent()
{
    const ImportedText log(inspectLog(R"({"id": 1, "epoch": 1, "events": [
        {"event": "model", "timestamp": "2025-01-01T00:00:01+00:00", "output": {"choices": [{"message":
         {"role": "assistant", "content": "A"}}]}}, {"event": "state", "timestamp": "2025-01-01T00:00:04+00:00"},
        {"event": "info", "timestamp": "2025-01-01T00:00:09+00:00"}]})"));
    VERIFY_READ(log);
    const TimeSpan &time = log.sink.runs.at(0).steps.at(0).time;
    QCOMPARE(time.seconds, 3.0);
    QVERIFY(time.quality == Quality::Derived);
}

void TestInspectLogs::takesPromptsFromThePool()
{
    const ImportedText log(inspectLog(R"({"id": 1, "epoch": 1, "events": [
        {"event": "model", "input_refs": [[0, 1], [2, 9]], "output": {"choices": [{"message": {"role": "assistant",
         "content": "A", "tool_calls": [{"id": "c", "function": "python", "arguments":
         {"code": "attachment://00112233445566778899aabbccddeeff"}}]}}]}},
        {"event": "model", "input_refs": [[-1, 5], [1], "x"], "output": {"choices": []}}],
        "events_data": {"messages": [{"role": "system", "content": "S"}, {"role": "user", "content": "no"},
         {"role": "user", "content": [{"type": "text", "text": "U"}]}], "calls": []},
        "attachments": {"00112233445566778899aabbccddeeff": "say = 1"}})"));
    VERIFY_READ(log);
    const auto &steps = log.sink.runs.at(0).steps;
    QCOMPARE(steps.at(0).prompt.size(), 2u);
    QCOMPARE(steps.at(0).prompt.at(0).role, "system");
    QCOMPARE(steps.at(0).prompt.at(1).text, "U");
    QCOMPARE(steps.at(0).code.at(0).text, "say = 1");
    QCOMPARE(steps.at(0).toolCalls.at(0).arguments, R"({"code":"say = 1"})");
    QVERIFY(steps.at(1).prompt.empty());
}

void TestInspectLogs::boundsThePool()
{
    std::string ranges = "[0, 1]";
    for (int n = 0; n < 1000; ++n)
        ranges += ", [0, 1]";
    const ImportedText log(inspectLog(R"({"id": 1, "epoch": 1, "events": [{"event": "model", "input_refs": [)" + ranges
        + R"(], "output": {"choices": [{"message": {"role": "assistant", "content": "A"}}]}}],
        "events_data": {"messages": [{"role": "user", "content": ")"
        + std::string(1 << 20, 'x') + "\"}]}}"));
    VERIFY_READ(log);
    QVERIFY(log.sink.runs.at(0).steps.at(0).prompt.size() < 70);
}

void TestInspectLogs::reportsDenialsAndLimits()
{
    const ImportedText log(inspectLog(
        std::string(R"({"id": 1, "epoch": 1, "limit": {"type": "message", "limit": 5}, "events": [)") + modelEvent
        + R"(, {"event": "tool", "id": "c1", "result": "", "error": {"type": "approval", "message": "no"}}]},
        {"id": 2, "epoch": 1, "error": {"message": "broke"}, "events": []})"));
    VERIFY_READ(log);
    QVERIFY(log.sink.runs.at(0).record.state == RunState::MaxSteps);
    QVERIFY(log.sink.runs.at(0).steps.at(0).error->layer == ErrorLayer::Policy);
    QCOMPARE(log.sink.runs.at(0).steps.at(0).error->message, "no");
    QVERIFY(log.sink.runs.at(1).record.state == RunState::Error);
}

void TestInspectLogs::reportsCallsThatCouldNotBeRead()
{
    const ImportedText log(inspectLog(R"({"id": "a", "epoch": 1, "messages": [{"role": "user", "content": "U"},
        {"role": "assistant", "content": "A", "tool_calls": [{"id": "c", "function": "python", "arguments": {},
         "parse_error": "no JSON at 3"}]},
        {"role": "tool", "tool_call_id": "c", "content": "", "error": {"type": "parsing", "message": "no JSON at 3"}},
        {"role": "assistant", "content": "B", "tool_calls": [{"id": "d", "function": "python", "arguments": {},
         "parse_error": "cut"}]}]})"));
    VERIFY_READ(log);
    const auto &steps = log.sink.runs.at(0).steps;
    for (const std::size_t n : { 1, 2 }) {
        QVERIFY(steps.at(n).error->layer == ErrorLayer::Parse);
        QVERIFY(steps.at(n).code.empty());
    }
    QCOMPARE(steps.at(1).error->message, "no JSON at 3");
    QCOMPARE(steps.at(2).toolCalls.at(0).error, "cut");
}

void TestInspectLogs::keepsWholeSamplesOfABrokenLog()
{
    std::string text = inspectLog(R"({"id": 1, "epoch": 1, "messages": [{"role": "assistant", "content": "A"}]},
        {"id": 2, "epoch": 1, "messages": [{"role": "assistant", "content": "B"}, {"role": )");
    text.resize(text.size() - 2);
    const ImportedText log(text);
    VERIFY_READ(log);
    QCOMPARE(log.report->steps, 2u);
    QVERIFY(!log.report->skipped.empty());
}

QTEST_GUILESS_MAIN(TestInspectLogs)
#include "tst_inspectlogs.moc"
