// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/sourcebytes.h"
#include "tests/models/logs/collectingsink.h"
#include "tests/models/logs/flawline.h"
#include "tests/models/logs/packing.h"
#include "tests/models/logs/sqlitestore.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <fstream>

using namespace vitrine;

/// Sessions that agents keep in SQLite databases.
class TestSessionStores : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsSessionsOfOpenCode();
    void countsForksOfOpenCodeOnce();
    void readsSessionsOfEarlyVersions();
    void readsSessionsOfGoose();
    void readsThreadsOfZed();
    void rejectsPackedBombs();
    void readsConversationsOfAmazonQ();
    void readsConversationsOfCursor();
    void readsChatsOfCursor();
    void readsBrokenChats_data();
    void readsBrokenChats();
    void readsWhatIsCommittedWhileTheAgentWrites_data();
    void readsWhatIsCommittedWhileTheAgentWrites();
    void leavesTheStoreAsItIs();
    void givesTheBytesOfAStep();
    void reportsRowsThatAreNoJson();
    void rejectsWhatIsNoStore_data();
    void rejectsWhatIsNoStore();
    void runsNothingOfTheFile();
    void limitsWhatRowsMayCost();
    void recognizesStoresByTheirTables();
    void cancels();

private:
    static Result<ImportReport> imported(const MadeStore &store, CollectingSink &sink);
    static QStringList namesBeside(const MadeStore &store);
    static std::string hex(const std::string &bytes) { return QByteArray::fromStdString(bytes).toHex().toStdString(); }
};

Result<ImportReport> TestSessionStores::imported(const MadeStore &store, CollectingSink &sink)
{
    auto report = importLog(store.file, sink);
    if (!report)
        qInfo("%s", report.error().detail.c_str());
    return report;
}

QStringList TestSessionStores::namesBeside(const MadeStore &store)
{
    return QDir(QString::fromStdString(store.file.parent_path().string())).entryList(QDir::Files, QDir::Name);
}

void TestSessionStores::readsSessionsOfOpenCode()
{
    MadeStore store("opencode.db");
    QCOMPARE(store.run(openCodeTables + openCodeRows), "");
    store.close();
    CollectingSink sink;
    const auto report = imported(store, sink);
    QVERIFY(report);
    QCOMPARE(report->format, "opencode");
    QCOMPARE(report->flaws, 0u);
    QCOMPARE(report->silent.count("table todo"), 1u);
    QCOMPARE(sink.runs.size(), 2u);
    const auto &run = sink.runs.at(0);
    QCOMPARE(run.record.externalId, "ses_1");
    QCOMPARE(run.record.task, "PROMPT_1");
    QCOMPARE(run.record.model, "model-x");
    QCOMPARE(run.record.cost.value_or(0), 0.02);
    QVERIFY(run.record.extra.contains("TITLE_1"));
    QVERIFY(run.record.extra.contains("/home/u/shop"));
    const StepRecord &step = run.steps.at(1);
    QCOMPARE(step.code.at(0).text, "ls CODE_1");
    QCOMPARE(step.toolCalls.at(0).result.value_or(""), "RESULT_1");
    QCOMPARE(step.tokens.input.value_or(0), 11);
    QVERIFY(step.thought.contains("THOUGHT_1"));
    QCOMPARE(sink.runs.at(1).record.parentRun, 1u);
    QCOMPARE(sink.runs.at(1).steps.back().rawModelOutput, "ANSWER_2");
}

/// A fork has copies with ids of their own of the messages before it. The second one is changed.
void TestSessionStores::countsForksOfOpenCodeOnce()
{
    MadeStore store("opencode.db");
    QCOMPARE(store.run(openCodeTables + openCodeRows + R"SQL(
INSERT INTO session VALUES ('ses_3', 'prj_1', NULL, '/home/u/shop', 'TITLE_1 (fork #1)', '1.18.2', 1764200010000, 1764200012000);
INSERT INTO message SELECT 'msg_5', 'ses_3', time_created, data FROM message WHERE id = 'msg_1';
INSERT INTO part SELECT 'prt_7', 'msg_5', 'ses_3', time_created, data FROM part WHERE id = 'prt_1';
INSERT INTO message SELECT 'msg_6', 'ses_3', time_created, data FROM message WHERE id = 'msg_2';
INSERT INTO part SELECT 'prt_8' || id, 'msg_6', 'ses_3', time_created, replace(data, 'ANSWER_1', 'CHANGED') FROM part WHERE message_id = 'msg_2';
INSERT INTO message VALUES ('msg_7', 'ses_3', 1764200011000, '{"role":"user","time":{"created":1764200011000}}');
INSERT INTO part VALUES ('prt_9', 'msg_7', 'ses_3', 1764200011000, '{"type":"text","text":"PROMPT_3"}');
)SQL"),
        "");
    store.close();
    CollectingSink sink;
    const auto report = imported(store, sink);
    QVERIFY(report);
    QCOMPARE(report->silent.at("copied message"), 1u);
    QCOMPARE(sink.runs.size(), 3u);
    const auto &fork = sink.runs.at(2);
    QCOMPARE(fork.record.externalId, "ses_3");
    QVERIFY(fork.record.extra.contains(R"("forkedFrom":{"sessionId":"ses_1"})"));
    QCOMPARE(fork.steps.size(), 2u);
    QVERIFY(fork.steps.at(0).rawModelOutput.contains("CHANGED"));
}

void TestSessionStores::readsSessionsOfEarlyVersions()
{
    MadeStore store("opencode.db");
    QCOMPARE(store.run(earlyOpenCodeTables + earlyOpenCodeRows), "");
    store.close();
    CollectingSink sink;
    const auto report = imported(store, sink);
    QVERIFY(report);
    QCOMPARE(report->format, "opencode");
    QVERIFY2(report->flaws == 1, flawLine(report->skipped.back()).c_str());
    QCOMPARE(sink.runs.size(), 2u);
    const auto &run = sink.runs.at(0);
    QCOMPARE(run.record.externalId, "s1");
    QCOMPARE(run.record.task, "PROMPT_1");
    QCOMPARE(run.record.cost.value_or(0), 0.05);
    QCOMPARE(run.record.tokens.output.value_or(0), 12);
    QCOMPARE(run.steps.at(1).toolCalls.at(0).result.value_or(""), "RESULT_1");
    QVERIFY(run.steps.at(1).extra.contains("BROKEN_1"));
    QCOMPARE(sink.runs.at(1).record.parentRun, 1u);
}

void TestSessionStores::readsSessionsOfGoose()
{
    MadeStore store("sessions.db");
    QCOMPARE(store.run(gooseRows), "");
    store.close();
    CollectingSink sink;
    const auto report = imported(store, sink);
    QVERIFY(report);
    QCOMPARE(report->format, "goose");
    QVERIFY2(report->flaws == 1, flawLine(report->skipped.back()).c_str());
    QCOMPARE(sink.runs.size(), 2u);
    const auto &run = sink.runs.at(0);
    QCOMPARE(run.record.externalId, "g1");
    QCOMPARE(run.record.task, "PROMPT_1");
    QCOMPARE(run.record.model, "model-x");
    QCOMPARE(run.record.cost.value_or(0), 0.05);
    QCOMPARE(run.record.tokens.output.value_or(0), 12);
    QCOMPARE(run.record.time.startedAt.value_or(0), 1788256800.0);
    QVERIFY(run.record.extra.contains("0.0375"));
    QCOMPARE(run.steps.at(1).code.at(0).text, "ls CODE_1");
    QCOMPARE(run.steps.at(1).toolCalls.at(0).result.value_or(""), "RESULT_1");
    QVERIFY(run.steps.at(1).extra.contains("BROKEN_1"));
    QCOMPARE(run.steps.back().rawModelOutput, "ANSWER_1");
    QCOMPARE(sink.runs.at(1).record.parentRun, 1u);
}

/// Documents are packed, plain, or broken; a row that cannot be read does not hide the others.
void TestSessionStores::readsThreadsOfZed()
{
    const std::string thread = R"({"title":"TITLE","messages":[{"User":{"id":"u","content":[{"Text":"PROMPT"}]}},)"
                               R"({"Agent":{"content":[{"Text":"ANSWER"}],"tool_results":{}}}],"version":"0.3.0"})";
    MadeStore store("threads.db");
    const std::string packed = hex(zstandard(thread));
    QCOMPARE(
        store.run(zedTables + "INSERT INTO threads VALUES ('t1', 'S1', '2026-09-01T10:00:00Z', 'zstd', x'" + packed
            + "', NULL, '/home/u/shop', NULL), ('t2', 'S2', '2026-08-01T10:00:00Z', 'json', '" + thread
            + "', 't1', NULL, NULL), ('t3', 'S3', '2026-10-01T10:00:00Z', 'zstd', x'28b52ffd00', NULL, NULL, NULL);"),
        "");
    store.close();
    CollectingSink sink;
    const auto report = imported(store, sink);
    QVERIFY(report);
    QCOMPARE(report->format, "zed");
    QCOMPARE(report->flaws, 1u);
    QVERIFY(report->skipped.front().flaw.location.contains("t3"));
    QCOMPARE(sink.runs.size(), 2u);
    QCOMPARE(sink.runs.at(0).record.externalId, "t1");
    QCOMPARE(sink.runs.at(0).steps.back().rawModelOutput, "ANSWER");
    QVERIFY(sink.runs.at(0).record.extra.contains("/home/u/shop"));
    QCOMPARE(sink.runs.at(1).record.externalId, "t2");
    QCOMPARE(sink.runs.at(1).record.parentRun, 1u);
}

void TestSessionStores::rejectsPackedBombs()
{
    MadeStore store("threads.db");
    const std::string packed = hex(zstandard(std::string(200 << 20, ' ')));
    QCOMPARE(store.run(zedTables + "INSERT INTO threads VALUES ('t1', 'S1', '2026', 'zstd', x'" + packed
                 + "', NULL, NULL, NULL);"),
        "");
    store.close();
    CollectingSink sink;
    const auto report = importLog(store.file, sink);
    QVERIFY(!report || report->flaws > 0);
    QVERIFY(sink.runs.empty());
}

/// The store also has secrets of the user, which are not read.
void TestSessionStores::readsConversationsOfAmazonQ()
{
    const auto conversation = [](const std::string &id) {
        return R"({"conversation_id":")" + id + R"(","history":[{"user":{"content":{"Prompt":{"prompt":"PROMPT"}}},)"
            + R"("assistant":{"Response":{"content":"ANSWER"}}}]})";
    };
    MadeStore store("data.sqlite3");
    QCOMPARE(store.run("CREATE TABLE auth_kv (key TEXT, value TEXT); INSERT INTO auth_kv VALUES ('token', 'SECRET_1');"
                       "CREATE TABLE conversations (key TEXT PRIMARY KEY, value TEXT);"
                       "CREATE TABLE conversations_v2 (key TEXT, conversation_id TEXT, value TEXT, created_at INTEGER, "
                       "updated_at INTEGER, PRIMARY KEY (key, conversation_id));"
                       "INSERT INTO conversations_v2 VALUES ('/w/a', 'c1', '"
                 + conversation("c1") + "', 1, 2), ('/w/b', 'c1', '" + conversation("c1b")
                 + "', 3, 4), ('/w/b', 'c2', 'BROKEN_1', 5, 6);"),
        "");
    store.close();
    CollectingSink sink;
    const auto report = imported(store, sink);
    QVERIFY(report);
    QCOMPARE(report->format, "amazon-q");
    QCOMPARE(report->flaws, 1u);
    QCOMPARE(sink.runs.size(), 2u);
    QCOMPARE(sink.runs.at(1).record.externalId, "c1b");
    for (const auto &run : sink.runs)
        QVERIFY(!run.record.extra.contains("SECRET_1"));
    MadeStore early("data.sqlite3");
    QCOMPARE(early.run("CREATE TABLE conversations (key TEXT PRIMARY KEY, value TEXT);"
                       "INSERT INTO conversations VALUES ('/w/a', '"
                 + conversation("c3") + "');"),
        "");
    early.close();
    QVERIFY(imported(early, sink));
    QCOMPARE(sink.runs.back().record.externalId, "c3");
}

void TestSessionStores::readsConversationsOfCursor()
{
    MadeStore store("state.vscdb");
    QCOMPARE(store.run(cursorRows), "");
    store.close();
    CollectingSink sink;
    const auto report = imported(store, sink);
    QVERIFY(report);
    QCOMPARE(report->format, "cursor-composer");
    QCOMPARE(report->flaws, 0u);
    QCOMPARE(sink.runs.size(), 2u);
    const auto &run = sink.runs.at(0);
    QCOMPARE(run.record.externalId, "cmp-1");
    QCOMPARE(run.record.task, "PROMPT_1");
    QCOMPARE(run.record.model, "model-x");
    QCOMPARE(run.steps.back().rawModelOutput, "ANSWER_1");
    // A thought and the call behind it, another call, and the answer: three turns.
    QCOMPARE(run.steps.size(), 4u);
    const StepRecord &command = run.steps.at(1);
    QCOMPARE(command.thought, "THOUGHT_1");
    QCOMPARE(command.code.at(0).text, "false CODE_1");
    QCOMPARE(command.toolCalls.at(0).result.value_or(""), "RESULT_1");
    QVERIFY(command.error);
    QCOMPARE(command.error->type, "exit status 1");
    QCOMPARE(command.tokens.output.value_or(0), 12);
    QVERIFY(command.extra.contains("accepted"));
    QCOMPARE(run.steps.at(2).toolCalls.at(0).result.value_or(""), "RESULT_2");
    QVERIFY((run.record.extra + run.steps.back().extra).contains("DROPPED_1"));
    QCOMPARE(sink.runs.at(1).record.parentRun, 1u);
    QCOMPARE(sink.runs.at(1).steps.back().rawModelOutput, "ANSWER_2");
}

void TestSessionStores::readsChatsOfCursor()
{
    MadeStore store("store.db");
    QCOMPARE(store.run("PRAGMA journal_mode = WAL;" + cursorChatRows()), "");
    // Cursor has it open, and has begun to write the next message.
    QCOMPARE(store.run("BEGIN IMMEDIATE; DELETE FROM meta;"), "");
    CollectingSink sink;
    const auto report = imported(store, sink);
    QVERIFY(report);
    QCOMPARE(report->format, "cursor-chat");
    QCOMPARE(report->flaws, 0u);
    QCOMPARE(sink.runs.size(), 1u);
    const auto &[run, steps] = sink.runs.at(0);
    QCOMPARE(run.externalId, "chat-1");
    QCOMPARE(run.task, "PROMPT_1");
    QCOMPARE(run.model, "model-x");
    QCOMPARE(steps.back().rawModelOutput, "ANSWER_1");
    QVERIFY(run.extra.contains("file:///home/u/shop"));
    QVERIFY(run.extra.contains(R"("otherBlobs":1)"));
    QVERIFY((run.extra + steps.back().extra).contains("DROPPED_1"));
    const StepRecord &command = steps.at(2);
    QCOMPARE(command.thought, "THOUGHT_1");
    QCOMPARE(command.code.at(0).text, "false CODE_1");
    QCOMPARE(command.toolCalls.size(), 1u);
    QCOMPARE(command.toolCalls.at(0).result.value_or(""), "RESULT_1");
    QCOMPARE(command.toolCalls.at(0).seconds.value_or(0), 0.25);
    QVERIFY(command.error);
    QCOMPARE(command.error->type, "exit status 1");
    QCOMPARE(store.run("ROLLBACK"), "");
}

void TestSessionStores::readsBrokenChats_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<int>("runs"); ///< -1: no store of Cursor
    QTest::addColumn<int>("flaws");
    const auto row = [](const char *name, const QString &sql, int runs, int flaws) {
        QTest::newRow(name) << sql << runs << flaws;
    };
    const QString root(64, u'f');
    row("no description", QStringLiteral("DELETE FROM meta"), -1, 0);
    row("a description of another program", QStringLiteral("UPDATE meta SET value = '{\"version\":1}'"), -1, 0);
    row("a number as description", QStringLiteral("UPDATE meta SET value = 17"), -1, 0);
    row("odd digits", QStringLiteral("UPDATE meta SET value = substr(value, 2)"), -1, 0);
    row("a root that is a number", QStringLiteral("UPDATE blobs SET data = 5 WHERE id = '%1'").arg(root), 1, 0);
    row("a root without end", QStringLiteral("UPDATE blobs SET data = x'0affffffff0f' WHERE id = '%1'").arg(root), 1,
        0);
    row("a root that lists itself", QStringLiteral("UPDATE blobs SET data = x'0a20%1' WHERE id = '%1'").arg(root), 1,
        0);
    row("no root", QStringLiteral("DELETE FROM blobs WHERE id = '%1'").arg(root), 1, 0);
    row("a message that is none", QStringLiteral("UPDATE blobs SET data = '[1]' WHERE id LIKE '3%'"), 1, 1);
    row("a message that is missing", QStringLiteral("DELETE FROM blobs WHERE id LIKE '3%'"), 1, 0);
    row("null", QStringLiteral("UPDATE blobs SET data = NULL WHERE id LIKE '3%'"), 1, 0);
}

void TestSessionStores::readsBrokenChats()
{
    QFETCH(QString, sql);
    QFETCH(int, runs);
    QFETCH(int, flaws);
    MadeStore store("store.db");
    QCOMPARE(store.run(cursorChatRows() + sql.toStdString()), "");
    store.close();
    CollectingSink sink;
    const auto report = importLog(store.file, sink);
    if (runs < 0) {
        QVERIFY(!report);
        QVERIFY(report.error().code == ErrorCode::UnknownFormat);
        return;
    }
    QVERIFY(report);
    QCOMPARE(int(report->runs), runs);
    QCOMPARE(int(report->flaws), flaws);
}

void TestSessionStores::readsWhatIsCommittedWhileTheAgentWrites_data()
{
    QTest::addColumn<QString>("mode");
    QTest::newRow("journal ahead") << QStringLiteral("WAL");
    QTest::newRow("journal to roll back") << QStringLiteral("DELETE");
}

void TestSessionStores::readsWhatIsCommittedWhileTheAgentWrites()
{
    QFETCH(QString, mode);
    MadeStore store("opencode.db");
    QCOMPARE(
        store.run("PRAGMA journal_mode = " + mode.toStdString() + "; PRAGMA cache_size = 2;" + openCodeTables), "");
    QCOMPARE(store.run(openCodeRows), "");
    // So much that it is written to the disk before the end of the change.
    QCOMPARE(store.run("BEGIN IMMEDIATE; UPDATE session SET title = 'LATER'; UPDATE part SET data = data || ' ';"
                       "WITH RECURSIVE n(i) AS (VALUES(1) UNION ALL SELECT i + 1 FROM n WHERE i < 400) "
                       "INSERT INTO todo SELECT 'ses_1', hex(randomblob(400)) FROM n"),
        "");
    const QStringList before = namesBeside(store);
    QCOMPARE(before.size(), mode == QLatin1String("WAL") ? 3 : 2);
    CollectingSink sink;
    const auto report = imported(store, sink);
    QVERIFY(report);
    QCOMPARE(report->flaws, 0u);
    QCOMPARE(sink.runs.size(), 2u);
    QVERIFY(sink.runs.at(0).record.extra.contains("TITLE_1"));
    QCOMPARE(namesBeside(store), before);
    QCOMPARE(store.run("COMMIT"), "");
}

void TestSessionStores::leavesTheStoreAsItIs()
{
    MadeStore store("opencode.db");
    QCOMPARE(store.run("PRAGMA journal_mode = WAL;" + openCodeTables + openCodeRows), "");
    store.close();
    const QStringList before = namesBeside(store);
    QCOMPARE(before, QStringList { QStringLiteral("opencode.db") });
    const auto written = std::filesystem::last_write_time(store.file);
    CollectingSink sink;
    QVERIFY(imported(store, sink));
    QCOMPARE(sink.runs.size(), 2u);
    QCOMPARE(namesBeside(store), before);
    QVERIFY(std::filesystem::last_write_time(store.file) == written);
}

void TestSessionStores::givesTheBytesOfAStep()
{
    MadeStore store("opencode.db");
    QCOMPARE(store.run("PRAGMA journal_mode = WAL;" + openCodeTables + openCodeRows), "");
    CollectingSink sink;
    QVERIFY(imported(store, sink));
    SourceBytes bytes;
    const auto &run = sink.runs.at(1);
    const SourceLocation location { sink.lastSource, run.record.extra, run.steps.at(1).span };
    const auto raw = bytes.read(location, 1 << 20);
    QVERIFY2(raw, raw ? "" : raw.error().detail.c_str());
    QVERIFY(raw->contains("ANSWER_2"));
    QVERIFY(raw->starts_with("{\"info\":"));
    // What was written since is not taken for it.
    QCOMPARE(store.run("UPDATE session SET title = 'LATER'"), "");
    const auto changed = bytes.read(location, 1 << 20);
    QVERIFY(!changed);
    QVERIFY(changed.error().code == ErrorCode::Corrupt);
}

void TestSessionStores::reportsRowsThatAreNoJson()
{
    MadeStore store("opencode.db");
    QCOMPARE(store.run(openCodeTables + openCodeRows
                 + "INSERT INTO part VALUES ('prt_9', 'msg_2', 'ses_1', 1, 'BROKEN_1 {');"
                   "INSERT INTO message VALUES ('msg_9', 'ses_1', 1764200009000, '[]');"),
        "");
    store.close();
    CollectingSink sink;
    const auto report = imported(store, sink);
    QVERIFY(report);
    QCOMPARE(report->flaws, 2u);
    QVERIFY(report->skipped.front().flaw.location.contains("ses_1"));
    QVERIFY(sink.runs.at(0).steps.at(1).extra.contains("BROKEN_1"));
    QCOMPARE(sink.runs.at(0).steps.at(1).code.at(0).text, "ls CODE_1");
}

void TestSessionStores::rejectsWhatIsNoStore_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("detail");
    QTest::newRow("other tables") << QStringLiteral("CREATE TABLE bookmarks (url)") << QStringLiteral("bookmarks");
    QTest::newRow("a view") << QStringLiteral("CREATE TABLE message (x); CREATE TABLE part (x);"
                                              "CREATE VIEW session AS SELECT 'ses_1' AS id, 1 AS time_created")
                            << QStringLiteral("message, part");
    QTest::newRow("a virtual table") << QStringLiteral("CREATE TABLE message (x); CREATE TABLE part (x);"
                                                       "CREATE VIRTUAL TABLE session USING fts5(id, time_created)")
                                     << QStringLiteral("message, part");
    QTest::newRow("no columns") << QStringLiteral(
        "CREATE TABLE session (a); CREATE TABLE message (b); CREATE TABLE part (c)")
                                << QStringLiteral("no such column");
    QTest::newRow("nothing in it") << QString::fromStdString(openCodeTables) << QStringLiteral("no-runs");
}

void TestSessionStores::rejectsWhatIsNoStore()
{
    QFETCH(QString, sql);
    QFETCH(QString, detail);
    MadeStore store("store.db");
    QCOMPARE(store.run(sql.toStdString()), "");
    store.close();
    CollectingSink sink;
    const auto report = importLog(store.file, sink);
    QVERIFY(!report);
    const std::string said = flawLine(report.error()) + report.error().detail;
    QVERIFY2(QString::fromStdString(said).contains(detail), said.c_str());
    QCOMPARE(report.error().file, store.file.string());
}

/// Triggers and views stay asleep, and a damaged file is reported, not believed.
void TestSessionStores::runsNothingOfTheFile()
{
    MadeStore store("opencode.db");
    QCOMPARE(store.run(openCodeTables + openCodeRows
                 + "CREATE TRIGGER t AFTER INSERT ON session BEGIN DELETE FROM session; END;"
                   "CREATE VIEW v AS SELECT * FROM session, session, session;"),
        "");
    store.close();
    CollectingSink sink;
    QVERIFY(imported(store, sink));
    QCOMPARE(sink.runs.size(), 2u);
    std::fstream file(store.file, std::ios::in | std::ios::out | std::ios::binary);
    const std::string rubbish(8192, '\xff');
    file.seekp(100);
    file.write(rubbish.data(), static_cast<std::streamsize>(rubbish.size()));
    file.close();
    const auto report = importLog(store.file, sink);
    QVERIFY(!report);
    QVERIFY(report.error().code == ErrorCode::Corrupt);
    std::ofstream(store.file, std::ios::binary) << std::string("SQLite format 3\0", 16) << "and no database";
    const auto none = importLog(store.file, sink);
    QVERIFY(!none);
    QVERIFY(none.error().code == ErrorCode::NotSqlite);
}

/// Messages that all have the same name, each with all parts of the file: without a limit that is the square of it.
void TestSessionStores::limitsWhatRowsMayCost()
{
    MadeStore store("opencode.db");
    QCOMPARE(store.run("CREATE TABLE session (id TEXT, time_created INTEGER);"
                       "CREATE TABLE message (id TEXT, session_id TEXT, time_created INTEGER, data TEXT);"
                       "CREATE TABLE part (id TEXT, message_id TEXT, data TEXT);"
                       "INSERT INTO session VALUES ('s', 1);"
                       "WITH RECURSIVE n(i) AS (VALUES(1) UNION ALL SELECT i + 1 FROM n WHERE i < 4000) "
                       "INSERT INTO message SELECT 'm', 's', i, '{\"role\":\"user\"}' FROM n;"
                       "INSERT INTO part SELECT 'p', 'other', '{\"type\":\"text\",\"text\":\"a\"}' FROM message;"),
        "");
    store.close();
    CollectingSink sink;
    const auto report = importLog(store.file, sink);
    QVERIFY(report);
    const auto isLimit = [](const SkippedRecord &skipped) {
        return skipped.code == ErrorCode::TooLarge && skipped.flaw.code == FlawCode::StoreTooSlow;
    };
    QVERIFY(std::ranges::any_of(report->skipped, isLimit));
}

void TestSessionStores::recognizesStoresByTheirTables()
{
    MadeStore store("opencode.db");
    QCOMPARE(store.run("PRAGMA journal_mode = WAL;" + openCodeTables), "");
    QCOMPARE(store.run("PRAGMA wal_checkpoint"), "");
    QVERIFY(recognizedFormat(store.file));
    MadeStore other("other.db");
    QCOMPARE(other.run("CREATE TABLE bookmarks (url)"), "");
    QVERIFY(!recognizedFormat(other.file));
}

void TestSessionStores::cancels()
{
    MadeStore store("opencode.db");
    QCOMPARE(store.run("PRAGMA journal_mode = WAL;" + openCodeTables + openCodeRows), "");
    CollectingSink sink;
    ImportOptions options;
    options.progress = [](std::uint64_t, std::uint64_t) { return false; };
    const auto report = importLog(store.file, sink, options);
    QVERIFY(report);
    QVERIFY(report->isCancelled);
    QVERIFY(sink.runs.empty());
}

QTEST_GUILESS_MAIN(TestSessionStores)
#include "tst_sessionstores.moc"
