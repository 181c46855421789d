// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/actionremedies.h"
#include "models/judging/looserules.h"
#include "models/judging/policycomparison.h"
#include "models/judging/suggestion.h"

#include <QTest>

#include <algorithm>

using namespace vitrine;

namespace {

RecordedAction command(const std::string &text)
{
    RecordedAction action;
    action.part = ActionPart::Command;
    action.tool = "Bash";
    action.subject = text;
    return action;
}

RecordedAction file(ActionPart part, const std::string &path)
{
    RecordedAction action;
    action.part = part;
    action.tool = part == ActionPart::Read ? "Read" : "Write";
    action.subject = path;
    action.files = { { part, path } };
    action.arguments.emplace();
    return action;
}

/// Builds a base run by run, one action a step.
struct Builder {
    std::shared_ptr<FactBase> base = std::make_shared<FactBase>();
    std::int64_t runs = 0;
    std::int64_t steps = 0;

    Builder &run(const std::vector<RecordedAction> &actions)
    {
        base->beginRun(++runs);
        for (const RecordedAction &action : actions) {
            JudgedStep step { .id = ++steps, .ordinal = static_cast<std::uint32_t>(steps), .hasCode = false };
            step.actions = { base->addAction(action, "/work/app") };
            base->addStep(step);
        }
        return *this;
    }
    std::shared_ptr<const FactBase> take()
    {
        base->finish();
        return base;
    }
};

std::shared_ptr<const FactBase> madeBase()
{
    Builder builder;
    builder.run({ command("git status"), command("git push origin"), command("rm -rf build"), command("ls $DIR"),
        file(ActionPart::Read, "/work/app/src/a.py"), file(ActionPart::Read, "/etc/hosts") });
    builder.run({ command("git status -s"), command("git push"), command("git status && rm x"),
        file(ActionPart::Write, "/work/app/src/b.py") });
    return builder.take();
}

Policy policyWith(ActionRules commands)
{
    Policy policy;
    policy.commands = std::move(commands);
    return policy;
}

std::vector<Verdict> verdicts(const PolicyVerdicts &of)
{
    std::vector<Verdict> all;
    for (StepIndex step = 0; step < of.base().stepCount(); ++step)
        all.push_back(of.verdict(step));
    return all;
}

using enum Verdict;

} // namespace

class TestActionVerdicts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void judgesActionsOfSteps()
    {
        const auto base = madeBase();
        const Policy policy = policyWith({ { "git status **" }, { "git push **" }, { "rm **" }, {} });
        const PolicyVerdicts judged(base, policy);
        QVERIFY((verdicts(judged)
            == std::vector {
                Allowed, Ask, Denied, Undecidable, Undecidable, Undecidable, Allowed, Ask, Denied, Undecidable }));
        QVERIFY(judged.denied() == 2 && judged.count(Ask) == 2 && judged.undecidable() == 4);
        QVERIFY(judged.codeCount(Denied) == 0 && base->codeStepCount() == 0);
        const auto objections = judged.actionObjections(2);
        QVERIFY(objections.size() == 1 && objections.front().ruling.rule == "commands.deny:rm **");
        QVERIFY(judged.entryUse().at({ "commands.deny", "rm **" }) == 2);
        QVERIFY((judged.stepsDecidedBy("commands.ask", "git push **") == std::vector<StepIndex> { 1, 7 }));
    }

    void namesWhatActionsUse()
    {
        const auto base = madeBase();
        std::vector<std::string> names;
        for (const Subject &subject : base->subjects())
            names.push_back(std::string(toString(subject.kind)) + " " + subject.name);
        for (const char *name :
            { "command git status **", "command rm **", "read src", "read /etc/hosts", "write src" })
            QVERIFY2(std::ranges::contains(names, name), name);
        const auto status = std::ranges::find(base->subjects(), "git status **", &Subject::name);
        QVERIFY((status->actionSteps == std::vector<StepIndex> { 0, 6, 8 }) && status->steps.empty());
    }

    /// A change judges only what it touches, and comes to the same as judging all anew.
    void followsChanges()
    {
        const auto base = madeBase();
        PolicyVerdicts changed(base, Policy());
        Policy policy = policyWith({ { "**" }, {}, {}, Decision::Deny });
        for (const auto &change : std::initializer_list<void (*)(Policy &)> {
                 [](Policy &p) { p.commands.deny = { "rm **" }; }, [](Policy &p) { p.fileReads.deny = { "/etc" }; },
                 [](Policy &p) { p.commands = {}; }, [](Policy &p) { p.toolsToAsk = { "Bash" }; },
                 [](Policy &p) { p.fileReads.otherwise = Decision::Allow; } }) {
            change(policy);
            changed.change(policy);
            QVERIFY(verdicts(changed) == verdicts(PolicyVerdicts(base, policy)));
        }
        QVERIFY(changed.verdict(0) == Ask && changed.verdict(5) == Denied && changed.verdict(4) == Allowed);
    }

    /// What is allowed or asked about can go on as it was recorded; behind what is denied nobody knows.
    void comparesPolicies()
    {
        const auto base = madeBase();
        const PolicyVerdicts before(base, policyWith({ { "git **" }, {}, {}, {} }));
        const PolicyVerdicts after(
            base, policyWith({ { "git status **", "ls **" }, { "git push **" }, { "rm **" }, {} }));
        const PolicyComparison comparison = compare(before, after);
        using enum VerdictChange;
        QVERIFY((comparison.steps
            == std::vector { Unchanged, NowAsk, NowDenied, NotComparable, NotComparable, NotComparable, Unchanged,
                NowAsk, NowDenied, NotComparable }));
        const auto push = std::ranges::find_if(comparison.rules,
            [&](const RuleChange &rule) { return base->subjects()[rule.subject].name == "git push **"; });
        QVERIFY(push != comparison.rules.end() && push->verdict == Ask && push->counts[NowAsk] == 2);
    }

    void growsWithItsTrail()
    {
        const auto before = madeBase();
        auto base = FactBase::withNamesOf(*before);
        base->addRunOf(*before, 0);
        base->addRunOf(*before, 1);
        base->beginRun(3);
        JudgedStep step { .id = 99, .ordinal = 1, .hasCode = false };
        step.actions = { base->addAction(command("git status"), "/work/app"), base->addAction(command("make"), "") };
        base->addStep(step);
        base->finish();
        const Policy policy = policyWith({ { "git status **" }, {}, {}, Decision::Ask });
        PolicyVerdicts judged(before, policy);
        judged.follow({ base, before, { 0, 1, std::nullopt }, { 10 } });
        QVERIFY(verdicts(judged) == verdicts(PolicyVerdicts(base, policy)));
        QVERIFY(judged.verdict(10) == Ask);
        const auto status = std::ranges::find(base->subjects(), "git status **", &Subject::name);
        QVERIFY((status->actionSteps == std::vector<StepIndex> { 0, 6, 8, 10 }));
    }

    /// What a change of the policy would do is counted without judging everything again, and is right.
    void findsRemedies()
    {
        const auto base = madeBase();
        const Policy policy = policyWith({ { "git status **" }, { "git push **" }, { "rm **" }, {} });
        const PolicyVerdicts judged(base, policy);
        ActionRemedies remedies(judged);
        std::size_t found = 0;
        for (ActionIndex action = 0; action < base->actions().size(); ++action)
            for (const ActionRemedy &remedy : remedies.of(action)) {
                const PolicyVerdicts after(base, remedy.policy);
                std::uint64_t allowed = 0;
                std::uint64_t lost = 0;
                for (StepIndex step = 0; step < base->stepCount(); ++step) {
                    allowed += judged.verdict(step) != Allowed && after.verdict(step) == Allowed ? 1 : 0;
                    lost += judged.verdict(step) == Allowed && after.verdict(step) != Allowed ? 1 : 0;
                }
                QVERIFY(remedy.allowed == allowed && remedy.lost == lost);
                QVERIFY(after.actions().outcome(action) == ActionOutcome::Allow);
                ++found;
            }
        QVERIFY(found > 8);
        QVERIFY(remedies.of(0).empty());
    }

    /// Files of a command need a rule as soon as the policy lists what may be read: that is counted.
    void countsWhatAChangeTakesAway()
    {
        Builder builder;
        builder.run({ command("cat a.txt"), file(ActionPart::Read, "/work/app/b.txt") });
        const auto base = builder.take();
        Policy policy = policyWith({ { "cat **" }, {}, {}, {} });
        policy.fileReads.deny = { ".env" };
        const PolicyVerdicts judged(base, policy);
        QVERIFY(judged.verdict(0) == Allowed && judged.verdict(1) == Undecidable);
        const auto remedies = ActionRemedies(judged).of(1);
        QVERIFY(!remedies.empty() && remedies.front().allowed == 1 && remedies.front().lost == 1);
    }

    void suggestsGroupsWithinABound()
    {
        Builder builder;
        builder.run({ command("git status"), command("git diff x"), command("make a"), command("make b"),
            command("rm x"), command("rm y"), file(ActionPart::Write, "/work/app/src/a"),
            file(ActionPart::Write, "/work/app/src/b"), file(ActionPart::Read, "/etc/hosts") });
        builder.run({ command("make c"), command("make d"), file(ActionPart::Write, "/work/app/src/c") });
        const auto base = builder.take();
        const RunIndex first = 0;
        const Suggestion wide = suggestPolicy(base, { &first, 1 }, Policy(), 4, 2);
        QVERIFY((wide.policy.commands.allow
            == std::vector<std::string> { "git {diff,status} **", "make **", "rm x", "rm y" }));
        QVERIFY((wide.policy.fileWrites.allow == std::vector<std::string> { "src" }));
        QVERIFY((wide.policy.fileReads.allow == std::vector<std::string> { "/etc/hosts" }));
        const auto make = std::ranges::find(wide.groups, "make **", &SuggestedGroup::pattern);
        QVERIFY(make != wide.groups.end() && make->needed == 2 && make->others == 2);
        QVERIFY(wide.allowed == 9 && wide.undecided == 0);
        const Suggestion narrow = suggestPolicy(base, { &first, 1 }, Policy(), 4, 1);
        QVERIFY(std::ranges::contains(narrow.policy.commands.allow, "make a"));
        QVERIFY(!std::ranges::contains(narrow.policy.commands.allow, "make **"));
        QVERIFY((narrow.policy.fileWrites.allow == std::vector<std::string> { "src" }));
    }

    void reportsWhatIsUnusedAndRisky()
    {
        Policy policy = policyWith({ { "git status **", "bash **", "make **" }, { "git push **" }, { "rm **" }, {} });
        policy.fetches.allow = { "*" };
        std::vector<std::string> names;
        for (const LooseRule &rule : looseRules(PolicyVerdicts(madeBase(), policy)))
            if (isOfAction(rule.kind))
                names.push_back(rule.name);
        QVERIFY((names == std::vector<std::string> { "bash **", "*", "make **" }));
    }
};

QTEST_GUILESS_MAIN(TestActionVerdicts)
#include "tst_actionverdicts.moc"
