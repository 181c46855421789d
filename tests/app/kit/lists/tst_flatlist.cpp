// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/lists/flatlist.h"

#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestFlatList final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsTextOfALogAsPlainText()
    {
        FlatList list(u"list"_s, u"List"_s, { u"What"_s }, 0);
        auto *item = new QTreeWidgetItem(&list);
        list.setCell(item, 0, { .text = u"<img src='x'>\u202e"_s, .shape = {}, .tip = {} });
        QVERIFY(!item->text(0).contains(QChar(0x202e)));
        QVERIFY(item->toolTip(0).contains(u"&lt;img"_s));
        QVERIFY(!item->toolTip(0).contains(u"<img"_s));
    }
};

QTEST_MAIN(TestFlatList)
#include "tst_flatlist.moc"
