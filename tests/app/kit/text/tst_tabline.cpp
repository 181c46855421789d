// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/tabline.h"

#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestTabLine final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cellsStayCells() { QCOMPARE(tabLine({ u"a\tb"_s, u"1\r\n2"_s, QString() }), u"a b\t1  2\t"_s); }

    void makesNoFormulaOfTextOfALog()
    {
        QCOMPARE(tabLine({ u"=1+1"_s, u"@x"_s, u"\t=x"_s, u"-cmd"_s }), u"'=1+1\t'@x\t' =x\t'-cmd"_s);
    }

    void leavesNumbersAsTheyAre() { QCOMPARE(tabLine({ u"-1.5"_s, u"+2"_s, u"3"_s }), u"-1.5\t+2\t3"_s); }
};

QTEST_GUILESS_MAIN(TestTabLine)
#include "tst_tabline.moc"
