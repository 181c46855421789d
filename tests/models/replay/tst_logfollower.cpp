// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/logfollower.h"

#include "models/replay/folderfollower.h"
#include "models/trail/read/trail.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

/// A run as the framework's benchmark writes it, one a line.
QByteArray line(const char *question)
{
    return QByteArray(R"({"model_id": "m", "agent_action_type": "code", "question": ")") + question
        + R"(", "answer": "1", "true_answer": "1", "intermediate_steps": [{"role": "system", "content": "s"},)"
        + R"({"role": "user", "content": "New task:\n)" + question + R"("},)"
        + R"({"role": "assistant", "content": "<code>print(1)</code>"}], "start_time": 1.0})" + "\n";
}

QByteArray said(const char *id, const char *parent, const char *role, const char *text)
{
    return QByteArray(R"({"type": ")") + role + R"(", "uuid": ")" + id + R"(", "parentUuid": ")" + parent
        + R"(", "sessionId": "s", "timestamp": "2026-01-01T00:00:00Z", "message": {"role": ")" + role
        + R"(", "content": [{"type": "text", "text": ")" + text + R"("}]}})" + "\n";
}

} // namespace

class TestLogFollower : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void addsRunsAsTheyCome();
    void doesNothingWhileTheFileIsTheSame();
    void namesWhatIsNoFile();
    void waitsForTheRestOfALine();
    void writesAGrownRunAgain();
    void noticesEventsAtTheEnd();
    void noticesSubAgents();
    void noticesMessagesInAFolder();
    void followsEachLogOfAFolderOnce();
    void countsForksOnce();
    void beginsAgainWhenTheFileIsAnother();
    void keepsWhatWasReplayed();
    void closesTheSourceAsTheFileIs();
    void saysWhatIsNotThere();

private:
    void write(const QByteArray &bytes, QIODevice::OpenMode mode = QIODevice::Append) const
    {
        QFile file(m_folder->filePath(QStringLiteral("log.jsonl")));
        QVERIFY(file.open(QIODevice::WriteOnly | mode));
        file.write(bytes);
    }
    std::filesystem::path log() const { return m_folder->filePath(QStringLiteral("log.jsonl")).toStdString(); }
    std::filesystem::path trailFile() const { return m_folder->filePath(QStringLiteral("t.vitrine")).toStdString(); }
    std::vector<RunSummary> runs() const
    {
        const auto trail = Trail::open(trailFile());
        return trail ? (*trail)->runs(0, 100).value_or(std::vector<RunSummary>()) : std::vector<RunSummary>();
    }
    QByteArray tasks() const
    {
        QByteArrayList list;
        for (const RunSummary &run : runs())
            list << QByteArray::fromStdString(run.record.task);
        return list.join(',');
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Recorder> m_recorder;
};

void TestLogFollower::init()
{
    m_recorder.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    auto recorder = Recorder::open(trailFile());
    QVERIFY(recorder.has_value());
    m_recorder = std::move(*recorder);
}

void TestLogFollower::addsRunsAsTheyCome()
{
    LogFollower follower(log(), *m_recorder);
    write(line("a"));
    QCOMPARE(follower.update()->added, 1u);
    QCOMPARE(tasks(), "a");
    write(line("b") + line("c"));
    const auto update = follower.update();
    QCOMPARE(update->added, 2u);
    QCOMPARE(update->replaced, 0u);
    QCOMPARE(tasks(), "a,b,c");
    QVERIFY((*Trail::open(trailFile()))->verify()->isIntact);
}

void TestLogFollower::doesNothingWhileTheFileIsTheSame()
{
    LogFollower follower(log(), *m_recorder);
    write(line("a"));
    QVERIFY(follower.update()->isChanged);
    QVERIFY(!follower.update()->isChanged);
    QCOMPARE(tasks(), "a");
}

/// A pipe is there, but can be read only once.
void TestLogFollower::namesWhatIsNoFile()
{
    const std::string pipe = m_folder->filePath(QStringLiteral("pipe")).toStdString();
    QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
    const auto code = [this](const std::string &name) { return LogFollower(name, *m_recorder).update().error(); };
    QVERIFY(code(pipe).flaw.code == FlawCode::NotRegularFile);
    QVERIFY(code(m_folder->path().toStdString()).code == ErrorCode::IsDirectory);
    QVERIFY(code(pipe + "x").code == ErrorCode::FileNotFound);
}

void TestLogFollower::waitsForTheRestOfALine()
{
    LogFollower follower(log(), *m_recorder);
    const QByteArray second = line("b");
    write(line("a") + second.left(80));
    QVERIFY(follower.update().has_value());
    QCOMPARE(tasks(), "a");
    write(second.mid(80));
    QVERIFY(follower.update().has_value());
    QCOMPARE(tasks(), "a,b");
}

void TestLogFollower::writesAGrownRunAgain()
{
    LogFollower follower(log(), *m_recorder);
    write(said("1", "", "user", "Do it.") + said("2", "1", "assistant", "First."));
    QCOMPARE(follower.update()->added, 1u);
    const auto before = runs().front().steps;
    write(said("3", "2", "user", "And more.") + said("4", "3", "assistant", "Second."));
    const auto update = follower.update();
    QCOMPARE(update->replaced, 1u);
    QCOMPARE(update->added, 0u);
    QCOMPARE(runs().size(), 1u);
    QVERIFY(runs().front().steps > before);
}

/// Such as a decision of the user: it belongs to a step that is there already.
void TestLogFollower::noticesEventsAtTheEnd()
{
    LogFollower follower(log(), *m_recorder);
    write(said("1", "", "user", "Do it.") + said("2", "1", "assistant", "First."));
    QVERIFY(follower.update()->isChanged);
    write(R"({"type": "permission-mode", "permissionMode": "MODE_1", "sessionId": "s"})"
          "\n");
    QCOMPARE(follower.update()->replaced, 1u);
}

/// A session waits while its sub-agents write files of their own.
void TestLogFollower::noticesSubAgents()
{
    LogFollower follower(log(), *m_recorder);
    write(said("1", "", "user", "Do it.") + said("2", "1", "assistant", "First."));
    QVERIFY(follower.update()->isChanged);
    QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("log/subagents")));
    QFile agent(m_folder->filePath(QStringLiteral("log/subagents/agent-1.jsonl")));
    QVERIFY(agent.open(QIODevice::WriteOnly));
    agent.write(said("3", "", "user", "Look.") + said("4", "3", "assistant", "Seen."));
    agent.close();
    QCOMPARE(follower.update()->added, 1u);
    QCOMPARE(tasks(), "Do it.,Look.");
}

/// OpenCode writes a new file for each message, and leaves that of the session as it is.
void TestLogFollower::noticesMessagesInAFolder()
{
    const auto put = [&](const QString &name, const QByteArray &text) {
        const QString path = m_folder->filePath(u"storage/"_s + name);
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    };
    put(u"session/p/ses_1.json"_s, R"({"id": "ses_1", "projectID": "p", "title": "t", "time": {"created": 1}})");
    put(u"message/ses_1/msg_1.json"_s,
        R"({"id": "msg_1", "sessionID": "ses_1", "role": "user", "time": {"created": 2}})");
    put(u"part/msg_1/prt_1.json"_s, R"({"id": "prt_1", "messageID": "msg_1", "type": "text", "text": "Do it."})");
    LogFollower follower(m_folder->filePath(u"storage/session/p/ses_1.json"_s).toStdString(), *m_recorder);
    QCOMPARE(follower.update()->added, 1u);
    QVERIFY(!follower.update()->isChanged);
    put(u"message/ses_1/msg_2.json"_s,
        R"({"id": "msg_2", "sessionID": "ses_1", "role": "assistant", "time": {"created": 3}})");
    put(u"part/msg_2/prt_2.json"_s, R"({"id": "prt_2", "messageID": "msg_2", "type": "text", "text": "Done."})");
    QCOMPARE(follower.update()->replaced, 1u);
    QCOMPARE(runs().at(0).steps, 2u);
    put(u"session/p/ses_2.json"_s,
        R"({"id": "ses_2", "projectID": "p", "parentID": "ses_1", "title": "t", "time": {"created": 4}})");
    put(u"message/ses_2/msg_3.json"_s,
        R"({"id": "msg_3", "sessionID": "ses_2", "role": "user", "time": {"created": 5}})");
    put(u"part/msg_3/prt_3.json"_s, R"({"id": "prt_3", "messageID": "msg_3", "type": "text", "text": "Look."})");
    QVERIFY(follower.update().has_value());
    QCOMPARE(tasks(), "Do it.,Look.");
    QVERIFY(!follower.update()->isChanged);
}

/// A sub-agent's file is read with that of its session.
void TestLogFollower::followsEachLogOfAFolderOnce()
{
    write(said("1", "", "user", "Do it.") + said("2", "1", "assistant", "First."));
    QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("log/subagents")));
    QFile agent(m_folder->filePath(QStringLiteral("log/subagents/agent-1.jsonl")));
    QVERIFY(agent.open(QIODevice::WriteOnly));
    agent.write(said("3", "", "user", "Look.") + said("4", "3", "assistant", "Seen."));
    agent.close();
    FolderFollower follower({ m_folder->path().toStdString() }, *m_recorder);
    follower.look([](const auto &, const auto &) { }, [](const Error &) { });
    QCOMPARE(tasks(), "Do it.,Look.");
}

/// The fork comes first in the order of names.
void TestLogFollower::countsForksOnce()
{
    const auto record = [](const QByteArray &session, const QByteArray &id, const QByteArray &text) {
        return R"({"type":"user","sessionId":")" + session + R"(","uuid":"record-)" + id
            + R"(","timestamp":"2026-09-01T10:00:)" + id + R"(Z","message":{"role":"user","content":")" + text
            + "\"}}\n";
    };
    const auto add = [&](const char *name, const QByteArray &lines) {
        QFile file(m_folder->filePath(QString::fromLatin1(name)));
        QVERIFY(file.open(QIODevice::Append));
        file.write(lines);
    };
    add("two.jsonl", record("one", "10", "ask"));
    add("two.jsonl", record("one", "11", "more"));
    add("one.jsonl", record("two", "10", "ask") + record("two", "20", "else"));
    FolderFollower follower({ m_folder->path().toStdString() }, *m_recorder);
    const auto look = [&] { follower.look([](const auto &, const auto &) { }, [](const Error &) { }); };
    look();
    QCOMPARE(tasks(), "else,ask");
    add("one.jsonl", record("two", "30", "again"));
    look();
    QCOMPARE(tasks(), "ask,else"); // a run that is stored again comes last
}

void TestLogFollower::beginsAgainWhenTheFileIsAnother()
{
    LogFollower follower(log(), *m_recorder);
    write(line("a") + line("b"));
    QVERIFY(follower.update().has_value());
    write(line("other"), QIODevice::Truncate);
    QVERIFY(follower.update().has_value());
    QCOMPARE(tasks(), "other");
}

void TestLogFollower::keepsWhatWasReplayed()
{
    LogFollower follower(log(), *m_recorder);
    write(said("1", "", "user", "Do it.") + said("2", "1", "assistant", "First."));
    QVERIFY(follower.update().has_value());
    SessionRecord session;
    session.run = runs().front().id;
    session.policyHash = *m_recorder->addPolicy("{}");
    QVERIFY(m_recorder->beginSession(session).has_value());
    write(said("3", "2", "user", "And more.") + said("4", "3", "assistant", "Second."));
    QVERIFY(follower.update().has_value());
    QCOMPARE(runs().size(), 2u);
    QCOMPARE(runs().front().id, session.run);
    QVERIFY(follower.finish().has_value());
    QVERIFY((*Trail::open(trailFile()))->verify()->isIntact);
}

void TestLogFollower::closesTheSourceAsTheFileIs()
{
    LogFollower follower(log(), *m_recorder);
    write(line("a"));
    QVERIFY(follower.update().has_value());
    write(line("b"));
    QVERIFY(follower.finish().has_value());
    const auto trail = Trail::open(trailFile());
    const auto sources = (*trail)->sources();
    QCOMPARE(sources->size(), 1u);
    QVERIFY(sources->front().isComplete);
    QCOMPARE(sources->front().runs, 2u);
    QCOMPARE(tasks(), "a,b");
    QFile file(QString::fromStdString(log().string()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray hash = QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha256).toHex();
    QCOMPARE(QByteArray::fromStdString(sources->front().record.sha256), hash);
}

void TestLogFollower::saysWhatIsNotThere()
{
    LogFollower follower(log(), *m_recorder);
    const auto update = follower.update();
    QVERIFY(!update.has_value());
    QVERIFY(update.error().code == ErrorCode::FileNotFound);
    write("\n");
    QVERIFY(!follower.update().has_value());
    write(line("a"));
    QCOMPARE(follower.update()->added, 1u);
}

QTEST_GUILESS_MAIN(TestLogFollower)
#include "tst_logfollower.moc"
