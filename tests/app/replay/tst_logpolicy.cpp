// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/logpolicy.h"

#include "executor/policy/profiles.h"

#include <QTest>

using namespace vitrine;

namespace {

ReplayStep failing(const char *type, const char *message)
{
    ReplayStep step;
    step.record.kind = StepKind::Action;
    step.record.error = ErrorRecord { ErrorLayer::Limit, type, message, {}, {}, {} };
    return step;
}

} // namespace

class TestLogPolicy : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void takesTheFrameworksDefaultWhenTheLogIsSilent();
    void takesTheImportsThatErrorsName();
    void keepsTheDefaultWhereItIsWhatTheLogNames();
    void takesTheLimitsThatErrorsName();
    void countsTheStepsOfARunThatHadTooMany();
    void letsARunHaveTheStepsThatItHad();
    void believesNoNonsense();
};

void TestLogPolicy::takesTheFrameworksDefaultWhenTheLogIsSilent()
{
    QVERIFY(policyOfLog({}) == profile("smolagents-default"));
    QVERIFY(policySeen({}, {}) == PolicyTrace());
}

void TestLogPolicy::takesTheImportsThatErrorsName()
{
    RunRecord run;
    run.authorizedImports = { "sympy", "math" };
    const Policy policy = policyOfLog(run);
    QCOMPARE(policy.name, "from-log");
    QCOMPARE(policy.base, "smolagents-default");
    QVERIFY(policy.dialect == Dialect::Smolagents);
    QCOMPARE(policy.imports.allow, (std::vector<std::string> { "math", "sympy" }));
}

void TestLogPolicy::keepsTheDefaultWhereItIsWhatTheLogNames()
{
    RunRecord run;
    run.authorizedImports = profile("smolagents-default")->imports.allow;
    std::ranges::reverse(run.authorizedImports);
    QCOMPARE(policyOfLog(run).name, "smolagents-default");
}

void TestLogPolicy::takesTheLimitsThatErrorsName()
{
    const std::vector<ReplayStep> steps {
        failing(
            "AgentExecutionError", "InterpreterError: Reached the max number of operations of 5000. Maybe there is"),
        failing("AgentExecutionError", "InterpreterError: Maximum number of 70 iterations in While loop exceeded"),
        failing("AgentExecutionError", "Code execution exceeded the maximum execution time of 12 seconds"),
    };
    const Policy policy = policyOfLog({}, steps);
    QVERIFY(policy.limits.operations == 5000u);
    QVERIFY(policy.limits.whileIterations == 70u);
    QVERIFY(policy.limits.wallSeconds == 12.0);
    QVERIFY(policy.limits.maxSteps == profile("smolagents-default")->limits.maxSteps);
    QCOMPARE(policy.name, "from-log");
}

void TestLogPolicy::countsTheStepsOfARunThatHadTooMany()
{
    RunRecord run;
    std::vector<ReplayStep> steps(3);
    steps.push_back(failing("AgentMaxStepsError", "Reached max steps."));
    QVERIFY(!policySeen(run, steps).maxSteps);
    run.state = RunState::MaxSteps;
    QVERIFY(policySeen(run, steps).maxSteps == 3u);
}

// What a log shows was allowed when it was made.
void TestLogPolicy::letsARunHaveTheStepsThatItHad()
{
    std::vector<ReplayStep> steps(25);
    for (ReplayStep &step : steps)
        step.record.code.push_back({ Language::Python, "1", CodeOrigin::Field });
    QVERIFY(policyOfLog({}, steps).limits.maxSteps == 25u);
    steps.resize(20);
    QVERIFY(policyOfLog({}, steps).limits.maxSteps == 20u);
    QVERIFY(policyOfLog({}, {}, 31).limits.maxSteps == 31u);
}

void TestLogPolicy::believesNoNonsense()
{
    const std::vector<ReplayStep> steps {
        failing("E", "Reached the max number of operations of 0"),
        failing("E", "Reached the max number of operations of 99999999999999999999999"),
        failing("E", "Maximum number of x iterations in While loop exceeded"),
        failing("E", "exceeded the maximum execution time of -3 seconds"),
    };
    QVERIFY(policySeen({}, steps) == PolicyTrace());
}

QTEST_GUILESS_MAIN(TestLogPolicy)
#include "tst_logpolicy.moc"
