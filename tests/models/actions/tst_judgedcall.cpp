// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/actions/judgedcall.h"

#include <QTest>

using namespace vitrine;

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
