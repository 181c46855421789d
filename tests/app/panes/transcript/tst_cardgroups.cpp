// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/transcript/cardgroups.h"

#include <QTest>

using namespace vitrine;

namespace {

using Location = CardGroups::Location;

/// A card for each letter: r is a read, t a thought.
std::vector<TranscriptCard> cards(const std::string &letters)
{
    std::vector<TranscriptCard> made;
    for (const char letter : letters) {
        auto &card = made.emplace_back();
        if (letter == 'r') {
            card.action = ActionKind::Read;
            card.tool = "Read";
        } else {
            card.kind = TranscriptCard::Kind::Thought;
        }
    }
    return made;
}

CardGroups groupsOf(const std::vector<std::string> &steps)
{
    CardGroups groups;
    groups.setSteps(std::vector<int>(steps.size(), -1));
    for (std::size_t i = 0; i < steps.size(); ++i)
        groups.setCards(int(i), cards(steps[i]), true);
    return groups;
}

bool isGroup(const std::optional<CardGroups::Group> &group, Location first, Location last)
{
    return group && group->first == first && group->last == last;
}

} // namespace

class TestCardGroups final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aGroupSpansSteps()
    {
        const auto groups = groupsOf({ "tr", "rr", "rt", "r" });
        for (const auto at : { Location { 0, 1 }, Location { 1, 0 }, Location { 1, 1 }, Location { 2, 0 } })
            QVERIFY(isGroup(groups.at(at), { 0, 1 }, { 2, 0 }));
        QCOMPARE(groups.locationsIn(*groups.at({ 1, 0 })).size(), 4);
    }

    void oneCardIsNoGroup()
    {
        const auto groups = groupsOf({ "trt", "r", "t" });
        QVERIFY(!groups.at({ 0, 1 }));
        QVERIFY(!groups.at({ 1, 0 }));
    }

    void aGroupWithinAStep() { QVERIFY(isGroup(groupsOf({ "trrt" }).at({ 0, 2 }), { 0, 1 }, { 0, 2 })); }

    void locationsOutsideAreInNoGroup()
    {
        const auto groups = groupsOf({ "rr" });
        for (const auto at : { Location { -1, 0 }, Location { 0, -1 }, Location { 0, 2 } })
            QVERIFY(!groups.at(at));
    }

    void aStepThatMayNotBeGroupedEndsAGroup()
    {
        auto groups = groupsOf({ "r", "r", "r", "r" });
        QVERIFY(groups.setCards(2, cards("r"), false));
        QVERIFY(isGroup(groups.at({ 0, 0 }), { 0, 0 }, { 1, 0 }));
        QVERIFY(!groups.at({ 2, 0 }));
        QVERIFY(!groups.setCards(2, cards("r"), false));
    }

    void knownStepsKeepTheirCards()
    {
        auto groups = groupsOf({ "t", "r", "r" });
        groups.setSteps({ 1, 2, -1 });
        QVERIFY(isGroup(groups.at({ 0, 0 }), { 0, 0 }, { 1, 0 }));
        QCOMPARE(groups.cardCount(2), 0);
    }

    // Looking for the ends of a group takes no longer in a run of reads alone.
    void groupsOfLongRunsEnd()
    {
        const auto groups = groupsOf(std::vector<std::string>(1000, "r"));
        for (int step = 0; step < 1000; ++step) {
            QVERIFY(groups.at({ step, 0 }));
            QVERIFY(groups.locationsIn(*groups.at({ step, 0 })).size() <= 50);
            QVERIFY(groups.stepsNear(step).size() <= 50);
        }
    }
};

QTEST_GUILESS_MAIN(TestCardGroups)
#include "tst_cardgroups.moc"
