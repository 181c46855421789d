// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/trimmed.h"

#include <QTest>

using namespace vitrine;

class TestTrimmed : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesWhiteSpaceFromBothEnds();
    void takesWhatItIsGiven();
};

void TestTrimmed::takesWhiteSpaceFromBothEnds()
{
    QVERIFY(trimmed(" \t\r\n\f\va b\n") == "a b");
    QVERIFY(trimmed("a").size() == 1);
    QVERIFY(trimmed(" \n ").empty());
    QVERIFY(trimmed("").empty());
}

void TestTrimmed::takesWhatItIsGiven()
{
    QVERIFY(trimmed("**a*b`", "*`") == "a*b");
    QVERIFY(trimmed(" a ", "") == " a ");
}

QTEST_GUILESS_MAIN(TestTrimmed)
#include "tst_trimmed.moc"
