// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/tablemodel.h"
#include "app/kit/text/tableview.h"
#include "app/wording/plaintip.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QSignalSpy>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

QStringList columnOf(const QAbstractItemModel &model, int column)
{
    QStringList cells;
    for (int row = 0; row < model.rowCount(); ++row)
        cells.append(model.index(row, column).data().toString());
    return cells;
}

constexpr auto people = "[{'name': 'Bo', 'age': 10}, {'name': 'Al', 'age': 9}, {'name': 'Cy', 'age': None}]";

} // namespace

/// A table that was read from a text.
class TestTableView final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s)); }

    void showsTheTableOfAText()
    {
        TableView view;
        const QAbstractItemModelTester tester(view.model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy read(&view, &TableView::read);
        view.setText(people);
        QTRY_COMPARE(read.size(), 1);
        QCOMPARE(read.front().front().toBool(), true);
        QCOMPARE(columnOf(*view.model(), 0), QStringList({ u"Bo"_s, u"Al"_s, u"Cy"_s }));
        QCOMPARE(view.model()->headerData(1, Qt::Horizontal).toString(), u"age"_s);
        view.setText("no table");
        QTRY_COMPARE(read.size(), 2);
        QCOMPARE(read.back().front().toBool(), false);
        QCOMPARE(view.model()->rowCount(), 0);
    }

    void returnSortsByTheColumn()
    {
        TableView view;
        const QAbstractItemModelTester tester(view.model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        view.setText(people);
        view.show();
        QTRY_COMPARE(view.model()->rowCount(), 3);
        view.setFocus();
        QTest::keyClick(&view, Qt::Key_Right);
        QTest::keyClick(&view, Qt::Key_Return);
        QTRY_COMPARE(columnOf(*view.model(), 1), QStringList({ u"9"_s, u"10"_s, u"None"_s }));
        QTest::keyClick(&view, Qt::Key_Return);
        QTRY_COMPARE(columnOf(*view.model(), 1), QStringList({ u"10"_s, u"9"_s, u"None"_s }));
        QTest::keyClick(&view, Qt::Key_Return);
        QTRY_COMPARE(columnOf(*view.model(), 0), QStringList({ u"Bo"_s, u"Al"_s, u"Cy"_s }));
    }

    void theCurrentRowStaysWhenSorted()
    {
        TableView view;
        view.setText(people);
        QTRY_COMPARE(view.model()->rowCount(), 3);
        view.setCurrentIndex(view.model()->index(1, 0));
        view.horizontalHeader()->setSortIndicator(0, Qt::AscendingOrder);
        QTRY_COMPARE(columnOf(*view.model(), 0).front(), u"Al"_s);
        QCOMPARE(view.currentIndex().row(), 0);
    }

    void copiesRowsInTheirOrder()
    {
        TableView view;
        view.setText(people);
        view.show();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        QTRY_COMPARE(view.model()->rowCount(), 3);
        view.findChild<QAction *>(u"copyCsv"_s)->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(),
            u"\"name\",\"age\"\n\"Bo\",\"10\"\n\"Al\",\"9\"\n\"Cy\",\"None\"\n"_s);
        view.selectRow(1);
        QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"Al\t9"_s);
        QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(QGuiApplication::clipboard()->text().simplified(), u"[ { \"age\": 9, \"name\": \"Al\" } ]"_s);
        QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(QGuiApplication::clipboard()->text().contains(u"| Al | 9 |"_s));
    }

    void hiddenCharactersAreMarks()
    {
        TableView view;
        view.setText("[{'\xe2\x80\xae': '<b>\x1b'}]");
        QTRY_COMPARE(view.model()->rowCount(), 1);
        QCOMPARE(view.model()->headerData(0, Qt::Horizontal).toString(), u"⟨U+202E⟩"_s);
        QCOMPARE(view.model()->index(0, 0).data().toString(), u"<b>⟨ESC⟩"_s);
        QCOMPARE(view.model()->index(0, 0).data(Qt::ToolTipRole).toString(), plainTip(u"<b>\x1b"_s));
    }
};

QTEST_MAIN(TestTableView)
#include "tst_tableview.moc"
