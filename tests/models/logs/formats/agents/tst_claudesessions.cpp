// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/sharedhistory.h"
#include "tests/models/logs/collectingsink.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <map>

using namespace vitrine;

/// Sessions of Claude Code beyond their counts.
class TestClaudeSessions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsARepeatedLineOnce();
    void readsAChangedLineAgain();
    void countsASharedHistoryOnce_data();
    void countsASharedHistoryOnce();
    void readsACopyOfAWholeSession();
    void readsAForkWithoutItsOrigin_data();
    void readsAForkWithoutItsOrigin();
    void keepsChangedCopies_data();
    void keepsChangedCopies();
    void countsWhatTheTrailHasOnce();

private:
    static std::string record(
        const QByteArray &session, int n, const QByteArray &origin = {}, const QByteArray &mark = {});
    static void write(const QString &file, const std::string &text);
    static ImportOptions together(const QStringList &files);
};

/// The nth record of a session; an odd one is a message of the user.
std::string TestClaudeSessions::record(
    const QByteArray &session, int n, const QByteArray &origin, const QByteArray &mark)
{
    const QByteArray number = QByteArray::number(n);
    QByteArray line
        = R"({"type":"TYPE","sessionId":"SESSION","uuid":"MARKrecord-N","timestamp":"2026-09-01T10:00:TWOZ",FORKED"message":)";
    line += n % 2 == 1
        ? R"({"role":"user","content":"ask N"})"
        : R"({"id":"mN","role":"assistant","content":[{"type":"text","text":"say N"}],"usage":{"input_tokens":10,"output_tokens":1}})";
    line += "}\n";
    line.replace("FORKED",
        origin.isEmpty() ? QByteArrayView()
                         : QByteArrayView(R"("forkedFrom":{"sessionId":"ORIGIN","messageUuid":"record-N"},)"));
    line.replace("TYPE", n % 2 == 1 ? "user" : "assistant").replace("SESSION", session).replace("ORIGIN", origin);
    line.replace("MARK", mark).replace("TWO", number.rightJustified(2, '0')).replace("N\"", QByteArray(number + '"'));
    return line.toStdString();
}

void TestClaudeSessions::write(const QString &file, const std::string &text)
{
    QFile out(file);
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(text.data(), static_cast<qint64>(text.size()));
}

/// Of files that are imported one after the other.
ImportOptions TestClaudeSessions::together(const QStringList &files)
{
    ImportOptions options;
    options.sharedHistories = std::make_shared<SharedHistories>();
    for (const QString &file : files)
        options.sharedHistories->addImported(file.toStdString());
    return options;
}

static constexpr std::string_view prompt
    = R"({"type":"user","sessionId":"s","uuid":"u","message":{"role":"user","content":"go"}}
)";
static constexpr std::string_view turn
    = R"({"type":"assistant","sessionId":"s","uuid":"a","message":{"id":"m","role":"assistant","content":[{"type":"text","text":"done"}],"usage":{"input_tokens":10,"output_tokens":5}}}
)";
static constexpr std::string_view between
    = R"({"type":"user","sessionId":"s","uuid":"v","message":{"role":"user","content":"more"}}
)";

void TestClaudeSessions::readsARepeatedLineOnce()
{
    std::string log(prompt);
    log.append(turn).append(between).append(turn).append(turn);
    const ImportedText imported(log);
    QVERIFY(imported.report);
    QCOMPARE(imported.sink.runs.size(), 1u);
    QCOMPARE(imported.sink.runs.front().steps.size(), 3u);
    QCOMPARE(imported.report->flaws, 0u);
}

void TestClaudeSessions::readsAChangedLineAgain()
{
    std::string changed(turn);
    changed.replace(changed.find("done"), 4, "more");
    std::string log(prompt);
    log.append(turn).append(between).append(changed);
    const ImportedText imported(log);
    QCOMPARE(imported.sink.runs.front().steps.size(), 4u);
}

void TestClaudeSessions::countsASharedHistoryOnce_data()
{
    QTest::addColumn<QByteArray>("origin");
    QTest::addColumn<QByteArray>("mark");
    QTest::newRow("a branch names its origin") << QByteArray("one") << QByteArray();
    QTest::newRow("a fork has ids of its own") << QByteArray("one") << QByteArray("new-");
    QTest::newRow("a resumed session only has the same ids") << QByteArray() << QByteArray();
}

/// A session, a fork of it, and a fork of the fork: 2 + 1 + 1 turns.
void TestClaudeSessions::countsASharedHistoryOnce()
{
    QFETCH(const QByteArray, origin);
    QFETCH(const QByteArray, mark);
    const QTemporaryDir folder;
    const auto path = [&](const char *name) { return folder.filePath(QString::fromLatin1(name)); };
    write(path("one.jsonl"), record("one", 1) + record("one", 2) + record("one", 3) + record("one", 4));
    const auto copied = [&](int n) { return record("two", n, origin, mark); };
    write(path("two.jsonl"), copied(1) + copied(2) + record("two", 11) + record("two", 12));
    const QByteArray second = mark.isEmpty() ? mark : "third-";
    std::string third;
    for (const int n : { 1, 2 })
        third += QByteArray::fromStdString(record("three", n, origin.isEmpty() ? origin : "two", second))
                     .replace("\"messageUuid\":\"", QByteArray("\"messageUuid\":\"" + mark))
                     .toStdString();
    third += record("three", 11, origin.isEmpty() ? origin : "two", second)
        + record("three", 12, origin.isEmpty() ? origin : "two", second) + record("three", 21) + record("three", 22);
    write(path("three.jsonl"), third);

    std::uint64_t turns = 0;
    std::map<std::string, CollectingSink> sinks;
    const ImportOptions options = together({ path("one.jsonl"), path("three.jsonl"), path("two.jsonl") });
    for (const char *name : { "one", "three", "two" }) {
        const auto report = importLog(path((std::string(name) + ".jsonl").c_str()).toStdString(), sinks[name], options);
        QVERIFY(report);
        QCOMPARE(report->runs, 1u);
        QCOMPARE(report->flaws, 0u);
        turns += report->steps;
        const auto counted = [&](const std::string &type) {
            const auto found = report->silent.find("copied " + type);
            return found == report->silent.end() ? 0u : found->second;
        };
        QCOMPARE(counted("user"), std::string(name) == "one" ? 0u : std::string(name) == "two" ? 1u : 2u);
    }
    QCOMPARE(turns, 4u);
    QCOMPARE(sinks["one"].runs.at(0).steps.size(), 4u);
    QCOMPARE(sinks["two"].runs.at(0).record.task, "ask 11");
    QCOMPARE(sinks["three"].runs.at(0).record.task, "ask 21");
    const auto link = [&](const char *name) { return QByteArray::fromStdString(sinks[name].runs.at(0).record.extra); };
    QVERIFY(!link("one").contains("forkedFrom"));
    QVERIFY2(link("two").contains(R"("forkedFrom":{"sessionId":"one")"), link("two").constData());
    QVERIFY2(link("three").contains(R"("forkedFrom":{"sessionId":"two")"), link("three").constData());
}

void TestClaudeSessions::readsACopyOfAWholeSession()
{
    const QTemporaryDir folder;
    const ImportOptions options
        = together({ folder.filePath(QStringLiteral("a.jsonl")), folder.filePath(QStringLiteral("b.jsonl")) });
    for (const char *name : { "a.jsonl", "b.jsonl" }) {
        write(folder.filePath(QString::fromLatin1(name)), record("one", 1) + record("one", 2));
        CollectingSink sink;
        const auto report = importLog(folder.filePath(QString::fromLatin1(name)).toStdString(), sink, options);
        QVERIFY(report);
        QCOMPARE(report->steps, 1u);
    }
}

void TestClaudeSessions::readsAForkWithoutItsOrigin_data()
{
    QTest::addColumn<bool>("isBeside");
    QTest::newRow("no origin") << false;
    QTest::newRow("the origin is beside it, but is not imported") << true;
}

void TestClaudeSessions::readsAForkWithoutItsOrigin()
{
    QFETCH(const bool, isBeside);
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("two.jsonl"));
    if (isBeside)
        write(folder.filePath(QStringLiteral("one.jsonl")), record("one", 1) + record("one", 2) + record("one", 3));
    write(file, record("two", 1, "one") + record("two", 2, "one") + record("two", 11) + record("two", 12));
    for (const ImportOptions &options : { ImportOptions(), together({ file }) }) {
        CollectingSink sink;
        const auto report = importLog(file.toStdString(), sink, options);
        QVERIFY(report);
        QCOMPARE(report->steps, 2u);
        QVERIFY(sink.runs.at(0).record.extra.contains("forkedFrom"));
    }
}

void TestClaudeSessions::keepsChangedCopies_data()
{
    QTest::addColumn<int>("changed");
    QTest::newRow("the first record") << 1;
    QTest::newRow("a later one") << 2;
}

/// A fork in which a copy differs from its original: the others are left out.
void TestClaudeSessions::keepsChangedCopies()
{
    QFETCH(const int, changed);
    const QTemporaryDir folder;
    const QString origin = folder.filePath(QStringLiteral("one.jsonl"));
    const QString fork = folder.filePath(QStringLiteral("two.jsonl"));
    write(origin, record("one", 1) + record("one", 2) + record("one", 3) + record("one", 4));
    QByteArray copies = QByteArray::fromStdString(record("two", 1, "one") + record("two", 2, "one"));
    copies.replace(changed == 1 ? "ask 1" : "say 2", "something else");
    write(fork, copies.toStdString() + record("two", 11) + record("two", 12));
    const ImportOptions options = together({ origin, fork });
    CollectingSink first;
    QVERIFY(importLog(origin.toStdString(), first, options));
    QCOMPARE(first.runs.at(0).steps.size(), 4u);
    CollectingSink second;
    const auto report = importLog(fork.toStdString(), second, options);
    QVERIFY(report);
    QCOMPARE(report->silent.size(), 1u);
    QCOMPARE(second.runs.at(0).steps.size(), 3u);
    const StepRecord &kept = second.runs.at(0).steps.at(0);
    QVERIFY2((kept.thought + kept.rawModelOutput).contains("something else")
            || second.runs.at(0).record.task == "something else",
        kept.thought.c_str());
}

/// Of a file that is in the trail, only the records that it had then are known.
void TestClaudeSessions::countsWhatTheTrailHasOnce()
{
    const QTemporaryDir folder;
    const QString origin = folder.filePath(QStringLiteral("one.jsonl"));
    const QString fork = folder.filePath(QStringLiteral("two.jsonl"));
    const std::string imported = record("one", 1) + record("one", 2);
    write(origin, imported + record("one", 3) + record("one", 4) + record("one", 5));
    write(fork,
        record("two", 1, "one") + record("two", 2, "one") + record("two", 3, "one") + record("two", 4, "one")
            + record("two", 12));
    ImportOptions options = together({ fork });
    options.sharedHistories->addImported(origin.toStdString(), imported.size());
    CollectingSink sink;
    QVERIFY(importLog(fork.toStdString(), sink, options));
    QCOMPARE(sink.runs.at(0).record.task, "ask 3");
    QCOMPARE(sink.runs.at(0).steps.size(), 3u);
}

QTEST_GUILESS_MAIN(TestClaudeSessions)
#include "tst_claudesessions.moc"
