// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/policyvalues.h"
#include "executor/policy/importrules.h"
#include "executor/policy/profiles.h"

#include <QTest>

using namespace vitrine;

class TestPolicyValues final : public QObject {
    Q_OBJECT

    static BaseUse base()
    {
        Facts facts;
        facts.uses = { { UseKind::Import, "sympy", 1, 1 }, { UseKind::Import, "math", 2, 1 } };
        facts.nodeKinds = { "Global" };
        JudgedStep step;
        step.facts = &facts;
        step.used[0] = 100;
        auto base = std::make_shared<FactBase>();
        base->beginRun(1);
        base->addStep(step);
        facts.uses.pop_back();
        facts.nodeKinds.clear();
        step.used[0] = 5000;
        base->addStep(step);
        return useOf(base, PolicyVerdicts(base, defaultPolicy()));
    }

private Q_SLOTS:
    void listsWhatIsUsedMostFirst()
    {
        const BaseUse facts = base();
        Policy draft = defaultPolicy();
        draft.imports.allow.emplace_back("sympy");
        draft.imports.allow.emplace_back("os.*");
        const auto values = policyValues(UseKind::Import, defaultPolicy(), draft, &facts);
        QVERIFY(values[0].name == "sympy" && values[0].steps == 2 && values[0].isAllowed()
            && values[0].before == Verdict::Denied);
        QVERIFY(values[1].name == "math" && values[1].steps == 1 && values[1].isAllowed()
            && values[1].before == Verdict::Allowed);
        const auto risky = std::ranges::find(values, "os.*", &PolicyValue::name);
        QVERIFY(risky != values.end() && risky->risk == Risk::Processes && risky->isAllowed() && risky->steps == 0);
    }

    void countsStepsWithASyntax()
    {
        const BaseUse facts = base();
        Policy draft = defaultPolicy();
        draft.deniedSyntax = { "Global" };
        const auto values = policyValues(UseKind::Syntax, defaultPolicy(), draft, &facts);
        QVERIFY(values.size() == 1 && values[0].steps == 1 && !values[0].isAllowed()
            && values[0].before == Verdict::Allowed);
    }

    void togglesByTheSmallestChange()
    {
        Policy policy = withValue(defaultPolicy(), UseKind::Import, "sympy", true);
        QVERIFY(policy.imports.allow.back() == "sympy");
        QVERIFY(withValue(policy, UseKind::Import, "sympy", false) == defaultPolicy());
        policy.imports.allow = { "numpy.*" };
        policy = withValue(policy, UseKind::Import, "numpy.linalg", false);
        QVERIFY(!ImportRules(policy.imports).allows("numpy.linalg") && ImportRules(policy.imports).allows("numpy.fft"));
        policy = withValue(policy, UseKind::Import, "numpy.linalg", true);
        QVERIFY(ImportRules(policy.imports).allows("numpy.linalg") && policy.imports.deny.empty());
        QVERIFY(withValue(policy, UseKind::Syntax, "Global", false).deniedSyntax.back() == "Global");
        QVERIFY(!std::ranges::contains(withValue(policy, UseKind::Builtin, "print", false).builtins, "print"));
    }

    void sumsUpTheUseOfALimit()
    {
        Limits limits;
        limits.operations = 1000;
        const BaseUse facts = base();
        const LimitUse use = limitUse(LimitKind::Operations, limits, facts);
        QVERIFY(std::ranges::equal(use.values, std::vector<double> { 100, 5000 }));
        QVERIFY(use.over == 1);
        limits.operations.reset();
        QVERIFY(limitUse(LimitKind::Operations, limits, facts).over == 0);
        QVERIFY(limitUse(LimitKind::CpuSeconds, limits, facts).values.empty());
        // A step that reached the limit was ended by it: it might have used more.
        BaseUse reached = facts;
        reached.used[static_cast<std::size_t>(LimitKind::WallSeconds)] = { 1, 30, 30 };
        reached.ended[static_cast<std::size_t>(LimitKind::WallSeconds)] = { 30 };
        limits.wallSeconds = 30;
        QCOMPARE(limitUse(LimitKind::WallSeconds, limits, reached).over, std::uint64_t(1));
        limits.wallSeconds = 29;
        QCOMPARE(limitUse(LimitKind::WallSeconds, limits, reached).over, std::uint64_t(2));
        limits.wallSeconds = 31;
        QCOMPARE(limitUse(LimitKind::WallSeconds, limits, reached).over, std::uint64_t(0));
    }
};

QTEST_GUILESS_MAIN(TestPolicyValues)
#include "tst_policyvalues.moc"
