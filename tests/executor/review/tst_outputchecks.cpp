// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/profiles.h"
#include "executor/review/outputchecks.h"

#include <QTest>

using namespace vitrine;

namespace {

// Put together so that no file of the project holds anything that looks like a token.
const std::string token = std::string("ghp_") + "aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0dF3gJ6";

Policy policy(OutputCheck secrets, OutputCheck personalData)
{
    Policy policy = *profile("strict");
    policy.secrets = secrets;
    policy.personalData = personalData;
    return policy;
}

StepResult printing(const std::string &logs)
{
    StepResult result;
    result.logs = logs;
    result.isFinal = true;
    result.output = StepOutput { "'fine'", false, "str", "fine", "\"fine\"" };
    return result;
}

} // namespace

class TestOutputChecks : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void reportsLocationAndMask()
    {
        const auto found = findSecrets(
            "a\n\xc3\xa9 " + token + "\n", FindingPart::Logs, policy(OutputCheck::Warn, OutputCheck::Warn));
        QCOMPARE(found.size(), std::size_t { 1 });
        QVERIFY(found.front()
            == (Finding { Severity::Warning, "output_checks.secrets", "secret-token", "ghp_\u2026", 2, 3, 2, 43,
                "GitHub", FindingPart::Logs }));
    }

    void looksAtEveryPart()
    {
        StepResult result = printing("jane@acme.io");
        result.output->text = "4111111111111111";
        result.error.emplace().message = "no " + token;
        checkOutputs(policy(OutputCheck::Warn, OutputCheck::Warn), "x = '" + token + "'", result);
        std::string reported;
        for (const Finding &finding : result.findings)
            reported.append(toString(finding.part)).append(1, ' ').append(finding.code).append(1, '\n');
        QCOMPARE(reported,
            std::string("code secret-token\nlogs personal-email-address\noutput personal-card-number\n"
                        "error secret-token\n"));
        QCOMPARE(result.logs, "jane@acme.io");
    }

    void staysSilentWhereItIsOff()
    {
        StepResult result = printing("jane@acme.io " + token);
        checkOutputs(policy(OutputCheck::Off, OutputCheck::Off), token, result);
        QVERIFY(result.findings.empty());
        checkOutputs(policy(OutputCheck::Off, OutputCheck::Warn), {}, result);
        QCOMPARE(result.findings.size(), std::size_t { 1 });
    }

    /// As in the review of the same code: a step does not lose them when it runs.
    void namesHiddenCharactersOfTheCode()
    {
        StepResult result = printing("fine");
        checkOutputs(policy(OutputCheck::Off, OutputCheck::Off), "a = 1\nb = 'user\u202e'", result);
        QCOMPARE(result.findings.size(), std::size_t { 1 });
        QCOMPARE(result.findings.front().code, "hidden-character");
        QCOMPARE(result.findings.front().line, 2);
        QCOMPARE(result.logs, "fine");
    }

    void withholdsEverythingThatTheStepGave()
    {
        StepResult result = printing("key " + token);
        result.variables = { { "key", "str", "'" + token + "'", 90, VariableChange::Added } };
        result.toolCalls = { { 1, "mail", "[\"" + token + "\"]", std::nullopt, "no " + token, ToolSource::Missing } };
        result.events = { { 1, "open", "/tmp/" + token, Verdict::Allowed, "" } };
        checkOutputs(policy(OutputCheck::Block, OutputCheck::Warn), "code", result);
        QCOMPARE(toString(result.status), toString(StepStatus::Blocked));
        QVERIFY(!result.isFinal);
        QVERIFY(!result.output);
        QVERIFY(result.logs.empty());
        QCOMPARE(result.error->type, "OutputDenied");
        QCOMPARE(result.error->rule, "output_checks.secrets");
        QCOMPARE(result.variables[0].repr, std::string("'ghp_\u2026'"));
        QCOMPARE(result.toolCalls[0].arguments, std::string("[\"ghp_\u2026\"]"));
        QVERIFY(!toJson(result).contains(token));
    }

    void keepsTheEndingOfAStepThatWasStopped()
    {
        StepResult result = printing(token);
        result.status = StepStatus::Timeout;
        result.error.emplace().type = "ExecutionTimeoutError";
        result.error->message = "at " + token;
        checkOutputs(policy(OutputCheck::Block, OutputCheck::Warn), "code", result);
        QCOMPARE(toString(result.status), toString(StepStatus::Timeout));
        QCOMPARE(result.error->type, "ExecutionTimeoutError");
        QVERIFY(!toJson(result).contains(token));
    }

    void blocksOnlyTheCategoryThatIsBlocked()
    {
        StepResult result = printing("jane@acme.io");
        checkOutputs(policy(OutputCheck::Block, OutputCheck::Warn), "x = '" + token + "'", result);
        QCOMPARE(toString(result.status), toString(StepStatus::Ok));
        QCOMPARE(result.logs, "jane@acme.io");
        QCOMPARE(result.findings.size(), std::size_t { 2 });
        checkOutputs(policy(OutputCheck::Off, OutputCheck::Block), {}, result);
        QCOMPARE(result.error->rule, "output_checks.personal_data");
    }

    void randomTextIsNotedNotBlocked()
    {
        StepResult result = printing("q7Xk2LmP9vRt4WzB8nYc3HdJ6fGs1QaE5uT0");
        checkOutputs(policy(OutputCheck::Block, OutputCheck::Block), {}, result);
        QCOMPARE(result.findings.size(), std::size_t { 1 });
        QCOMPARE(toString(result.findings[0].severity), toString(Severity::Note));
        QCOMPARE(toString(result.status), toString(StepStatus::Ok));
    }

    void reportsPrintsOnlyWhenNothingIsWithheld()
    {
        std::string reported;
        const StepObserver observer { [&](std::string_view text) { reported += text; } };
        const auto run = [](const std::string &text) {
            return [text](const StepObserver &live) {
                if (live.printed)
                    live.printed(text);
                return printing(text);
            };
        };
        const Policy blocking = policy(OutputCheck::Block, OutputCheck::Off);
        runChecked(blocking, {}, observer, run(token));
        QCOMPARE(reported, std::string());
        runChecked(blocking, {}, observer, run("fine"));
        QCOMPARE(reported, std::string("fine"));
        reported.clear();
        runChecked(policy(OutputCheck::Warn, OutputCheck::Off), {}, observer, run(token));
        QCOMPARE(reported, token);
    }
};

QTEST_GUILESS_MAIN(TestOutputChecks)
#include "tst_outputchecks.moc"
