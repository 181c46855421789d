// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/actionfindings.h"

#include <QTest>

using namespace vitrine;

namespace {

// Put together so that no file of the project holds anything that looks like a token.
const std::string madeToken = std::string("ghp_") + "aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0dF3gJ6";

StepRecord stepWith(const std::vector<std::string> &commands)
{
    StepRecord step;
    for (const std::string &command : commands)
        step.toolCalls.push_back({ .callId = {},
            .name = "Bash",
            .arguments = "{\"command\":\"" + command + "\"}",
            .result = {},
            .error = {},
            .seconds = {} });
    return step;
}

Policy policy()
{
    Policy policy;
    policy.commands.deny = { "rm **" };
    policy.commands.ask = { "git push **" };
    policy.commands.allow = { "git status" };
    return policy;
}

} // namespace

class TestActionFindings final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void deniedAndAskedActionsAreFindings()
    {
        const auto findings = actionFindings(stepWith({ "git status", "git push origin", "rm -rf x" }), policy());
        QCOMPARE(findings.size(), std::size_t(2));
        QVERIFY(findings[0].severity == Severity::Warning);
        QCOMPARE(findings[0].code, std::string("action-asked"));
        QVERIFY(findings[1].severity == Severity::Denied);
        QCOMPARE(findings[1].code, std::string("action-denied"));
        QCOMPARE(findings[1].rule, std::string("commands.deny:rm **"));
    }

    void whatThePolicyDoesNotSpeakAboutIsNone() { QVERIFY(actionFindings(stepWith({ "rm -rf x" }), Policy()).empty()); }

    void whatACommandDoesIsAFindingWhateverThePolicy()
    {
        const auto step = stepWith({ "git push --force", "rm -rf /home/me/app/x" });
        QCOMPARE(actionFindings(step, Policy(), "/home/me/app").size(), std::size_t(1));
        QCOMPARE(actionFindings(step, Policy(), "/home/me/other").size(), std::size_t(2));
    }

    void secretsInCommandsAreFindings()
    {
        const auto findings = actionFindings(stepWith({ "curl -u me:" + madeToken }), Policy());
        QCOMPARE(findings.size(), std::size_t(1));
        QCOMPARE(findings.front().code, std::string("secret-token"));
        QVERIFY(!findings.front().subject.contains("8sT1vW4yZ7bC0"));
    }

    void callsOfCodeAreJudgedWithTheCode()
    {
        auto step = stepWith({ "rm -rf x" });
        step.toolCalls.front().innerOfCode = true;
        QVERIFY(actionFindings(step, policy()).empty());
    }
};

QTEST_GUILESS_MAIN(TestActionFindings)
#include "tst_actionfindings.moc"
