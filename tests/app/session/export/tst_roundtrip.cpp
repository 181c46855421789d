// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/export/trailexport.h"
#include "tests/models/logs/collectingsink.h"

#include <QDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

using Run = CollectingSink::Run;

ExportedRun exportedRun(const Run &run, RunId id)
{
    ExportedRun exported;
    exported.run.id = id;
    exported.run.source = 1;
    exported.run.record = run.record;
    for (const StepRecord &step : run.steps)
        exported.steps.push_back(
            { .id = 0, .record = step, .executions = {}, .isOpen = false, .isInterrupted = false });
    return exported;
}

std::string written(std::string_view format, std::span<const Run> runs)
{
    std::string text;
    const auto writer = makeExport(format, [&text](std::string_view part) { text += part; });
    writer->begin({});
    for (RunId id = 1; const Run &run : runs)
        writer->add(exportedRun(run, id++));
    writer->end();
    return text;
}

/// As records compare that were read from different files.
Run withoutLocations(Run run)
{
    run.record.span = {};
    run.record.indexInSource = 0;
    for (StepRecord &step : run.steps)
        step.span = {};
    return run;
}

/// ATIF leaves out what repeats all that was said before.
Run withoutPrompts(Run run)
{
    for (StepRecord &step : run.steps)
        if (step.kind == StepKind::Action || step.kind == StepKind::Plan)
            step.prompt = {};
    return run;
}

/// The first field in which two steps are not the same.
const char *differenceOf(const StepRecord &a, const StepRecord &b)
{
    if (a.kind != b.kind || a.ordinal != b.ordinal || a.externalNumber != b.externalNumber)
        return "kind or number";
    if (a.thought != b.thought || a.rawModelOutput != b.rawModelOutput || a.prompt != b.prompt)
        return "texts of the model";
    if (a.code != b.code || a.toolCalls != b.toolCalls)
        return "code or calls";
    if (a.outputs != b.outputs || a.error != b.error || a.isFinalAnswer != b.isFinalAnswer)
        return "outcome";
    if (a.time != b.time || a.tokens != b.tokens)
        return "figures";
    return a == b ? nullptr : "other keys";
}

void compareRuns(const Run &is, const Run &was)
{
    QCOMPARE(is.steps.size(), was.steps.size());
    for (std::size_t i = 0; i < was.steps.size(); ++i)
        if (const char *difference = differenceOf(is.steps[i], was.steps[i]))
            QFAIL(qPrintable(u"step %1: %2"_s.arg(i + 1).arg(QLatin1StringView(difference))));
    QCOMPARE(is.record.task, was.record.task);
    QCOMPARE(is.record.model, was.record.model);
    QCOMPARE(is.record.agentName, was.record.agentName);
    QCOMPARE(is.record.extra, was.record.extra);
    QVERIFY(is.record == was.record);
}

} // namespace

/// What is exported and read again is what it was, whatever format it came from.
class TestRoundTrip final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void memoryGivesTheSameRuns_data() { addLogs(); }
    void memoryGivesTheSameRuns()
    {
        QFETCH(const QString, file);
        CollectingSink first;
        QVERIFY(importLog(file.toStdString(), first));
        const std::string text = written("memory", first.runs);
        const ImportedText second(text);
        QVERIFY(second.report.has_value());
        QCOMPARE(second.report->format, "smolagents-memory");
        QCOMPARE(second.report->flaws, 0U);
        QCOMPARE(second.sink.runs.size(), first.runs.size());
        for (std::size_t i = 0; i < first.runs.size(); ++i)
            compareRuns(withoutLocations(second.sink.runs[i]), withoutLocations(first.runs[i]));
        QCOMPARE(written("memory", second.sink.runs), text);
    }

    void atifGivesTheSameRun_data() { addLogs(); }
    void atifGivesTheSameRun()
    {
        QFETCH(const QString, file);
        CollectingSink first;
        QVERIFY(importLog(file.toStdString(), first));
        for (Run run : first.runs) {
            run.record.parentRun = 0;
            const std::string text = written("atif", { &run, 1 });
            const ImportedText second(text);
            QVERIFY(second.report.has_value());
            QCOMPARE(second.report->format, "atif");
            QCOMPARE(second.report->flaws, 0U);
            QCOMPARE(second.sink.runs.size(), 1U);
            compareRuns(withoutLocations(second.sink.runs.front()), withoutPrompts(withoutLocations(run)));
            QCOMPARE(written("atif", second.sink.runs), text);
        }
    }

    /// Readers of the format find each call with its own identity and result.
    void atifKeepsEachCall()
    {
        Run run;
        run.record.task = "go";
        run.steps.resize(1);
        StepRecord &step = run.steps.front();
        step.code = { { Language::Bash, "cat a", CodeOrigin::ToolArgument },
            { Language::Bash, "cat c", CodeOrigin::ToolArgument } };
        step.toolCalls = { { "t1", "Bash", R"({"command":"cat a","description":"x"})", "A", {}, {}, false },
            { "t2", "Read", R"({"file_path":"b"})", "B", {}, {}, false },
            { "t3", "shell", R"({"command":["bash","-lc","cat c"]})", "C", {}, {}, false } };
        step.outputs = { { OutputStream::Stdout, "A", false }, { OutputStream::Result, "B", false },
            { OutputStream::Stdout, "C", false } };
        const auto document = nlohmann::json::parse(written("atif", { &run, 1 }));
        const auto &made = document.at("steps").back();
        const auto expected = nlohmann::json::parse(R"json([
            {"tool_call_id": "t1", "function_name": "Bash", "arguments": {"command": "cat a", "description": "x"}},
            {"tool_call_id": "t2", "function_name": "Read", "arguments": {"file_path": "b"}},
            {"tool_call_id": "t3", "function_name": "shell", "arguments": {"command": ["bash", "-lc", "cat c"]}}])json");
        QCOMPARE(made.at("tool_calls").dump(), expected.dump());
        std::string results;
        for (const auto &result : made.at("observation").at("results"))
            results += result.at("source_call_id").get<std::string>() + result.at("content").get<std::string>();
        QCOMPARE(results, "t1At2Bt3C");
    }

    /// A framework may record the output of the code beside its call.
    void atifGivesTheOutputToTheCallThatRanTheCode()
    {
        Run run;
        run.record.task = "go";
        run.steps.resize(1);
        StepRecord &step = run.steps.front();
        step.code = { { Language::Python, "print(1)", CodeOrigin::Field } };
        step.toolCalls = { { "call_9", "python_interpreter", "\"print(1)\"", {}, {}, {}, false } };
        step.outputs = { { OutputStream::Log, "1", false } };
        const auto document = nlohmann::json::parse(written("atif", { &run, 1 }));
        const auto &made = document.at("steps").back();
        QCOMPARE(made.at("tool_calls").size(), 1U);
        QCOMPARE(made.at("tool_calls").at(0).at("tool_call_id"), "call_9");
        QCOMPARE(made.at("tool_calls").at(0).at("function_name"), "python_interpreter");
        QCOMPARE(made.at("tool_calls").at(0).at("arguments").at("code"), "print(1)");
        QCOMPARE(made.at("observation").at("results").at(0).at("content"), "1");
    }

    // What a log says must neither break the file nor look like code in it.
    void pythonTakesOnlyCodeThatItCanRead()
    {
        Run run;
        run.record.task = "twice\r\xE2\x80\xAE"
                          "evil()\x1b[2J";
        run.steps.resize(3);
        for (StepRecord &step : run.steps)
            step.code = { { Language::Python, "x = 1", CodeOrigin::Field } };
        run.steps[1].code.front().text = std::string("import os\0evil()\nos", 19);
        const std::string text = written("py", std::span(&run, 1));
        QVERIFY(!text.contains('\0'));
        QVERIFY(text.contains("# import os\u27e8NUL\u27e9evil()\n# os\n"));
        QVERIFY(text.contains("# Run 1: twice\u27e8CR\u27e9\u27e8U+202E\u27e9evil()\u27e8ESC\u27e9[2J\n"));
        QCOMPARE(QString::fromStdString(text).count(u"\nx = 1\n"), 2);
    }

    void checksSayWhatWentWrongWithoutAMessage()
    {
        Run run;
        run.steps.resize(1);
        run.steps.front().code = { { Language::Python, "x = 1", CodeOrigin::Field } };
        run.steps.front().error = ErrorRecord { ErrorLayer::Code, "Traceback", "", "", "", "" };
        QVERIFY(written("sarif", std::span(&run, 1)).contains("\"text\": \"Traceback\""));
        QVERIFY(written("junit", std::span(&run, 1)).contains("message=\"Traceback\""));
    }

    void aCalledRunFindsItsCallerAgain()
    {
        Run outer;
        outer.record.indexInSource = 7;
        outer.steps.resize(1);
        Run inner = outer;
        inner.record.indexInSource = 8;
        inner.record.parentRun = 7;
        const std::array runs { outer, inner, inner };
        const ImportedText read(written("memory", runs));
        QCOMPARE(read.sink.runs.size(), 3U);
        QCOMPARE(read.sink.runs[0].record.parentRun, 0U);
        QCOMPARE(read.sink.runs[1].record.parentRun, 1U);
        const ImportedText alone(written("memory", { &inner, 1 }));
        QCOMPARE(alone.sink.runs.front().record.parentRun, 0U);
    }

private:
    static void addLogs()
    {
        QTest::addColumn<QString>("file");
        const QDir folder(QStringLiteral(VITRINE_TEST_DATA "/fuzz_import"));
        for (const QString &name : folder.entryList(QDir::Files))
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
        QTest::newRow("sample") << QStringLiteral(VITRINE_SOURCE_DIR "/resources/samples/loans.json");
    }
};

QTEST_GUILESS_MAIN(TestRoundTrip)
#include "tst_roundtrip.moc"
