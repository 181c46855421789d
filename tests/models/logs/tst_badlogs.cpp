// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/trail/record/stepsource.h"
#include "tests/models/logs/flawline.h"
#include "tests/models/logs/madelogs.h"

#include "models/logs/json/jsonstream.h"

#include <QTest>

#include <sys/resource.h>

using namespace vitrine;

/// Everything that can be wrong inside a log: what is readable survives, the rest is reported.
class TestBadLogs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsOtherStepsWhenOneIsANumber();
    void reportsWrongTypesAndKeepsTheStep();
    void keepsWholeStepsOfATruncatedFile_data();
    void keepsWholeStepsOfATruncatedFile();
    void keepsOtherLinesWhenOneIsBroken();
    void replacesInvalidUtf8();
    void escapesControlCharacters();
    void readsWhatPythonWritesBesideJson();
    void rejectsDeepNestingOfAStep();
    void readsStepWithLargeCode();
    void rejectsAStepThatIsTooLarge();
    void readsLargeLineInLittleMemory();
    void keepsALongRunWholeInLittleMemory();
    void keepsManySmallStepsOfARun();
    void boundsItsReport();
    void reportsKeysThatAreTwice_data();
    void reportsKeysThatAreTwice();
};

void TestBadLogs::keepsOtherStepsWhenOneIsANumber()
{
    const std::string text = "{\"state\": \"success\",\n\"steps\": [" + taskStep + ",\n" + actionStep(1) + ",\n"
        + actionStep(2) + ",\n17,\n" + actionStep(3) + "]}";
    const ImportedText log(text);
    VERIFY_READ(log);
    QCOMPARE(log.report->steps, 3u);
    QCOMPARE(log.report->skipped.size(), 1u);
    const SkippedRecord &skipped = log.report->skipped[0];
    QVERIFY(skipped.code == ErrorCode::BadValue);
    QCOMPARE(skipped.record, 1u);
    QCOMPARE(skipped.offset, text.find("\n17,") + 1);
    QCOMPARE(skipped.line, std::uint64_t(1 + std::ranges::count(text.substr(0, skipped.offset), '\n')));
    QVERIFY(flawLine(skipped).starts_with("steps[3]: "));
}

void TestBadLogs::reportsWrongTypesAndKeepsTheStep()
{
    const ImportedText log(R"([{"task": "T"}, {"step_number": "one", "timing": [1], "model_input_messages": 5,
        "tool_calls": [7], "error": 3, "model_output": "m", "code_action": {"a": 1}, "observations": [1],
        "token_usage": {"input_tokens": "x"}, "is_final_answer": "yes", "observations_images": "b''"}])");
    VERIFY_READ(log);
    QCOMPARE(log.report->steps, 1u);
    QCOMPARE(log.report->skipped.size(), 10u);
    for (const SkippedRecord &skipped : log.report->skipped) {
        QVERIFY(skipped.code == ErrorCode::BadValue);
        QVERIFY(flawLine(skipped).starts_with("[1]."));
    }
    const StepRecord &step = log.sink.runs.at(0).steps.at(1);
    QCOMPARE(step.rawModelOutput, "m");
    QVERIFY(step.extra.contains(R"("timing":[1])"));
    QVERIFY(step.extra.contains(R"("code_action":{"a":1})"));
    QVERIFY(step.time.quality == Quality::Missing);
}

void TestBadLogs::keepsWholeStepsOfATruncatedFile_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto cut = [](const std::string &text) {
        return QByteArray::fromStdString(text.substr(0, text.rfind("observations\"")));
    };
    QTest::newRow("array") << cut(steps(3));
    QTest::newRow("result") << cut(R"({"state": "success", "steps": )" + steps(3) + "}");
    QTest::newRow("lines") << cut(oneLine(steps(0)) + "\n" + oneLine(steps(3)) + "\n");
    QTest::newRow("single steps") << cut(
        taskStep + "\n" + oneLine(actionStep(1)) + "\n" + oneLine(actionStep(2)) + "\n" + oneLine(actionStep(3)));
}

void TestBadLogs::keepsWholeStepsOfATruncatedFile()
{
    QFETCH(QByteArray, text);
    const ImportedText log(text.toStdString());
    VERIFY_READ(log);
    QCOMPARE(log.report->steps, 2u);
    QCOMPARE(log.report->skipped.size(), 1u);
    QVERIFY(log.report->skipped[0].code == ErrorCode::BadJson);
    QVERIFY(log.report->skipped[0].offset > 0);
    QVERIFY(flawLine(log.report->skipped[0]).ends_with("cut-off"));
}

void TestBadLogs::keepsOtherLinesWhenOneIsBroken()
{
    const std::string good = oneLine(steps(1)) + "\n";
    for (const std::string &bad :
        { std::string("{\"steps\": [\n"), std::string("[{\"task\": \"open\n"), std::string("garbage\n"),
            std::string("]\n"), std::string("\0\0\0\n", 4), std::string("{\"task\" 5}\n") }) {
        const ImportedText log(good + bad + good);
        VERIFY_READ(log);
        QCOMPARE(log.report->runs, 2u);
        QCOMPARE(log.report->skipped.size(), 1u);
        QCOMPARE(log.report->skipped[0].record, 2u);
        QCOMPARE(log.report->skipped[0].line, 2u);
        QVERIFY(log.report->skipped[0].offset >= good.size());
    }
    const ImportedText first("[{\"task\n" + good + good);
    VERIFY_READ(first);
    QCOMPARE(first.report->runs, 2u);
    QCOMPARE(first.report->skipped.at(0).record, 1u);
}

void TestBadLogs::replacesInvalidUtf8()
{
    const std::string text = "[" + taskStep
        + ", {\"step_number\": 1, \"model_output\": \"a\xFF"
          "b\"}]";
    const ImportedText log(text);
    VERIFY_READ(log);
    QCOMPARE(log.sink.runs.at(0).steps.at(1).rawModelOutput,
        "a\xEF\xBF\xBD"
        "b");
    QCOMPARE(log.report->skipped.size(), 1u);
    QVERIFY(log.report->skipped[0].code == ErrorCode::InvalidUtf8);
}

void TestBadLogs::escapesControlCharacters()
{
    const std::string text
        = "{\"steps\": [{\"step_number\": 1, \"model_output\": \"a" + std::string(1, '\0') + "b\"}]}";
    const ImportedText log(text);
    VERIFY_READ(log);
    QCOMPARE(log.sink.runs.at(0).steps.at(0).rawModelOutput, std::string("a\0b", 3));
    QCOMPARE(log.report->skipped.size(), 1u);
    QVERIFY(log.report->skipped[0].code == ErrorCode::BadJson);
    QCOMPARE(log.report->skipped[0].offset, text.find('\0'));
}

void TestBadLogs::readsWhatPythonWritesBesideJson()
{
    const ImportedText log(R"([{"task": "T"}, {"step_number": 1, "is_final_answer": true, "action_output":
        [NaN, -Infinity, 1267650600228229401496703205376]}, {"step_number": 2, "model_output": "\ud83d half"}])");
    VERIFY_READ(log);
    const auto &steps = log.sink.runs.at(0).steps;
    QCOMPARE(steps.at(1).outputs.at(0).text, R"(["NaN","-Infinity","1267650600228229401496703205376"])");
    QCOMPARE(steps.at(2).rawModelOutput, "\xEF\xBF\xBD half");
    QCOMPARE(log.report->skipped.size(), 1u);
}

void TestBadLogs::rejectsDeepNestingOfAStep()
{
    const std::string deep
        = R"({"step_number": 2, "action_output": )" + std::string(100'000, '[') + std::string(100'000, ']') + "}";
    const ImportedText log("[" + taskStep + "," + actionStep(1) + "," + deep + "," + actionStep(3) + "]");
    VERIFY_READ(log);
    QCOMPARE(log.report->steps, 2u);
    QCOMPARE(log.report->skipped.size(), 1u);
    QVERIFY(log.report->skipped[0].code == ErrorCode::TooDeep);
}

void TestBadLogs::readsStepWithLargeCode()
{
    const std::string code(1 << 20, 'x');
    const ImportedText log("[" + taskStep + "," + actionStep(1, code) + "]");
    VERIFY_READ(log);
    QCOMPARE(log.report->flaws, 0u);
    QVERIFY(log.sink.runs.at(0).steps.at(1).code.at(0).text == code);
}

void TestBadLogs::rejectsAStepThatIsTooLarge()
{
    const std::string large(JsonStream::defaultMaxValue, 'x');
    const ImportedText log("[" + taskStep + "," + actionStep(1, large) + "," + actionStep(2) + "]");
    VERIFY_READ(log);
    QCOMPARE(log.report->steps, 1u);
    QCOMPARE(log.report->skipped.size(), 1u);
    QVERIFY(log.report->skipped[0].code == ErrorCode::TooLarge);
}

namespace {

class CountingSink final : public LogSink {
public:
    bool source(const SourceRecord &) override { return true; }
    bool run(const RunRecord &, std::span<const StepRecord> steps) override
    {
        count += steps.size();
        ++runs;
        return true;
    }
    bool longRun(const RunRecord &, StepSource &steps) override
    {
        ++runs;
        steps.rewind();
        for (auto some = steps.next(); some && !some->empty(); some = steps.next())
            count += some->size();
        return true;
    }
    std::size_t count = 0;
    std::size_t runs = 0;
};

long peakKibibytes()
{
    rusage usage {};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

} // namespace

void TestBadLogs::readsLargeLineInLittleMemory()
{
    CountingSink sink;
    QTemporaryDir folder;
    const auto path = std::filesystem::path(folder.path().toStdString()) / "long.jsonl";
    QFile file(QString::fromStdString(path.string()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const std::string list = "[" + oneLine(actionStep(1, std::string(100'000, 'x'))) + "]";
    file.write("[");
    while (file.size() < 100 << 20)
        file.write((list + ",").c_str());
    file.write((list + "]\n").c_str());
    const qint64 size = file.size();
    file.close();
    const long before = peakKibibytes();
    const auto report = importLog(path, sink);
    QVERIFY(report);
    QCOMPARE(report->flaws, 0u);
    QCOMPARE(report->size, std::uint64_t(size));
    QCOMPARE(sink.count, report->runs);
    QVERIFY(report->runs > 1000);
    QVERIFY2(peakKibibytes() - before < 64 * 1024, std::to_string(peakKibibytes() - before).c_str());
}

/// Its prompts, too, which repeat all that was said before: what is put aside must not.
void TestBadLogs::keepsALongRunWholeInLittleMemory()
{
    QTemporaryDir folder;
    const auto path = std::filesystem::path(folder.path().toStdString()) / "long.json";
    QFile file(QString::fromStdString(path.string()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(("[" + taskStep).c_str());
    const std::string prompt(900'000, 'p');
    int count = 0;
    for (; file.size() < 120 << 20; ++count) {
        std::string step = actionStep(count, std::string(100'000, 'x'));
        step.replace(step.find("Add."), 4, prompt);
        file.write(("," + step).c_str());
    }
    file.write("]");
    file.close();
    CountingSink sink;
    const long before = peakKibibytes();
    const auto report = importLog(path, sink);
    QVERIFY(report);
    QCOMPARE(report->runs, 1u);
    QCOMPARE(report->steps, std::uint64_t(count));
    QCOMPARE(report->flaws, 0u);
    QCOMPARE(sink.count, std::size_t(count) + 1);
    QVERIFY2(peakKibibytes() - before < 80 * 1024, std::to_string(peakKibibytes() - before).c_str());
}

void TestBadLogs::keepsManySmallStepsOfARun()
{
    CountingSink sink;
    QTemporaryDir folder;
    const auto path = std::filesystem::path(folder.path().toStdString()) / "small.json";
    QFile file(QString::fromStdString(path.string()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(("[" + taskStep).c_str());
    for (int n = 0; n < 300'000; ++n)
        file.write(R"(,{"step_number":1,"model_output":"m","code_action":"x=1","observations":"o"})");
    file.write("]");
    file.close();
    const auto report = importLog(path, sink);
    QVERIFY(report);
    QCOMPARE(sink.count, std::size_t(300'001));
    QCOMPARE(sink.runs, std::size_t(1));
    QCOMPARE(report->flaws, 0u);
}

void TestBadLogs::boundsItsReport()
{
    std::string text = oneLine(steps(1)) + "\n";
    for (int i = 0; i < 5000; ++i)
        text += "x\n";
    const ImportedText log(text);
    VERIFY_READ(log);
    QCOMPARE(log.report->skipped.size(), 1000u);
    QCOMPARE(log.report->flaws, 5000u);
}

void TestBadLogs::reportsKeysThatAreTwice_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("reason");
    const auto row = [](const char *name, const std::string &text, const char *location) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray(location).append(": repeated-key");
    };
    const std::string second = actionStep(2);
    row("in a step", "[" + taskStep + "," + actionStep(1) + ",{\"model_output\": \"a\"," + second.substr(1) + "]",
        "[2]: model_output");
    row("escaped", "[" + taskStep + "," + actionStep(1) + R"(,{"model_outpu\u0074": "a",)" + second.substr(1) + "]",
        "[2]: model_output");
    row("deep in a step",
        "[" + taskStep + "," + actionStep(1) + R"(,{"extra": [0, {"a": {"b": 1, "c": 2, "b": 3}}],)" + second.substr(1)
            + "]",
        "[2]: extra[1].a.b");
    row("of the run", R"({"state": "success", "steps": )" + steps(3) + R"(, "state": "failed"})", "state");
    row("the steps", R"({"state": "success", "steps": )" + steps(3) + R"(, "steps": [ ]})", "steps");
    std::string many;
    for (int i = 0; i < 40; ++i)
        many += "\"k" + std::to_string(i) + "\": 1, ";
    row("among many", "[" + taskStep + "," + actionStep(1) + ",{" + many + "\"k7\": 2," + second.substr(1) + "]",
        "[2]: k7");
}

void TestBadLogs::reportsKeysThatAreTwice()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, reason);
    const ImportedText log(text.toStdString());
    VERIFY_READ(log);
    QCOMPARE(log.report->skipped.size(), 1u);
    QCOMPARE(QByteArray::fromStdString(flawLine(log.report->skipped[0])), reason);
    QVERIFY(log.report->skipped[0].code == ErrorCode::BadValue);
    QVERIFY(log.report->steps >= 2u);
}

QTEST_GUILESS_MAIN(TestBadLogs)
#include "tst_badlogs.moc"
