// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/formatted.h"
#include "tests/models/logs/flawline.h"
#include "tests/models/logs/madelogs.h"

#include "models/logs/formats/traces/spanbytes.h"
#include "models/logs/formats/traces/tracerun.h"
#include "models/trail/record/callfacts.h"
#include "models/trail/record/runlabels.h"

#include <QTest>

#include <simdjson.h>

using namespace vitrine;

/// Traces: thought and code, which no span tells, recovered from the spans around them.
class TestTraces : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void recoversThoughtAndCode();
    void reportsThePythonOfItsResource();
    void readsADocumentWithAResourceALine();
    void readsSnakeCaseAndArrays();
    void takesRejectedRepliesForNoCode();
    void countsModelsOfEvaluatorsApart();
    void keepsTheForcedAnswerOutOfTheSteps();
    void makesRunsOfManagedAgents();
    void reportsWhichAgentHasCalledAnother();
    void readsUserSessionAndTags();
    void tiesAgentsToCallsOfTools_data();
    void tiesAgentsToCallsOfTools();
    void readsGenAiAttributes();
    void readsFlattenedSpans();
    void readsPhoenixSpans();
    void readsSpansWithinSpans();
    void keepsWhatIsAroundABrokenSpan();
    void boundsSpansWithinSpans();
    void survivesBrokenTrees_data();
    void survivesBrokenTrees();
    void readsLangfuse_data();
    void readsLangfuse();
    void readsLangfuseWithSeveralRoots();
    void takesTheModelOfTheAgent();
    void readsLangfuseOfLibraries_data();
    void readsLangfuseOfLibraries();
    void readsLangfuseTables();
    void decodesLangfuseTwice();
    void keepsCostsBelowMillionths();
    void survivesDeepChains();
    void survivesManyAgentsFarDown();
    void letsTheOldestOfManyTracesGo();
    void putsLongTracesAside();
    void writesSpansAsBytes();
    void countsManyLateSpans();
    void takesTheScopeWhereverItIs();
    void givesCompleteTracesEarly();
};

struct MadeSpan {
    std::string id;
    std::string parent;
    std::string name;
    int start = 0;
    int end = 0;
    std::string attributes; ///< JSON members, name to text
    std::string more = {};
};

std::string otlpAttributes(const std::string &json)
{
    std::string list;
    simdjson::dom::parser parser;
    simdjson::dom::object object;
    if (parser.parse(simdjson::padded_string("{" + json + "}")).get(object) == simdjson::SUCCESS)
        for (const auto &[key, value] : object)
            list += formatted(R"({}{{"key": "{}", "value": {{"stringValue": {}}}}})", list.empty() ? "" : ", ", key,
                std::string(simdjson::minify(value)));
    return "[" + list + "]";
}

std::string otlp(const std::vector<MadeSpan> &spans)
{
    std::string list;
    for (const MadeSpan &span : spans)
        list += formatted(
            R"({}{{"traceId": "t1", "spanId": "{}", "parentSpanId": "{}", "name": "{}", "startTimeUnixNano":
            "17000000{:02}000000000", "endTimeUnixNano": "17000000{:02}000000000", "attributes": {}{}}})",
            list.empty() ? "" : ", ", span.id, span.parent, span.name, span.start, span.end,
            otlpAttributes(span.attributes), span.more);
    return R"({"resourceSpans": [{"resource": {}, "scopeSpans": [{"spans": [)" + list
        + R"(], "scope": {"name": "openinference.instrumentation.smolagents", "version": "0.1"}}]}]})";
}

MadeSpan model(const char *id, const char *parent, int start, const char *reply)
{
    return { id, parent, "M.generate", start, start + 1,
        formatted(R"("openinference.span.kind": "LLM", "llm.model_name": "m", "llm.token_count.prompt": "10",
            "llm.input_messages.0.message.role": "system", "llm.input_messages.0.message.content": "S",
            "llm.output_messages.0.message.role": "assistant", "llm.output_messages.0.message.content": "{}")",
            reply) };
}

const char *const agentAttributes
    = R"json("openinference.span.kind": "AGENT", "smolagents.task": "Add.", "output.value": "RunResult(...)")json";
const char *const stepAttributes
    = R"("openinference.span.kind": "CHAIN", "output.value": "Execution logs:\nhi\nLast output from code snippet:\n2")";

void TestTraces::recoversThoughtAndCode()
{
    const ImportedText log(otlp({ model("m1", "s1", 2, R"(Thought: T\n<code>\nx = web(\"q\")\n</code>)"),
        { "t1", "s1", "Web", 3, 4, R"("openinference.span.kind": "TOOL", "tool.name": "web", "output.value": "found",
            "tool.parameters": "{\"query\": {}}", "input.value": "{\"args\": [\"q\"], \"kwargs\": {}}")" },
        { "s1", "a", "Step 1", 1, 5, stepAttributes }, { "a", "", "CodeAgent.run", 1, 9, agentAttributes } }));
    VERIFY_READ(log);
    QCOMPARE(log.report->format, "otlp");
    const auto &run = log.sink.runs.at(0);
    QCOMPARE(run.record.task, "Add.");
    QCOMPARE(run.record.model, "m");
    QCOMPARE(run.record.agentKind, "code");
    QCOMPARE(run.record.framework, "smolagents");
    QCOMPARE(run.record.time.startedAt, 1700000001.0);
    QCOMPARE(log.report->steps, 1u);
    const StepRecord &step = run.steps.back();
    QCOMPARE(step.externalNumber, 1);
    QCOMPARE(step.thought, "T");
    QCOMPARE(step.code.at(0).text, "x = web(\"q\")");
    QCOMPARE(step.outputs.at(0).text, "hi\n");
    QCOMPARE(step.toolCalls.at(0).arguments, R"({"query":"q"})");
    QCOMPARE(step.toolCalls.at(0).result, "found");
    QVERIFY(step.toolCalls.at(0).innerOfCode);
    QCOMPARE(step.time.seconds, 4.0);
    QCOMPARE(step.tokens.input, 10);
    QCOMPARE(run.record.finalAnswer, std::nullopt);
}

void TestTraces::reportsThePythonOfItsResource()
{
    std::string text
        = otlp({ { "s1", "a", "Step 1", 1, 5, stepAttributes }, { "a", "", "CodeAgent.run", 1, 9, agentAttributes } });
    const std::string none = R"("resource": {})";
    text.replace(text.find(none), none.size(),
        R"("resource": {"attributes": )" + otlpAttributes(R"("process.runtime.name": "cpython",
            "process.runtime.version": "3.11.4")")
            + "}");
    const ImportedText log(text);
    VERIFY_READ(log);
    QVERIFY(log.sink.runs.at(0).record.extra.contains(R"("environment":{"python":"3.11.4"})"));
}

void TestTraces::readsADocumentWithAResourceALine()
{
    const auto resource = [](int trace) {
        return formatted(R"({{"scopeSpans": [{{"spans": [{{"traceId": "{}", "spanId": "a", "name": "CodeAgent.run",
            "attributes": {}}}]}}]}})",
            trace, otlpAttributes(agentAttributes));
    };
    const ImportedText log("{\"resourceSpans\": [" + oneLine(resource(1)) + ",\n" + oneLine(resource(2)) + "]}\n");
    VERIFY_READ(log);
    QCOMPARE(log.report->flaws, 0u);
    QCOMPARE(log.report->runs, 2u);
}

void TestTraces::readsSnakeCaseAndArrays()
{
    const ImportedText log(
        R"([{"resource_spans": [{"scope_spans": [{"scope": {}, "spans": [{"trace_id": "t", "span_id": "1",
        "name": "chat", "start_time_unix_nano": 1700000001000000000, "attributes": [
        {"key": "openinference.span.kind", "value": {"stringValue": "LLM"}},
        {"key": "tags", "value": {"arrayValue": {"values": [{"stringValue": "a"}, {"intValue": "2"}]}}},
        {"key": "llm.output_messages.0.message.content", "value": {"stringValue": "Hi"}}]}]}]}]}])");
    VERIFY_READ(log);
    QCOMPARE(log.sink.runs.at(0).steps.back().rawModelOutput, "Hi");
    QCOMPARE(log.sink.runs.at(0).steps.back().time.startedAt, 1700000001.0);
}

/// In a step and behind all of them.
void TestTraces::countsModelsOfEvaluatorsApart()
{
    const char *const evaluator = R"("openinference.span.kind": "EVALUATOR", "output.value": "VERDICT")";
    const ImportedText log(otlp({ model("m1", "s1", 2, "Thought: T\\n<code>\\nx = 1\\n</code>"),
        { "e1", "s1", "judge", 3, 4, evaluator }, model("m2", "e1", 3, "GRADE_1"),
        { "s1", "a", "Step 1", 1, 5, stepAttributes }, { "e2", "a", "judge", 6, 8, evaluator },
        model("m3", "e2", 7, "GRADE_2"), { "a", "", "CodeAgent.run", 1, 9, agentAttributes } }));
    VERIFY_READ(log);
    QCOMPARE(log.report->steps, 3u);
    QCOMPARE(log.report->graderSteps, 2u);
    const auto &run = log.sink.runs.at(0);
    QCOMPARE(run.record.tokens.input.value_or(0), 10);
    QStringList kinds;
    for (const StepRecord &step : run.steps)
        kinds << QString::fromUtf8(toString(step.kind));
    QCOMPARE(kinds, QStringLiteral("system task action grader grader").split(u' '));
    QCOMPARE(run.steps.at(2).code.at(0).text, "x = 1");
    QCOMPARE(run.steps.at(3).rawModelOutput, "GRADE_1");
    QCOMPARE(run.steps.at(4).rawModelOutput, "GRADE_2");
}

void TestTraces::takesRejectedRepliesForNoCode()
{
    const ImportedText log(otlp({ model("m1", "s1", 2, "```py\\nx\\n```"),
        { "s1", "a", "Step 1", 1, 5, R"("openinference.span.kind": "CHAIN")",
            R"(, "status": {"code": 2}, "events": [{"name": "exception", "attributes": [
            {"key": "exception.type", "value": {"stringValue": "smolagents.utils.AgentParsingError"}},
            {"key": "exception.message", "value": {"stringValue": "Error in code parsing:\nbad"}}]}])" },
        { "a", "", "CodeAgent.run", 1, 9, agentAttributes } }));
    VERIFY_READ(log);
    QCOMPARE(log.report->codeSteps, 0u);
    QCOMPARE(log.report->errors, 1u);
    QVERIFY(log.sink.runs.at(0).steps.back().error->layer == ErrorLayer::Parse);
}

void TestTraces::keepsTheForcedAnswerOutOfTheSteps()
{
    const ImportedText log(
        otlp({ { "a", "", "CodeAgent.run", 1, 9, agentAttributes }, { "s1", "a", "Step 1", 2, 4, stepAttributes },
            model("m1", "s1", 2, "<code>\\nx\\n</code>"), model("m2", "a", 5, "42") }));
    VERIFY_READ(log);
    QCOMPARE(log.report->steps, 1u);
    QVERIFY(log.sink.runs.at(0).record.state == RunState::MaxSteps);
    QCOMPARE(log.sink.runs.at(0).record.finalAnswer, "42");
    QVERIFY(log.sink.runs.at(0).steps.back().kind == StepKind::Final);
}

void TestTraces::reportsWhichAgentHasCalledAnother()
{
    const auto agent = [](const char *id, const char *parent, int start, int end) {
        return MadeSpan { id, parent, "CodeAgent.run", start, end,
            R"("openinference.span.kind": "AGENT", "smolagents.task": "T.")" };
    };
    const ImportedText log(
        otlp({ { "a", "", "CodeAgent.run", 1, 19, agentAttributes }, { "s1", "a", "Step 1", 2, 18, stepAttributes },
            model("m1", "s1", 2, "<code>\\nx()\\n</code>"), agent("b", "s1", 4, 12),
            { "s2", "b", "Step 1", 5, 11, stepAttributes }, model("m2", "s2", 5, "<code>\\ny()\\n</code>"),
            agent("c", "s2", 6, 9), { "s3", "c", "Step 1", 7, 8, stepAttributes },
            model("m3", "s3", 7, "<code>\\nz\\n</code>"), agent("d", "s1", 13, 17),
            { "s4", "d", "Step 1", 14, 16, stepAttributes }, model("m4", "s4", 14, "<code>\\nz\\n</code>") }));
    VERIFY_READ(log);
    std::vector<std::uint64_t> parents;
    for (const auto &run : log.sink.runs)
        parents.push_back(run.record.parentRun);
    QCOMPARE(parents, (std::vector<std::uint64_t> { 0, 1, 2, 1 }));
}

void TestTraces::readsUserSessionAndTags()
{
    const ImportedText log(otlp({ { "a", "", "invoke_agent", 1, 9,
                                      R"("gen_ai.operation.name": "invoke_agent", "user.id": "u", "session.id": "s",
        "tag.tags": "[\"x\", \"y\"]")" },
        { "m", "a", "chat", 2, 3, R"("gen_ai.operation.name": "chat", "user.id": "other")" } }));
    VERIFY_READ(log);
    const RunLabels labels = runLabelsIn(log.sink.runs.at(0).record.extra);
    QCOMPARE(labels.user, "u");
    QCOMPARE(labels.session, "s");
    QCOMPARE(labels.tags, (std::vector<std::string> { "x", "y" }));
}

void TestTraces::tiesAgentsToCallsOfTools_data()
{
    QTest::addColumn<QString>("callId");
    QTest::addColumn<QString>("expected");
    QTest::newRow("id") << R"(, "gen_ai.tool.call.id": "c1")" << "c1";
    QTest::newRow("none") << "" << "t";
}

void TestTraces::tiesAgentsToCallsOfTools()
{
    QFETCH(const QString, callId);
    QFETCH(const QString, expected);
    const ImportedText log(otlp({ { "a", "", "invoke_agent", 1, 20, R"("gen_ai.operation.name": "invoke_agent")" },
        { "m", "a", "chat", 2, 3, R"("gen_ai.operation.name": "chat")" },
        { "t", "a", "execute_tool ask", 4, 9,
            R"("gen_ai.operation.name": "execute_tool", "gen_ai.tool.name": "ask")" + callId.toStdString() },
        { "b", "t", "invoke_agent", 5, 8, R"("gen_ai.operation.name": "invoke_agent")" },
        { "m2", "b", "chat", 6, 7, R"("gen_ai.operation.name": "chat")" },
        { "c", "a", "invoke_agent", 10, 13, R"("gen_ai.operation.name": "invoke_agent")" },
        { "m3", "c", "chat", 11, 12, R"("gen_ai.operation.name": "chat")" } }));
    VERIFY_READ(log);
    QCOMPARE(log.sink.runs.size(), 3u);
    const auto &calls = log.sink.runs.at(0).steps.back().toolCalls;
    QCOMPARE(calls.size(), 1u);
    QCOMPARE(QString::fromStdString(calls.at(0).callId), expected);
    QCOMPARE(QString::fromStdString(startingCallIn(log.sink.runs.at(1).record.extra)), expected);
    QCOMPARE(log.sink.runs.at(2).record.parentRun, 1u);
    QCOMPARE(startingCallIn(log.sink.runs.at(2).record.extra), std::string());
}

void TestTraces::makesRunsOfManagedAgents()
{
    const ImportedText log(otlp({ { "a", "", "CodeAgent.run", 1, 9, agentAttributes },
        { "s1", "a", "Step 1", 2, 8, stepAttributes }, model("m1", "s1", 2, "<code>\\nsearch()\\n</code>"),
        { "b", "s1", "CodeAgent.run", 4, 7, R"("openinference.span.kind": "AGENT", "smolagents.task": "Search.")" },
        { "s2", "b", "Step 1", 5, 6, stepAttributes }, model("m2", "s2", 5, "<code>\\ny\\n</code>") }));
    VERIFY_READ(log);
    QCOMPARE(log.report->runs, 2u);
    QCOMPARE(log.sink.runs.at(0).record.task, "Add.");
    QCOMPARE(log.sink.runs.at(1).record.task, "Search.");
    QCOMPARE(log.sink.runs.at(0).record.parentRun, 0u);
    QCOMPARE(log.sink.runs.at(1).record.parentRun, 1u);
    QCOMPARE(log.report->steps, 2u);
    QCOMPARE(log.report->codeSteps, 2u);
}

void TestTraces::readsGenAiAttributes()
{
    const ImportedText log(otlp(
        { { "a", "", "invoke_agent", 1, 9, R"("gen_ai.operation.name": "invoke_agent", "gen_ai.agent.name": "A")" },
            { "m", "a", "chat", 2, 3,
                R"("gen_ai.operation.name": "chat", "gen_ai.request.model": "g", "gen_ai.usage.input_tokens": "7",
          "gen_ai.input.messages": "[{\"role\": \"user\", \"parts\": [{\"type\": \"text\", \"content\": \"Q\"}]}]",
          "gen_ai.output.messages": "[{\"role\": \"assistant\", \"parts\": [{\"type\": \"tool_call\", \"id\": \"c\", \"name\": \"python\", \"arguments\": {\"code\": \"1+1\"}}]}]")" },
            { "t", "a", "execute_tool python", 4, 5,
                R"("gen_ai.operation.name": "execute_tool", "gen_ai.tool.name": "python",
          "gen_ai.tool.call.id": "c", "gen_ai.tool.call.result": "2")" } }));
    VERIFY_READ(log);
    const auto &run = log.sink.runs.at(0);
    QCOMPARE(run.record.agentName, "A");
    QCOMPARE(run.record.task, "Q");
    const StepRecord &step = run.steps.back();
    QCOMPARE(step.code.at(0).text, "1+1");
    QCOMPARE(step.toolCalls.size(), 1u);
    QCOMPARE(step.toolCalls.at(0).result, "2");
    QCOMPARE(step.tokens.input, 7);
}

void TestTraces::readsFlattenedSpans()
{
    const ImportedText log(R"([{"trace_id": "0x1", "spans": [
        {"trace_id": "0x1", "span_id": "0x2", "parent_span_id": "0x9", "name": "completion", "start_time": 1761146658415691700,
         "attributes": {"openinference.span.kind": "LLM"}, "events": [], "status": {"code": 2, "description": "RateLimitError: slow"}},
        {"trace_id": "0x1", "span_id": "0x9", "parent_span_id": null, "name": "test", "attributes": {"prompt": "P"}}],
        "total_tokens": 1}])");
    VERIFY_READ(log);
    QCOMPARE(log.report->format, "spans");
    QCOMPARE(log.report->runs, 1u);
    const auto &error = log.sink.runs.at(0).steps.back().error;
    QVERIFY(error);
    QVERIFY(error->layer == ErrorLayer::Model);
    QCOMPARE(error->type, "RateLimitError");
}

void TestTraces::readsPhoenixSpans()
{
    const ImportedText log(
        R"({"data": [{"id": "x", "name": "CodeAgent.run", "context": {"trace_id": "t", "span_id": "1"},
        "span_kind": "AGENT", "parent_id": null, "start_time": "2025-01-01T00:00:00+00:00", "end_time": "2025-01-01T00:00:09+00:00",
        "status_code": "OK", "attributes": {"smolagents": {"task": "T", "max_steps": 6}}, "events": []},
        {"name": "Step 1", "context": {"trace_id": "t", "span_id": "2"}, "span_kind": "CHAIN", "parent_id": "1", "attributes": {"output.value": "x"}},
        {"name": "llm", "context": {"trace_id": "t", "span_id": "3"}, "span_kind": "LLM", "parent_id": "2", "attributes":
         {"llm": {"output_messages": [{"message": {"role": "assistant", "content": "<code>\n1\n</code>"}}]}}}], "next_cursor": null})");
    VERIFY_READ(log);
    QCOMPARE(log.sink.runs.at(0).record.task, "T");
    QVERIFY(log.sink.runs.at(0).record.extra.contains(R"("max_steps":6)"));
    QCOMPARE(log.sink.runs.at(0).record.time.seconds, 9.0);
    QCOMPARE(log.sink.runs.at(0).steps.back().code.at(0).text, "1");
}

const char *const nestedSpans
    = R"({"trace_id": "t", "spans": [{"timestamp": "2025-03-19T16:36:59Z", "trace_id": "t", "span_id": "1", "parent_span_id": null,
        "span_name": "main", "span_kind": "Internal", "duration": "PT1M30.5S", "status_code": "Unset", "span_attributes": {}, "child_spans":
        [{"timestamp": "2025-03-19T16:37:00Z", "trace_id": "t", "span_id": "2", "parent_span_id": "1", "span_name": "CodeAgent.run",
          "span_attributes": {"openinference.span.kind": "AGENT", "smolagents.task": "T"}, "duration": "PT1M", "child_spans":
          [{"timestamp": "2025-03-19T16:37:01Z", "trace_id": "t", "span_id": "3", "parent_span_id": "2", "span_name": "Step 1",
            "duration": "PT9S", "span_attributes": {"openinference.span.kind": "CHAIN", "output.value": "x"}, "child_spans":
            [{"timestamp": "2025-03-19T16:37:02Z", "trace_id": "t", "span_id": "4", "parent_span_id": "3", "span_name": "LiteLLMModel.__call__",
              "span_kind": "Internal", "duration": "PT2.5S", "status_code": "Ok", "child_spans": [], "span_attributes":
              {"openinference.span.kind": "LLM", "llm.output_messages.0.message.content": "<code>\n1\n</code>"}}]},
           {"timestamp": "2025-03-19T16:37:11Z", "trace_id": "t", "span_id": "5", "parent_span_id": "2", "span_name": "Step 2",
            "duration": 1000000000, "status_code": "Error", "status_message": "ValueError: no", "child_spans": [],
            "span_attributes": {"openinference.span.kind": "CHAIN"}}]}]}]})";

void TestTraces::readsSpansWithinSpans()
{
    const ImportedText log(nestedSpans);
    VERIFY_READ(log);
    QCOMPARE(log.report->format, "spans");
    QCOMPARE(log.report->runs, 1u);
    const auto &run = log.sink.runs.at(0);
    QCOMPARE(run.record.task, "T");
    QCOMPARE(run.record.time.seconds, 90.5); // of the whole trace
    QCOMPARE(log.report->steps, 2u);
    QCOMPARE(run.steps.at(run.steps.size() - 2).code.at(0).text, "1");
    QCOMPARE(run.steps.at(run.steps.size() - 2).time.seconds, 9.0);
    QVERIFY(run.steps.back().error);
}

void TestTraces::keepsWhatIsAroundABrokenSpan()
{
    const std::string text = nestedSpans;
    const ImportedText log(text.substr(0, text.find(R"("status_message")")));
    VERIFY_READ(log);
    QCOMPARE(log.sink.runs.at(0).record.task, "T");
    QCOMPARE(log.report->codeSteps, 1u);
    QCOMPARE(log.report->flaws, 1u);
}

void TestTraces::boundsSpansWithinSpans()
{
    std::string text;
    for (int n = 0; n < 900; ++n)
        text += formatted(R"({{"trace_id": "t", "span_id": "{}", "span_name": "x", "child_spans": [)", n);
    const ImportedText log(text + "1");
    QVERIFY(log.report || log.report.error().flaw.code != FlawCode::None || !log.report.error().detail.empty());
}

void TestTraces::survivesBrokenTrees_data()
{
    QTest::addColumn<QString>("parents");
    QTest::newRow("own parent") << QStringLiteral("a");
    QTest::newRow("loop") << QStringLiteral("m1");
    QTest::newRow("nobody") << QStringLiteral("nobody");
}

void TestTraces::survivesBrokenTrees()
{
    QFETCH(QString, parents);
    const ImportedText log(otlp({ { "a", parents.toStdString(), "CodeAgent.run", 1, 9, agentAttributes },
        { "s1", "a", "Step 1", 2, 8, stepAttributes }, model("m1", "s1", 2, "<code>\\nx\\n</code>") }));
    VERIFY_READ(log);
    QCOMPARE(log.report->steps, 1u);
}

void TestTraces::readsLangfuse_data()
{
    QTest::addColumn<bool>("isTraceFirst");
    QTest::newRow("trace first") << true;
    QTest::newRow("sorted keys") << false;
}

void TestTraces::readsLangfuse()
{
    QFETCH(bool, isTraceFirst);
    // The same observation with and without its texts.
    const std::string trace
        = R"("trace": {"id": "t", "name": "n", "observations": [{"id": "g", "traceId": "t", "type": "GENERATION"}]})";
    const std::string observations
        = R"("observations": [{"id": "t1", "traceId": "t", "type": "TOOL", "name": "get", "parentObservationId": "r",
          "startTime": "2025-01-01T00:00:03Z", "input": {"city": "B"}, "output": "sun"},
        {"id": "g", "traceId": "t", "type": "GENERATION", "parentObservationId": "r", "startTime": "2025-01-01T00:00:01Z",
         "endTime": "2025-01-01T00:00:02Z", "model": "m", "usageDetails": {"input": 3, "output": 4},
         "input": [{"role": "user", "content": "Q"}], "output": {"role": "assistant", "content": [{"type": "tool_use", "id": "c",
         "name": "get", "input": {"city": "B"}}]}},
        {"id": "r", "traceId": "t", "type": "SPAN", "name": "root", "parentObservationId": null, "startTime": "2025-01-01T00:00:00Z"},
        {"id": "t2", "traceId": "t", "type": "SPAN", "name": "find", "parentObservationId": "r", "startTime": "2025-01-01T00:00:04Z",
         "output": {"lc": 1, "type": "constructor", "id": ["langchain_core", "messages", "ToolMessage"],
          "kwargs": {"status": "success", "content": "found", "tool_call_id": "c2", "name": "find"}}}])";
    const ImportedText log('{' + (isTraceFirst ? trace + ',' + observations : observations + ',' + trace) + '}');
    VERIFY_READ(log);
    QCOMPARE(log.report->format, "langfuse");
    QCOMPARE(log.report->steps, 1u);
    const StepRecord &step = log.sink.runs.at(0).steps.back();
    QCOMPARE(step.toolCalls.size(), 2u);
    QCOMPARE(step.toolCalls.at(0).result, "sun");
    QCOMPARE(step.toolCalls.at(1).result, "found");
    QCOMPARE(step.toolCalls.at(1).callId, "c2");
    QCOMPARE(step.tokens.input, 3);
    QCOMPARE(step.time.seconds, 1.0);
    QCOMPARE(step.prompt.at(0).text, "Q");
}

/// The trace's answer is that of the last agent, and its cost is the sum of those of all.
void TestTraces::readsLangfuseWithSeveralRoots()
{
    const ImportedText log(
        R"({"trace": {"id": "t", "name": "n", "input": "Q", "output": "A", "totalCost": 0.75, "scores": [{"name": "good", "value": 1}]}, "observations": [
        {"id": "a", "traceId": "t", "type": "AGENT", "startTime": "2025-01-01T00:00:00Z", "endTime": "2025-01-01T00:00:03Z"},
        {"id": "g", "traceId": "t", "type": "GENERATION", "parentObservationId": "a", "startTime": "2025-01-01T00:00:01Z",
         "input": [{"role": "user", "content": "Q"}], "output": {"role": "assistant", "content": "first"}, "costDetails": {"total": 0.5}},
        {"id": "b", "traceId": "t", "type": "AGENT", "startTime": "2025-01-01T00:00:04Z", "endTime": "2025-01-01T00:00:06Z"},
        {"id": "h", "traceId": "t", "type": "GENERATION", "parentObservationId": "b", "startTime": "2025-01-01T00:00:05Z",
         "input": [{"role": "user", "content": "R"}], "output": {"role": "assistant", "content": "second"}, "costDetails": {"total": 0.25}}]})");
    VERIFY_READ(log);
    QCOMPARE(log.sink.runs.size(), 2u);
    const RunRecord &first = log.sink.runs.at(0).record;
    const RunRecord &second = log.sink.runs.at(1).record;
    QCOMPARE(first.cost.value_or(0) + second.cost.value_or(0), 0.75);
    QCOMPARE(first.task, "Q");
    QCOMPARE(second.task, "R");
    QVERIFY(first.finalAnswer.value_or("") != "A");
    QVERIFY(first.extra.contains("scores") && !second.extra.contains("scores"));
    QVERIFY(second.finalAnswer.value_or("") == "A" || second.extra.contains(R"("trace_output":"A")"));
    QVERIFY(!first.extra.contains("trace_output"));
}

/// An agent names its model, and the calls below it name none.
void TestTraces::takesTheModelOfTheAgent()
{
    const ImportedText log(otlp({ { "a", "", "invoke_agent", 1, 9,
                                      R"("gen_ai.operation.name": "invoke_agent", "gen_ai.request.model": "g")" },
        { "m", "a", "chat", 2, 3,
            R"("gen_ai.operation.name": "chat", "gen_ai.output.messages": "[{\"role\": \"assistant\", \"parts\": [{\"type\": \"text\", \"content\": \"A\"}]}]")" } }));
    VERIFY_READ(log);
    QCOMPARE(log.sink.runs.at(0).record.model, "g");
}

void TestTraces::readsLangfuseOfLibraries_data()
{
    QTest::addColumn<QByteArray>("trace"); // members beside its id
    QTest::addColumn<QByteArray>("root"); // members of its only agent
    QTest::addColumn<QByteArray>("reply"); // members of its only reply
    QTest::addColumn<QString>("task");
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("thought");
    QTest::addColumn<QString>("call");
    const auto row = [](const char *name, const char *trace, const char *root, const char *reply, const char *task,
                         const char *answer, const char *thought, const char *call) {
        QTest::newRow(name) << QByteArray(trace) << QByteArray(root) << QByteArray(reply) << task << answer << thought
                            << call;
    };
    row("trace only", R"(, "input": "Q", "output": "A")", "", R"(, "input": "system: S\nuser: Q", "output": "T")", "Q",
        "A", "T", "");
    row("prompt", "", R"(, "input": {"run": "Run[x=1]"
}, "output": "A")",
        R"(, "input": [{"role": "user", "content": "Q"}], "output": "T")", "Q", "A", "T", "");
    row("other input of trace", R"(, "input": "Other")", R"(, "input": "Q", "output": "A")", R"(, "output": "T")", "Q",
        "A", "T", "");
    row("CrewAI", "",
        R"(, "output": {"description": "D", "messages": [{"role": "assistant", "content": "M"}], "raw": "A"})",
        R"(, "input": {"messages": [{"role": "user", "content": "Q"}]}, "output": "T")", "Q", "A", "T", "");
    row("LangChain agent", "", R"(, "input": {"input": "Q"}, "output": {"input": "Q", "output": "A"})",
        R"(, "output": "T")", "Q", "A", "T", "");
    row("Gemini", "",
        R"(, "input": {"model": "m", "contents": "Q"}, "output": {"candidates": [{"content": {"role": "model", "parts": [{"text": "A"}]}}]})",
        R"(, "input": {"contents": [{"role": "user", "parts": [{"text": "Q"}]}]}, "output": {"candidates": [{"content": {"parts": [{"text": "T"}]}}]})",
        "Q", "A", "T", "");
    row("AI SDK", "", R"(, "input": {"prompt": "Q"})",
        R"(, "output": [{"toolCallId": "c", "toolName": "get", "input": "{\"city\": \"B\"}"}])", "Q", "", "", "get");
    row("Koog", "", R"(, "input": "Q")",
        R"(, "output": [{"role": "assistant", "content": "[{\"id\": \"c\", \"function\": {\"name\": \"get\", \"arguments\": \"{}\"}}]"}])",
        "Q", "", "", "get");
    row("Microsoft", "", R"(, "input": "Q")",
        R"(, "output": [{"role": "assistant", "parts": [{"type": "Microsoft.Extensions.AI.TextReasoningContent", "content": {"text": "T", "protectedData": "x"}}, {"type": "tool_call", "id": "c", "name": "get", "arguments": {}}]}])",
        "Q", "", "T", "get");
}

void TestTraces::readsLangfuseOfLibraries()
{
    QFETCH(const QByteArray, trace);
    QFETCH(const QByteArray, root);
    QFETCH(const QByteArray, reply);
    QFETCH(const QString, task);
    QFETCH(const QString, answer);
    QFETCH(const QString, thought);
    QFETCH(const QString, call);
    const ImportedText log(
        formatted(R"({{"trace": {{"id": "t", "name": "n"{}}}, "observations": [)", trace.toStdString())
        + formatted(R"({{"id": "r", "traceId": "t", "type": "AGENT", "startTime": "2025-01-01T00:00:00Z"{}}},)",
            root.toStdString())
        + formatted(
            R"({{"id": "g", "traceId": "t", "type": "GENERATION", "parentObservationId": "r", "startTime": "2025-01-01T00:00:01Z"{}}}]}})",
            reply.toStdString()));
    VERIFY_READ(log);
    QCOMPARE(log.sink.runs.size(), 1u);
    const auto &run = log.sink.runs.at(0);
    QCOMPARE(QString::fromStdString(run.record.task), task);
    QCOMPARE(QString::fromStdString(run.record.finalAnswer.value_or("")), answer);
    const StepRecord &step = run.steps.back();
    QCOMPARE(QString::fromStdString(step.thought), thought);
    QCOMPARE(QString::fromStdString(step.toolCalls.empty() ? "" : step.toolCalls.at(0).name), call);
    QCOMPARE(run.record.extra.contains("Other"), trace.contains("Other"));
}

void TestTraces::readsLangfuseTables()
{
    const ImportedText log(
        "id,trace_id,type,name,parent_observation_id,start_time,endTime,model,usageDetails,input,output,level\r\n"
        R"(r,t,AGENT,root,,2025-01-01T00:00:00Z,2025-01-01T00:00:09Z,,,,,DEFAULT)"
        "\r\n"
        R"(g,t,GENERATION,chat,r,2025-01-01T00:00:01Z,2025-01-01T00:00:02Z,m,"{""input"": 3, ""output"": 4}",)"
        R"("[{""role"": ""user"", ""content"": ""Q, and\nmore""}]","{""role"": ""assistant"", ""content"": ""A""}",)"
        "\r\n\r\n,t,TOOL,lost,r,2025-01-01T00:00:03Z\r\n"
        "x,t,TOOL,\"open");
    VERIFY_READ(log);
    QCOMPARE(log.report->format, "langfuse");
    QCOMPARE(log.report->steps, 1u);
    const StepRecord &step = log.sink.runs.at(0).steps.back();
    QCOMPARE(step.rawModelOutput, "A");
    QCOMPARE(step.tokens.output, 4);
    QCOMPARE(step.time.seconds, 1.0);
    QCOMPARE(step.prompt.at(0).text, "Q, and\nmore");
    QCOMPARE(log.report->skipped.size(), 2u);
    QCOMPARE(flawLine(log.report->skipped.at(0)), "observation-without-id");
    QCOMPARE(log.report->skipped.at(0).line, 5u);
    QCOMPARE(flawLine(log.report->skipped.at(1)), "unclosed-quotes");
}

void TestTraces::decodesLangfuseTwice()
{
    const ImportedText log(R"({"trace": {}, "observations": [{"id": "g", "traceId": "t", "type": "GENERATION",
        "startTime": "2025-01-01T00:00:01Z", "metadata": "{\"attributes\":{\"gen_ai.request.model\":\"mm\"}}",
        "input": "{\"content\":\"Q\",\"role\":\"user\"}", "output": "\"{\\\"content\\\":\\\"A\\\",\\\"role\\\":\\\"assistant\\\"}\""}]})");
    VERIFY_READ(log);
    QCOMPARE(log.sink.runs.at(0).steps.back().rawModelOutput, "A");
    QCOMPARE(log.sink.runs.at(0).record.task, "Q");
}

void TestTraces::keepsCostsBelowMillionths()
{
    const ImportedText log(R"({"trace": {}, "observations": [
        {"id": "g", "traceId": "t", "type": "GENERATION", "startTime": "2025-01-01T00:00:01Z", "input": "Q", "output": "A",
         "costDetails": {"total": 6.3e-06}},
        {"id": "h", "traceId": "t", "type": "GENERATION", "startTime": "2025-01-01T00:00:02Z", "input": "Q", "output": "B",
         "calculatedTotalCost": 4e-06},
        {"id": "i", "traceId": "t", "type": "GENERATION", "startTime": "2025-01-01T00:00:03Z", "input": "Q", "output": "C",
         "totalCost": 0.0004475}]})");
    VERIFY_READ(log);
    QVERIFY(log.sink.runs.at(0).record.cost == 0.0004578);
}

void TestTraces::survivesDeepChains()
{
    std::vector<MadeSpan> spans { { "0", "", "CodeAgent.run", 1, 9, agentAttributes } };
    for (int n = 1; n < 5000; ++n)
        spans.push_back(
            { std::to_string(n), std::to_string(n - 1), "x", 1, 9, R"("openinference.span.kind": "AGENT")" });
    spans.push_back(model("m", "4999", 2, "reply"));
    const ImportedText log(otlp(spans));
    VERIFY_READ(log);
    QVERIFY(log.report->runs > 0);
}

/// A way up of many spans from each of many agents.
void TestTraces::survivesManyAgentsFarDown()
{
    constexpr int depth = 20'000;
    constexpr int agents = 10'000;
    const auto kind = [](const char *name) { return formatted(R"("openinference.span.kind": "{}")", name); };
    std::vector<MadeSpan> spans;
    for (int n = 1; n <= depth; ++n)
        spans.push_back({ std::to_string(n), n > 1 ? std::to_string(n - 1) : "", "deep", 1, 2, kind("CHAIN") });
    for (int n = 0; n < agents; ++n) {
        spans.push_back({ formatted("a{}", n), std::to_string(depth), "agent", 1, 2, kind("AGENT") });
        spans.push_back({ formatted("m{}", n), formatted("a{}", n), "model", 1, 2, kind("LLM") });
    }
    const ImportedText log(otlp(spans));
    VERIFY_READ(log);
    QCOMPARE(log.report->runs, std::uint64_t(agents));
}

/// Traces of which no root ever comes, more than are held at a time.
void TestTraces::letsTheOldestOfManyTracesGo()
{
    CollectingSink sink;
    ImportContext context(sink, {}, {});
    TraceRuns traces(context);
    constexpr std::uint64_t many = 200'000;
    for (std::uint64_t n = 0; n < many; ++n) {
        Span span;
        span.traceId = std::to_string(n);
        span.id = "s";
        span.parentId = "elsewhere";
        span.kind = SpanKind::Model;
        traces.add(std::move(span));
    }
    QVERIFY(context.runs() > many / 3);
    traces.finish();
    QCOMPARE(context.runs(), many);
}

namespace {

/// With a reply, and an attribute that no step keeps.
Span modelSpan(int n, std::size_t size)
{
    Span span;
    span.traceId = "t";
    span.id = formatted("s{}", n);
    span.parentId = "root";
    span.kind = SpanKind::Model;
    span.time.startedAt = n;
    span.reply.text = formatted("reply {}", n);
    span.attributes["payload"] = std::string(size, 'x');
    return span;
}

Span rootSpan()
{
    Span span;
    span.traceId = "t";
    span.id = "root";
    span.kind = SpanKind::Agent;
    return span;
}

} // namespace

/// One that takes more memory than there is for spans: it comes whole out of the file in which it waits.
void TestTraces::putsLongTracesAside()
{
    CollectingSink sink;
    ImportContext context(sink, {}, {});
    TraceRuns traces(context);
    constexpr int count = 5'000;
    constexpr std::size_t size = 20'000;
    static_assert(count * size > 2 * TraceRuns::maxWhole);
    traces.add(rootSpan());
    for (int n = 0; n < count; ++n)
        traces.add(modelSpan(n, size));
    QCOMPARE(context.runs(), std::uint64_t(0));
    traces.finish();
    QCOMPARE(context.flaws(), std::uint64_t(0));
    QCOMPARE(sink.runs.size(), std::size_t(1));
    const auto &steps = sink.runs[0].steps;
    QCOMPARE(steps.size(), std::size_t(count));
    for (int n = 0; n < count; ++n)
        QCOMPARE(steps[std::size_t(n)].rawModelOutput, formatted("reply {}", n));
}

void TestTraces::writesSpansAsBytes()
{
    Span span = modelSpan(1, 10);
    span.events.push_back({ "exception", { { "exception.type", "E" } } });
    span.prompt.push_back({ "user", "words" });
    span.reply.calls.push_back(
        { "id", "python", "{}", CodeRecord { Language::Python, "x = 1", CodeOrigin::Repr }, {} });
    span.reply.results.push_back({ "id", "text", { { OutputStream::Stderr, "o", true } }, "type", true });
    span.reply.tokens = { 1, {}, Quality::Recorded };
    span.python = "3.13";
    const std::string bytes = bytesOf(span);
    const auto read = spanFrom(bytes);
    QVERIFY(read);
    QCOMPARE(read->prompt, span.prompt);
    QCOMPARE(read->reply.calls.at(0).code->text, "x = 1");
    QCOMPARE(read->events.at(0).attributes, span.events[0].attributes);
    QVERIFY(read->reply.results.at(0).outputs.at(0).isTruncated);
    QVERIFY(bytesOf(*read) == bytes);
    for (std::size_t size = 0; size < bytes.size(); ++size)
        QVERIFY(!spanFrom(std::string_view(bytes).substr(0, size)));
}

/// They would fill the report.
void TestTraces::countsManyLateSpans()
{
    CollectingSink sink;
    ImportContext context(sink, {}, {});
    TraceRuns traces(context);
    traces.add(rootSpan());
    for (std::uint64_t n = 0; n <= TraceRuns::patience + 1; ++n) {
        Span other = modelSpan(0, 1);
        other.traceId = std::to_string(n);
        traces.add(std::move(other));
    }
    for (int n = 0; n < 500; ++n)
        traces.add(modelSpan(n, 1));
    traces.finish();
    const ImportReport report = context.report();
    QCOMPARE(report.skipped.size(), std::size_t(21));
    QVERIFY(flawLine(report.skipped.front()).contains("late-span s0"));
    QVERIFY(flawLine(report.skipped.back()).starts_with("late-spans 480"));
}

void TestTraces::takesTheScopeWhereverItIs()
{
    const std::string spans = "\"spans\": ["
        + std::string(R"({"traceId": "aa", "spanId": "01", "name": "a", "attributes": [)"
                      R"({"key": "openinference.span.kind", "value": {"stringValue": "AGENT"}}]})")
        + "]";
    const std::string scope = R"("scope": {"name": "openinference.instrumentation.smolagents"})";
    for (const std::string &members : { scope + ", " + spans, spans + ", " + scope }) {
        const ImportedText log(R"({"resourceSpans": [{"scopeSpans": [{)" + members + "}]}]}");
        VERIFY_READ(log);
        QCOMPARE(log.sink.runs.at(0).record.framework, "smolagents");
    }
}

void TestTraces::givesCompleteTracesEarly()
{
    std::string text;
    for (int n = 0; n < 3000; ++n)
        text += formatted(
            R"({{"trace_id": "{}", "span_id": "1", "name": "chat", "attributes": {{"gen_ai.operation.name": "chat",
            "gen_ai.completion.0.content": "reply {}"}}}})",
            n, n);
    std::ranges::replace(text, '\n', ' ');
    // The first trace was let go long before its last span comes.
    text += R"({"trace_id": "0", "span_id": "2", "parent_span_id": "1", "name": "late"})";
    const ImportedText log(text);
    VERIFY_READ(log);
    QCOMPARE(log.report->runs, 3000u);
    QCOMPARE(log.report->skipped.size(), 1u);
    QVERIFY(flawLine(log.report->skipped[0]).contains("late-span"));
}

QTEST_GUILESS_MAIN(TestTraces)
#include "tst_traces.moc"
