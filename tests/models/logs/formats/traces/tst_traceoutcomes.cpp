// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/trail/record/actions.h"
#include "models/trail/record/runlabels.h"
#include "tests/models/logs/flawline.h"
#include "tests/models/logs/madelogs.h"

#include <QTest>

using namespace vitrine;

/// How calls and whole traces ended, what they cost, and whom they belong to.
class TestTraceOutcomes final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsFailedCallsOfWeave();
    void readsThreadsOfLangSmith();
    void readsTracesOfMlflow();
    void readsCommandsInTelemetry();
};

void TestTraceOutcomes::readsFailedCallsOfWeave()
{
    const ImportedText log(
        R"json({"id": "w0", "op_name": "weave:///e/p/op/Agent.run:abc", "trace_id": "w0", "parent_id": null, "started_at": "2026-01-01T00:00:00Z", "ended_at": "2026-01-01T00:00:09Z", "inputs": {"q": "T"}, "output": "A", "exception": null, "summary": {"weave": {"costs": {"m": {"prompt_tokens_total_cost": 0.01, "completion_tokens_total_cost": 0.02}}}}}
{"id": "w1", "op_name": "weave:///e/p/op/openai.chat.completions.create:abc", "trace_id": "w0", "parent_id": "w0", "started_at": "2026-01-01T00:00:01Z", "ended_at": "2026-01-01T00:00:02Z", "inputs": {"model": "m", "messages": [{"role": "user", "content": "T"}]}, "output": {"choices": [{"message": {"role": "assistant", "content": "", "tool_calls": [{"id": "1", "type": "function", "function": {"name": "f", "arguments": "{}"}}]}}]}, "exception": null, "summary": {}}
{"id": "w2", "op_name": "weave:///e/p/op/f:abc", "trace_id": "w0", "parent_id": "w0", "started_at": "2026-01-01T00:00:03Z", "ended_at": "2026-01-01T00:00:04Z", "inputs": {}, "output": null, "exception": "ValueError: no", "summary": {}}
)json");
    VERIFY_READ(log);
    const auto &run = log.sink.runs.at(0);
    QCOMPARE(run.record.cost, 0.03);
    const StepRecord &step = run.steps.back();
    QCOMPARE(step.toolCalls.size(), 1u);
    QCOMPARE(step.toolCalls.at(0).error, "no");
    QVERIFY(step.error);
    QCOMPARE(step.error->message, "no");
}

void TestTraceOutcomes::readsThreadsOfLangSmith()
{
    const ImportedText log(R"json([{"id": "a", "trace_id": "a", "parent_run_id": null, "run_type": "chain", "name": "g",
        "start_time": "2026-07-01T00:00:00", "end_time": "2026-07-01T00:00:09", "inputs": {"q": "T"},
        "outputs": {"a": "A"}, "session_id": "project", "extra": {"metadata": {"user_id": "u", "thread_id": "t"}}},
        {"id": "b", "trace_id": "a", "parent_run_id": "a", "run_type": "llm", "name": "m", "session_id": "project",
        "start_time": "2026-07-01T00:00:01", "end_time": "2026-07-01T00:00:02", "inputs": {"messages": []},
        "outputs": {"generations": [[{"text": "A"}]]}}])json");
    VERIFY_READ(log);
    const RunLabels labels = runLabelsIn(log.sink.runs.at(0).record.extra);
    QCOMPARE(labels.session, "t");
    QCOMPARE(labels.user, "u");
    QVERIFY(log.sink.runs.at(0).record.extra.contains("\"project\""));
}

void TestTraceOutcomes::readsTracesOfMlflow()
{
    const ImportedText log(R"json({"info": {"trace_id": "tr", "state": "ERROR", "trace_metadata": {
        "mlflow.trace.user": "u", "mlflow.trace.session": "s"}}, "data": {"spans": [{"trace_id": "t", "span_id": "1",
        "parent_span_id": null, "name": "agent", "start_time_unix_nano": 1764000000000000000,
        "end_time_unix_nano": 1764000009000000000, "status": {"code": "STATUS_CODE_OK"}, "attributes": {
        "mlflow.spanType": "\"AGENT\"", "mlflow.spanInputs": "{\"q\": \"T\"}", "mlflow.spanOutputs": "\"A\""}}]}})json");
    VERIFY_READ(log);
    const RunRecord &run = log.sink.runs.at(0).record;
    QCOMPARE(runLabelsIn(run.extra).user, "u");
    QCOMPARE(runLabelsIn(run.extra).session, "s");
    QVERIFY(run.state == RunState::Error);
}

void TestTraceOutcomes::readsCommandsInTelemetry()
{
    const ImportedText log(
        R"json({"resourceLogs": [{"resource": {"attributes": []}, "scopeLogs": [{"scope": {"name": "s"},
        "logRecords": [{"timeUnixNano": "1764000001000000000", "body": {"stringValue": "claude_code.api_request"},
        "attributes": [{"key": "event.name", "value": {"stringValue": "api_request"}},
        {"key": "session.id", "value": {"stringValue": "S"}}, {"key": "model", "value": {"stringValue": "m"}},
        {"key": "input_tokens", "value": {"stringValue": "5"}}]}, {"timeUnixNano": "1764000003000000000", "body": {"stringValue": "claude_code.tool_result"},
        "attributes": [{"key": "event.name", "value": {"stringValue": "tool_result"}},
        {"key": "session.id", "value": {"stringValue": "S"}}, {"key": "tool_name", "value": {"stringValue": "Bash"}}, {"key": "success", "value": {"stringValue": "true"}},
        {"key": "tool_parameters", "value": {"stringValue": "{\"bash_command\":\"rm x\"}"}}]}]}]}]})json");
    VERIFY_READ(log);
    QCOMPARE(actionsOf(*log.sink.steps().back()).front().text, "rm x");
}

QTEST_GUILESS_MAIN(TestTraceOutcomes)
#include "tst_traceoutcomes.moc"
