// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/logs/flawline.h"
#include "tests/models/logs/madelogs.h"

#include <QTest>

using namespace vitrine;

/// Times, tokens, errors and tasks of agents' sessions that stand in places of their own.
class TestAgentFigures final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsErrorsOfVsCode();
    void timesRunsOfCursor();
    void readsTokensOfCopilot();
    void readsTheTaskOfCursor();
    void readsErrorsOfTheService();
    void namesEveryError();
};

void TestAgentFigures::readsErrorsOfVsCode()
{
    const ImportedText log(R"json({"version": 3, "sessionId": "v", "requests": [{"requestId": "r2",
        "timestamp": 1764000050000, "modelId": "m", "message": {"text": "again"}, "response": [], "result": {
        "errorDetails": {"message": "Sorry, rate limited", "code": "rateLimited"}, "timings": {"totalElapsed": 2500}}}]})json");
    VERIFY_READ(log);
    const auto &run = log.sink.runs.at(0);
    const StepRecord &turn = run.steps.back();
    QVERIFY(turn.kind == StepKind::Action);
    QVERIFY(turn.error->layer == ErrorLayer::Model);
    QCOMPARE(turn.error->type, "rateLimited");
    QCOMPARE(turn.error->message, "Sorry, rate limited");
    QVERIFY(run.record.state == RunState::Error);
    QCOMPARE(run.record.time.seconds, 2.5);
}

void TestAgentFigures::timesRunsOfCursor()
{
    const ImportedText log(
        R"json({"type": "system", "subtype": "init", "apiKeySource": "login", "session_id": "c", "model": "m", "permissionMode": "default"}
{"type": "user", "message": {"role": "user", "content": [{"type": "text", "text": "T"}]}, "session_id": "c"}
{"type": "assistant", "message": {"role": "assistant", "content": [{"type": "text", "text": "A"}]}, "session_id": "c", "timestamp_ms": 1764000000000}
{"type": "result", "subtype": "success", "duration_ms": 5000, "is_error": false, "result": "A", "session_id": "c"}
)json");
    VERIFY_READ(log);
    const auto &run = log.sink.runs.at(0);
    QCOMPARE(run.record.time.startedAt, 1764000000.0);
    QCOMPARE(run.record.time.seconds, 5.0);
    QVERIFY(run.record.time.quality == Quality::Recorded);
    QVERIFY(!run.steps.back().time.seconds);
}

void TestAgentFigures::readsTokensOfCopilot()
{
    const ImportedText log(
        R"json({"type": "session.start", "timestamp": "2026-08-01T07:00:00Z", "data": {"sessionId": "c", "copilotVersion": "1"}}
{"type": "user.message", "timestamp": "2026-08-01T07:00:01Z", "data": {"content": "T"}}
{"type": "assistant.message", "timestamp": "2026-08-01T07:00:02Z", "data": {"messageId": "a", "content": "A", "toolRequests": [], "outputTokens": 5}}
{"type": "session.shutdown", "timestamp": "2026-08-01T07:00:03Z", "data": {"modelMetrics": {"a": {"usage": {"inputTokens": 5000, "outputTokens": 30, "cacheReadTokens": 3000}}, "b": {"usage": {"inputTokens": 1, "outputTokens": 2}}}}}
)json");
    VERIFY_READ(log);
    QCOMPARE(log.sink.runs.at(0).record.tokens.input, 5001);
    QCOMPARE(log.sink.runs.at(0).record.tokens.output, 32);
    QVERIFY(log.sink.runs.at(0).record.tokens.quality == Quality::Recorded);
}

void TestAgentFigures::readsTheTaskOfCursor()
{
    const ImportedText log(
        R"json({"role": "user", "message": {"content": [{"type": "text", "text": "<user_query>\nDo it\n</user_query>"}]}}
{"role": "assistant", "message": {"content": [{"type": "text", "text": "ok"}]}}
)json");
    VERIFY_READ(log);
    QCOMPARE(log.sink.runs.at(0).record.task, "Do it");
}

void TestAgentFigures::readsErrorsOfTheService()
{
    const ImportedText log(
        R"json({"type": "user", "uuid": "1", "sessionId": "s", "timestamp": "2026-08-01T07:00:01Z", "message": {"role": "user", "content": "T"}}
{"type": "assistant", "uuid": "2", "sessionId": "s", "timestamp": "2026-08-01T07:00:02Z", "isApiErrorMessage": true, "message": {"id": "m", "role": "assistant", "content": [{"type": "text", "text": "API Error: 529 {\"type\":\"error\",\"error\":{\"type\":\"overloaded_error\",\"message\":\"Overloaded\"}}"}]}}
)json");
    VERIFY_READ(log);
    QCOMPARE(log.sink.steps().back()->error->message, "API Error: 529 Overloaded");
}

void TestAgentFigures::namesEveryError()
{
    const ImportedText log(R"json({"info": {"id": "s", "time": {"created": 1}}, "messages": [{"info": {"id": "m",
        "role": "assistant", "modelID": "c", "error": {"data": {"message": "429"}}}, "parts": []}]})json");
    VERIFY_READ(log);
    QCOMPARE(log.sink.steps().back()->error->type, "error");
    QCOMPARE(log.sink.steps().back()->error->message, "429");
}

QTEST_GUILESS_MAIN(TestAgentFigures)
#include "tst_agentfigures.moc"
