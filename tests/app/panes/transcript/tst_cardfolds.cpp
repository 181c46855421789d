// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/transcript/cardfolds.h"

#include <QTest>

#include <array>

using namespace vitrine;

class TestCardFolds final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatTheUserChoseCounts()
    {
        CardFolds folds;
        QVERIFY(folds.isFolded({ 1, 0 }, true));
        folds.setAllFolded(false);
        QVERIFY(!folds.isFolded({ 1, 0 }, true));
        folds.setFolded({ 1, 0 }, true);
        QVERIFY(folds.isFolded({ 1, 0 }, false));
        QVERIFY(!folds.isFolded({ 1, 1 }, true));
        folds.setAllFolded(false);
        QVERIFY(!folds.isFolded({ 1, 0 }, true));
    }

    void aGroupIsOpenIfOneOfItsCardsWas()
    {
        CardFolds folds;
        const std::array<FoundCard, 3> group { FoundCard { 1, 0 }, FoundCard { 1, 1 }, FoundCard { 2, 0 } };
        QVERIFY(!folds.isGroupOpen(group));
        folds.setGroupOpen({ &group[1], 1 }, true);
        QVERIFY(folds.isGroupOpen(group));
        folds.setGroupOpen(group, false);
        QVERIFY(!folds.isGroupOpen(group));
    }

    // Folding one group folded all cards again that start folded.
    void foldingAGroupLeavesOthersAsTheyAre()
    {
        CardFolds folds;
        const std::array<FoundCard, 2> group { FoundCard { 1, 0 }, FoundCard { 2, 0 } };
        const std::array<FoundCard, 2> other { FoundCard { 4, 0 }, FoundCard { 5, 0 } };
        folds.setAllFolded(false);
        QVERIFY(folds.isGroupOpen(group));
        folds.setGroupOpen(group, false);
        QVERIFY(!folds.isGroupOpen(group));
        QVERIFY(folds.isGroupOpen(other));
        QVERIFY(!folds.isFolded({ 3, 0 }, true));
    }
};

QTEST_GUILESS_MAIN(TestCardFolds)
#include "tst_cardfolds.moc"
