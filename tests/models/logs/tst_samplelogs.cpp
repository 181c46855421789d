// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/logs/collectingsink.h"

#include <QRegularExpression>
#include <QTest>

#include <simdjson.h>

#include <algorithm>
#include <map>
#include <set>

using namespace vitrine;

/// Real logs beside the project: the counts that are known of them. Skipped where the folder is absent.
class TestSampleLogs : public QObject {
    Q_OBJECT

private:
    static bool isAbsent() { return !std::filesystem::exists(folder()); }
    static std::filesystem::path folder();
    static CollectingSink imported(const char *name);

private Q_SLOTS:
    void countsRunsStepsCodeAndErrors_data();
    void countsRunsStepsCodeAndErrors();
    void sliceOfEveryMemoryStepIsThatStep_data() { files("smolagents-memory"); }
    void sliceOfEveryMemoryStepIsThatStep();
    void sliceOfEveryMessageStepIsItsMessages_data() { files("smolagents-messages"); }
    void sliceOfEveryMessageStepIsItsMessages();
    void mathLogHasItsImports();
    void mathLogHasItsErrors();
    void mathLogNamesItsPolicy();
    void toolCallingLogHasItsCalls();
    void memoryLogsHaveTheirErrorsAndAnswers();
    void vanillaLogHasRepliesOnly();
    void authenticationFailuresAreErrors();

private:
    static void files(const char *folderName);
};

std::filesystem::path TestSampleLogs::folder()
{
    const std::filesystem::path top(VITRINE_SOURCE_DIR);
    for (const char *candidate : { "../shared/sample-logs", "../../shared/sample-logs" })
        if (std::filesystem::exists(top / candidate))
            return top / candidate;
    return top / "../shared/sample-logs";
}

CollectingSink TestSampleLogs::imported(const char *name)
{
    CollectingSink sink;
    const auto report = importLog(folder() / name, sink);
    if (!report)
        qFatal("%s: %s", name, report.error().detail.c_str());
    return sink;
}

void TestSampleLogs::files(const char *folderName)
{
    QTest::addColumn<QString>("file");
    if (isAbsent())
        QSKIP("the folder of sample logs is not there");
    for (const auto &entry : std::filesystem::directory_iterator(folder() / folderName))
        QTest::addRow("%s", entry.path().filename().c_str()) << QString::fromStdString(entry.path().string());
}

void TestSampleLogs::countsRunsStepsCodeAndErrors_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<int>("runs");
    QTest::addColumn<int>("steps");
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("errors");
    const QString memory = QStringLiteral("smolagents-memory");
    const QString messages = QStringLiteral("smolagents-messages");
    QTest::newRow("smolagents-memory/full_steps-math-0.json") << memory << 1 << 1 << 1 << 0;
    QTest::newRow("smolagents-memory/full_steps-math-1.json") << memory << 1 << 2 << 2 << 0;
    QTest::newRow("smolagents-memory/full_steps-math-2.json") << memory << 1 << 1 << 1 << 0;
    QTest::newRow("smolagents-memory/full_steps-simpleqa-0.json") << memory << 1 << 2 << 2 << 0;
    QTest::newRow("smolagents-memory/memory-runs-math.jsonl") << memory << 25 << 53 << 51 << 8;
    QTest::newRow("smolagents-memory/memory-runs-simpleqa.jsonl") << memory << 20 << 89 << 73 << 21;
    QTest::newRow("smolagents-memory/succinct_steps-math-small.json") << memory << 1 << 1 << 1 << 0;
    QTest::newRow("smolagents-memory/succinct_steps-simpleqa-small.json") << memory << 1 << 2 << 2 << 0;
    QTest::newRow("smolagents-messages/gpt-4o__code__math__2025-07-24.jsonl") << messages << 50 << 127 << 116 << 35;
    QTest::newRow("smolagents-messages/gpt-4o__code__math__2025-09-08.jsonl") << messages << 37 << 0 << 0 << 0;
    QTest::newRow("smolagents-messages/gpt-4o__tool-calling__math__2025-07-24.jsonl")
        << messages << 50 << 104 << 54 << 44;
    QTest::newRow("smolagents-messages/gpt-4o__vanilla__math__2025-07-25.jsonl") << messages << 50 << 0 << 0 << 0;
    const auto row = [](const char *file, const char *format, int runs, int steps, int code, int errors) {
        QTest::newRow(file) << QString::fromLatin1(format) << runs << steps << code << errors;
    };
    row("transformers-agents/react_code_gpt4_23-04.jsonl", "transformers-steps", 90, 263, 258, 19);
    row("transformers-agents/react_code_mixtral_8x7_23-04.jsonl", "transformers-steps", 31, 79, 55, 28);
    row("openinference/otlp-openinference-math.jsonl", "otlp", 25, 53, 51, 8);
    row("openinference/otlp-openinference-simpleqa.jsonl", "otlp", 20, 87, 73, 19);
    row("openinference/smoltrace-mistral-tool-traces.json", "spans", 5, 16, 0, 3);
    row("langfuse/claude-agent-2025-12-22.trace.json", "langfuse", 1, 4, 0, 0);
    row("langfuse/pydantic-ai-tools-2025-12-04.trace.json", "langfuse", 1, 4, 0, 0);
    row("notebooks/agent_text_to_sql.ipynb", "notebook", 1, 9, 9, 0);
    row("notebooks/benchmark_transformers_agents.ipynb", "notebook", 1, 33, 33, 2);
    row("notebooks/mongodb_smolagents_multi_micro_agents.ipynb", "notebook", 1, 9, 9, 0);
    row("notebooks/smolagents-benchmark.ipynb", "notebook", 1, 9, 8, 0);
    row("inspect/2025-05-12T20-27-36-04-00_browser.json", "inspect", 1, 5, 0, 0);
    row("inspect/2025-05-12T20-28-26-04-00_security-guide.json", "inspect", 3, 6, 0, 0);
    row("inspect/2025-09-23_security-guide.eval", "inspect", 16, 32, 0, 0);
    row("inspect/ctf.json", "inspect", 2, 11, 7, 0);
    row("atif/openhands_hello-world.trajectory.json", "atif", 1, 2, 0, 0);
    row("claude-code/sample_session.json", "claude-code", 1, 15, 6, 1);
    row("claude-code/sample_session.jsonl", "claude-code", 1, 3, 1, 0);
    row("mint/gpt-4-0613-math-max5.jsonl", "chat", 100, 343, 204, 19);
    row("openhands/multi_swe_bench-example-output.jsonl", "openhands", 3, 105, 49, 21);
    row("openhands/traj-basic.json", "openhands", 1, 2, 0, 0);
    row("swe-agent/ctf-crypto-katy.traj", "swe-agent", 1, 18, 18, 0);
    row("swe-agent/marshmallow-1867-default.traj", "swe-agent", 1, 14, 14, 0);
    row("swe-agent/marshmallow-1867-function_calling_replace_from_source.traj", "swe-agent", 1, 13, 13, 0);
    row("swe-agent/mini-github_issue.traj.json", "chat", 1, 10, 10, 2);
}

void TestSampleLogs::countsRunsStepsCodeAndErrors()
{
    if (isAbsent())
        QSKIP("the folder of sample logs is not there");
    QFETCH(QString, format);
    CollectingSink sink;
    const auto report = importLog(folder() / QTest::currentDataTag(), sink);
    QVERIFY2(report, report ? "" : report.error().detail.c_str());
    QCOMPARE(report->format, format.toStdString());
    QTEST(int(report->runs), "runs");
    QTEST(int(report->steps), "steps");
    QTEST(int(report->codeSteps), "code");
    QTEST(int(report->errors), "errors");
    QVERIFY2(report->skipped.empty(), report->skipped.empty() ? "" : report->skipped[0].reason.c_str());
    QVERIFY2(report->unknownKeys.empty(), report->unknownKeys.empty() ? "" : report->unknownKeys[0].c_str());
    QCOMPARE(sink.runs.size(), report->runs);
}

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray sliceOf(const QByteArray &content, const SourceSpan &span)
{
    return content.sliced(qsizetype(span.byteFrom), qsizetype(span.byteTo - span.byteFrom));
}

} // namespace

void TestSampleLogs::sliceOfEveryMemoryStepIsThatStep()
{
    QFETCH(QString, file);
    const QByteArray content = contentOf(file);
    CollectingSink sink;
    QVERIFY(importLog(file.toStdString(), sink));
    simdjson::dom::parser parser;
    for (const StepRecord *step : sink.steps()) {
        const QByteArray slice = sliceOf(content, step->span);
        QCOMPARE(step->span.line, std::uint64_t(content.first(qsizetype(step->span.byteFrom)).count('\n') + 1));
        simdjson::dom::object object;
        QCOMPARE(parser.parse(slice.constData(), size_t(slice.size())).get(object), simdjson::SUCCESS);
        std::int64_t number = 0;
        const bool hasNumber = object["step_number"].get(number) == simdjson::SUCCESS;
        QCOMPARE(hasNumber, step->externalNumber.has_value());
        QCOMPARE(number, step->externalNumber.value_or(0));
        std::string_view code;
        if (object["code_action"].get(code) == simdjson::SUCCESS)
            QCOMPARE(step->code.at(0).text, code);
    }
}

void TestSampleLogs::sliceOfEveryMessageStepIsItsMessages()
{
    QFETCH(QString, file);
    const QByteArray content = contentOf(file);
    CollectingSink sink;
    QVERIFY(importLog(file.toStdString(), sink));
    simdjson::dom::parser parser;
    for (const StepRecord *step : sink.steps()) {
        const QByteArray slice = '[' + sliceOf(content, step->span) + ']';
        QCOMPARE(step->span.line, std::uint64_t(content.first(qsizetype(step->span.byteFrom)).count('\n') + 1));
        simdjson::dom::array messages;
        QCOMPARE(parser.parse(slice.constData(), size_t(slice.size())).get(messages), simdjson::SUCCESS);
        std::string_view role;
        if (step->kind == StepKind::Action) {
            QCOMPARE(messages.at(0)["role"].get(role), simdjson::SUCCESS);
            QCOMPARE(role, "assistant");
        }
    }
}

void TestSampleLogs::mathLogHasItsImports()
{
    if (isAbsent())
        QSKIP("the folder of sample logs is not there");
    const auto sink = imported("smolagents-messages/gpt-4o__code__math__2025-07-24.jsonl");
    static const QRegularExpression importLine(
        QStringLiteral("^[ \\t]*(?:import|from)[ \\t]+(\\w+)"), QRegularExpression::MultilineOption);
    int withImports = 0;
    std::map<std::string, int> modules;
    for (const StepRecord *step : sink.steps()) {
        std::set<std::string> own;
        for (const CodeRecord &code : step->code)
            for (const auto &match : importLine.globalMatch(QString::fromStdString(code.text)))
                own.insert(match.captured(1).toStdString());
        withImports += own.empty() ? 0 : 1;
        for (const std::string &module : own)
            ++modules[module];
    }
    QCOMPARE(withImports, 42);
    const std::map<std::string, int> expected { { "math", 22 }, { "sympy", 9 }, { "itertools", 4 }, { "numpy", 4 },
        { "cmath", 2 }, { "collections", 2 }, { "scipy", 1 }, { "decimal", 1 } };
    QVERIFY(modules == expected);
}

void TestSampleLogs::mathLogHasItsErrors()
{
    if (isAbsent())
        QSKIP("the folder of sample logs is not there");
    const auto sink = imported("smolagents-messages/gpt-4o__code__math__2025-07-24.jsonl");
    static const QRegularExpression refused(QStringLiteral("Import (?:of|from) (\\S+) is not allowed"));
    std::map<std::string, int> refusals;
    std::map<std::string, int> causes;
    std::map<ErrorLayer, int> layers;
    for (const StepRecord *step : sink.steps()) {
        if (!step->error)
            continue;
        ++layers[step->error->layer];
        ++causes[step->error->causeType];
        const auto match = refused.match(QString::fromStdString(step->error->message));
        if (!match.hasMatch())
            continue;
        ++refusals[match.captured(1).toStdString()];
        QVERIFY(step->error->layer == ErrorLayer::Policy);
        QVERIFY(step->error->codeLine.contains("import "));
    }
    const std::map<std::string, int> expected { { "sympy", 9 }, { "numpy", 4 }, { "cmath", 2 }, { "scipy.optimize", 1 },
        { "decimal", 1 } };
    QVERIFY(refusals == expected);
    QCOMPARE(causes["RecursionError"], 3);
    QCOMPARE(causes["ZeroDivisionError"], 1);
    QCOMPARE(layers[ErrorLayer::Parse], 11);
}

void TestSampleLogs::mathLogNamesItsPolicy()
{
    if (isAbsent())
        QSKIP("the folder of sample logs is not there");
    const auto sink = imported("smolagents-messages/gpt-4o__code__math__2025-07-24.jsonl");
    const std::vector<std::string> base { "collections", "datetime", "itertools", "math", "queue", "random", "re",
        "stat", "statistics", "time", "unicodedata" };
    const auto named
        = std::ranges::count_if(sink.runs, [&](const auto &run) { return run.record.authorizedImports == base; });
    const auto silent
        = std::ranges::count_if(sink.runs, [](const auto &run) { return run.record.authorizedImports.empty(); });
    QVERIFY(named > 0);
    QCOMPARE(named + silent, 50);
    QCOMPARE(sink.runs[0].record.task,
        "In right triangle $ABC$ with $\\angle B = 90^\\circ$, we have $\\sin A = 2\\cos A$.  What is $\\tan A$? Write "
        "code, not latex.");
    QCOMPARE(sink.runs[0].record.expectedAnswer, "2");
    QCOMPARE(sink.runs[0].record.finalAnswer, "2");
    QVERIFY(sink.runs[0].record.state == RunState::Success);
    QCOMPARE(sink.runs[0].record.tokens.input, 2038);
    QCOMPARE(sink.runs[0].record.model, "gpt-4o");
    QCOMPARE(sink.runs[0].record.agentKind, "code");
}

void TestSampleLogs::toolCallingLogHasItsCalls()
{
    if (isAbsent())
        QSKIP("the folder of sample logs is not there");
    const auto sink = imported("smolagents-messages/gpt-4o__tool-calling__math__2025-07-24.jsonl");
    int interpreterCalls = 0;
    int finalAnswers = 0;
    int lostCalls = 0;
    for (const StepRecord *step : sink.steps()) {
        for (const RecordedToolCall &call : step->toolCalls) {
            const bool isAction = step->kind == StepKind::Action;
            interpreterCalls += isAction && call.name == "python_interpreter" ? 1 : 0;
            finalAnswers += isAction && call.name == "final_answer" ? 1 : 0;
            lostCalls += isAction ? 0 : 1;
            QVERIFY(isAction ? call.result.has_value() : call.error.has_value());
        }
    }
    QCOMPARE(interpreterCalls, 54);
    QCOMPARE(finalAnswers, 50);
    QCOMPARE(lostCalls, 44);
}

void TestSampleLogs::memoryLogsHaveTheirErrorsAndAnswers()
{
    if (isAbsent())
        QSKIP("the folder of sample logs is not there");
    std::map<std::string, int> errors;
    int withOutputs = 0;
    int finalAnswers = 0;
    std::map<RunState, int> states;
    for (const char *name :
        { "smolagents-memory/memory-runs-math.jsonl", "smolagents-memory/memory-runs-simpleqa.jsonl" }) {
        const auto sink = imported(name);
        for (const auto &run : sink.runs)
            ++states[run.record.state];
        for (const StepRecord *step : sink.steps()) {
            finalAnswers += step->isFinalAnswer ? 1 : 0;
            if (!step->error)
                continue;
            ++errors[step->error->type];
            withOutputs += step->error->type == "AgentExecutionError" && !step->outputs.empty() ? 1 : 0;
        }
    }
    QCOMPARE(errors["AgentParsingError"], 16);
    QCOMPARE(errors["AgentExecutionError"], 11);
    QCOMPARE(withOutputs, 1);
    QCOMPARE(errors["AgentMaxStepsError"], 2);
    QCOMPARE(finalAnswers, 43);
    QCOMPARE(states[RunState::Success], 43);
    QCOMPARE(states[RunState::MaxSteps], 2);
}

void TestSampleLogs::vanillaLogHasRepliesOnly()
{
    if (isAbsent())
        QSKIP("the folder of sample logs is not there");
    const auto sink = imported("smolagents-messages/gpt-4o__vanilla__math__2025-07-25.jsonl");
    for (const auto &run : sink.runs) {
        QCOMPARE(run.steps.size(), 1u);
        QVERIFY(run.steps[0].kind == StepKind::Message);
        QCOMPARE(run.steps[0].rawModelOutput, run.record.finalAnswer.value_or(""));
    }
}

void TestSampleLogs::authenticationFailuresAreErrors()
{
    if (isAbsent())
        QSKIP("the folder of sample logs is not there");
    const auto sink = imported("smolagents-messages/gpt-4o__code__math__2025-09-08.jsonl");
    for (const auto &run : sink.runs) {
        QVERIFY(run.steps.empty());
        QVERIFY(run.record.state == RunState::Error);
        QVERIFY(run.record.finalAnswer->contains("AuthenticationError"));
    }
}

QTEST_GUILESS_MAIN(TestSampleLogs)
#include "tst_samplelogs.moc"
