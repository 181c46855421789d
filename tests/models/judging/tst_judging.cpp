// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "executor/policy/profiles.h"
#include "models/judging/looserules.h"
#include "models/judging/policycomparison.h"
#include "models/judging/remedies.h"
#include "models/judging/suggestion.h"

#include <QTest>

using namespace vitrine;

namespace {

Facts importing(const std::vector<std::string> &modules)
{
    Facts facts;
    int line = 0;
    for (const std::string &module : modules)
        facts.uses.push_back({ UseKind::Import, module, ++line, 1 });
    return facts;
}

Facts calling(std::vector<std::string> names, UseKind kind = UseKind::Builtin)
{
    Facts facts;
    for (const std::string &name : names)
        facts.uses.push_back({ kind, name, 1, 1 });
    facts.calls = std::move(names);
    return facts;
}

/// Builds a base run by run.
struct Builder {
    std::shared_ptr<FactBase> base = std::make_shared<FactBase>();
    std::int64_t runs = 0;
    std::int64_t steps = 0;

    Builder &run()
    {
        base->beginRun(++runs);
        return *this;
    }
    Builder &step(const Facts &facts, JudgedStep more = {})
    {
        more.id = ++steps;
        more.facts = &facts;
        base->addStep(more);
        return *this;
    }
};

JudgedStep used(LimitKind kind, double value)
{
    JudgedStep step;
    step.used[static_cast<std::size_t>(kind)] = value;
    return step;
}

Policy policyAllowing(std::vector<std::string> modules)
{
    Policy policy = defaultPolicy();
    policy.imports.allow = std::move(modules);
    return policy;
}

std::vector<VerdictChange> changes(const std::shared_ptr<FactBase> &base, const Policy &before, const Policy &after)
{
    return compare(PolicyVerdicts(base, before), PolicyVerdicts(base, after)).steps;
}

using enum VerdictChange;

} // namespace

class TestJudging : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reportsWhatIsUnusedAndRisky()
    {
        Builder builder;
        builder.run().step(importing({ "os.path", "math" })).step(importing({ "os" }));
        Policy policy = policyAllowing({ "math", "statistics", "os.*", "sys" });
        policy.builtins = { "eval", "print" };
        policy.dunderAttributes = {};
        policy.tools = { "*", "search" };
        const auto rules = looseRules(PolicyVerdicts(builder.base, policy));
        std::vector<std::string> names;
        for (const LooseRule &rule : rules)
            names.push_back(rule.name);
        QVERIFY((names == std::vector<std::string> { "os.*", "sys", "eval", "statistics", "print", "search" }));
        QVERIFY(rules[0].risk == Risk::Processes && (rules[0].steps == std::vector<StepIndex> { 0, 1 }));
        QVERIFY(rules[1].risk == Risk::Interpreter && rules[1].steps.empty());
        QVERIFY(rules[2].risk == Risk::RunsCode);
        QVERIFY(rules[3].risk == Risk::None && rules[3].steps.empty());
    }

    // A suggestion allows the function for the sake of the step that was denied for redefining it.
    void aFunctionThatAStepRedefinesIsUsed()
    {
        Facts facts;
        facts.boundNames = { "exp" };
        JudgedStep denied;
        denied.wasDenied = true;
        Builder builder;
        builder.run().step(facts, denied);
        Policy policy = policyAllowing({});
        policy.builtins = { "exp" };
        policy.dunderAttributes = {};
        policy.tools = { "*" };
        QVERIFY(looseRules(PolicyVerdicts(builder.base, policy)).empty());
    }

    void countsWhatAChangeMoves()
    {
        Builder made;
        made.run().step(importing({ "math" })).step(importing({ "sympy" })).step(importing({ "numpy" }));
        made.run().step(importing({ "numpy" })).step(importing({ "math" }));
        made.run().step(importing({ "math", "sympy" }));
        const auto base = made.base;
        PolicyVerdicts before(base, policyAllowing({ "math" }));
        QVERIFY(before.denied() == 4);
        PolicyVerdicts after = before;
        after.change(policyAllowing({ "math", "sympy" }));
        const PolicyComparison comparison = compare(before, after);
        const std::vector<VerdictChange> wanted { Unchanged, NowAllowed, NotComparable, Unchanged, Unchanged,
            NowAllowed };
        QVERIFY(comparison.steps == wanted);
        QVERIFY(comparison.counts[NowAllowed] == 2 && comparison.counts[NotComparable] == 1);
        QVERIFY(comparison.counts[Unchanged] == 3 && comparison.unchangedDenied == 1);
        QVERIFY(comparison.counts.total() == base->stepCount());
        QVERIFY(comparison.runs[0][NowAllowed] == 1 && comparison.runs[1].total() == 2);
        QVERIFY(comparison.rules.size() == 1);
        QVERIFY(base->subjects()[comparison.rules[0].subject].name == "sympy");
        QVERIFY(comparison.rules[0].verdict == Verdict::Allowed && comparison.rules[0].counts[NowAllowed] == 2);
    }

    void theOtherWayRoundDenies()
    {
        Builder made;
        made.run().step(importing({ "sympy" }));
        const auto changed = changes(made.base, policyAllowing({ "sympy" }), policyAllowing({}));
        QVERIFY(changed == std::vector { NowDenied });
    }

    // The framework refuses `exp = 1`: exp is a function of its own.
    void aSuggestionKeepsWhatAStepWasRejectedForBinding()
    {
        Facts binding = importing({ "math" });
        binding.boundNames = { "exp", "total" };
        Facts other = importing({ "sympy" });
        other.boundNames = { "log" };
        JudgedStep denied;
        denied.wasDenied = true;
        Builder made;
        made.run().step(binding, denied).step(other, denied).step(binding);
        const Policy reference = *profile("smolagents-default");
        const std::vector<RunIndex> runs { 0 };
        const Suggestion found = suggestPolicy(made.base, runs, reference);
        QVERIFY((found.policy.builtins == std::vector<std::string> { "exp" })); // log: denied for sympy
        QVERIFY(found.deniedAsRecorded == 2 && found.allowedNow == 0 && found.allowed == 1);
        // In Python's own dialect a name is a name.
        Policy python = reference;
        python.dialect = Dialect::Python;
        QVERIFY(suggestPolicy(made.base, runs, python).policy.builtins.empty());
        // A base that has grown knows it, too.
        const auto grown = FactBase::withNamesOf(*made.base);
        grown->addRunOf(*made.base, 0);
        QVERIFY(suggestPolicy(grown, runs, reference).policy.builtins == found.policy.builtins);
    }

    void aStepWithTwoReasonsNeedsBothToGo()
    {
        Builder made;
        made.run().step(importing({ "sympy", "numpy" }));
        PolicyVerdicts verdicts(made.base, policyAllowing({}));
        QVERIFY(verdicts.objections(0).size() == 2);
        verdicts.change(policyAllowing({ "sympy" }));
        QVERIFY(verdicts.isDenied(0));
        verdicts.change(policyAllowing({ "sympy", "numpy" }));
        QVERIFY(!verdicts.isDenied(0));
        verdicts.change(policyAllowing({ "numpy" }));
        QVERIFY(verdicts.isDenied(0));
        QVERIFY(verdicts.objections(0).front().subject == "sympy" && verdicts.objections(0).front().line == 1);
    }

    void syntaxToolsAndBuiltinsAreJudged()
    {
        Facts facts = calling({ "print" });
        facts.nodeKinds = { "Global", "Module" };
        JudgedStep more;
        more.tools = { "web_search" };
        Builder made;
        made.run().step(facts, more);
        Policy policy = defaultPolicy();
        PolicyVerdicts verdicts(made.base, policy);
        QVERIFY(!verdicts.isDenied(0));
        policy.deniedSyntax = { "Global" };
        policy.tools = { "final_answer" };
        std::erase(policy.builtins, "print");
        verdicts.change(policy);
        std::vector<std::string> rules;
        for (const Objection &objection : verdicts.objections(0))
            rules.push_back(objection.rule + " " + objection.subject);
        const std::vector<std::string> wanted { "tools.allow web_search", "builtins.allow print",
            "syntax.deny Global" };
        QVERIFY(rules == wanted);
    }

    void limitsAreJudgedByWhatWasUsed()
    {
        Builder made;
        for (const double operations : { 10.0, 1000.0, 100000.0 })
            made.run().step({}, used(LimitKind::Operations, operations));
        made.run().step({});
        Policy before = defaultPolicy();
        Policy after = before;
        after.limits.operations = 1000;
        const std::vector<VerdictChange> wanted { Unchanged, Unchanged, NowDenied, Undecidable };
        QVERIFY(changes(made.base, before, after) == wanted);
        QVERIFY(changes(made.base, after, before)[2] == NowAllowed);
        PolicyVerdicts verdicts(made.base, after);
        QVERIFY(verdicts.objections(2).front().rule == "limits.operations");
        after.limits.operations.reset();
        verdicts.change(after);
        QVERIFY(verdicts.denied() == 0);
    }

    void whatALimitEndedCannotBePredictedUnderAHigherOne()
    {
        JudgedStep ended = used(LimitKind::Operations, 1001);
        ended.endedBy = LimitKind::Operations;
        Builder made;
        made.run().step({}, ended).step({}, used(LimitKind::Operations, 5));
        Policy before = defaultPolicy();
        before.limits.operations = 1000;
        const std::vector<VerdictChange> wanted { Undecidable, NotComparable };
        QVERIFY(changes(made.base, before, defaultPolicy()) == wanted);
    }

    void codeThatRunsTextIsUndecidable()
    {
        Policy before = policyAllowing({});
        before.builtins.push_back("eval");
        Policy after = before;
        after.imports.allow = { "os" };
        Builder made;
        made.run().step(calling({ "eval" })).step({});
        const std::vector<VerdictChange> wanted { Undecidable, NotComparable };
        QVERIFY(changes(made.base, before, after) == wanted);
        Policy reordered = before;
        std::ranges::reverse(reordered.builtins);
        QVERIFY(changes(made.base, before, reordered)[0] == Unchanged);
    }

    void codeThatDoesNotParseIsNobodysDenial()
    {
        Builder made;
        made.run();
        made.base->addStep({ .id = 1, .ordinal = 1, .facts = nullptr });
        QVERIFY(!PolicyVerdicts(made.base, *profile("strict")).isDenied(0));
    }

    void anEmptyBaseHasNothingToSay()
    {
        const auto base = std::make_shared<FactBase>();
        const PolicyVerdicts verdicts(base, defaultPolicy());
        QVERIFY(compare(verdicts, verdicts).counts.total() == 0);
        QVERIFY(suggestPolicy(base, {}, defaultPolicy()).policy.imports.allow.empty());
    }

    void theSmallestRemedyComesFirst()
    {
        Builder made;
        made.run().step(importing({ "numpy.linalg" })).step(importing({ "numpy.fft" }));
        made.run().step(importing({ "numpy.linalg" }));
        const PolicyVerdicts verdicts(made.base, policyAllowing({ "math" }));
        const std::vector<Remedy> remedies = remediesFor(verdicts, 0);
        QVERIFY(remedies.size() >= 2);
        QVERIFY(remedies[0].kind == Remedy::Kind::Allow);
        QVERIFY((remedies[0].policy.imports.allow == std::vector<std::string> { "math", "numpy.linalg" }));
        QVERIFY(remedies[0].allowed == 2 && remedies[0].alsoOpens.empty());
        QVERIFY(remedies[1].kind == Remedy::Kind::AllowBelow);
        QVERIFY(remedies[1].policy.imports.allow.back() == "numpy.*");
        QVERIFY(remedies[1].allowed == 3 && remedies[1].alsoOpens == std::vector<std::string> { "numpy.fft" });
        QVERIFY(remediesFor(PolicyVerdicts(made.base, policyAllowing({ "*" })), 0).empty());
    }

    void aRemedyTakesDenialsAway()
    {
        Policy policy = policyAllowing({ "*" });
        policy.imports.deny = { "numpy", "numpy.linalg", "os" };
        Builder made;
        made.run().step(importing({ "numpy.linalg" }));
        const std::vector<Remedy> remedies = remediesFor(PolicyVerdicts(made.base, policy), 0);
        QVERIFY(!remedies.empty());
        QVERIFY((remedies[0].policy.imports.deny == std::vector<std::string> { "os" }));
        made.run().step(calling({ "" }, UseKind::RelativeImport));
        QVERIFY(remediesFor(PolicyVerdicts(made.base, policy), 1).empty());
    }

    void suggestsJustWhatRunsNeed()
    {
        JudgedStep denied;
        denied.wasDenied = true;
        Builder made;
        made.run().step(importing({ "math" }), used(LimitKind::Operations, 244'816));
        made.step(importing({ "re", "sympy" }), denied);
        made.run().step(importing({ "statistics" }));
        const std::vector<RunIndex> chosen { 0 };
        const Suggestion suggestion = suggestPolicy(made.base, chosen, defaultPolicy());
        QVERIFY((suggestion.policy.imports.allow == std::vector<std::string> { "math", "re" }));
        QVERIFY(suggestion.policy.builtins.empty());
        QVERIFY(suggestion.steps == 2 && suggestion.allowed == 1 && suggestion.deniedAsRecorded == 1);
        QVERIFY(suggestion.deniedStill == 0 && suggestion.allowedNow == 0);
        QVERIFY(suggestion.limits.size() == 1 && suggestion.limits[0].measured == 1);
        QVERIFY(suggestion.policy.limits.operations == 980'000);
        QVERIFY(suggestion.policy.limits.wallSeconds == defaultPolicy().limits.wallSeconds);
    }

    void suggestsTheFilesThatStepsWereDeniedWhenTheyRan()
    {
        JudgedStep denied;
        denied.wasDenied = true;
        denied.observed = { { UseKind::FileRead, "/data/a.csv" } };
        Builder made;
        made.run().step(importing({ "math" }), denied);
        denied.observed = { { UseKind::FileRead, "/data/b.csv" } };
        made.step(importing({ "sympy" }), denied); // would not even start
        Policy reference = defaultPolicy();
        reference.readGlobs.clear();
        const std::vector<RunIndex> chosen { 0 };
        const Suggestion suggestion = suggestPolicy(made.base, chosen, reference);
        QVERIFY((suggestion.policy.readGlobs == std::vector<std::string> { "/data/a.csv" }));
        QVERIFY(suggestion.allowedNow == 1 && suggestion.deniedAsRecorded == 1);
    }

    /// The folder of a session belongs to it, if it may write at all: rules for files are about other folders.
    void allowsTheFolderOfTheSession()
    {
        JudgedStep plotted;
        plotted.observed = { { UseKind::FileWrite, "/session" }, { UseKind::FileWrite, "/session/plot.png" },
            { UseKind::FileRead, "/session/plot.png" } };
        Builder made;
        made.run().step(importing({ "math" }), plotted);
        Policy policy = defaultPolicy();
        policy.limits.writtenMib = 64;
        QVERIFY(!PolicyVerdicts(made.base, policy).isDenied(0));
        policy.limits.writtenMib = 0;
        QVERIFY(PolicyVerdicts(made.base, policy).isDenied(0));
        const std::vector<RunIndex> chosen { 0 };
        const Suggestion suggestion = suggestPolicy(made.base, chosen, policy);
        QVERIFY(suggestion.policy.writeGlobs.empty() && suggestion.policy.readGlobs.empty());
        QVERIFY(suggestion.policy.limits.writtenMib > 0 && suggestion.policy.limits.files > 0);
        QCOMPARE(suggestion.allowed, 1u);
    }

    /// 58 times 0.1 is 5.800000000000001.
    void suggestsShortLimits()
    {
        JudgedStep slow;
        slow.used[static_cast<std::size_t>(LimitKind::WallSeconds)] = 1.45;
        Builder made;
        made.run().step(importing({ "math" }), slow);
        const std::vector<RunIndex> chosen { 0 };
        QCOMPARE(suggestPolicy(made.base, chosen, defaultPolicy()).policy.limits.wallSeconds, std::optional(5.8));
    }

    void saysWhenADenialCannotBeKept()
    {
        JudgedStep denied;
        denied.wasDenied = true;
        Builder made;
        made.run().step(importing({ "sympy" }), denied).step(importing({ "sympy" }));
        const std::vector<RunIndex> chosen { 0 };
        const Suggestion suggestion = suggestPolicy(made.base, chosen, defaultPolicy());
        QVERIFY(suggestion.allowedNow == 1 && suggestion.deniedAsRecorded == 0);
    }
};

QTEST_GUILESS_MAIN(TestJudging)
#include "tst_judging.moc"
