// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/divergence.h"

#include <QTest>

using namespace vitrine;

namespace {

const Comparison same { ReplayVerdict::Same, {} };
const Comparison differs { ReplayVerdict::Differs, "logs" };

Facts facts(std::vector<std::string> free, std::vector<std::string> bound)
{
    Facts facts;
    facts.freeNames = std::move(free);
    facts.boundNames = std::move(bound);
    return facts;
}

Divergence divergence()
{
    Policy policy;
    policy.builtins = { "print", "len" };
    return Divergence(policy, defaultTools());
}

} // namespace

class TestDivergence : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void reachesNothingBeforeTheFirstDifference();
    void reachesStepsThatUseWhatDiffers();
    void reachesStepsThatRebindWhatDiffers();
    void doesNotReachStepsThatUseOtherNames();
    void countsWhatTheStepReadAsChanged();
    void followsAcrossSteps();
    void reachesEverythingWithoutFacts();
    void suspectsNamesThatNobodyBound();
    void ignoresStepsWhoseRecordIsSilent();
};

void TestDivergence::reachesNothingBeforeTheFirstDifference()
{
    Divergence state = divergence();
    state.add(facts({}, { "x" }), same);
    QVERIFY(!state.mayReach(facts({ "x", "unknown" }, {})));
    QVERIFY(!state.mayReach(std::nullopt));
    QVERIFY(!state.isAny());
}

void TestDivergence::reachesStepsThatUseWhatDiffers()
{
    Divergence state = divergence();
    state.add(facts({}, { "x" }), differs);
    QVERIFY(state.isAny());
    QVERIFY(state.mayReach(facts({ "print", "x" }, {})));
}

void TestDivergence::reachesStepsThatRebindWhatDiffers()
{
    Divergence state = divergence();
    state.add(facts({}, { "x" }), differs);
    QVERIFY(state.mayReach(facts({}, { "x" })));
}

void TestDivergence::doesNotReachStepsThatUseOtherNames()
{
    Divergence state = divergence();
    state.add(facts({}, { "y" }), same);
    state.add(facts({ "print" }, { "x" }), differs);
    QVERIFY(!state.mayReach(facts({ "final_answer", "len", "y" }, { "z" })));
}

void TestDivergence::countsWhatTheStepReadAsChanged()
{
    Divergence state = divergence();
    state.add(facts({}, { "items" }), same);
    state.add(facts({ "items" }, {}), differs);
    QVERIFY(state.mayReach(facts({ "items" }, {})));
}

void TestDivergence::followsAcrossSteps()
{
    Divergence state = divergence();
    state.add(facts({}, { "x" }), differs);
    state.add(facts({ "x" }, { "y" }), { ReplayVerdict::NotComparable, "follows-change" });
    QVERIFY(state.mayReach(facts({ "y" }, {})));
}

void TestDivergence::reachesEverythingWithoutFacts()
{
    Divergence state = divergence();
    state.add(std::nullopt, differs);
    QVERIFY(state.mayReach(facts({}, {})));
}

void TestDivergence::suspectsNamesThatNobodyBound()
{
    Divergence state = divergence();
    state.add(facts({}, { "food_items" }), differs);
    QVERIFY(state.mayReach(facts({ "food_item_counts" }, {})));
}

void TestDivergence::ignoresStepsWhoseRecordIsSilent()
{
    Divergence state = divergence();
    state.add(facts({}, { "x" }), { ReplayVerdict::NotComparable, "not-recorded" });
    QVERIFY(!state.isAny());
}

QTEST_GUILESS_MAIN(TestDivergence)
#include "tst_divergence.moc"
