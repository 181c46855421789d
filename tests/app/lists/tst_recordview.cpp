// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/recordview.h"

#include <QStandardItemModel>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestRecordView final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Titles are longer in some languages than in others.
    void noColumnIsNarrowerThanItsTitle()
    {
        QStandardItemModel model(1, 2);
        model.setHorizontalHeaderLabels({ u"Exécutions en tout"_s, u"A"_s });
        RecordView view(u"testView"_s, nullptr);
        view.setModel(&model);
        view.setColumnWidths({ 3, 12 });
        QVERIFY(view.columnWidth(0) > view.fontMetrics().horizontalAdvance(u"Exécutions en tout"_s));
        QCOMPARE(view.columnWidth(1), 12 * view.fontMetrics().averageCharWidth());
    }

    /// In a tree the style paints what stands before the first cell, and the delegate the cell.
    void aRowThatIsOnlyLinkedHasOneTint()
    {
        QStandardItemModel model;
        auto *parent = new QStandardItem;
        parent->appendRow(new QStandardItem);
        model.appendRow(parent);
        RecordView view(u"testView"_s, nullptr);
        view.setModel(&model);
        view.setRootIsDecorated(true);
        view.setItemsExpandable(true);
        view.resize(300, 200);
        view.expandAll();
        view.setCurrentIndex(model.index(0, 0, model.index(0, 0)));
        QVERIFY(!view.hasFocus());
        const auto row = view.visualRect(view.currentIndex());
        const auto picture = view.viewport()->grab().toImage();
        QCOMPARE(picture.pixelColor(2, row.center().y()), picture.pixelColor(row.center()));
        QVERIFY(picture.pixelColor(2, row.center().y()) != picture.pixelColor(2, row.bottom() + row.height()));
    }

    /// Titles that are longer than what was thought of take no room from the column with the words.
    void whatIsOptionalGivesWayToWords()
    {
        QStandardItemModel model(1, 3);
        model.setHorizontalHeaderLabels({ u"Exécutions en tout"_s, u"Task"_s, u"Durée de chaque exécution"_s });
        RecordView view(u"testView"_s, nullptr);
        view.setModel(&model);
        view.setStretchColumns({ 1 });
        view.setOptionalColumns({ 2 });
        view.setColumnWidths({ 3, 14, 3 });
        const int needed = view.columnWidth(0) + view.columnWidth(2) + 14 * view.fontMetrics().averageCharWidth();
        view.resize(needed + 40, 200);
        view.show();
        QVERIFY(!view.isColumnHidden(2));
        view.resize(needed - 40, 200);
        QVERIFY(view.isColumnHidden(2));
        QVERIFY(view.columnWidth(1) >= 14 * view.fontMetrics().averageCharWidth());
        view.resize(needed + 40, 200);
        QVERIFY(!view.isColumnHidden(2));
    }
};

QTEST_MAIN(TestRecordView)
#include "tst_recordview.moc"
