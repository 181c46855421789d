// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/agentarguments.h"
#include "executor/policy/profiles.h"

#include <QTest>

using namespace vitrine;

class TestPolicyDifference : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalPoliciesDoNotDiffer()
    {
        Policy other = defaultPolicy();
        other.name = "other";
        other.version = 7;
        std::ranges::reverse(other.imports.allow);
        QVERIFY(differences(defaultPolicy(), other).empty());
    }

    void namesEachEntryAndValue()
    {
        Policy other = defaultPolicy();
        other.imports.allow.emplace_back("sympy");
        std::erase(other.imports.allow, "re");
        other.limits.operations = 250'000;
        other.limits.maxSteps.reset();
        other.secrets = OutputCheck::Block;
        using enum PolicyDifference::Kind;
        const std::vector<PolicyDifference> wanted { { Removed, "imports.allow", "re", {} },
            { Added, "imports.allow", "sympy", {} }, { Changed, "limits.max_steps", "null", "20" },
            { Changed, "limits.operations", "250000", "10000000" },
            { Changed, "output_checks.secrets", "\"block\"", "\"warn\"" } };
        QVERIFY(differences(defaultPolicy(), other) == wanted);
    }

    void aFieldOfOneDialectIsADifference()
    {
        Policy other = defaultPolicy();
        other.dialect = Dialect::Python;
        QCOMPARE(differences(defaultPolicy(), other).size(), 2U); // dialect, and defects that only the other one has
    }

    void theFrameworkGetsItsArguments()
    {
        Policy policy = defaultPolicy();
        policy.imports.allow.emplace_back("numpy.*");
        policy.limits.printChars = 900;
        policy.limits.wallSeconds = 2.5;
        policy.limits.maxSteps = 6;
        const AgentArguments arguments = agentArguments(policy);
        QVERIFY(arguments.notExpressed.empty());
        QCOMPARE(toPython(arguments),
            "additional_authorized_imports=[\"numpy.*\"],\nmax_print_outputs_length=900,\nmax_steps=6,\n"
            "executor_kwargs={\"timeout_seconds\": 2.5},\n");
    }

    void authorizesNothingThatIsDenied()
    {
        Policy policy = defaultPolicy();
        policy.imports.allow.insert(policy.imports.allow.end(), { "os", "os.*", "numpy" });
        policy.imports.deny.emplace_back("os");
        QCOMPARE(agentArguments(policy).additionalAuthorizedImports, (std::vector<std::string> { "numpy" }));
    }

    void saysWhatTheFrameworkHasNoArgumentFor()
    {
        Policy policy = defaultPolicy();
        std::erase(policy.imports.allow, "re");
        policy.imports.deny.emplace_back("os");
        policy.limits.wallSeconds.reset();
        const AgentArguments arguments = agentArguments(policy);
        std::vector<std::string> paths;
        for (const PolicyDifference &other : arguments.notExpressed)
            paths.push_back(std::string(toString(other.kind)) + " " + other.path + " " + other.value);
        QCOMPARE(paths, (std::vector<std::string> { "added imports.allow re", "removed imports.deny os" }));
        QVERIFY(toPython(arguments).ends_with("executor_kwargs={\"timeout_seconds\": None},\n"));
    }
};

QTEST_GUILESS_MAIN(TestPolicyDifference)
#include "tst_policydifference.moc"
