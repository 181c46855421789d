// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/formatted.h"
#include "models/logs/bytes/logfiles.h"
#include "models/logs/bytes/sourcebytes.h"
#include "tests/models/logs/flawline.h"
#include "tests/models/logs/madelogs.h"
#include "tests/models/logs/packing.h"

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include <array>
#include <fstream>
#include <iterator>
#include <map>
#include <sstream>

using namespace vitrine;

/// Small logs of every kind of agent, of our own making: `tests/data/logs`, with the counts and words that an import
/// has to give.
class TestAgentLogs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsEveryRecord_data();
    void readsEveryRecord();
    void readsTheSameInOtherForms_data() { files(); }
    void readsTheSameInOtherForms();
    void readsUpToABreak_data() { files(); }
    void readsUpToABreak();
    void losesNoText_data() { names(); }
    void losesNoText();
    void reportsUnknownRecords_data() { names(); }
    void reportsUnknownRecords();
    void tiesSubAgentsToTheirRuns_data();
    void tiesSubAgentsToTheirRuns();
    void readsSubAgentsInFilesOfTheirOwn();
    void tiesSubAgentsThatNameASessionOfTheirOwn();
    void keepsTheResultsOfClaudeCode_data();
    void keepsTheResultsOfClaudeCode();
    void separatesAuthorsOfClaudeCode_data();
    void separatesAuthorsOfClaudeCode();
    void readsQueuedMessagesOfClaudeCode();
    void readsRemindersBesideResultsOfClaudeCode();
    void readsDenialsOfClaudeCode_data();
    void readsDenialsOfClaudeCode();
    void readsDenialsOfCodex_data();
    void readsDenialsOfCodex();
    void readsDenialsOfOthers_data();
    void readsDenialsOfOthers();
    void readsHowCommandsOfCodexEnd();
    void leavesTheCopyInASubAgentOfCodexOut();
    void readsTheLastFormOfAMessageOfGemini();
    void readsTokensAndAnswersOfVsCode();
    void keepsAddressesOfFoundPages();
    void readsSubAgentsOfCursor();
    void tiesSubAgentsOfCopilot();
    void tiesSubAgentsOfInspect();
    void readsChangesOfVsCode();
    void lastsUntilTheLastRecord();
    void timesCallsByTheirStartAndEnd();
    void keepsCostsTokensAndModels_data();
    void keepsCostsTokensAndModels();

private:
    static void names();
    static void files();
    static std::map<std::string, std::string> formsOf(const std::string &text);
    static std::filesystem::path folder();
    static CollectingSink imported(const QString &name);
    static std::string allText(const CollectingSink &sink);
};

/// Another folder of the same layout, for trying further logs.
std::filesystem::path TestAgentLogs::folder()
{
    const QByteArray other = qgetenv("VITRINE_AGENT_LOGS");
    return other.isEmpty() ? std::filesystem::path(VITRINE_TEST_DATA "/logs")
                           : std::filesystem::path(other.toStdString());
}

CollectingSink TestAgentLogs::imported(const QString &name)
{
    CollectingSink sink;
    const auto report = importLog(folder() / name.toStdString(), sink);
    if (!report)
        qWarning("%s", report.error().detail.c_str());
    return sink;
}

std::string TestAgentLogs::allText(const CollectingSink &sink)
{
    std::string text;
    const auto add = [&](const std::string &part) { text += part + '\n'; };
    for (const auto &run : sink.runs) {
        for (const auto *part : { &run.record.task, &run.record.extra, &run.record.externalId })
            add(*part);
        add(run.record.finalAnswer.value_or(""));
        for (const StepRecord &step : run.steps) {
            for (const auto *part : { &step.thought, &step.rawModelOutput, &step.extra })
                add(*part);
            for (const CodeRecord &code : step.code)
                add(code.text);
            for (const RecordedToolCall &call : step.toolCalls)
                add(call.name + call.arguments + call.result.value_or("") + call.error.value_or(""));
            for (const OutputRecord &output : step.outputs)
                add(output.text);
            for (const PromptMessage &message : step.prompt)
                add(message.text);
            if (step.error)
                add(step.error->message);
        }
    }
    return text;
}

void TestAgentLogs::readsEveryRecord_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QList<int>>("counts");
    QTest::addColumn<QStringList>("words");
    std::ifstream file(folder() / "expected.json");
    const auto expected = nlohmann::json::parse(file, nullptr, false);
    QVERIFY(expected.is_object());
    for (const auto &item : expected.items()) {
        const std::string &name = item.key();
        const auto &row = item.value();
        QStringList words;
        for (const auto &word : row["words"])
            words << QString::fromStdString(word.get<std::string>());
        const auto count = [&row](const char *what) { return row[what].get<int>(); };
        QTest::newRow(name.c_str()) << QString::fromStdString(name)
                                    << QList<int> { count("runs"), count("steps"), count("code"), count("errors") }
                                    << words;
    }
}

void TestAgentLogs::readsEveryRecord()
{
    QFETCH(QString, name);
    QFETCH(QList<int>, counts);
    QFETCH(QStringList, words);
    CollectingSink sink;
    const auto report = importLog(folder() / name.toStdString(), sink);
    if (counts.at(0) == 0) {
        QVERIFY(!report);
        QVERIFY(report.error().code == ErrorCode::UnknownFormat);
        return;
    }
    QVERIFY2(report, report ? "" : report.error().detail.c_str());
    // The true values count every step with an error, also those that a policy blocked.
    const QList<int> read { int(report->runs), int(report->steps), int(report->codeSteps),
        int(report->errors + report->blocked) };
    QCOMPARE(read, counts);
    for (const SkippedRecord &skipped : report->skipped)
        qWarning("%s", flawLine(skipped).c_str());
    QCOMPARE(report->flaws, 0u);
    const auto text = QString::fromStdString(allText(sink));
    for (const QString &word : words)
        QVERIFY2(text.contains(word), qPrintable(word));
}

/// All logs of our own, by their paths.
void TestAgentLogs::files()
{
    QTest::addColumn<QString>("path");
    std::vector<std::filesystem::path> folders { folder() };
    if (!qEnvironmentVariableIsSet("VITRINE_AGENT_LOGS"))
        folders.emplace_back(VITRINE_TEST_DATA "/losses");
    for (const std::filesystem::path &folder : folders)
        for (const auto &entry : std::filesystem::directory_iterator(folder))
            if (entry.is_regular_file() && entry.path().filename() != "expected.json"
                && entry.path().filename() != "empty-steps.json")
                QTest::newRow((folder.filename() / entry.path().filename()).c_str())
                    << QString::fromStdString(entry.path().string());
}

/// The same records as other programs write and pack them: with a byte order mark, lines ended as on Windows, one list
/// of all records, records one per line, more white space or none.
std::map<std::string, std::string> TestAgentLogs::formsOf(const std::string &text)
{
    using Json = nlohmann::ordered_json;
    std::map<std::string, std::string> forms {
        { "mark", "\xEF\xBB\xBF" + text },
        { "gzip", gzipped(text) },
        { "zstd", zstandard(text) },
    };
    const Json whole = Json::parse(text, nullptr, false);
    auto records = Json::array();
    std::istringstream stream(text);
    for (std::string line; whole.is_discarded() && std::getline(stream, line);)
        records.push_back(Json::parse(line, nullptr, false));
    if (std::ranges::any_of(records, &Json::is_discarded))
        return forms;
    const auto lines = [](const Json &list, std::string_view end) {
        std::string all;
        for (const Json &record : list)
            all += record.dump() + std::string(end);
        return all;
    };
    if (whole.is_discarded()) {
        forms["CRLF"] = lines(records, "\r\n");
        forms["list"] = records.dump();
        forms["indented list"] = records.dump(2);
        return forms;
    }
    forms["indented"] = whole.dump(4);
    forms["one line"] = whole.dump() + '\n';
    if (whole.is_array())
        forms["lines"] = lines(whole, "\n");
    return forms;
}

void TestAgentLogs::readsTheSameInOtherForms()
{
    QFETCH(QString, path);
    const std::filesystem::path log(path.toStdString());
    std::ifstream file(log, std::ios::binary);
    const std::string text(std::istreambuf_iterator<char>(file), {});
    CollectingSink sink;
    const auto plain = importLog(log, sink);
    // Some are there because no format may claim them.
    if (!plain)
        return;
    const QTemporaryDir other;
    QStringList differences;
    for (const auto &[form, changed] : formsOf(text)) {
        const auto copy = std::filesystem::path(other.path().toStdString()) / log.filename();
        std::ofstream(copy, std::ios::binary) << changed;
        CollectingSink same;
        const auto report = importLog(copy, same);
        if (!report)
            differences << QString::fromStdString(form + ": " + report.error().detail);
        else if (report->format != plain->format || report->runs != plain->runs || report->steps != plain->steps
            || report->codeSteps != plain->codeSteps || report->errors != plain->errors
            || report->flaws != plain->flaws)
            differences << QString::fromStdString(formatted("{}: {}, {} runs, {} steps, {} with code, {} errors, {} "
                                                            "flaws",
                form, report->format, report->runs, report->steps, report->codeSteps, report->errors, report->flaws));
    }
    QVERIFY2(differences.isEmpty(), qPrintable(differences.join(u'\n')));
}

/// A log whose last line is being written: all before it is there.
void TestAgentLogs::readsUpToABreak()
{
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll().trimmed();
    const qsizetype last = text.lastIndexOf('\n') + 1;
    if (!path.endsWith(u".jsonl") || last == 0)
        return;
    const ImportedText before(text.first(last).toStdString());
    const ImportedText cut(text.first(last + (text.size() - last) / 2).toStdString());
    if (!before.report)
        return;
    VERIFY_READ(cut);
    QCOMPARE(cut.report->format, before.report->format);
    QVERIFY(cut.report->runs >= before.report->runs);
    QVERIFY(cut.report->steps >= before.report->steps);
    QVERIFY(cut.report->flaws > before.report->flaws);
}

/// Of all logs that hold runs.
void TestAgentLogs::names()
{
    QTest::addColumn<QString>("name");
    std::ifstream file(folder() / "expected.json");
    const auto expected = nlohmann::json::parse(file, nullptr, false);
    for (const auto &item : expected.items())
        if (item.value()["runs"].get<int>() > 0)
            QTest::newRow(item.key().c_str()) << QString::fromStdString(item.key());
}

/// The texts of the logs are words such as RESULT_1: each has to be found again.
void TestAgentLogs::losesNoText()
{
    if (qEnvironmentVariableIsSet("VITRINE_AGENT_LOGS"))
        return;
    QFETCH(QString, name);
    QFile file(QString::fromStdString((folder() / name.toStdString()).string()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString content = QString::fromUtf8(file.readAll());
    const QString kept = QString::fromStdString(allText(imported(name)));
    static const QRegularExpression mark(QStringLiteral("\\b(?:MARK_[A-Z]+|[A-Z]{3,}_(?:\\d+|SUB|FINAL))\\b"));
    for (const auto &match : mark.globalMatch(content))
        QVERIFY2(kept.contains(match.captured()), qPrintable(match.captured()));
}

/// A record of a type that no version had so far: it is kept, or the report names it.
void TestAgentLogs::reportsUnknownRecords()
{
    if (qEnvironmentVariableIsSet("VITRINE_AGENT_LOGS"))
        return;
    QFETCH(QString, name);
    if (!name.endsWith(u".jsonl"))
        return;
    QFile file(QString::fromStdString((folder() / name.toStdString()).string()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray record = R"({"type": "from-tomorrow", "timestamp": "2026-01-01T00:00:09Z", "data": "MARK_NEW"})";
    const QByteArray content = file.readAll().trimmed() + '\n' + record + '\n';
    const ImportedText log(content.toStdString());
    VERIFY_READ(log);
    const auto names = [](const auto &list, auto text) {
        return std::ranges::any_of(list, [&](const auto &item) { return text(item).contains("from-tomorrow"); });
    };
    const bool isReported
        = !log.report->skipped.empty() || names(log.report->unknownKeys, [](const std::string &key) { return key; });
    QVERIFY(isReported || allText(log.sink).contains("MARK_NEW"));
}

void TestAgentLogs::tiesSubAgentsToTheirRuns_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : { "claude-code-progress-subagent.jsonl", "claude-stream-json.jsonl", "atif-keystrokes.json",
             "kimi-messages.jsonl" })
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestAgentLogs::tiesSubAgentsToTheirRuns()
{
    if (qEnvironmentVariableIsSet("VITRINE_AGENT_LOGS"))
        return;
    QFETCH(QString, name);
    const CollectingSink sink = imported(name);
    QCOMPARE(sink.runs.size(), 2u);
    QCOMPARE(sink.runs.at(0).record.parentRun, 0u);
    QCOMPARE(sink.runs.at(1).record.parentRun, 1u);
}

void TestAgentLogs::readsSubAgentsInFilesOfTheirOwn()
{
    const std::string folder(VITRINE_TEST_DATA "/logs/claude-folder");
    const auto files = logFilesOf(std::array { folder });
    QCOMPARE(files.size(), 1u);
    CollectingSink sink;
    const auto report = importLog(files.front().path, sink);
    QVERIFY(report);
    QCOMPARE(report->flaws, 0u);
    QCOMPARE(sink.runs.size(), 2u);
    QCOMPARE(sink.runs.at(1).record.parentRun, 1u);
    QCOMPARE(sink.runs.at(1).steps.at(1).code.at(0).text, "echo CODE_2");
    // The raw record of a step is in the file of the sub-agent.
    SourceBytes bytes;
    const auto &run = sink.runs.at(1);
    const auto raw = bytes.read({ sink.lastSource, run.record.extra, run.steps.at(0).span }, 1 << 20, {});
    QVERIFY(raw);
    QVERIFY(raw->contains("PROMPT_2"));
}

void TestAgentLogs::tiesSubAgentsThatNameASessionOfTheirOwn()
{
    const ImportedText log(
        R"({"type":"user","sessionId":"s1","timestamp":"2026-01-01T10:00:00Z","message":{"role":"user","content":"Go"}}
{"type":"assistant","sessionId":"s1","timestamp":"2026-01-01T10:00:01Z","message":{"role":"assistant","content":"I do."}}
{"type":"user","sessionId":"agent-a1","agentId":"a1","isSidechain":true,"timestamp":"2026-01-01T10:00:02Z","message":{"role":"user","content":"Look"}}
{"type":"assistant","sessionId":"agent-a1","agentId":"a1","isSidechain":true,"timestamp":"2026-01-01T10:00:03Z","message":{"role":"assistant","content":"I see."}}
)");
    VERIFY_READ(log);
    QCOMPARE(log.sink.runs.size(), 2u);
    QCOMPARE(log.sink.runs.at(1).record.parentRun, 1u);
}

void TestAgentLogs::keepsTheResultsOfClaudeCode_data()
{
    QTest::addColumn<QByteArray>("member");
    QTest::addRow("session") << QByteArray("toolUseResult");
    QTest::addRow("stream-json") << QByteArray("tool_use_result");
}

/// The arguments of an edit do not say which line it changes; its result does. Sessions and streams spell the member
/// differently.
void TestAgentLogs::keepsTheResultsOfClaudeCode()
{
    QFETCH(const QByteArray, member);
    QByteArray text(
        R"({"type":"user","sessionId":"s1","message":{"role":"user","content":"Go"}}
{"type":"assistant","sessionId":"s1","message":{"id":"m1","role":"assistant","content":[{"type":"tool_use","id":"c1","name":"Edit","input":{"file_path":"a.py","old_string":"x = 1","new_string":"x = 2"}}]}}
{"type":"user","sessionId":"s1","RESULT":{"filePath":"a.py","structuredPatch":[{"oldStart":7,"oldLines":1,"newStart":7,"newLines":1,"lines":["-x = 1","+x = 2"]}]},"message":{"role":"user","content":[{"type":"tool_result","tool_use_id":"c1","content":"Edited."}]}}
{"type":"assistant","sessionId":"s1","message":{"id":"m2","role":"assistant","content":[{"type":"tool_use","id":"c2","name":"Bash","input":{"command":"make"}}]}}
{"type":"user","sessionId":"s1","RESULT":{"stdout":"built","stderr":"a warning","interrupted":false},"message":{"role":"user","content":[{"type":"tool_result","tool_use_id":"c2","content":"built\na warning"}]}}
{"type":"assistant","sessionId":"s1","message":{"id":"m3","role":"assistant","content":[{"type":"tool_use","id":"c3","name":"Bash","input":{"command":"make test"}}]}}
{"type":"user","sessionId":"s1","RESULT":"Error: Exit code 2","message":{"role":"user","content":[{"type":"tool_result","tool_use_id":"c3","is_error":true,"content":"Exit code 2\n1 failed"}]}}
{"type":"assistant","sessionId":"s1","message":{"id":"m4","role":"assistant","content":"Done."}}
)");
    const ImportedText log(text.replace("RESULT", member).toStdString());
    VERIFY_READ(log);
    const auto &steps = log.sink.runs.at(0).steps;
    const auto &edit = steps.at(1);
    QCOMPARE(edit.toolCalls.at(0).callId, "c1");
    QVERIFY2(edit.extra.contains(R"("kind":"patch","record":{"call":"c1","hunks":[{"oldStart":7)"), edit.extra.c_str());
    const auto &outputs = steps.at(2).outputs;
    QCOMPARE(outputs.size(), 2u);
    QCOMPARE(outputs.at(0).text, "built");
    QVERIFY(outputs.at(1).stream == OutputStream::Stderr);
    QCOMPARE(outputs.at(1).text, "a warning");
    QVERIFY(steps.at(3).error);
    QCOMPARE(steps.at(3).error->type, "exit status 2");
    QCOMPARE(steps.at(3).error->message, "1 failed");
    QCOMPARE(steps.at(3).toolCalls.at(0).error.value_or(""), "Exit code 2\n1 failed");
}

/// What a person wrote, and what the program wrote in the role of a user.
void TestAgentLogs::separatesAuthorsOfClaudeCode_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isPerson");
    QTest::addColumn<QString>("task");
    const auto row = [](const char *name, const char *members, const char *text, bool isPerson, const char *task = "") {
        QTest::newRow(name) << QByteArray(members) << QByteArray(text) << isPerson << QString::fromLatin1(task);
    };
    row("a person", "", "Go", true, "Go");
    row("a person, told", R"("origin":{"kind":"human"},)", "Go", true, "Go");
    row("behind a reminder", "", "<system-reminder>\\nX\\n</system-reminder>\\n\\nGo", true, "Go");
    row("a reminder", "", "<system-reminder>X</system-reminder>", false);
    row("a command", "",
        "<command-message>review</command-message>\\n<command-name>/review</command-name>\\n"
        "<command-args>12</command-args>",
        true, "/review 12");
    row("a command of the program", "", "<command-name>/clear</command-name>", false);
    row("its output", "", "<local-command-stdout></local-command-stdout>", false);
    row("a quoted command", "", "Why <command-name>/clear</command-name>?", true,
        "Why <command-name>/clear</command-name>?");
    row("a caveat", R"("isMeta":true,)", "Caveat", false);
    row("not meta", R"("isMeta":false,)", "Go", true, "Go");
    row("a summary", R"("isCompactSummary":true,)", "This session is continued.", false);
    row("another session", R"("origin":{"kind":"peer","name":"MARK_NAME"},)", "Stop", false);
    row("the end of a task", "", "<task-notification><task-id>a</task-id></task-notification>", false);
    row("an interruption", "", "[Request interrupted by user for tool use]", false);
}

void TestAgentLogs::separatesAuthorsOfClaudeCode()
{
    QFETCH(const QByteArray, members);
    QFETCH(const QByteArray, text);
    QFETCH(const bool, isPerson);
    QFETCH(const QString, task);
    QByteArray log(R"({"type":"user","sessionId":"s1",MEMBERS"message":{"role":"user","content":"TEXT"}}
{"type":"assistant","sessionId":"s1","message":{"role":"assistant","content":"Done."}}
)");
    const ImportedText read(log.replace("MEMBERS", members).replace("TEXT", text).toStdString());
    VERIFY_READ(read);
    const auto &run = read.sink.runs.at(0);
    QVERIFY(run.steps.at(0).kind == (isPerson ? StepKind::Task : StepKind::System));
    QCOMPARE(QString::fromStdString(run.record.task), task);
    // The message itself stays as it was, and what the log says of it is kept.
    QCOMPARE(run.steps.at(0).prompt.at(0).text.size(), std::size_t(text.size() - text.count("\\n")));
    QCOMPARE(run.steps.at(0).extra.contains("MARK_NAME"), members.contains("MARK_NAME"));
}

/// A message that a person typed while the model worked is only an attachment.
void TestAgentLogs::readsQueuedMessagesOfClaudeCode()
{
    const ImportedText log(
        R"({"type":"user","sessionId":"s1","message":{"role":"user","content":"Go"}}
{"type":"assistant","sessionId":"s1","message":{"id":"m1","role":"assistant","content":[{"type":"tool_use","id":"c1","name":"Bash","input":{"command":"make"}}]}}
{"type":"attachment","sessionId":"s1","timestamp":"2026-09-01T10:00:00Z","attachment":{"type":"queued_command","prompt":"test it, too","commandMode":"prompt","origin":{"kind":"human"}}}
{"type":"attachment","sessionId":"s1","attachment":{"type":"queued_command","prompt":[{"type":"text","text":"<task-notification>x</task-notification>"}],"commandMode":"task-notification"}}
{"type":"user","sessionId":"s1","toolUseResult":{"backgroundTaskId":"MARK_TASK","interrupted":false},"message":{"role":"user","content":[{"type":"tool_result","tool_use_id":"c1","content":"built"}]}}
{"type":"attachment","sessionId":"s1","attachment":{"type":"hook_success","hookName":"MARK_HOOK"}}
{"type":"assistant","sessionId":"s1","message":{"id":"m2","role":"assistant","content":"Done."}}
)");
    VERIFY_READ(log);
    const auto &steps = log.sink.runs.at(0).steps;
    QCOMPARE(steps.size(), 5u);
    QVERIFY(steps.at(2).kind == StepKind::Message);
    QCOMPARE(steps.at(2).prompt.at(0).text, "test it, too");
    QVERIFY(steps.at(2).time.startedAt);
    QVERIFY(steps.at(3).kind == StepKind::System);
    QCOMPARE(steps.at(1).outputs.at(0).text, "built");
    const std::string text = allText(log.sink);
    QVERIFY(text.contains("MARK_TASK") && text.contains("MARK_HOOK") && !text.contains("interrupted\""));
}

/// Reminders beside the result of a tool are no message of a person.
void TestAgentLogs::readsRemindersBesideResultsOfClaudeCode()
{
    const ImportedText log(
        R"({"type":"user","sessionId":"s1","message":{"role":"user","content":"Go"}}
{"type":"assistant","sessionId":"s1","message":{"id":"m1","role":"assistant","content":[{"type":"tool_use","id":"c1","name":"Bash","input":{"command":"make"}}]}}
{"type":"user","sessionId":"s1","message":{"role":"user","content":[{"type":"tool_result","tool_use_id":"c1","content":"built"},{"type":"text","text":"<system-reminder>X</system-reminder>"}]}}
{"type":"assistant","sessionId":"s1","message":{"id":"m2","role":"assistant","content":[{"type":"tool_use","id":"c2","name":"Bash","input":{"command":"make"}}]}}
{"type":"user","sessionId":"s1","origin":{"kind":"MARK_KIND"},"message":{"role":"user","content":[{"type":"tool_result","tool_use_id":"c2","content":"built"}]}}
)");
    VERIFY_READ(log);
    const auto &steps = log.sink.runs.at(0).steps;
    QCOMPARE(steps.size(), 4u);
    QVERIFY(allText(log.sink).contains("MARK_KIND"));
    QCOMPARE(steps.at(1).outputs.at(0).text, "built");
    QVERIFY(steps.at(2).kind == StepKind::System);
}

void TestAgentLogs::readsDenialsOfClaudeCode_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isDenied");
    const auto row = [](const char *text, bool isDenied) { QTest::newRow(text) << QByteArray(text) << isDenied; };
    row("The user doesn't want to proceed with this tool use. The tool use was rejected.", true);
    row("The user doesn't want to take this action right now. STOP what you are doing.", true);
    row("Permission to use Bash with command rm -rf x\\nls has been denied.", true);
    row("Error: Permission to use Write has been denied. IMPORTANT: You *may* attempt it.", true);
    row("Claude requested permissions to use Bash, but you haven't granted it yet.", true);
    row("PreToolUse:Bash hook error: [guard.sh]: no pushes", true);
    row("Permission to use a file", false);
    row("cat: x: Permission denied", false);
    row("No such file", false);
}

void TestAgentLogs::readsDenialsOfClaudeCode()
{
    QFETCH(const QByteArray, text);
    QFETCH(const bool, isDenied);
    for (const bool isError : { true, false }) {
        QByteArray log(R"({"type":"user","sessionId":"s1","message":{"role":"user","content":"Go"}}
{"type":"assistant","sessionId":"s1","message":{"id":"m1","role":"assistant","content":[{"type":"tool_use","id":"c1","name":"Bash","input":{"command":"make"}}]}}
{"type":"user","sessionId":"s1","message":{"role":"user","content":[{"type":"tool_result","tool_use_id":"c1","content":"TEXT","is_error":FLAG}]}}
)");
        const ImportedText read(log.replace("TEXT", text).replace("FLAG", isError ? "true" : "false").toStdString());
        VERIFY_READ(read);
        const auto &error = read.sink.runs.at(0).steps.at(1).error;
        // Output of a command that only quotes such words is no denial.
        QCOMPARE(error && error->layer == ErrorLayer::Policy, isDenied && isError);
    }
}

void TestAgentLogs::readsDenialsOfCodex_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("type");
    const auto row = [](const char *text, const char *type) {
        QTest::newRow(text) << QByteArray(text) << QString::fromLatin1(type);
    };
    row(R"(exec_command failed for `sh -c x`: CreateProcess { message: \"Rejected(\\\"rejected by user\\\")\" })",
        "approval");
    row(R"(exec_command failed: CreateProcess { message: \"Rejected(\\\"`rm x` rejected: blocked by policy\\\")\" })",
        "permission");
    row(R"(exec_command failed: CreateProcess { message: \"Codex(Sandbox(Denied { output: x }))\" })", "permission");
    row(R"(exec_command failed: CreateProcess { message: \"No such file\" })", "ToolError");
    row("exec command rejected by user", "approval");
    row("patch rejected by user", "approval");
    row("`npm test` rejected: blocked by policy", "permission");
    row(R"(Script failed\nWall time 8.1 seconds\nOutput:\n\nScript error:\nexec_command failed: rejected by user)",
        "approval");
    row(R"(Output:\nexec_command failed: rejected by user)", "");
    row("nothing was rejected by user", "");
}

void TestAgentLogs::readsDenialsOfCodex()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, type);
    QByteArray log(R"({"timestamp":"2026-09-01T10:00:00Z","type":"session_meta","payload":{"id":"s1","cwd":"/w"}}
{"timestamp":"2026-09-01T10:00:01Z","type":"response_item","payload":{"type":"message","role":"user","content":[{"type":"input_text","text":"Go"}]}}
{"timestamp":"2026-09-01T10:00:02Z","type":"response_item","payload":{"type":"function_call","name":"exec_command","arguments":"{\"cmd\":\"make\"}","call_id":"c1"}}
{"timestamp":"2026-09-01T10:00:03Z","type":"response_item","payload":{"type":"function_call_output","call_id":"c1","output":"TEXT"}}
)");
    const ImportedText read(log.replace("TEXT", text).toStdString());
    VERIFY_READ(read);
    const auto &error = read.sink.runs.at(0).steps.at(1).error;
    QCOMPARE(QString::fromStdString(error ? error->type : std::string()), type);
    QCOMPARE(error && error->layer == ErrorLayer::Policy,
        type == QLatin1String("approval") || type == QLatin1String("permission"));
}

void TestAgentLogs::readsDenialsOfOthers_data()
{
    QTest::addColumn<QByteArray>("log");
    const auto row = [](const char *name, const char *log) { QTest::newRow(name) << QByteArray(log); };
    row("OpenCode",
        R"({"info":{"id":"ses_1","version":"1.0"},"messages":[{"info":{"id":"msg_1","sessionID":"ses_1","role":"user"},"parts":[{"id":"prt_1","type":"text","text":"Go"}]},{"info":{"id":"msg_2","sessionID":"ses_1","role":"assistant","modelID":"m"},"parts":[{"id":"prt_2","type":"tool","callID":"c1","tool":"bash","state":{"status":"error","input":{"command":"make"},"error":"The user rejected permission to use this specific tool call."}}]}]})");
    row("Gemini CLI",
        R"({"sessionId":"s1","projectHash":"h","startTime":"2026-09-01T10:00:00Z","lastUpdated":"2026-09-01T10:00:00Z","messages":[{"id":"1","timestamp":"2026-09-01T10:00:00Z","type":"user","content":"Go"},{"id":"2","timestamp":"2026-09-01T10:00:01Z","type":"gemini","content":"","toolCalls":[{"id":"c1","name":"run_shell_command","args":{"command":"make"},"status":"cancelled","result":[{"functionResponse":{"id":"c1","name":"run_shell_command","response":{"error":"[Operation Cancelled] Reason: User denied execution."}}}]}]}]})");
    row("messages",
        R"({"messages":[{"role":"user","content":"Go"},{"role":"assistant","content":null,"tool_calls":[{"id":"c1","type":"function","function":{"name":"run","arguments":"{}"}}]},{"role":"tool","tool_call_id":"c1","content":"[Operation Cancelled] Reason: User denied execution."}]})");
}

void TestAgentLogs::readsDenialsOfOthers()
{
    QFETCH(const QByteArray, log);
    const ImportedText read(log.toStdString());
    VERIFY_READ(read);
    const auto &error = read.sink.runs.at(0).steps.at(1).error;
    QVERIFY(error);
    QVERIFY2(error->layer == ErrorLayer::Policy, error->message.c_str());
}

/// A sub-agent that continues the conversation of the one that started it: its file begins with a copy, and with the
/// head of the other session.
void TestAgentLogs::leavesTheCopyInASubAgentOfCodexOut()
{
    const ImportedText read(
        R"({"timestamp":"2026-09-01T10:00:00Z","ordinal":0,"type":"session_meta","payload":{"id":"child","cwd":"/w","source":{"subagent":{"thread_spawn":{"parent_thread_id":"root"}}},"subagent_history_start_ordinal":5}}
{"timestamp":"2026-09-01T09:00:00Z","ordinal":1,"type":"session_meta","payload":{"id":"root","cwd":"/w"}}
{"timestamp":"2026-09-01T09:00:01Z","ordinal":2,"type":"response_item","payload":{"type":"message","role":"user","content":[{"type":"input_text","text":"Build it"}]}}
{"timestamp":"2026-09-01T09:00:02Z","ordinal":3,"type":"response_item","payload":{"type":"function_call","name":"exec_command","arguments":"{\"cmd\":\"make\"}","call_id":"c1"}}
{"timestamp":"2026-09-01T09:00:02Z","ordinal":4,"type":"event_msg","payload":{"type":"token_count","info":{"total_token_usage":{"input_tokens":5000,"output_tokens":50}}}}
{"timestamp":"2026-09-01T10:00:01Z","ordinal":5,"type":"response_item","payload":{"type":"message","role":"user","content":[{"type":"input_text","text":"Explore"}]}}
{"timestamp":"2026-09-01T10:00:02Z","ordinal":6,"type":"response_item","payload":{"type":"message","role":"assistant","content":[{"type":"output_text","text":"Seen"}]}}
{"timestamp":"2026-09-01T10:00:03Z","ordinal":7,"type":"event_msg","payload":{"type":"token_count","info":{"total_token_usage":{"input_tokens":30,"output_tokens":2}}}}
)");
    VERIFY_READ(read);
    QCOMPARE(read.sink.runs.size(), 1u);
    const RunRecord &run = read.sink.runs.at(0).record;
    QCOMPARE(run.externalId, "child");
    QCOMPARE(run.task, "Explore");
    QCOMPARE(run.tokens.input.value_or(0), 30);
    QCOMPARE(read.report->steps, 1u);
    QCOMPARE(read.report->codeSteps, 0u);
    const QByteArray account = QByteArray::fromStdString(toJson(*read.report));
    QVERIFY2(account.contains("\"copied response_item\":2"), account.constData());
}

/// Gemini CLI writes a message again when its calls have run, and all messages when it is resumed.
void TestAgentLogs::readsTheLastFormOfAMessageOfGemini()
{
    const ImportedText read(
        R"({"sessionId":"s1","projectHash":"h","startTime":"2026-09-01T10:00:00Z","lastUpdated":"2026-09-01T10:00:00Z","kind":"main"}
{"id":"u1","timestamp":"2026-09-01T10:00:01Z","type":"user","content":[{"text":"Go"}]}
{"id":"a1","timestamp":"2026-09-01T10:00:02Z","type":"gemini","content":"I run it.","model":"g","toolCalls":[{"id":"c1","name":"run_shell_command","args":{"command":"make"},"status":"executing"}]}
{"id":"a1","timestamp":"2026-09-01T10:00:02Z","type":"gemini","content":"I run it.","model":"g","tokens":{"input":9,"output":2},"toolCalls":[{"id":"c1","name":"run_shell_command","args":{"command":"make"},"status":"success","result":[{"functionResponse":{"id":"c1","name":"run_shell_command","response":{"output":"built"}}}]}]}
{"id":"i1","timestamp":"2026-09-01T10:00:03Z","type":"info","content":"resumed"}
{"$set":{"lastUpdated":"2026-09-01T10:00:04Z","messages":[{"id":"u1","timestamp":"2026-09-01T10:00:01Z","type":"user","content":[{"text":"Go"}]},{"id":"a1","timestamp":"2026-09-01T10:00:02Z","type":"gemini","content":"I run it."},{"id":"a2","timestamp":"2026-09-01T10:00:04Z","type":"gemini","content":"Done.","model":"g"}]}}
{"id":"u1","timestamp":"2026-09-01T10:00:05Z","type":"user","content":[{"text":"Go on"}]}
)");
    VERIFY_READ(read);
    QCOMPARE(read.report->steps, 2u);
    QCOMPARE(read.report->codeSteps, 1u);
    const auto &steps = read.sink.runs.at(0).steps;
    QCOMPARE(steps.size(), 3u);
    QCOMPARE(steps.at(1).toolCalls.size(), 1u);
    QCOMPARE(steps.at(1).toolCalls.at(0).result.value_or(""), "built");
    QCOMPARE(steps.at(1).outputs.size(), 1u);
    QCOMPARE(steps.at(1).tokens.output.value_or(0), 2);
    QCOMPARE(steps.at(2).rawModelOutput, "Done.");
    QVERIFY(steps.at(2).extra.contains("Go on") || read.sink.runs.at(0).record.extra.contains("Go on"));
    QVERIFY(toJson(*read.report).contains(R"("replaced gemini":1)"));
}

/// The rounds of a request may end with a call: then only what was shown has the answer.
void TestAgentLogs::readsTokensAndAnswersOfVsCode()
{
    const ImportedText read(
        R"({"kind":0,"v":{"version":3,"sessionId":"s1","requests":[]}}
{"kind":2,"k":["requests"],"v":[{"requestId":"r1","timestamp":1780157113020,"modelId":"copilot/auto","message":{"text":"Test it"},"response":[{"kind":"thinking","value":"hm"},{"value":"It passes."}],"completionTokens":99,"result":{"metadata":{"promptTokens":325,"outputTokens":60,"resolvedModel":"m-1","toolCallRounds":[{"response":"","toolCalls":[{"id":"c1","name":"run_in_terminal","arguments":"{\"command\":\"make test\"}"}]}]}}}]}
{"kind":1,"k":["requests",0,"result","metadata","outputTokens"],"v":88}
)");
    VERIFY_READ(read);
    const auto &run = read.sink.runs.at(0);
    QCOMPARE(run.record.model, "m-1");
    QCOMPARE(run.steps.back().rawModelOutput, "It passes.");
    QCOMPARE(read.report->steps, 2u);
    QCOMPARE(run.steps.back().tokens.input.value_or(0), 325);
    QCOMPARE(run.steps.back().tokens.output.value_or(0), 88);
}

/// The status of a command may come before its output, and that of a denied one is none.
void TestAgentLogs::readsHowCommandsOfCodexEnd()
{
    const ImportedText rollout(
        R"({"timestamp":"2026-09-01T10:00:00Z","type":"session_meta","payload":{"id":"s1","cwd":"/w"}}
{"timestamp":"2026-09-01T10:00:02Z","type":"response_item","payload":{"type":"function_call","name":"exec_command","arguments":"{\"cmd\":\"make\"}","call_id":"c1"}}
{"timestamp":"2026-09-01T10:00:03Z","type":"event_msg","payload":{"type":"exec_command_end","call_id":"c1","exit_code":1}}
{"timestamp":"2026-09-01T10:00:03Z","type":"response_item","payload":{"type":"function_call_output","call_id":"c1","output":"Process exited with code 1\nOutput:\nno rule"}}
)");
    VERIFY_READ(rollout);
    const auto &failed = rollout.sink.runs.at(0).steps.at(0).error;
    QVERIFY(failed);
    QCOMPARE(failed->type, "exit status 1");
    QCOMPARE(failed->message, "no rule");
    const ImportedText exec(R"({"type":"thread.started","thread_id":"t1"}
{"type":"item.completed","item":{"id":"i1","type":"command_execution","command":"make","aggregated_output":"","exit_code":-1,"status":"declined"}}
)");
    VERIFY_READ(exec);
    const auto &denied = exec.sink.runs.at(0).steps.at(0).error;
    QVERIFY(denied && denied->layer == ErrorLayer::Policy);
}

/// Pages that a search found are what an auditor looks for.
void TestAgentLogs::keepsAddressesOfFoundPages()
{
    const ImportedText log(
        R"({"type":"user","sessionId":"s1","message":{"role":"user","content":"Go"}}
{"type":"assistant","sessionId":"s1","message":{"id":"m1","role":"assistant","content":[{"type":"server_tool_use","id":"c1","name":"web_search","input":{"query":"x"}},{"type":"web_search_tool_result","tool_use_id":"c1","content":[{"type":"web_search_result","title":"One","url":"https://one.example/","encrypted_content":"e"},{"type":"web_search_result","title":"Two","url":"https://two.example/"}]}]}}
)");
    VERIFY_READ(log);
    QCOMPARE(
        log.sink.runs.at(0).steps.at(1).outputs.at(0).text, "One\nhttps://one.example/\nTwo\nhttps://two.example/\n");
}

void TestAgentLogs::readsSubAgentsOfCursor()
{
    const std::string folder(VITRINE_TEST_DATA "/logs/cursor-folder");
    const auto files = logFilesOf(std::array { folder });
    QCOMPARE(files.size(), 1u);
    CollectingSink sink;
    const auto report = importLog(files.front().path, sink);
    QVERIFY(report);
    QCOMPARE(sink.runs.size(), 2u);
    QCOMPARE(sink.runs.at(0).record.parentRun, 0u);
    QCOMPARE(sink.runs.at(1).record.parentRun, 1u);
    QCOMPARE(sink.runs.at(1).steps.back().rawModelOutput, "ANSWER_2");
}

/// Their events name the call or the sub-agent, which may start further ones.
void TestAgentLogs::tiesSubAgentsOfCopilot()
{
    const CollectingSink sink = imported(QStringLiteral("copilot-subagent.jsonl"));
    QCOMPARE(sink.runs.size(), 3u);
    const auto &[main, mainSteps] = sink.runs.at(0);
    const auto &[first, firstSteps] = sink.runs.at(1);
    const auto &[second, secondSteps] = sink.runs.at(2);
    QCOMPARE(mainSteps.back().rawModelOutput, "TEXT_FINAL");
    QCOMPARE(mainSteps.at(1).toolCalls.at(0).result.value_or(""), "RESULT_SUB");
    QCOMPARE(first.parentRun, 1u);
    QCOMPARE(first.agentName, "explore");
    QCOMPARE(first.externalId, "a1");
    QCOMPARE(first.model, "gpt-n");
    QCOMPARE(first.task, "PROMPT_SUB");
    QCOMPARE(firstSteps.back().rawModelOutput, "ANSWER_SUB");
    QVERIFY(first.extra.contains(R"("parent_call":"c1")"));
    QCOMPARE(first.tokens.output.value_or(0), 7);
    QCOMPARE(first.time.seconds.value_or(0), 5.0);
    QCOMPARE(second.parentRun, 2u);
    QCOMPARE(second.task, "PROMPT_2");
    QCOMPARE(secondSteps.back().rawModelOutput, "ANSWER_2");
}

/// By spans within spans, and by lists of events within events.
void TestAgentLogs::tiesSubAgentsOfInspect()
{
    const CollectingSink sink = imported(QStringLiteral("inspect-subagents.json"));
    QCOMPARE(sink.runs.size(), 5u);
    const auto run = [&](std::size_t n) -> const RunRecord & { return sink.runs.at(n).record; };
    QCOMPARE(run(0).finalAnswer.value_or(""), "ANSWER_FINAL");
    QCOMPARE(run(0).tokens.input.value_or(0), 11);
    QCOMPARE(sink.runs.at(0).steps.at(1).toolCalls.at(0).result.value_or(""), "RESULT_SUB");
    QCOMPARE(run(1).parentRun, 1u);
    QCOMPARE(run(1).agentName, "researcher");
    QCOMPARE(run(1).model, "model-y");
    QCOMPARE(run(1).task, "PROMPT_SUB");
    QCOMPARE(run(1).externalId, "s1/1/sp3");
    QVERIFY(run(1).extra.contains(R"("parent_call":"c1")"));
    QCOMPARE(sink.runs.at(1).steps.at(0).code.at(0).text, "false CODE_1");
    QVERIFY(sink.runs.at(1).steps.at(0).error);
    QCOMPARE(run(2).parentRun, 2u);
    QCOMPARE(run(2).agentName, "summary");
    QVERIFY(run(2).extra.contains(R"("parent_call":"c2")"));
    QCOMPARE(run(3).parentRun, 0u);
    QCOMPARE(run(4).parentRun, 4u);
    QCOMPARE(run(4).task, "PROMPT_4");
}

/// Sessions that are stored as changes of a state, with a call that was stored twice, and one of a sub-agent.
void TestAgentLogs::readsChangesOfVsCode()
{
    const CollectingSink sink = imported(QStringLiteral("vscode-changes.jsonl"));
    QCOMPARE(sink.runs.size(), 2u);
    const auto &[run, steps] = sink.runs.at(0);
    QCOMPARE(run.externalId, "session-1");
    QCOMPARE(steps.back().rawModelOutput, "ANSWER_1");
    QCOMPARE(steps.size(), 4u);
    QCOMPARE(steps.at(1).toolCalls.size(), 1u);
    QCOMPARE(steps.at(1).toolCalls.at(0).seconds.value_or(0), 1.5);
    QVERIFY(steps.at(1).error);
    QCOMPARE(steps.at(2).toolCalls.at(0).name, "runSubagent");
    QCOMPARE(steps.at(1).span.line, 2u);
    const auto &[agent, agentSteps] = sink.runs.at(1);
    QCOMPARE(agent.parentRun, 1u);
    QCOMPARE(agent.agentName, "explore");
    QCOMPARE(agent.task, "PROMPT_SUB");
    QCOMPARE(agentSteps.back().rawModelOutput, "ANSWER_SUB");
    QCOMPARE(agentSteps.at(1).toolCalls.at(0).result.value_or(""), "RESULT_2");
    const ImportedText broken(
        R"({"kind":0,"v":{"sessionId":"s","requests":[{"requestId":"r","message":{"text":"Go"},"response":[]}]}}
{"kind":1,"k":["requests",7,"result"],"v":{}}
{"kind":2,"k":["sessionId"],"v":[1]}
{"kind":1,"k":[],"v":{}}
{"kind":9,"k":["a"],"v":1}
{"kind":2,"k":["requests",0,"response"],"v":[{"value":"Wait."},{"value":"And on."}],"i":99}
{"kind":2,"k":["requests",0,"response"],"v":[{"value":"Done."}],"i":0}
{"kind":3,"k":["sessionId"]}
)");
    VERIFY_READ(broken);
    QCOMPARE(broken.report->flaws, 4u);
    QCOMPARE(broken.sink.runs.size(), 1u);
    QCOMPARE(broken.sink.runs.at(0).steps.back().rawModelOutput, "Done.");
}

/// Whatever that record is: the time of the last step is only its start.
void TestAgentLogs::lastsUntilTheLastRecord()
{
    for (const auto &[name, seconds] : std::array<std::pair<const char *, double>, 4> { {
             { "droid-session.jsonl", 10 },
             { "gemini-without-ids.json", 300 },
             { "kimi-messages.jsonl", 15 },
             { "pi-early-session.jsonl", 22 },
         } }) {
        const CollectingSink sink = imported(QString::fromLatin1(name));
        const TimeSpan &time = sink.runs.front().record.time;
        QVERIFY2(time.seconds == seconds, name);
        QVERIFY(time.quality == Quality::Derived);
    }
}

void TestAgentLogs::timesCallsByTheirStartAndEnd()
{
    const CollectingSink sink = imported(QStringLiteral("copilot-cli.jsonl"));
    const auto &call = sink.runs.at(0).steps.at(1).toolCalls.at(0);
    QCOMPARE(call.name, "bash");
    QCOMPARE(call.seconds.value_or(-1), 1.0);
    const ImportedText own(
        R"({"type":"session.start","data":{"sessionId":"s","copilotVersion":"1.0"},"timestamp":"2026-03-04T05:06:00Z"}
{"type":"user.message","data":{"content":"Go"},"timestamp":"2026-03-04T05:06:01Z"}
{"type":"tool.execution_start","data":{"toolCallId":"c1","toolName":"bash","arguments":{"command":"ls"}},"timestamp":"2026-03-04T05:06:02Z"}
{"type":"tool.execution_complete","data":{"toolCallId":"c1","success":true,"result":{"content":"a"}},"timestamp":"2026-03-04T05:06:04Z"}
)");
    VERIFY_READ(own);
    const StepRecord &step = own.sink.runs.at(0).steps.at(1);
    QCOMPARE(step.toolCalls.at(0).result.value_or(""), "a");
    QCOMPARE(step.code.at(0).text, "ls");
}

void TestAgentLogs::keepsCostsTokensAndModels_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("cost");
    QTest::addColumn<QList<int>>("tokens");
    QTest::addColumn<QString>("model");
    const auto row = [](const char *name, double cost, QList<int> tokens, const char *model) {
        QTest::newRow(name) << QString::fromLatin1(name) << cost << tokens << QString::fromLatin1(model);
    };
    row("openai-completion.json", 0, { 11, 12 }, "gpt-x");
    row("gemini-response.json", 0, { 11, 12 }, "gemini-x");
    row("langfuse-cost.json", 0.03, { 11, 12 }, "gpt-x");
    row("claude-stream-json.jsonl", 0.0123, { 32, 34 }, "claude-sonnet-4-5");
    row("dspy-history.json", 0.01, { 11, 12 }, "openai/gpt-x");
    row("otlp-nested-llm.json", 0, { 11, 12 }, "gpt-x");
    row("otlp-traceloop.json", 0, { 32, 34 }, "gpt-x");
    row("otlp-vercel-ai.json", 0, { 32, 34 }, "gpt-x");
    row("qwen-code.jsonl", 0, { 11, 12 }, "qwen3-coder");
    row("request-response-log.json", 0.02, { 111, 22 }, "gpt-x");
    row("smolagents-gradio-messages.json", 0, { 11, 12 }, "");
    row("otlp-logs-agents.jsonl", 0.03, { 131, 11 }, "claude-sonnet-4-5");
    row("otlp-logs-genai.jsonl", 0, { 32, 34 }, "gpt-x");
    row("aider-history.md", 0.01, { 5100, 150 }, "gpt-x");
    row("weave-calls.jsonl", 0, { 11, 12 }, "gpt-x");
    row("codex-rollout.jsonl", 0, { 100, 10 }, "gpt-5.3-codex");
    row("atif-summaries.json", 0.03, { 32, 34 }, "gpt-x");
    row("kimi-messages.jsonl", 0, { 11, 7 }, "");
    row("langfuse-loop.json", 0.03, { 32, 34 }, "gpt-x");
    row("langsmith-batch.json", 0, { 11, 12 }, "gpt-x");
    row("opencode-early.json", 0.05, { 30, 12 }, "claude-x");
    row("pi-messages.json", 0.03, { 32, 12 }, "claude-x");
    row("spans-javascript.json", 0, { 11, 12 }, "gpt-x");
}

void TestAgentLogs::keepsCostsTokensAndModels()
{
    if (qEnvironmentVariableIsSet("VITRINE_AGENT_LOGS"))
        return;
    QFETCH(QString, name);
    QFETCH(QList<int>, tokens);
    const CollectingSink sink = imported(name);
    QVERIFY(!sink.runs.empty());
    const RunRecord &run = sink.runs.front().record;
    QTEST(run.cost.value_or(0), "cost");
    const QList<int> read { int(run.tokens.input.value_or(-1)), int(run.tokens.output.value_or(-1)) };
    QCOMPARE(read, tokens);
    QTEST(QString::fromStdString(run.model), "model");
}

QTEST_GUILESS_MAIN(TestAgentLogs)
#include "tst_agentlogs.moc"
