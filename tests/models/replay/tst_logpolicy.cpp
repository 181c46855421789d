// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/logpolicy.h"

#include "executor/policy/profiles.h"

#include <QTest>

#include <array>

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
    void takesTheImportsThatAPromptNames();
    void takesThePrintsThatWereKept();
    void takesTheStepsThatATraceNames();
    void takesOfSeveralRunsWhatAnyOfThemReports();
    void isThePolicyItselfWhereThatIsKnown();
    void knowsTheDialect();
    void findsTheCommonDialect();
    void takesTheVersionOfTheFramework();
};

void TestLogPolicy::takesTheVersionOfTheFramework()
{
    RunRecord run;
    run.framework = "smolagents";
    run.frameworkVersion = "1.22.3";
    QCOMPARE(toString(policyOfLog(run).dialectVersion), "1.22");
    run.frameworkVersion = "main";
    QVERIFY(policyOfLog(run) == profile("smolagents-default"));
    run.framework = "codex";
    run.frameworkVersion = "1.22.3";
    QVERIFY(policyOfLog(run) == profile("smolagents-default"));
    Policy old = *profile("smolagents-default");
    old.dialectVersion = DialectVersion::V1_21;
    QCOMPARE(toString(policyOfTrace(policyRecorded(old)).dialectVersion), "1.21");
    PolicyTrace older;
    older.dialectVersion = DialectVersion::V1_20;
    const std::array traces { older, policySeen(run, {}), policyRecorded(old) };
    QVERIFY(together(traces).dialectVersion == DialectVersion::V1_21);
}

void TestLogPolicy::knowsTheDialect()
{
    RunRecord run;
    const auto isKnown = [&run](const PolicyTrace &trace, Dialect dialect, std::optional<DialectVersion> version) {
        const auto found = recordedDialect(run, trace);
        return found && found->dialect == dialect && found->version == version;
    };
    QVERIFY(!recordedDialect(run, {}));
    run.framework = "jupyter";
    QVERIFY(isKnown({}, Dialect::Python, std::nullopt));
    run.framework = "smolagents";
    QVERIFY(isKnown({}, Dialect::Smolagents, std::nullopt));
    run.frameworkVersion = "1.22.3";
    QVERIFY(isKnown(policySeen(run, {}), Dialect::Smolagents, DialectVersion::V1_22));
    // A run of the framework that this program executed itself, under a policy of its own.
    QVERIFY(isKnown(policyRecorded(*profile("text")), Dialect::Python, std::nullopt));
}

void TestLogPolicy::findsTheCommonDialect()
{
    using Runs = std::vector<std::optional<RecordedDialect>>;
    const RecordedDialect older { Dialect::Smolagents, DialectVersion::V1_21 };
    const RecordedDialect newer { Dialect::Smolagents, DialectVersion::V1_23 };
    const RecordedDialect unnamed { Dialect::Smolagents };
    const auto common = commonDialect(Runs { older, newer, unnamed });
    QVERIFY(common && common->dialect == Dialect::Smolagents && common->version == DialectVersion::V1_23);
    QVERIFY(!commonDialect(Runs { older, RecordedDialect() }));
    QVERIFY(!commonDialect(Runs { older, std::nullopt }));
    QVERIFY(!commonDialect(Runs()));
    Policy policy = *profile("smolagents-default");
    common->apply(policy);
    QVERIFY(policy.dialectVersion == DialectVersion::V1_23);
    unnamed.apply(policy);
    QVERIFY(policy.dialectVersion == DialectVersion::V1_23);
}

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

void TestLogPolicy::takesTheImportsThatAPromptNames()
{
    std::vector<ReplayStep> steps(1);
    steps[0].record.prompt = {
        { "user", "You may import only from the following list of modules: ['os']" },
        { "system", "Use imports, but only from the following list of modules: ['re', 'math']\n10. Go on" },
    };
    QCOMPARE(policySeen({}, steps).imports, (std::vector<std::string> { "math", "re" }));
    steps[0].record.error = ErrorRecord { ErrorLayer::Policy, "E",
        "Import of x is not allowed. Authorized imports are: ['json']", {}, {}, {} };
    QCOMPARE(policySeen({}, steps).imports, (std::vector<std::string> { "json" }));
    steps[0].record.error.reset();
    steps[0].record.prompt[1].text = "only from the following list of modules: ['re', math]";
    QVERIFY(policySeen({}, steps).imports.empty());
}

void TestLogPolicy::takesThePrintsThatWereKept()
{
    const auto cut = [](std::size_t head, std::size_t tail) {
        std::string text;
        for (std::size_t i = 0; i < head; ++i)
            text += "\u00e9";
        text += "\n..._This content has been truncated to stay below 9 characters_...\n" + std::string(tail, 'x');
        std::vector<ReplayStep> steps(1);
        steps[0].record.outputs.push_back({ OutputStream::Log, text, true });
        return policySeen({}, steps).printChars;
    };
    QVERIFY(cut(4, 5) == 9u);
    QVERIFY(!cut(4, 6)); // a page that a tool has cut, printed
    QVERIFY(!cut(7, 5));
}

void TestLogPolicy::takesTheStepsThatATraceNames()
{
    RunRecord run;
    run.extra = R"({"max_steps": 6})";
    QVERIFY(policySeen(run, {}).maxSteps == 6u);
    for (const char *odd : { R"({"max_steps": -1})", R"({"max_steps": 0})", R"({"max_steps": "6"})", "max_steps" }) {
        run.extra = odd;
        QVERIFY(!policySeen(run, {}).maxSteps);
    }
}

void TestLogPolicy::takesOfSeveralRunsWhatAnyOfThemReports()
{
    PolicyTrace silent;
    silent.codeSteps = 4;
    PolicyTrace first;
    first.imports = { "math", "re" };
    first.operations = 5000;
    first.maxSteps = 3;
    PolicyTrace second;
    second.imports = { "json", "re" };
    second.operations = 70;
    QVERIFY(!silent.isInformative() && first.isInformative());
    const Policy policy = policyOfTrace(together(std::array { silent, first, second }));
    QCOMPARE(policy.imports.allow, (std::vector<std::string> { "json", "math", "re" }));
    QVERIFY(policy.limits.operations == 5000u);
    QVERIFY(policy.limits.maxSteps == 4u);
    QVERIFY(policyOfTrace(together({})) == *profile("smolagents-default"));
}

void TestLogPolicy::isThePolicyItselfWhereThatIsKnown()
{
    const Policy strict = *profile("strict");
    const std::array same { policyRecorded(strict), policyRecorded(strict) };
    QVERIFY(policyOfTrace(together(same)) == strict);
    const std::array other { policyRecorded(strict), policyRecorded(*profile("science")) };
    QCOMPARE(policyOfTrace(together(other)).name, "from-log");
}

QTEST_GUILESS_MAIN(TestLogPolicy)
#include "tst_logpolicy.moc"
