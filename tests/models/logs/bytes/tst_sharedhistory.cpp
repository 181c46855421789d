// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/sharedhistory.h"

#include "tests/models/logs/collectingsink.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;

/// Forked sessions in formats whose sessions have folders of their own. Those of Claude Code are in
/// formats/agents/tst_claudesessions.cpp.
class TestSharedHistory final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void leavesCopiesOfCopilotOut();
    void leavesCopiesOfKimiOut_data();
    void leavesCopiesOfKimiOut();
    void sharesNothingAcrossSessions();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    QString write(const QString &name, const QByteArray &text);
    static ImportOptions together(const QStringList &files);
    static Result<ImportReport> read(const QString &file, CollectingSink &sink, const ImportOptions &options);

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSharedHistory::init() { m_folder = std::make_unique<QTemporaryDir>(); }

QString TestSharedHistory::write(const QString &name, const QByteArray &text)
{
    const QString file = path(name);
    QDir().mkpath(QFileInfo(file).path());
    QFile out(file);
    return out.open(QIODevice::WriteOnly) && out.write(text) == text.size() ? file : QString();
}

ImportOptions TestSharedHistory::together(const QStringList &files)
{
    ImportOptions options;
    options.sharedHistories = std::make_shared<SharedHistories>();
    for (const QString &file : files)
        options.sharedHistories->addImported(file.toStdString());
    return options;
}

Result<ImportReport> TestSharedHistory::read(const QString &file, CollectingSink &sink, const ImportOptions &options)
{
    return importLog(file.toStdString(), sink, options);
}

namespace {

QByteArray copilotStart(const QByteArray &session)
{
    QByteArray line
        = R"({"type":"session.start","data":{"sessionId":"SESSION","copilotVersion":"1.0","startTime":"2026-03-04T05:06:00.000Z"},"id":"start-of-SESSION","timestamp":"2026-03-04T05:06:00.000Z","parentId":null})";
    return line.replace("SESSION", session) + '\n';
}

QByteArray copilotTurn(const QByteArray &text, int second)
{
    QByteArray lines
        = R"({"type":"user.message","data":{"content":"ask TEXT"},"id":"user-of-TEXT","timestamp":"2026-03-04T05:06:SSZ","parentId":"p"}
{"type":"assistant.message","data":{"messageId":"m-TEXT","content":"say TEXT","toolRequests":[],"outputTokens":5},"id":"answer-to-TEXT","timestamp":"2026-03-04T05:06:SSZ","parentId":"user-of-TEXT"}
)";
    return lines.replace("TEXT", text).replace("SS", QByteArray::number(second));
}

QByteArray kimiHead()
{
    return R"({"type":"metadata","protocol_version":"1.4","created_at":1780000000000}
{"type":"config.update","cwd":"/w","modelAlias":"k2","systemPrompt":"You are Kimi.","time":1780000000000}
{"type":"llm.request","model":"kimi-x","provider":"kimi","time":1780000001000}
)";
}

QByteArray kimiTurn(const QByteArray &text, int second)
{
    QByteArray lines = R"({"type":"turn.prompt","input":[{"type":"text","text":"ask TEXT"}],"time":17800000SS000}
{"type":"context.append_message","message":{"role":"user","content":[{"type":"text","text":"ask TEXT"}],"toolCalls":[]},"time":17800000SS000}
{"type":"context.append_loop_event","event":{"type":"step.begin","uuid":"s-TEXT","turnId":"t","step":1},"time":17800000SS000}
{"type":"context.append_loop_event","event":{"type":"content.part","uuid":"p-TEXT","turnId":"t","step":1,"stepUuid":"s-TEXT","part":{"type":"text","text":"say TEXT"}},"time":17800000SS000}
)";
    return lines.replace("TEXT", text).replace("SS", QByteArray::number(second));
}

} // namespace

/// The fork has a head of its own, then the records of its origin with their ids and times.
void TestSharedHistory::leavesCopiesOfCopilotOut()
{
    const QString origin
        = write(QStringLiteral("one/events.jsonl"), copilotStart("one") + copilotTurn("A", 10) + copilotTurn("B", 20));
    const QString fork
        = write(QStringLiteral("two/events.jsonl"), copilotStart("two") + copilotTurn("A", 10) + copilotTurn("C", 30));
    const ImportOptions options = together({ origin, fork });
    CollectingSink sink;
    QVERIFY(read(origin, sink, options));
    const auto report = read(fork, sink, options);
    QVERIFY(report);
    QCOMPARE(sink.runs.size(), 2u);
    QCOMPARE(sink.runs.at(0).steps.size(), 4u);
    QCOMPARE(sink.runs.at(1).steps.size(), 2u);
    QCOMPARE(sink.runs.at(1).record.task, "ask C");
    QCOMPARE(report->silent.at("copied user.message"), 1u);
    QCOMPARE(report->silent.at("copied assistant.message"), 1u);

    CollectingSink alone;
    QVERIFY(read(fork, alone, together({ fork })));
    QCOMPARE(alone.runs.at(0).steps.size(), 4u);
}

void TestSharedHistory::leavesCopiesOfKimiOut_data()
{
    QTest::addColumn<bool>("isChanged");
    QTest::newRow("a copy") << false;
    QTest::newRow("a changed copy is none") << true;
}

/// A fork is a copy of the whole folder, and a mark.
void TestSharedHistory::leavesCopiesOfKimiOut()
{
    QFETCH(const bool, isChanged);
    const QByteArray before = kimiHead() + kimiTurn("A", 10);
    const QString origin = write(QStringLiteral("one/agents/main/wire.jsonl"), before + kimiTurn("B", 20));
    QByteArray copy = before;
    if (isChanged)
        copy.replace("say A", "say X");
    const QString fork = write(QStringLiteral("two/agents/main/wire.jsonl"),
        copy + "{\"type\":\"forked\",\"time\":1780000030000}\n" + kimiTurn("C", 40));
    const ImportOptions options = together({ origin, fork });
    CollectingSink sink;
    QVERIFY(read(origin, sink, options));
    const auto report = read(fork, sink, options);
    QVERIFY(report);
    QCOMPARE(sink.runs.size(), 2u);
    const auto &run = sink.runs.at(1);
    QCOMPARE(run.record.model, "kimi-x");
    const bool hasCopy = std::ranges::any_of(run.steps, [](const StepRecord &step) {
        return step.rawModelOutput.contains(std::string_view("say ")) && step.rawModelOutput != "say C";
    });
    QCOMPARE(hasCopy, isChanged);
    QVERIFY(std::ranges::any_of(run.steps, [](const StepRecord &step) { return step.rawModelOutput == "say C"; }));
    QCOMPARE(report->silent.contains("copied context.append_message"), !isChanged);
    QCOMPARE(run.record.extra.contains(R"("forkedFrom":{"sessionId":"one"})"), !isChanged);
}

/// Sessions with the same name of the file are no relatives for that.
void TestSharedHistory::sharesNothingAcrossSessions()
{
    const QString one = write(QStringLiteral("one/events.jsonl"), copilotStart("one") + copilotTurn("A", 10));
    const QString two = write(QStringLiteral("two/events.jsonl"), copilotStart("two") + copilotTurn("B", 10));
    SharedHistories histories;
    histories.addImported(one.toStdString());
    histories.addImported(two.toStdString());
    QVERIFY(histories.of(one.toStdString()).isEmpty());
    QVERIFY(histories.of(two.toStdString()).isEmpty());
}

QTEST_GUILESS_MAIN(TestSharedHistory)
#include "tst_sharedhistory.moc"
