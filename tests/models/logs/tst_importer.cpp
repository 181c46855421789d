// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/logs/flawline.h"
#include "tests/models/logs/madelogs.h"

#include "base/sha256.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <sys/stat.h>
#include <unistd.h>

using namespace vitrine;

/// Files that are no logs, cancelling, reports.
class TestImporter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rejectsFilesThatAreNoLogs_data();
    void rejectsFilesThatAreNoLogs();
    void readsCodeBetweenOtherTags();
    void rejectsPathsThatAreNoFiles();
    void rejectsFileWithoutPermission();
    void rejectsFileOfWhichNothingCanBeRead();
    void cancelsByProgress();
    void givesNoHalfRunWhenCancelled();
    void reportsProgressToTheEnd();
    void cancelsBySink();
    void announcesTheSourceOnce();
    void reportsAsJson();
    void readsItsReportAgain();
    void rejectsWhatIsNoReport();
    void choosesFormatByName();
    void reportsWhereFiguresComeFrom();
    void sumsReportsUp();
    void recognizesWithoutReading();
    void noticesAFileThatChangesMeanwhile();
};

void TestImporter::rejectsFilesThatAreNoLogs_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("detail");
    const auto row = [](const char *name, const QByteArray &text, const char *code, const char *detail) {
        QTest::newRow(name) << text << QString::fromLatin1(code) << QString::fromLatin1(detail);
    };
    row("empty", "", "empty-file", "");
    row("blank", " \n\n", "unknown-format", "looks-like blank");
    row("text", "Dear reader,\n", "unknown-format", "looks-like text");
    row("picture", "\x89PNG\r\n\x1a\n", "unknown-format", "looks-like png");
    row("binary", QByteArray("ab\0c", 4), "unknown-format", "looks-like binary");
    row("xz",
        QByteArray("\xFD"
                   "7zXZ\0\0\4",
            8),
        "unknown-format", "looks-like xz");
    row("bzip2", "BZh91AY&SY", "unknown-format", "looks-like bzip2");
    row("tar", QByteArray(257, 'a') + "ustar" + QByteArray(250, '\0'), "bad-value",
        "damaged-tar: Unrecognized archive format");
    row("UTF-32", QByteArray("\xFF\xFE\0\0{\0\0\0", 8), "unknown-format", "looks-like utf-32");
    row("object", R"({"b": 1, "a": 2})", "unknown-format", "looks-like json-object b, a");
    row("empty object", "{}", "unknown-format", "looks-like json-object-without-keys");
    row("events", "{\"type\": \"a.start\"}\n{\"type\": \"a.end\"}\n", "unknown-format",
        "looks-like json-object type a.start, a.end");
    row("empty array", "[]", "unknown-format", "looks-like json-array");
    row("numbers", "[1, 2]", "unknown-format", "looks-like json-array");
    row("word", "true", "unknown-format", "looks-like json-value true");
    row("null", "null\n", "unknown-format", "looks-like json-value null");
    row("notebook", R"({"cells": [], "nbformat": 4})", "unknown-format", "no-runs");
    row("trace", R"({"resourceSpans": []})", "unknown-format", "looks-like otlp");
    row("code with lines of JSON",
        QByteArray("\"\"\"Conversations for tests.\"\"\"\nimport json\n\nTALK = [\n")
            + "    {\"role\": \"user\", \"content\": \"U\"},\n    {\"role\": \"assistant\", \"content\": \"A\"},\n]\n\n"
            + QByteArray("def test():\n    pass\n\n").repeated(10),
        "unknown-format", "looks-like text");
    row("deep", QByteArray(100'000, '['), "too-deep", "");
}

void TestImporter::rejectsFilesThatAreNoLogs()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, detail);
    const ImportedText log(text.toStdString());
    QVERIFY(!log.report);
    QTEST(QString::fromStdString(std::string(toString(log.report.error().code))), "code");
    if (!detail.isEmpty())
        QCOMPARE(QString::fromStdString(flawLine(log.report.error())), detail);
    QCOMPARE(log.report.error().file, log.path.string());
    QCOMPARE(log.sink.sources, 0);
}

void TestImporter::readsCodeBetweenOtherTags()
{
    const std::string text = R"([{"task": "t"},
        {"step_number": 1, "model_output": "I add. [[py]]\nx = 1\n[[/py]]", "error": null},
        {"step_number": 2, "model_output": "I add. [[py]]\ny = 1\n[[/py]]", "error": null, "code_action": "z"},
        {"step_number": 3, "model_output": "<code>a</code>", "error": null}])";
    const ImportedText log(text, { .format = {}, .progress = {}, .tags = { "[[py]]", "[[/py]]" } });
    QVERIFY(log.report);
    const auto &steps = log.sink.runs.at(0).steps;
    QCOMPARE(steps.at(1).thought, "I add.");
    QCOMPARE(steps.at(1).code.at(0).text, "x = 1");
    QCOMPARE(steps.at(2).code.at(0).text, "z");
    QCOMPARE(steps.at(3).code.at(0).text, "a");
    QCOMPARE(log.report->codeSteps, 3u);
}

void TestImporter::rejectsPathsThatAreNoFiles()
{
    CollectingSink sink;
    QTemporaryDir folder;
    const std::filesystem::path path(folder.path().toStdString());
    QVERIFY(importLog(path, sink).error().code == ErrorCode::IsDirectory);
    QVERIFY(importLog(path / "absent", sink).error().code == ErrorCode::FileNotFound);
    QCOMPARE(::mkfifo((path / "pipe").c_str(), 0600), 0);
    QVERIFY(importLog(path / "pipe", sink).error().code == ErrorCode::ReadFailed);
}

void TestImporter::rejectsFileWithoutPermission()
{
    if (::geteuid() == 0)
        QSKIP("the superuser may read everything");
    const ImportedText log(steps(1));
    std::filesystem::permissions(log.path, std::filesystem::perms::none);
    CollectingSink sink;
    QVERIFY(importLog(log.path, sink).error().code == ErrorCode::NoPermission);
}

void TestImporter::rejectsFileOfWhichNothingCanBeRead()
{
    const ImportedText log(R"([{"step_number": 1, "model_output": "a)");
    QVERIFY(!log.report);
    QVERIFY(log.report.error().code == ErrorCode::BadJson);
    QCOMPARE(log.report.error().line, 1u);
    QCOMPARE(log.report.error().byte, 1u);
    QCOMPARE(log.sink.sources, 0);
}

void TestImporter::cancelsByProgress()
{
    int calls = 0;
    const ImportedText log(
        steps(3), { .format = {}, .progress = [&](std::uint64_t, std::uint64_t) { return ++calls < 2; } });
    VERIFY_READ(log);
    QVERIFY(log.report->isCancelled);
    QCOMPARE(log.sink.runs.size(), 0u);
}

void TestImporter::givesNoHalfRunWhenCancelled()
{
    const std::string line = "[" + oneLine(taskStep) + ", " + oneLine(actionStep(1, std::string(300'000, 'x'))) + "]\n";
    std::string text;
    while (text.size() < 8 << 20)
        text += line;
    const auto beforeTheEnd = [](std::uint64_t done, std::uint64_t) { return done < 5 << 20; };
    const ImportedText log(text, { .format = {}, .progress = beforeTheEnd });
    VERIFY_READ(log);
    QVERIFY(log.report->isCancelled);
    QVERIFY(!log.sink.runs.empty());
    QCOMPARE(log.report->flaws, 0u);
    QCOMPARE(log.report->runs, log.sink.runs.size());
    for (const auto &run : log.sink.runs)
        QCOMPARE(run.steps.size(), 2u);
}

void TestImporter::reportsProgressToTheEnd()
{
    std::uint64_t last = 0;
    const auto keep = [&](std::uint64_t done, std::uint64_t total) {
        last = done;
        return done <= total;
    };
    const ImportedText log(steps(3), { .format = {}, .progress = keep });
    VERIFY_READ(log);
    QCOMPARE(last, log.report->size);
}

void TestImporter::cancelsBySink()
{
    std::string text;
    for (int i = 0; i < 5; ++i)
        text += oneLine(steps(1)) + "\n";
    QTemporaryDir folder;
    const ImportedText log(text);
    VERIFY_READ(log);
    CollectingSink impatient;
    impatient.maxRuns = 2;
    const auto report = importLog(log.path, impatient);
    QVERIFY(report && report->isCancelled);
    QCOMPARE(impatient.runs.size(), 2u);
    CollectingSink unwilling;
    unwilling.takesSource = false;
    const auto rejected = importLog(log.path, unwilling);
    QVERIFY(rejected && rejected->isCancelled);
    QCOMPARE(unwilling.runs.size(), 0u);
}

void TestImporter::announcesTheSourceOnce()
{
    const std::string text = oneLine(steps(1)) + "\n" + oneLine(steps(2)) + "\n" + oneLine(steps(1)) + "\n";
    const ImportedText log(text);
    VERIFY_READ(log);
    QCOMPARE(log.sink.sources, 1);
    QCOMPARE(log.sink.lastSource.sha256, sha256Hex(text));
    QCOMPARE(log.sink.lastSource.size, text.size());
    QCOMPARE(log.sink.lastSource.format, "smolagents-memory");
    QCOMPARE(log.sink.lastSource.file, log.path.string());
    QVERIFY(log.sink.lastSource.importedAt > 0);
    QCOMPARE(log.report->duplicates, 1u);
    QCOMPARE(log.report->runs, 3u);
}

void TestImporter::reportsAsJson()
{
    const ImportedText log("[" + taskStep + ", 5, {\"step_number\": 1, \"odd\": 2}]");
    VERIFY_READ(log);
    const auto json = nlohmann::json::parse(toJson(*log.report));
    QCOMPARE(json.at("format").get<std::string>(), "smolagents-memory");
    QCOMPARE(json.at("runs").get<int>(), 1);
    QCOMPARE(json.at("steps").get<int>(), 2);
    QCOMPARE(json.at("turns").get<int>(), 1);
    QCOMPARE(json.at("blocked").get<int>(), 0);
    QCOMPARE(json.at("code_steps").get<int>(), 0);
    QCOMPARE(json.at("errors").get<int>(), 0);
    QCOMPARE(json.at("duplicates").get<int>(), 0);
    QCOMPARE(json.at("unknown_keys").at(0).get<std::string>(), "odd");
    const auto &skipped = json.at("skipped").at(0);
    QCOMPARE(skipped.at("record").get<int>(), 1);
    QCOMPARE(skipped.at("line").get<int>(), 1);
    QCOMPARE(skipped.at("offset").get<std::size_t>(), taskStep.size() + 3);
    QCOMPARE(skipped.at("code").get<std::string>(), "bad-value");
    QCOMPARE(skipped.at("location").get<std::string>(), "[1]");
    QCOMPARE(skipped.at("flaw").get<std::string>(), "object-expected");
    QCOMPARE(skipped.at("arguments").at(0).get<std::string>(), "number");
}

void TestImporter::readsItsReportAgain()
{
    const ImportedText log("[" + taskStep + ", 5," + actionStep(1) + ", {\"step_number\": 2, \"odd\": 2}]");
    VERIFY_READ(log);
    ImportReport report = *log.report;
    report.shard = "1/2";
    report.contents = { { "00", 3 } };
    QVERIFY(!report.skipped.empty() && !report.provenance.code.empty());
    const auto again = reportFromJson(toJson(report));
    QVERIFY(again.has_value());
    QVERIFY(*again == report);
    QVERIFY(reportFromJson("{}") == ImportReport());
}

void TestImporter::rejectsWhatIsNoReport()
{
    for (const std::string_view json : { "", "[]", "{\"runs\": \"many\"}", "{\"skipped\": [5]}", "{\"code\": ", "5",
             "{\"provenance\": {\"code\": {\"field\": \"x\"}}}", "{\"skipped\": 7}", "{\"contents\": [{}]}" }) {
        const auto read = reportFromJson(json);
        QVERIFY2(!read, json.data());
        QVERIFY(read.error().code == ErrorCode::BadValue);
    }
}

void TestImporter::choosesFormatByName()
{
    const ImportedText log(steps(1), { .format = "smolagents-messages", .progress = {} });
    QVERIFY(!log.report);
    const ImportedText unknown(steps(1), { .format = "no-such", .progress = {} });
    QVERIFY(unknown.report.error().code == ErrorCode::UnknownFormat);
    const auto names = logFormats();
    QVERIFY(std::ranges::contains(names, "smolagents-memory") && std::ranges::contains(names, "smolagents-messages"));
}

void TestImporter::reportsWhereFiguresComeFrom()
{
    const ImportedText log("[" + taskStep + "," + actionStep(1)
        + R"(, {"step_number": 2, "model_output": "<code>x</code>", "error": null}])");
    VERIFY_READ(log);
    const Provenances &from = log.report->provenance;
    QVERIFY(from.stepTimes == (Provenance { .recorded = 1, .derived = 0, .missing = 1 }));
    QVERIFY(from.stepTokens == (Provenance { .recorded = 1, .derived = 0, .missing = 1 }));
    QVERIFY(from.runTimes == (Provenance { .recorded = 0, .derived = 1, .missing = 0 }));
    QCOMPARE(from.code.at(CodeOrigin::Field), 1u);
    QCOMPARE(from.code.at(CodeOrigin::Tag), 1u);
    const auto json = nlohmann::json::parse(toJson(*log.report)).at("provenance");
    QCOMPARE(json.at("step_times").at("missing").get<int>(), 1);
    QCOMPARE(json.at("code").at("tag").get<int>(), 1);
}

void TestImporter::sumsReportsUp()
{
    const ImportedText one("[" + taskStep + ", 5," + actionStep(1) + "]");
    const ImportedText two(R"([{"role": "user", "content": "U"}, {"role": "assistant", "content": "A"}])");
    VERIFY_READ(one);
    VERIFY_READ(two);
    const ImportReport all = together("folder", std::vector { *one.report, *two.report });
    QCOMPARE(all.file, "folder");
    QCOMPARE(all.format, "mixed");
    QCOMPARE(all.runs, 2u);
    QCOMPARE(all.steps, 2u);
    QCOMPARE(all.size, one.report->size + two.report->size);
    QVERIFY(flawLine(all.skipped.at(0)).starts_with("log.json: [1]: "));
    QCOMPARE(all.provenance.stepTimes.missing, 1u);
    QVERIFY(together("folder", std::vector { *one.report }) == *one.report);
}

void TestImporter::recognizesWithoutReading()
{
    const ImportedText log(steps(1));
    QCOMPARE(recognizedFormat(log.path).value_or(""), "smolagents-memory");
    const ImportedText text("Dear reader,\n");
    QVERIFY(recognizedFormat(text.path).error().code == ErrorCode::UnknownFormat);
    QVERIFY(recognizedFormat("/nowhere/log.json").error().code == ErrorCode::FileNotFound);
}

void TestImporter::noticesAFileThatChangesMeanwhile()
{
    const ImportedText log(steps(1));
    CollectingSink sink;
    ImportOptions options;
    options.progress = [&](std::uint64_t, std::uint64_t) {
        std::filesystem::last_write_time(
            log.path, std::filesystem::file_time_type::clock::now() + std::chrono::hours(1));
        return true;
    };
    const auto report = importLog(log.path, sink, options);
    QVERIFY(report);
    QCOMPARE(report->runs, 1u);
    QCOMPARE(report->skipped.size(), 1u);
    QVERIFY(report->skipped[0].code == ErrorCode::Corrupt);
}

QTEST_GUILESS_MAIN(TestImporter)
#include "tst_importer.moc"
