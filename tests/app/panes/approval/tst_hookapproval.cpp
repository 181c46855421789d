// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/approval/approvalserver.h"
#include "base/uniquefd.h"
#include "models/trail/read/trail.h"
#include "models/trail/write/recorder.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include <filesystem>
#include <memory>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

using namespace vitrine;
using namespace Qt::StringLiterals;
using Json = nlohmann::json;

namespace {

constexpr int longestMs = 60'000;

} // namespace

/// The hook of a coding agent waits for a person in the window.
class TestHookApproval final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_trail = m_folder->filePath(u"t.vitrine"_s);
        QVERIFY(Recorder::open(m_trail.toStdString()));
        QFile policy(m_folder->filePath(u"p.json"_s));
        QVERIFY(policy.open(QIODevice::WriteOnly));
        policy.write(R"({"vitrine_policy": 1, "name": "p", "commands": {"allow": ["ls"], "ask": ["git push **"]}})");
        m_server = std::make_unique<ApprovalServer>();
        QVERIFY(m_server->open(m_trail.toStdString()));
    }
    void cleanup() { m_server.reset(); }

    void aCallIsAllowedAfterAnEdit();
    void aDenialGivesTheAgentTheReason();
    void anEditThatIsNoCallIsDenied();
    void whatThePolicyDecidesIsNotAsked();
    void aWindowThatGoesLeavesThePolicysDecision();
    void twoAtOnceAreTwoQuestions();
    void aSocketOfAnotherUserIsNotAsked();
    void anEditWherePermissionIsRequestedReachesTheAgent();
    void permissionForAnAllowedCallIsNotAskedAgain();
    void theDraftAllows();
    void aDenialThatCannotBeRecordedIsADenial();

private:
    /// An agent that is about to run a command.
    std::unique_ptr<QProcess> hook(const char *command, const char *seconds = "50", const char *name = "PreToolUse",
        const QString &agent = u"claude-code"_s) const
    {
        return started({ { "session_id", "s" }, { "cwd", "/" }, { "hook_event_name", name }, { "tool_name", "Bash" },
                           { "tool_input", { { "command", command } } }, { "tool_use_id", "1" } },
            seconds, agent);
    }
    std::unique_ptr<QProcess> started(const Json &event, const char *seconds, const QString &agent) const
    {
        auto process = std::make_unique<QProcess>();
        process->start(QStringLiteral(VITRINE_PROGRAM "-hook"),
            { agent, u"--trail"_s, m_trail, u"--policy"_s, m_folder->filePath(u"p.json"_s), u"--approvals"_s,
                QString::fromLatin1(seconds) });
        process->write(QByteArray::fromStdString(event.dump()));
        process->closeWriteChannel();
        return process;
    }
    static Json answerOf(QProcess &process)
    {
        if (!QTest::qWaitFor([&process] { return process.state() == QProcess::NotRunning; }, longestMs))
            return {};
        const QByteArray out = process.readAllStandardOutput();
        return Json::parse(out.begin(), out.end(), nullptr, false).value("hookSpecificOutput", Json::object());
    }
    /// What the agent asks, once it asks.
    ApprovalQuestion next(QSignalSpy &asked) const
    {
        if (asked.isEmpty() && !asked.wait(longestMs))
            return {};
        return asked.takeFirst().constFirst().value<ApprovalQuestion>();
    }
    ApprovalAnswer answerTo(const ApprovalQuestion &question, ApprovalDecision decision) const
    {
        ApprovalAnswer answer;
        answer.id = question.id;
        answer.decision = decision;
        answer.author = "ann";
        return answer;
    }
    /// The last hook event in the trail.
    Json recorded() const
    {
        Json detail;
        const auto trail = Trail::open(m_trail.toStdString());
        const SqlReceiver receiver { [](const std::vector<std::string> &) {},
            [&detail](std::span<const SqlValue> row) {
                detail = Json::parse(std::get<std::string>(row[0]), nullptr, false);
                return false;
            } };
        const auto asked
            = (*trail)->sql("SELECT detail FROM v_trail_events WHERE kind = 'hook' ORDER BY event DESC", {}, receiver);
        return asked ? detail : Json();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_trail;
    std::unique_ptr<ApprovalServer> m_server;
};

void TestHookApproval::aCallIsAllowedAfterAnEdit()
{
    QSignalSpy asked(m_server.get(), &ApprovalServer::asked);
    const auto agent = hook("git push --force");
    const ApprovalQuestion question = next(asked);
    const Json shown = Json::parse(question.code, nullptr, false);
    QCOMPARE(shown.at("tool"), "Bash");
    QCOMPARE(shown.at("input").at("command"), "git push --force");
    auto answer = answerTo(question, ApprovalDecision::Edit);
    answer.code = Json({ { "tool", "Bash" }, { "input", { { "command", "git push" } } } }).dump();
    QVERIFY(m_server->answer(answer));
    const Json reported = answerOf(*agent);
    QCOMPARE(reported.at("permissionDecision"), "allow");
    QCOMPARE(reported.at("updatedInput").at("command"), "git push");
    const Json event = recorded();
    QCOMPARE(event.at("by"), "person");
    QCOMPARE(event.at("author"), "ann");
    QCOMPARE(event.at("changed").at("command"), "git push");
}

void TestHookApproval::aDenialGivesTheAgentTheReason()
{
    QSignalSpy asked(m_server.get(), &ApprovalServer::asked);
    const auto agent = hook("git push");
    auto answer = answerTo(next(asked), ApprovalDecision::Deny);
    answer.reason = "Not on a Friday.";
    QVERIFY(m_server->answer(answer));
    const Json reported = answerOf(*agent);
    QCOMPARE(reported.at("permissionDecision"), "deny");
    QVERIFY(reported.at("permissionDecisionReason").get<std::string>().contains("Not on a Friday."));
    QCOMPARE(recorded().at("decision"), "deny");
}

void TestHookApproval::anEditThatIsNoCallIsDenied()
{
    for (const char *code : { "not JSON", R"({"tool": "Write", "input": {}})", R"({"tool": "Bash", "input": 7})" }) {
        QSignalSpy asked(m_server.get(), &ApprovalServer::asked);
        const auto agent = hook("git push");
        auto answer = answerTo(next(asked), ApprovalDecision::Edit);
        answer.code = code;
        QVERIFY(m_server->answer(answer));
        QCOMPARE(answerOf(*agent).at("permissionDecision"), "deny");
    }
}

void TestHookApproval::whatThePolicyDecidesIsNotAsked()
{
    QSignalSpy asked(m_server.get(), &ApprovalServer::asked);
    const auto agent = hook("ls");
    QCOMPARE(answerOf(*agent).at("permissionDecision"), "allow");
    QVERIFY(asked.isEmpty());
    QVERIFY(!recorded().contains("asked"));
}

/// Whoever kills the window does not break the agent: it gets what the policy says, when the time is over.
void TestHookApproval::aWindowThatGoesLeavesThePolicysDecision()
{
    QSignalSpy asked(m_server.get(), &ApprovalServer::asked);
    const auto agent = hook("git push", "1");
    QVERIFY(!next(asked).id.empty());
    m_server.reset();
    QCOMPARE(answerOf(*agent).at("permissionDecision"), "ask");
    const Json event = recorded();
    QCOMPARE(event.at("by"), "policy");
    // The trail says that somebody was asked in vain.
    QCOMPARE(event.at("asked"), "timeout");
    QVERIFY(event.at("waited_s").get<double>() > 0.5);
}

void TestHookApproval::twoAtOnceAreTwoQuestions()
{
    QSignalSpy asked(m_server.get(), &ApprovalServer::asked);
    const auto one = hook("git push one");
    const auto other = hook("git push other");
    const ApprovalQuestion first = next(asked);
    const ApprovalQuestion second = next(asked);
    QVERIFY(first.id != second.id);
    QVERIFY(m_server->answer(answerTo(first, ApprovalDecision::Allow)));
    QVERIFY(m_server->answer(answerTo(second, ApprovalDecision::Deny)));
    const bool isFirstOne = first.code.contains("push one");
    QCOMPARE(answerOf(*one).at("permissionDecision"), isFirstOne ? "allow" : "deny");
    QCOMPARE(answerOf(*other).at("permissionDecision"), isFirstOne ? "deny" : "allow");
}

void TestHookApproval::aSocketOfAnotherUserIsNotAsked()
{
    if (::geteuid() != 0)
        QSKIP("Only root can make a file of another user.");
    const auto folder = m_server->folders().safe.front();
    constexpr uid_t nobody = 65'534;
    QCOMPARE(::chown(folder.c_str(), nobody, nobody), 0);
    QSignalSpy asked(m_server.get(), &ApprovalServer::asked);
    const auto agent = hook("git push");
    const Json reported = answerOf(*agent);
    QCOMPARE(::chown(folder.c_str(), 0, 0), 0);
    QCOMPARE(reported.at("permissionDecision"), "ask");
    QVERIFY(asked.isEmpty());
}

/// Otherwise the call would run as it was before the edit.
void TestHookApproval::anEditWherePermissionIsRequestedReachesTheAgent()
{
    for (const auto &[agent, behavior] : { std::pair(u"claude-code"_s, "allow"), std::pair(u"codex"_s, "deny") }) {
        QSignalSpy asked(m_server.get(), &ApprovalServer::asked);
        const auto request = hook("git push --force", "50", "PermissionRequest", agent);
        auto answer = answerTo(next(asked), ApprovalDecision::Edit);
        answer.code = Json({ { "tool", "Bash" }, { "input", { { "command", "git push" } } } }).dump();
        QVERIFY(m_server->answer(answer));
        const Json reported = answerOf(*request).at("decision");
        QCOMPARE(reported.at("behavior"), behavior);
        QCOMPARE(recorded().at("decision"), behavior);
        QCOMPARE(recorded().at("by"), "person");
    }
}

/// Codex asks before a call, and again for its own permission, with its reason beside the command.
void TestHookApproval::permissionForAnAllowedCallIsNotAskedAgain()
{
    QSignalSpy asked(m_server.get(), &ApprovalServer::asked);
    const auto allow = [&](const char *command, const char *edited) {
        const auto agent = hook(command, "50", "PreToolUse", u"codex"_s);
        auto answer = answerTo(next(asked), edited ? ApprovalDecision::Edit : ApprovalDecision::Allow);
        if (edited)
            answer.code = Json({ { "tool", "Bash" }, { "input", { { "command", edited } } } }).dump();
        QVERIFY(m_server->answer(answer));
        answerOf(*agent);
    };
    const auto request = [&](const char *command, const char *reason, const char *session = "s") {
        return started(
            { { "session_id", session }, { "cwd", "/" }, { "hook_event_name", "PermissionRequest" }, { "turn_id", "1" },
                { "tool_name", "Bash" }, { "tool_input", { { "command", command }, { "description", reason } } } },
            "50", u"codex"_s);
    };
    const auto denied = [&](QProcess &agent) {
        QVERIFY(m_server->answer(answerTo(next(asked), ApprovalDecision::Deny)));
        QCOMPARE(answerOf(agent).at("decision").at("behavior"), "deny");
    };
    allow("git push one", nullptr);
    allow("git push all", "git push two");
    for (const char *command : { "git push one", "git push two" }) {
        QCOMPARE(answerOf(*request(command, "Needs the network.")).at("decision").at("behavior"), "allow");
        QCOMPARE(recorded().at("by"), "earlier");
        QCOMPARE(recorded().at("author"), "ann");
        QVERIFY(asked.isEmpty());
    }
    // Another call, one that was changed, another session, and a host that the call did not show.
    denied(*request("git push three", "Needs the network."));
    denied(*request("git push all", "Needs the network."));
    denied(*request("git push one", "Needs the network.", "t"));
    denied(*request("git push one", "network-access example.org"));
    // The newest decision about a call counts.
    const auto again = hook("git push one", "50", "PreToolUse", u"codex"_s);
    QVERIFY(m_server->answer(answerTo(next(asked), ApprovalDecision::Deny)));
    QCOMPARE(answerOf(*again).at("permissionDecision"), "deny");
    denied(*request("git push one", "Needs the network."));
}

void TestHookApproval::theDraftAllows()
{
    QSignalSpy asked(m_server.get(), &ApprovalServer::asked);
    const auto agent = hook("git push");
    auto answer = answerTo(next(asked), ApprovalDecision::Allow);
    answer.isByDraft = true;
    QVERIFY(m_server->answer(answer));
    QCOMPARE(answerOf(*agent).at("permissionDecision"), "allow");
    QCOMPARE(recorded().at("by"), "draft");
}

/// The person was asked, and answered: what happens to the trail afterwards does not let the call run.
void TestHookApproval::aDenialThatCannotBeRecordedIsADenial()
{
    QSignalSpy asked(m_server.get(), &ApprovalServer::asked);
    const auto agent = hook("git push");
    const ApprovalQuestion question = next(asked);
    const UniqueFd lock(::open((m_trail.toStdString() + "-hook").c_str(), O_RDWR | O_CLOEXEC));
    QVERIFY(lock && ::flock(lock.get(), LOCK_EX) == 0);
    QVERIFY(m_server->answer(answerTo(question, ApprovalDecision::Deny)));
    QCOMPARE(answerOf(*agent).at("permissionDecision"), "deny");
    QVERIFY(asked.isEmpty());
}

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    TestHookApproval test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_hookapproval.moc"
