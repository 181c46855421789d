// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/logs/collectingsink.h"
#include "tests/models/logs/flawline.h"

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

    /// A row of the table of tests/logs.
    struct Counted {
        QString name;
        QString format;
        QList<int> counts; ///< runs, steps, steps with code, steps with an error
        QString why; ///< they are others than in the list that came with the logs
    };
    static QList<Counted> countedFiles();

private Q_SLOTS:
    void explainsEveryDeviation();
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

QStringList cellsOf(const QByteArray &line)
{
    QStringList cells;
    for (const QString &cell : QString::fromUtf8(line).split(u'|'))
        cells << cell.trimmed();
    return cells;
}

QList<int> numbersOf(const QStringList &cells)
{
    QList<int> numbers;
    for (const QString &cell : cells)
        numbers << cell.toInt();
    return numbers;
}

QList<TestSampleLogs::Counted> TestSampleLogs::countedFiles()
{
    QList<Counted> files;
    QFile file(QStringLiteral(VITRINE_SOURCE_DIR "/tests/logs/README.md"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("tests/logs/README.md");
    for (const QByteArray &line : file.readAll().split('\n'))
        if (const QStringList cells = cellsOf(line); cells.size() == 9 && cells[1].contains(u'/'))
            files.append({ cells[1], cells[2], numbersOf(cells.mid(3, 4)), cells[7] });
    return files;
}

void TestSampleLogs::explainsEveryDeviation()
{
    if (isAbsent())
        QSKIP("the folder of sample logs is not there");
    QMap<QString, Counted> known;
    for (const Counted &file : countedFiles())
        known.insert(file.name, file);
    QFile list(QString::fromStdString((folder() / "INDEX.md").string()));
    QVERIFY(list.open(QIODevice::ReadOnly));
    int files = 0;
    for (const QByteArray &line : list.readAll().split('\n')) {
        const QStringList cells = cellsOf(line);
        if (cells.size() < 12 || !cells[1].contains(u'/'))
            continue;
        ++files;
        QVERIFY2(known.contains(cells[1]), qPrintable(cells[1]));
        const Counted &counted = known[cells[1]];
        QVERIFY2((counted.counts == numbersOf(cells.mid(7, 4))) == counted.why.isEmpty(), qPrintable(cells[1]));
    }
    QCOMPARE(files, known.size());
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
    QTest::addColumn<QList<int>>("counts");
    for (const Counted &file : countedFiles())
        QTest::addRow("%s", qPrintable(file.name)) << file.format << file.counts;
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
    // The true values count every step with an error, also those that a policy blocked.
    const QList<int> counts { int(report->runs), int(report->steps), int(report->codeSteps),
        int(report->errors + report->blocked) };
    QTEST(counts, "counts");
    QVERIFY2(report->skipped.empty(), report->skipped.empty() ? "" : flawLine(report->skipped[0]).c_str());
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
    static const QRegularExpression rejected(QStringLiteral("Import (?:of|from) (\\S+) is not allowed"));
    std::map<std::string, int> denials;
    std::map<std::string, int> causes;
    std::map<ErrorLayer, int> layers;
    for (const StepRecord *step : sink.steps()) {
        if (!step->error)
            continue;
        ++layers[step->error->layer];
        ++causes[step->error->causeType];
        const auto match = rejected.match(QString::fromStdString(step->error->message));
        if (!match.hasMatch())
            continue;
        ++denials[match.captured(1).toStdString()];
        QVERIFY(step->error->layer == ErrorLayer::Policy);
        QVERIFY(step->error->codeLine.contains("import "));
    }
    const std::map<std::string, int> expected { { "sympy", 9 }, { "numpy", 4 }, { "cmath", 2 }, { "scipy.optimize", 1 },
        { "decimal", 1 } };
    QVERIFY(denials == expected);
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
