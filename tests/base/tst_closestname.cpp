// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/closestname.h"

#include <QTest>

#include <string>
#include <vector>

using namespace vitrine;

class TestClosestName : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void findsWhatWasMeant_data()
    {
        QTest::addColumn<QByteArray>("word");
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("one letter less") << QByteArray("operatons") << QByteArray("operations");
        QTest::newRow("letters that changed places") << QByteArray("jial") << QByteArray("jail");
        QTest::newRow("other case") << QByteArray("WALL_S") << QByteArray("wall_s");
        QTest::newRow("nothing near") << QByteArray("xyzzy") << QByteArray();
        QTest::newRow("nothing at all") << QByteArray() << QByteArray();
        QTest::newRow("endless") << QByteArray(1'000'000, 'a') << QByteArray();
    }
    void findsWhatWasMeant()
    {
        QFETCH(QByteArray, word);
        QFETCH(QByteArray, name);
        const std::vector<std::string_view> names { "operations", "jail", "wall_s", "files" };
        QCOMPARE(std::string(closestName(word.toStdString(), names)), name.toStdString());
    }
    void countsChanges()
    {
        QCOMPARE(editDistance("", "abc"), std::size_t { 3 });
        QCOMPARE(editDistance("kitten", "sitting"), std::size_t { 3 });
        QCOMPARE(editDistance("same", "same"), std::size_t { 0 });
    }
};

QTEST_GUILESS_MAIN(TestClosestName)
#include "tst_closestname.moc"
