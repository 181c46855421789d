// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/actions/judgedcall.h"
#include "models/actions/recordedaction.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

std::string callOf(const char *tool, const QString &command)
{
    const QJsonObject call { { u"tool"_s, QString::fromLatin1(tool) },
        { u"input"_s, QJsonObject { { u"command"_s, command } } } };
    return QJsonDocument(call).toJson().toStdString();
}

} // namespace

/// Tool calls in the form that a person is asked about.
class TestJudgedCall : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void judgesCallsByTheRulesForActions()
    {
        Policy policy;
        policy.commands.allow = { "git status" };
        policy.commands.deny = { "rm **" };
        const auto outcome = [&](std::string_view call) {
            const auto ruling = judgeCall(call, policy, { "/home/u/app", "/home/u" });
            return ruling ? std::optional(ruling->outcome) : std::nullopt;
        };
        QVERIFY(outcome(R"({"tool": "Bash", "input": {"command": "git status"}})") == ActionOutcome::Allow);
        QVERIFY(outcome(R"({"tool": "Bash", "input": {"command": "git status && rm -rf ."}})") == ActionOutcome::Deny);
        const auto other = outcome(R"({"tool": "Bash", "input": {"command": "make"}})");
        QVERIFY(other && *other != ActionOutcome::Allow);
    }

    /// Unlike an answer to the user, a message may go anywhere.
    void judgesMessagesThatAreSent()
    {
        Policy policy;
        policy.tools = { "send_*" };
        policy.toolsToDeny = { "send_message(to=x*)" };
        const auto outcome
            = [&](std::string_view call) { return judgeCall(call, policy, { "/home/u/app", "/home/u" })->outcome; };
        QVERIFY(outcome(R"({"tool": "send_message", "input": {"to": "a"}})") == ActionOutcome::Allow);
        QVERIFY(outcome(R"({"tool": "send_message", "input": {"to": "xy"}})") == ActionOutcome::Deny);
    }

    /// A patch that adds, deletes or moves a file writes it.
    void judgesTheFilesOfAPatch_data()
    {
        QTest::addColumn<QString>("patch");
        QTest::addColumn<ActionOutcome>("outcome");
        QTest::newRow("update") << u"*** Update File: secret/a\n@@"_s << ActionOutcome::Allow;
        QTest::newRow("add") << u"*** Add File: secret/a\n+a"_s << ActionOutcome::Deny;
        QTest::newRow("delete") << u"*** Delete File: secret/a"_s << ActionOutcome::Deny;
        QTest::newRow("move to") << u"*** Update File: src/a\n*** Move to: secret/a\n@@"_s << ActionOutcome::Deny;
        QTest::newRow("move from") << u"*** Update File: secret/a\n*** Move to: src/a\n@@"_s << ActionOutcome::Deny;
        QTest::newRow("second file") << u"*** Update File: src/a\n@@\n-a\n+b\n*** Add File: secret/b\n+a"_s
                                     << ActionOutcome::Deny;
        QTest::newRow("other file") << u"*** Add File: src/a\n+a"_s << ActionOutcome::Unknown;
    }
    void judgesTheFilesOfAPatch()
    {
        QFETCH(QString, patch);
        QFETCH(ActionOutcome, outcome);
        Policy policy;
        policy.fileWrites.deny = { "secret" };
        policy.fileEdits.allow = { "**" };
        const ProjectFolders folders { "/home/u/app", "/home/u" };
        const QString text = u"*** Begin Patch\n"_s + patch;
        const auto ruling = judgeCall(callOf("apply_patch", text), policy, folders);
        QVERIFY(ruling);
        QVERIFY2(ruling->outcome == outcome, toString(ruling->outcome).data());
        // As Codex records it: the whole text.
        const auto list = QJsonDocument(QJsonArray { text }).toJson(QJsonDocument::Compact).toStdString();
        const auto recorded = judgeAction(ActionJudge(policy, folders),
            actionOfCall({}, "apply_patch", list.substr(1, list.size() - 2)), FileLinks::Named);
        QVERIFY2(recorded.outcome == outcome, toString(recorded.outcome).data());
    }

    /// Rules for files and hosts hold for commands, too, if the policy has none for commands.
    void judgesTheFilesOfCommandsWithoutRulesForCommands_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<ActionOutcome>("outcome");
        QTest::addColumn<bool>("isAboutNothing");
        QTest::newRow("read") << u"cat secret/a"_s << ActionOutcome::Deny << false;
        QTest::newRow("write") << u"echo a > secret/a"_s << ActionOutcome::Deny << false;
        QTest::newRow("mention") << u"git show HEAD:secret/a"_s << ActionOutcome::Unknown << false;
        QTest::newRow("ask") << u"echo a > asked/a"_s << ActionOutcome::Ask << false;
        QTest::newRow("host") << u"curl https://evil.test/a"_s << ActionOutcome::Deny << false;
        QTest::newRow("other file") << u"cat a"_s << ActionOutcome::Unknown << true;
        QTest::newRow("no file") << u"make"_s << ActionOutcome::Unknown << true;
    }
    void judgesTheFilesOfCommandsWithoutRulesForCommands()
    {
        QFETCH(QString, command);
        QFETCH(ActionOutcome, outcome);
        QFETCH(bool, isAboutNothing);
        Policy policy;
        policy.fileReads.deny = { "secret" };
        policy.fileWrites.ask = { "asked" };
        policy.fileWrites.deny = { "secret" };
        policy.fetches.deny = { "evil.test" };
        const auto ruling = judgeCall(callOf("Bash", command), policy, { "/home/u/app", "/home/u" });
        QVERIFY(ruling);
        QVERIFY2(ruling->outcome == outcome, toString(ruling->outcome).data());
        QCOMPARE(ruling->reason == ActionRuling::Reason::NoRules, isAboutNothing);
    }

    /// Tools take an address, a list, or a sentence with addresses.
    void judgesAllAddresses_data()
    {
        QTest::addColumn<QByteArray>("tool");
        QTest::addColumn<QByteArray>("arguments");
        QTest::addColumn<ActionOutcome>("outcome");
        const auto row = [](const char *tool, const char *arguments, ActionOutcome outcome) {
            QTest::addRow("%s %s", tool, arguments) << QByteArray(tool) << QByteArray(arguments) << outcome;
        };
        using enum ActionOutcome;
        row("WebFetch", "{\"url\": \"https://evil.test/a\", \"prompt\": \"x\"}", Deny);
        row("WebFetch", "{\"url\": \"https://good.test/a\", \"prompt\": \"see https://evil.test\"}", Allow);
        row("WebFetch", "{\"url\": \"ftp://good.test/a\"}", Unknown);
        row("fetch_webpage", "{\"urls\": [\"https://good.test\", \"https://evil.test/b\"]}", Deny);
        row("fetch_webpage", "{\"urls\": [\"https://good.test\", \"file:///etc/passwd\"]}", Unknown);
        row("fetch_webpage", "{\"urls\": [\"file:///etc/passwd\", \"http://EVIL.test\"]}", Deny);
        row("fetch_webpage", "{\"urls\": [\"https://good.test\", \"https://good.test/c\"]}", Allow);
        row("web_fetch", "{\"prompt\": \"Compare https://good.test/a and (http://evil.test/b).\"}", Deny);
        row("web_fetch", "{\"prompt\": \"Summarize https://good.test/a, in short\"}", Allow);
        row("web_fetch", "{\"prompt\": \"http is a protocol\"}", Unknown);
    }
    void judgesAllAddresses()
    {
        QFETCH(QByteArray, tool);
        QFETCH(QByteArray, arguments);
        QFETCH(ActionOutcome, outcome);
        Policy policy;
        policy.fetches.allow = { "good.test" };
        policy.fetches.deny = { "evil.test" };
        const ProjectFolders folders { "/home/u/app", "/home/u" };
        const auto ruling = judgeAction(ActionJudge(policy, folders),
            actionOfCall({}, tool.toStdString(), arguments.toStdString()), FileLinks::Named);
        QVERIFY2(ruling.outcome == outcome, toString(ruling.outcome).data());
    }

    /// Editors print as well: they do not read a denied file because they may edit it.
    void letsEditorsReadNothingDenied()
    {
        Policy policy;
        policy.commands.allow = { "**" };
        policy.fileReads.deny = { "secret" };
        policy.fileEdits.allow = { "**" };
        policy.fileWrites.allow = { "**" };
        const auto outcome = [&](const QString &command) {
            return judgeCall(callOf("Bash", command), policy, { "/home/u/app", "/home/u" })->outcome;
        };
        for (const auto &command : { u"ed -s secret/x <<< ,p"_s, u"ex -s -c '%p|q' secret/x"_s,
                 u"vim -es -c '%p' -c q secret/x"_s, u"sed -i -n p secret/x"_s, u"patch -o - secret/x p"_s })
            QVERIFY2(outcome(command) != ActionOutcome::Allow, qPrintable(command));
        for (const auto &command : { u"sed -i s/a/b/ src/x"_s, u"patch src/x p"_s })
            QVERIFY2(outcome(command) == ActionOutcome::Allow, qPrintable(command));
    }

    void knowsWhatIsNoCall()
    {
        for (const char *text : { "", "1 + 1", "[]", "{}", R"({"tool": "Bash"})", R"({"tool": 1, "input": {}})",
                 R"({"tool": "Bash", "input": "ls"})" })
            QVERIFY(!judgeCall(text, {}, { "/", "/" }));
        QVERIFY(!judgeCall(std::string(100'000, '['), {}, { "/", "/" }));
    }
};

QTEST_GUILESS_MAIN(TestJudgedCall)
#include "tst_judgedcall.moc"
