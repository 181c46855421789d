// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/chat/approvals.h"
#include "models/trail/record/actions.h"
#include "models/trail/record/logevents.h"
#include "tests/models/logs/flawline.h"
#include "tests/models/logs/madelogs.h"

#include <QTest>

#include <algorithm>

using namespace vitrine;

/// Who let an action run, as the logs of agents say it.
class TestCallApprovals : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void understandsWords_data();
    void understandsWords();
    void tiesDecisionsToCalls_data();
    void tiesDecisionsToCalls();
    void readsDecisionsOfLateCalls();
    void tiesDecisionsWithoutIdToTheOnlyOpenCall();
    void derivesDenials();
    void keepsOtherFacts();
    void ignoresForeignFacts_data();
    void ignoresForeignFacts();
    void tiesRunsToTheirCalls_data();
    void tiesRunsToTheirCalls();
};

namespace {

/// The action with this call, in any run.
std::optional<ActionRecord> actionOf(const CollectingSink &sink, std::string_view call)
{
    for (const auto &run : sink.runs)
        for (const StepRecord &step : run.steps)
            for (const ActionRecord &action : actionsOf(step))
                if (action.callId == call)
                    return action;
    return {};
}

} // namespace

void TestCallApprovals::understandsWords_data()
{
    QTest::addColumn<QString>("decision");
    QTest::addColumn<QString>("source");
    const auto row = [](const char *word, const char *decision, const char *source) {
        QTest::newRow(word) << QString::fromLatin1(decision) << QString::fromLatin1(source);
    };
    row("approved", "allowed", "unknown");
    row("approved-for-session", "allowed", "person");
    row("approve", "allowed", "unknown");
    row("accept", "allowed", "unknown");
    row("auto_accept", "allowed", "rule");
    row("allow", "allowed", "unknown");
    row("denied-interactively-by-user", "denied", "person");
    row("denied-by-rules", "denied", "rule");
    row("denied-no-approval-rule-and-could-not-request-from-user", "denied", "rule");
    row("rejected", "denied", "unknown");
    row("reject", "denied", "unknown");
    row("deny", "denied", "unknown");
    row("terminate", "denied", "unknown");
    row("modify", "changed", "unknown");
    row("escalate", "", "");
    row("", "", "");
}

void TestCallApprovals::understandsWords()
{
    const auto approval = approvalFrom(QTest::currentDataTag());
    const auto text = [](std::string_view name) { return QString::fromUtf8(name.data(), qsizetype(name.size())); };
    QTEST(approval ? text(toString(approval->decision)) : QString(), "decision");
    QTEST(approval ? text(toString(approval->source)) : QString(), "source");
}

void TestCallApprovals::tiesDecisionsToCalls_data()
{
    QTest::addColumn<QByteArray>("log");
    QTest::addColumn<QString>("said"); // decision, source, name, reason
    const auto row = [](const char *name, const char *said, const char *log) {
        QTest::newRow(name) << QByteArray(log) << QString::fromLatin1(said);
    };
    row("Kimi wire", "allowed person", R"({"type":"metadata","protocol_version":"1.4","created_at":1784950509920}
{"type":"context.append_message","message":{"role":"user","content":[{"type":"text","text":"Go"}]},"time":1784950509921}
{"type":"context.append_loop_event","event":{"type":"step.begin","uuid":"u1","turnId":"0","step":1},"time":1784950509922}
{"type":"permission.record_approval_result","turnId":0,"toolCallId":"c1","toolName":"Bash","action":"Running: ls","result":{"decision":"approved","scope":"session"},"time":1784950509923}
{"type":"context.append_loop_event","event":{"type":"tool.call","uuid":"c1","turnId":"0","step":1,"stepUuid":"u1","toolCallId":"c1","name":"Bash","args":{"command":"ls"}},"time":1784950509924}
)");
    row("Kimi wire, a command that was allowed for the session", "allowed rule Bash(find \\( -name '*.c' \\))",
        R"json({"type":"metadata","protocol_version":"1.4","created_at":1784950509920}
{"type":"context.append_message","message":{"role":"user","content":[{"type":"text","text":"Go"}]},"time":1784950509921}
{"type":"context.append_loop_event","event":{"type":"step.begin","uuid":"u1","turnId":"0","step":1},"time":1784950509922}
{"type":"permission.record_approval_result","turnId":0,"toolCallId":"c0","toolName":"Bash","sessionApprovalRule":"Bash(find \\\\\\( -name '\\*.c' \\\\\\))","result":{"decision":"approved","scope":"session"},"time":1784950509923}
{"type":"context.append_loop_event","event":{"type":"tool.call","uuid":"c1","turnId":"0","step":1,"stepUuid":"u1","toolCallId":"c1","name":"Bash","args":{"command":"find \\( -name '*.c' \\)"}},"time":1784950509924}
)json");
    row("Kimi messages", "denied person - not now",
        R"({"timestamp":1784950509.1,"message":{"type":"TurnBegin","payload":{"user_input":"Go"}}}
{"timestamp":1784950509.2,"message":{"type":"StepBegin","payload":{"n":1}}}
{"timestamp":1784950509.3,"message":{"type":"ToolCall","payload":{"type":"function","id":"c1","function":{"name":"Shell","arguments":"{\"command\":\"ls\"}"}}}}
{"timestamp":1784950509.4,"message":{"type":"ApprovalRequest","payload":{"id":"r1","tool_call_id":"c1","sender":"Shell","action":"run","description":"ls"}}}
{"timestamp":1784950509.5,"message":{"type":"ApprovalResponse","payload":{"request_id":"r1","response":"reject","feedback":"not now"}}}
)");
    row("Copilot CLI, by its call", "denied person",
        R"({"type":"session.start","data":{"sessionId":"s1","copilotVersion":"1.0"},"timestamp":"2026-09-01T10:00:00Z"}
{"type":"user.message","data":{"content":"Go"},"timestamp":"2026-09-01T10:00:01Z"}
{"type":"assistant.message","data":{"messageId":"m1","content":"","toolRequests":[{"toolCallId":"c1","name":"bash","arguments":{"command":"ls"}}]},"timestamp":"2026-09-01T10:00:02Z"}
{"type":"permission.completed","data":{"requestId":"r1","toolCallId":"c1","result":{"kind":"denied-interactively-by-user"}},"timestamp":"2026-09-01T10:00:03Z"}
)");
    row("Copilot CLI, by its request", "allowed person",
        R"({"type":"session.start","data":{"sessionId":"s1","copilotVersion":"1.0"},"timestamp":"2026-09-01T10:00:00Z"}
{"type":"user.message","data":{"content":"Go"},"timestamp":"2026-09-01T10:00:01Z"}
{"type":"assistant.message","data":{"messageId":"m1","content":"","toolRequests":[{"toolCallId":"c1","name":"bash","arguments":{"command":"ls"}}]},"timestamp":"2026-09-01T10:00:02Z"}
{"type":"permission.requested","data":{"requestId":"r1","permissionRequest":{"kind":"shell","toolCallId":"c1"}},"timestamp":"2026-09-01T10:00:02Z"}
{"type":"permission.completed","data":{"requestId":"r1","result":{"kind":"approved-for-session"}},"timestamp":"2026-09-01T10:00:03Z"}
)");
    row("Codex, by a reviewing model", "denied model guardian deletes files",
        R"({"timestamp":"2026-09-01T10:00:00Z","type":"session_meta","payload":{"id":"s1","cwd":"/w"}}
{"timestamp":"2026-09-01T10:00:01Z","type":"response_item","payload":{"type":"function_call","name":"exec_command","arguments":"{\"cmd\":\"rm -r x\"}","call_id":"c1"}}
{"timestamp":"2026-09-01T10:00:02Z","type":"event_msg","payload":{"type":"guardian_assessment","id":"g1","target_item_id":"c1","status":"in_progress"}}
{"timestamp":"2026-09-01T10:00:03Z","type":"event_msg","payload":{"type":"guardian_assessment","id":"g1","target_item_id":"c1","status":"denied","rationale":"deletes files"}}
)");
    row("Responses", "allowed person - fine",
        R"({"object":"response","id":"r1","model":"m","status":"completed","output":[
{"type":"mcp_approval_request","id":"a1","name":"search","server_label":"docs","arguments":"{}"},
{"type":"mcp_approval_response","id":"a2","approval_request_id":"a1","approve":true,"reason":"fine"},
{"type":"mcp_call","id":"c1","approval_request_id":"a1","name":"search","server_label":"docs","arguments":"{}","output":"x"}]})");
    row("Claude Code, by a hook", "denied rule PermissionRequest",
        R"({"type":"user","sessionId":"s1","message":{"role":"user","content":"Go"}}
{"type":"assistant","sessionId":"s1","message":{"id":"m1","role":"assistant","content":[{"type":"tool_use","id":"c1","name":"Bash","input":{"command":"ls"}}]}}
{"type":"attachment","sessionId":"s1","attachment":{"type":"hook_permission_decision","decision":"deny","toolUseID":"c1","hookEvent":"PermissionRequest"}}
)");
    row("Claude Code, in telemetry", "allowed person user_temporary",
        R"({"resourceLogs":[{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"claude-code"}}]},"scopeLogs":[{"logRecords":[
{"timeUnixNano":"1772600000000000000","body":{"stringValue":"claude_code.tool_decision"},"attributes":[{"key":"event.name","value":{"stringValue":"tool_decision"}},{"key":"session.id","value":{"stringValue":"s1"}},{"key":"tool_name","value":{"stringValue":"Bash"}},{"key":"tool_use_id","value":{"stringValue":"c1"}},{"key":"decision","value":{"stringValue":"accept"}},{"key":"source","value":{"stringValue":"user_temporary"}}]},
{"timeUnixNano":"1772600001000000000","body":{"stringValue":"claude_code.tool_result"},"attributes":[{"key":"event.name","value":{"stringValue":"tool_result"}},{"key":"session.id","value":{"stringValue":"s1"}},{"key":"tool_name","value":{"stringValue":"Bash"}},{"key":"tool_use_id","value":{"stringValue":"c1"}},{"key":"success","value":{"stringValue":"true"}},{"key":"duration_ms","value":{"stringValue":"5"}}]}]}]}]})");
}

void TestCallApprovals::tiesDecisionsToCalls()
{
    QFETCH(const QByteArray, log);
    const ImportedText read(log.toStdString());
    VERIFY_READ(read);
    const auto action = actionOf(read.sink, "c1");
    QVERIFY(action);
    QVERIFY(action->approval);
    QString said = QString::fromLatin1(toString(action->approval->decision).data()) + u' '
        + QString::fromLatin1(toString(action->approval->source).data());
    for (const std::string &more : { action->approval->name, action->approval->reason })
        said += u' ' + (more.empty() ? QStringLiteral("-") : QString::fromStdString(more));
    while (said.endsWith(QLatin1StringView(" -")))
        said.chop(2);
    QTEST(said, "said");
}

/// The decision may come after the next turn has begun.
void TestCallApprovals::readsDecisionsOfLateCalls()
{
    const ImportedText read(
        R"({"timestamp":"2026-09-01T10:00:00Z","type":"session_meta","payload":{"id":"s1","cwd":"/w"}}
{"timestamp":"2026-09-01T10:00:01Z","type":"response_item","payload":{"type":"function_call","name":"exec_command","arguments":"{\"cmd\":\"ls\"}","call_id":"c1"}}
{"timestamp":"2026-09-01T10:00:02Z","type":"response_item","payload":{"type":"function_call_output","call_id":"c1","output":"a"}}
{"timestamp":"2026-09-01T10:00:03Z","type":"response_item","payload":{"type":"function_call","name":"exec_command","arguments":"{\"cmd\":\"id\"}","call_id":"c2"}}
{"timestamp":"2026-09-01T10:00:04Z","type":"event_msg","payload":{"type":"guardian_assessment","target_item_id":"c1","status":"approved"}}
)");
    VERIFY_READ(read);
    QVERIFY(actionOf(read.sink, "c1")->approval);
    QVERIFY(!actionOf(read.sink, "c2")->approval);
}

/// A result that says so is a decision, unless the log has recorded the decision itself.
/// Older versions of agents name the tool alone.
void TestCallApprovals::tiesDecisionsWithoutIdToTheOnlyOpenCall()
{
    int second = 0;
    const auto record = [&](const char *name, const char *key, const char *value) {
        const std::string at = std::to_string(1'772'600'000 + ++second) + "000000000";
        const auto attribute = [](const char *k, const char *v) {
            return std::string(R"(,{"key":")") + k + R"(","value":{"stringValue":")" + v + R"("}})";
        };
        return (second > 1 ? "," : "") + std::string(R"({"timeUnixNano":")") + at
            + R"(","body":{"stringValue":"claude_code.)" + name
            + R"("},"attributes":[{"key":"session.id","value":{"stringValue":"s1"}})" + attribute("event.name", name)
            + attribute("tool_name", "Bash") + attribute(key, value) + attribute("source", "user_temporary") + "]}";
    };
    const auto decision = [&](const char *value) { return record("tool_decision", "decision", value); };
    const auto result = [&] { return record("tool_result", "success", "true"); };
    // One call alone, one after a denied call, two at the same time, and one alone again.
    const std::string records = decision("accept") + result() + decision("reject") + decision("accept") + result()
        + decision("accept") + decision("accept") + result() + result() + decision("accept") + result();
    const ImportedText read(
        R"({"resourceLogs":[{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"claude-code"}}]},)"
        R"("scopeLogs":[{"logRecords":[)"
        + records + "]}]}]}");
    VERIFY_READ(read);
    std::string decided;
    std::size_t kept = 0;
    for (const auto &run : read.sink.runs)
        for (const StepRecord &step : run.steps) {
            kept += logEventsIn(step.extra).size();
            for (const ActionRecord &action : actionsOf(step))
                decided += action.approval ? 'y' : 'n';
        }
    QCOMPARE(decided, std::string("yynny"));
    QVERIFY(kept >= 6);
}

void TestCallApprovals::derivesDenials()
{
    const std::string turn = R"({"type":"user","sessionId":"s1","message":{"role":"user","content":"Go"}}
{"type":"assistant","sessionId":"s1","message":{"id":"m1","role":"assistant","content":[{"type":"tool_use","id":"c1","name":"Bash","input":{"command":"ls"}}]}}
)";
    const std::string denial
        = R"({"type":"user","sessionId":"s1","message":{"role":"user","content":[{"type":"tool_result","tool_use_id":"c1","is_error":true,"content":"The user doesn't want to proceed with this tool use. The tool use was rejected (eg. if it was a file edit, the new_string was NOT written to the file). STOP what you are doing and wait for the user to tell you how to proceed."}]}}
)";
    const std::string hook
        = R"({"type":"attachment","sessionId":"s1","attachment":{"type":"hook_permission_decision","decision":"deny","toolUseID":"c1","hookEvent":"PermissionRequest"}}
)";
    const ImportedText plain(turn + denial);
    VERIFY_READ(plain);
    const auto derived = actionOf(plain.sink, "c1")->approval;
    QVERIFY(derived);
    QVERIFY(derived->decision == Approval::Decision::Denied);
    QVERIFY(derived->source == Approval::Source::Person);
    const ImportedText recorded(turn + hook + denial);
    VERIFY_READ(recorded);
    QCOMPARE(actionOf(recorded.sink, "c1")->approval->name, "PermissionRequest");
}

void TestCallApprovals::keepsOtherFacts()
{
    std::string extra = R"({"events":[{"kind":"x","record":{"call_id":"c9"}}],"model":"m"})";
    const Approval approval { Approval::Decision::Changed, Approval::Source::Rule, "r", "because\n\"so\"", 12.5 };
    addCallFacts(extra, { { "c1", 3.5, {} }, { "c2", {}, approval } });
    addCallFacts(extra, { { "c1", {}, approval } });
    const auto facts = callFactsIn(extra);
    QCOMPARE(facts.size(), 2u);
    QCOMPARE(facts.at(0), (CallFacts { "c1", 3.5, approval }));
    QCOMPARE(facts.at(1), (CallFacts { "c2", {}, approval }));
    QVERIFY(extra.starts_with(R"({"events":[{"kind":"x")"));
    QVERIFY(extra.contains(R"("model":"m")"));
}

void TestCallApprovals::ignoresForeignFacts_data()
{
    QTest::addColumn<QByteArray>("extra");
    for (const char *extra : { "", "{}", "[]", "nonsense \"call_id\"", R"({"calls":"call_id"})",
             R"({"calls":[{"call_id":7}]})", R"({"calls":{"call_id":"c1"}})" })
        QTest::newRow(*extra == '\0' ? "empty" : extra) << QByteArray(extra);
}

void TestCallApprovals::ignoresForeignFacts()
{
    QFETCH(const QByteArray, extra);
    QVERIFY(callFactsIn(extra.toStdString()).empty());
    QCOMPARE(startingCallIn(extra.toStdString()), std::string());
}

void TestCallApprovals::tiesRunsToTheirCalls_data()
{
    QTest::addColumn<QByteArray>("log");
    const auto row = [](const char *name, const char *log) { QTest::newRow(name) << QByteArray(log); };
    row("Claude Code", R"({"type":"user","sessionId":"s1","message":{"role":"user","content":"Go"}}
{"type":"assistant","sessionId":"s1","message":{"id":"m1","role":"assistant","content":[{"type":"tool_use","id":"c1","name":"Task","input":{"prompt":"Look"}}]}}
{"type":"user","sessionId":"s1","isSidechain":true,"agentId":"a1","message":{"role":"user","content":"Look"}}
{"type":"assistant","sessionId":"s1","isSidechain":true,"agentId":"a1","message":{"id":"m2","role":"assistant","content":[{"type":"text","text":"Seen."}]}}
{"type":"user","sessionId":"s1","toolUseResult":{"agentId":"a1","status":"completed"},"message":{"role":"user","content":[{"type":"tool_result","tool_use_id":"c1","content":"Seen."}]}}
)");
    row("ATIF", R"({"schema_version":"ATIF-v1.7","session_id":"s1","agent":{"name":"a"},"steps":[
{"step_id":1,"source":"user","message":"Task"},
{"step_id":2,"source":"agent","message":"","tool_calls":[{"tool_call_id":"c1","function_name":"ask","arguments":{}}],
"observation":{"results":[{"source_call_id":"c1","content":"Seen.","subagent_trajectory_ref":[{"session_id":"s2"}]}]}}],
"subagent_trajectories":[{"schema_version":"ATIF-v1.7","session_id":"s2","agent":{"name":"b"},
"steps":[{"step_id":1,"source":"agent","message":"Seen."}]}]}
)");
    row("ATIF, one session", R"({"schema_version":"ATIF-v1.7","session_id":"s1","agent":{"name":"a"},"steps":[
{"step_id":1,"source":"user","message":"Task"},
{"step_id":2,"source":"agent","message":"","tool_calls":[{"tool_call_id":"c0","function_name":"ask","arguments":{}},{"tool_call_id":"c1","function_name":"ask","arguments":{}}],
"observation":{"results":[{"source_call_id":"c0","content":"No.","subagent_trajectory_ref":[{"session_id":"s1","trajectory_id":"t0"}]},
{"source_call_id":"c1","content":"Seen.","subagent_trajectory_ref":[{"session_id":"s1","trajectory_id":"t1"}]}]}}],
"subagent_trajectories":[{"schema_version":"ATIF-v1.7","session_id":"s1","trajectory_id":"t1","agent":{"name":"b"},
"steps":[{"step_id":1,"source":"agent","message":"Seen."}]}]}
)");
    row("Codex", R"({"timestamp":"2026-09-01T10:00:00Z","type":"session_meta","payload":{"id":"s1","cwd":"/w"}}
{"timestamp":"2026-09-01T10:00:01Z","type":"response_item","payload":{"type":"function_call","name":"spawn_agent","arguments":"{\"message\":\"Look\"}","call_id":"c1"}}
{"timestamp":"2026-09-01T10:00:02Z","type":"response_item","payload":{"type":"function_call_output","call_id":"c1","output":"{\"agent_id\":\"s2\"}"}}
{"timestamp":"2026-09-01T10:00:03Z","type":"session_meta","payload":{"id":"s2","cwd":"/w","source":{"subagent":{"thread_spawn":{"parent_thread_id":"s1"}}}}}
{"timestamp":"2026-09-01T10:00:04Z","type":"response_item","payload":{"type":"message","role":"assistant","content":[{"type":"output_text","text":"Seen."}]}}
)");
}

void TestCallApprovals::tiesRunsToTheirCalls()
{
    QFETCH(const QByteArray, log);
    const ImportedText read(log.toStdString());
    VERIFY_READ(read);
    QCOMPARE(read.sink.runs.size(), 2u);
    QCOMPARE(read.sink.runs.at(1).record.parentRun, 1u);
    QCOMPARE(startingCallIn(read.sink.runs.at(1).record.extra), "c1");
}

QTEST_GUILESS_MAIN(TestCallApprovals)
#include "tst_callapprovals.moc"
