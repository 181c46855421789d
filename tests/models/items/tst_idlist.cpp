// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/idlist.h"
#include "models/items/nearestrow.h"

#include <QTest>

using namespace vitrine;

class TestIdList final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheRowOfAnId()
    {
        const IdList sorted({ 2, 5, 9 });
        QCOMPARE(sorted.rowOf(5), 1);
        QCOMPARE(sorted.rowOf(4), -1);
        const IdList other({ 9, 2, 5 });
        QCOMPARE(other.rowOf(9), 0);
        QCOMPARE(other.rowOf(5), 2);
        QCOMPARE(other.rowOf(10), -1);
        QCOMPARE(IdList().rowOf(1), -1);
    }

    void knowsTheSameRowsInAnotherOrder()
    {
        QVERIFY(IdList({ 3, 1, 2 }).hasSameRowsAs(IdList({ 1, 2, 3 })));
        QVERIFY(!IdList({ 3, 1, 2 }).hasSameRowsAs(IdList({ 1, 2, 4 })));
        QVERIFY(!IdList({ 3, 1, 2 }).hasSameRowsAs(IdList({ 1, 2 })));
        QVERIFY(IdList({ 3, 1 }).isBeginningOf(IdList({ 3, 1, 2 })));
        QVERIFY(!IdList({ 1, 3 }).isBeginningOf(IdList({ 3, 1, 2 })));
    }

    void growsAtItsEndWhateverTheOrder()
    {
        QCOMPARE(IdList({ 3, 1 }).grownTo({ 4, 3, 2, 1 }).ids(), (std::vector<RowId> { 3, 1, 4, 2 }));
        QCOMPARE(IdList({ 3, 1 }).grownTo({ 1, 2 }).ids(), (std::vector<RowId> { 1, 2 }));
    }

    void theNearestRowIsNearestInTheTrail()
    {
        const IdList left({ 9, 2, 6 });
        QVERIFY(nearestRow(left, 3) == RowId { 2 });
        QVERIFY(nearestRow(left, 4) == RowId { 6 }); // of two as near the later one
        QVERIFY(nearestRow(left, 6) == RowId { 6 });
        QVERIFY(nearestRow(left, 100) == RowId { 9 });
        QVERIFY(!nearestRow(IdList(), 1));
    }
};

QTEST_GUILESS_MAIN(TestIdList)
#include "tst_idlist.moc"
