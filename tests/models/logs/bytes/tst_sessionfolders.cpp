// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/logfiles.h"
#include "models/logs/bytes/sessionfolder.h"
#include "models/logs/bytes/sourcebytes.h"
#include "tests/models/logs/collectingsink.h"
#include "tests/models/logs/flawline.h"
#include "tests/models/logs/sqlitestore.h"

#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <fstream>

using namespace vitrine;

/// Sessions that OpenCode kept in folders of JSON files, before it had a database.
class TestSessionFolders : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsTheRunsOfTheStore_data();
    void readsTheRunsOfTheStore();
    void readsASessionThatAnotherStarted();
    void readsEachSessionOnce();
    void keepsTheHeadsOfSessions();
    void readsTheFirstLayout();
    void readsFilesThatAreNotNamedByTheirIds();
    void givesTheBytesOfAStep();
    void reportsFilesThatAreNoJson();
    void followsNoLinks();
    void cancels();

private:
    static std::filesystem::path folder() { return VITRINE_TEST_DATA "/logs/opencode-storage"; }
    /// A copy of the folder that may be changed.
    static std::filesystem::path copyIn(const QTemporaryDir &other, const char *below = "storage");
    static void write(const std::filesystem::path &file, std::string_view text);
};

std::filesystem::path TestSessionFolders::copyIn(const QTemporaryDir &other, const char *below)
{
    const auto copy = std::filesystem::path(other.path().toStdString()) / below;
    std::filesystem::create_directories(copy.parent_path());
    std::filesystem::copy(folder(), copy, std::filesystem::copy_options::recursive);
    return copy;
}

void TestSessionFolders::write(const std::filesystem::path &file, std::string_view text)
{
    std::ofstream(file, std::ios::binary) << text;
}

void TestSessionFolders::readsTheRunsOfTheStore_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("folder") << QString();
    QTest::newRow("project") << QStringLiteral("project/prj_1.json");
    QTest::newRow("session") << QStringLiteral("session/prj_1/ses_1.json");
}

void TestSessionFolders::readsTheRunsOfTheStore()
{
    QFETCH(QString, name);
    const auto files = logFilesOf(std::array { (folder() / name.toStdString()).string() });
    QCOMPARE(files.size(), 1u);
    CollectingSink sink;
    const auto report = importLog(files.front().path, sink);
    QVERIFY2(report, report ? "" : report.error().detail.c_str());
    QCOMPARE(report->format, "opencode");
    QCOMPARE(report->flaws, 0u);

    MadeStore store("opencode.db");
    QCOMPARE(store.run(openCodeTables + openCodeRows), "");
    store.close();
    CollectingSink same;
    QVERIFY(importLog(store.file, same));
    QCOMPARE(sink.runs.size(), same.runs.size());
    for (std::size_t at = 0; at < sink.runs.size(); ++at) {
        const auto &[run, steps] = sink.runs.at(at);
        const auto &[other, otherSteps] = same.runs.at(at);
        QCOMPARE(run.task, other.task);
        QCOMPARE(run.model, other.model);
        QCOMPARE(run.cost, other.cost);
        QCOMPARE(run.parentRun, other.parentRun);
        QCOMPARE(run.finalAnswer, other.finalAnswer);
        QVERIFY(run.extra.contains("/home/u/shop"));
        QCOMPARE(steps.size(), otherSteps.size());
        for (std::size_t step = 0; step < steps.size(); ++step) {
            QCOMPARE(steps.at(step).thought, otherSteps.at(step).thought);
            QCOMPARE(steps.at(step).rawModelOutput, otherSteps.at(step).rawModelOutput);
            QCOMPARE(steps.at(step).code.size(), otherSteps.at(step).code.size());
            QCOMPARE(steps.at(step).toolCalls.size(), otherSteps.at(step).toolCalls.size());
            QCOMPARE(steps.at(step).tokens.input, otherSteps.at(step).tokens.input);
            QCOMPARE(steps.at(step).time.startedAt, otherSteps.at(step).time.startedAt);
        }
    }
}

void TestSessionFolders::readsASessionThatAnotherStarted()
{
    CollectingSink sink;
    QVERIFY(importLog(folder() / "session/prj_1/ses_0.json", sink));
    QCOMPARE(sink.runs.size(), 1u);
    QCOMPARE(sink.runs.front().record.parentRun, 0u);
    QCOMPARE(sink.runs.front().record.externalId, "ses_0");
    // Without its project, each session that no other one started is a file of its own.
    const QTemporaryDir other;
    const auto copy = copyIn(other);
    std::filesystem::remove_all(copy / "project");
    const auto files = logFilesOf(std::array { copy.string() });
    QCOMPARE(files.size(), 1u);
    QCOMPARE(files.front().path.filename().string(), "ses_1.json");
}

void TestSessionFolders::readsEachSessionOnce()
{
    // With its project, or without with the session that started it, however they are named.
    const QTemporaryDir other;
    const auto copy = copyIn(other);
    const auto project = (copy / "project/prj_1.json").string();
    const auto parent = (copy / "session/prj_1/ses_1.json").string();
    const auto child = (copy / "session/prj_1/ses_0.json").string();
    QCOMPARE(logFilesOf(std::array { child, parent, project }), (std::vector { LogFile { project } }));
    QCOMPARE(logFilesOf(std::array { (copy / "session/*/*.json").string(), project }),
        (std::vector { LogFile { project } }));
    std::filesystem::remove_all(copy / "project");
    QCOMPARE(logFilesOf(std::array { child, parent }), (std::vector { LogFile { parent } }));
    QCOMPARE(logFilesOf(std::array { child }), (std::vector { LogFile { child } }));
}

void TestSessionFolders::keepsTheHeadsOfSessions()
{
    const QTemporaryDir other;
    const auto copy = copyIn(other);
    const auto parent = copy / "session/prj_1/ses_1.json";
    const auto child = copy / "session/prj_1/ses_0.json";
    SessionHeads heads;
    QCOMPARE((*SessionFolder::open(parent, {}, &heads))->entries(), (std::vector<std::string> { "ses_1", "ses_0" }));
    // The other sessions of the folder are not read again.
    std::filesystem::remove(child);
    write(child, R"({"id":"ses_0"})");
    QCOMPARE((*SessionFolder::open(parent, {}, &heads))->entries(), (std::vector<std::string> { "ses_1", "ses_0" }));
    QCOMPARE((*SessionFolder::open(parent))->entries(), (std::vector<std::string> { "ses_1" }));
}

void TestSessionFolders::readsTheFirstLayout()
{
    namespace fs = std::filesystem;
    const QTemporaryDir other;
    const auto copy = copyIn(other, "project/shop/storage");
    fs::remove_all(copy / "project");
    fs::rename(copy / "session/prj_1", copy / "session/info");
    fs::rename(copy / "message", copy / "session/message");
    for (const auto &[session, message] : { std::pair("ses_1", "msg_1"), std::pair("ses_1", "msg_2"),
             std::pair("ses_0", "msg_3"), std::pair("ses_0", "msg_4") }) {
        fs::create_directories(copy / "session/part" / session);
        fs::rename(copy / "part" / message, copy / "session/part" / session / message);
    }
    fs::remove_all(copy / "part");
    const auto files = logFilesOf(std::array { copy.string() });
    QCOMPARE(files.size(), 1u);
    CollectingSink sink;
    const auto report = importLog(files.front().path, sink);
    QVERIFY(report);
    QCOMPARE(report->flaws, 0u);
    QCOMPARE(sink.runs.size(), 2u);
    QCOMPARE(sink.runs.at(0).steps.at(1).code.at(0).text, "ls CODE_1");
    QCOMPARE(sink.runs.at(1).record.parentRun, 1u);
}

void TestSessionFolders::readsFilesThatAreNotNamedByTheirIds()
{
    namespace fs = std::filesystem;
    const QTemporaryDir other;
    const auto copy = copyIn(other);
    fs::remove_all(copy / "project");
    fs::rename(copy / "session/prj_1/ses_1.json", copy / "session/prj_1/first.json");
    fs::rename(copy / "message/ses_1/msg_1.json", copy / "message/ses_1/001.json");
    fs::rename(copy / "message/ses_1/msg_2.json", copy / "message/ses_1/002.json");
    CollectingSink sink;
    QVERIFY(importLog(copy / "session/prj_1/first.json", sink));
    CollectingSink same;
    QVERIFY(importLog(folder() / "session/prj_1/ses_1.json", same));
    QCOMPARE(sink.runs.size(), same.runs.size());
    QCOMPARE(sink.runs.front().record.task, same.runs.front().record.task);
    QCOMPARE(sink.runs.front().steps.size(), same.runs.front().steps.size());
    QCOMPARE(sink.runs.front().steps.back().rawModelOutput, same.runs.front().steps.back().rawModelOutput);
    // An id is a name, and not a way to another folder.
    write(copy / "session/prj_1/first.json", R"({"id":"../message/ses_1"})");
    CollectingSink none;
    QVERIFY(!importLog(copy / "session/prj_1/first.json", none));
}

void TestSessionFolders::givesTheBytesOfAStep()
{
    const QTemporaryDir other;
    const auto copy = copyIn(other);
    CollectingSink sink;
    QVERIFY(importLog(copy / "project/prj_1.json", sink));
    SourceBytes bytes;
    const auto &run = sink.runs.at(1);
    const SourceLocation location { sink.lastSource, run.record.extra, run.steps.at(1).span };
    const auto raw = bytes.read(location, 1 << 20);
    QVERIFY2(raw, raw ? "" : raw.error().detail.c_str());
    QVERIFY(raw->contains("ANSWER_2"));
    QVERIFY(raw->starts_with("{\"info\":"));
    // What was written since is not taken for it.
    write(copy / "part/msg_2/prt_9.json", R"({"type":"text","text":"LATER"})");
    const auto changed = bytes.read(location, 1 << 20);
    QVERIFY(!changed);
    QVERIFY(changed.error().code == ErrorCode::Corrupt);
}

void TestSessionFolders::reportsFilesThatAreNoJson()
{
    const QTemporaryDir other;
    const auto copy = copyIn(other);
    write(copy / "part/msg_2/prt_9.json", "BROKEN_1 {");
    write(copy / "message/ses_1/msg_9.json", "[]");
    CollectingSink sink;
    const auto report = importLog(copy / "session/prj_1/ses_1.json", sink);
    QVERIFY(report);
    QCOMPARE(report->flaws, 2u);
    QVERIFY(report->skipped.front().flaw.location.contains("ses_1"));
    QVERIFY(sink.runs.at(0).steps.at(1).extra.contains("BROKEN_1"));
    QCOMPARE(sink.runs.at(0).steps.at(1).code.at(0).text, "ls CODE_1");
}

void TestSessionFolders::followsNoLinks()
{
    const QTemporaryDir other;
    const auto copy = copyIn(other);
    write(copy / "secret", R"({"type":"text","text":"SECRET"})");
    std::filesystem::create_symlink(copy / "secret", copy / "part/msg_2/prt_9.json");
    CollectingSink sink;
    const auto report = importLog(copy / "project/prj_1.json", sink);
    QVERIFY(report);
    QVERIFY(!sink.runs.at(0).steps.at(1).rawModelOutput.contains("SECRET"));
}

void TestSessionFolders::cancels()
{
    CollectingSink sink;
    ImportOptions options;
    options.progress = [](std::uint64_t, std::uint64_t) { return false; };
    const auto report = importLog(folder() / "project/prj_1.json", sink, options);
    QVERIFY(report);
    QVERIFY(report->isCancelled);
}

QTEST_GUILESS_MAIN(TestSessionFolders)
#include "tst_sessionfolders.moc"
