// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/lists/columnmenu.h"
#include "app/kit/lists/presentedcell.h"
#include "app/kit/lists/recorddelegate.h"
#include "app/kit/lists/recordview.h"

#include <QHeaderView>
#include <QMenu>
#include <QStandardItemModel>
#include <QTest>

#include <algorithm>

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

    /// A mark alone would promise a column that is not there.
    void theMenuSaysWhichColumnsAreNotShown()
    {
        QStandardItemModel model(1, 3);
        model.setHorizontalHeaderLabels({ u"A"_s, u"B"_s, u"C"_s });
        RecordView view(u"testView"_s, nullptr);
        view.setModel(&model);
        view.resize(600, 200);
        view.setVacantColumns({ 1 });
        view.setColumnWanted(2, false);
        QMenu menu;
        fillColumnMenu(&menu, &view);
        const auto actions = menu.actions();
        QCOMPARE(actions[0]->text(), u"A"_s);
        QCOMPARE(actions[1]->text(), u"B\tno values or no space"_s);
        QVERIFY(actions[1]->isChecked());
        QCOMPARE(actions[2]->text(), u"C"_s);
        QVERIFY(!actions[2]->isChecked());
    }

    /// And so are the words below it, which have a shape or a bar before them.
    void noColumnIsNarrowerThanItsWords()
    {
        QStandardItemModel model(1, 2);
        model.setHorizontalHeaderLabels({ u"A"_s, u"B"_s });
        RecordView view(u"testView"_s, nullptr);
        view.setModel(&model);
        view.setColumnWidths({ 3, 12 });
        Cell sample;
        sample.text = u"Abgelehnt"_s;
        view.setColumnSamples(0, { sample, {} });
        const int text = view.fontMetrics().horizontalAdvance(sample.text);
        const int plain = view.columnWidth(0);
        QVERIFY(plain > text);
        QVERIFY(plain < text + view.fontMetrics().averageCharWidth() * 3);
        sample.shape = Meaning::Blocked;
        view.setColumnSamples(0, { sample });
        const int shaped = view.columnWidth(0);
        QVERIFY(shaped >= plain + view.iconSize().width());
        sample.shape.reset();
        sample.share = 1;
        view.setColumnSamples(0, { sample });
        QVERIFY(view.columnWidth(0) > shaped);
        QCOMPARE(view.columnWidth(1), 12 * view.fontMetrics().averageCharWidth());
    }

    /// A row is as high as its text and 6 more, a cell as wide as its text and the padding of both sides.
    void rowsHaveAir()
    {
        QStandardItemModel model;
        auto *item = new QStandardItem(u"Words"_s);
        item->setData(0.5, BarRole);
        model.appendRow({ new QStandardItem(u"Words"_s), item });
        RecordView view(u"testView"_s, nullptr);
        view.setModel(&model);
        const auto metrics = view.fontMetrics();
        const int icon = view.style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, &view);
        QCOMPARE(view.sizeHintForIndex(model.index(0, 0)).height(), std::max(metrics.height(), icon) + 6);
        const int plain = view.sizeHintForIndex(model.index(0, 0)).width();
        QVERIFY(plain > metrics.horizontalAdvance(u"Words"_s));
        QVERIFY(view.sizeHintForIndex(model.index(0, 1)).width() > plain + metrics.averageCharWidth() * 5);
    }

    /// A bar stands before its text, also where text runs from the right.
    void aBarDoesNotCoverItsText_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::newRow("from the left") << Qt::LeftToRight;
        QTest::newRow("from the right") << Qt::RightToLeft;
    }

    void aBarDoesNotCoverItsText()
    {
        QFETCH(Qt::LayoutDirection, direction);
        QStandardItemModel model;
        auto *item = new QStandardItem;
        item->setData(1.0, BarRole);
        model.appendRow(item);
        RecordView view(u"testView"_s, nullptr);
        view.setLayoutDirection(direction);
        view.setModel(&model);
        view.resize(400, 200);
        const auto darkness = [&view](const QRect &part) {
            const auto picture = view.viewport()->grab(part).toImage();
            qint64 sum = 0;
            for (int y = 0; y < picture.height(); ++y)
                for (int x = 0; x < picture.width(); ++x)
                    sum += 255 - qGray(picture.pixel(x, y));
            return sum;
        };
        const auto cell = view.visualRect(model.index(0, 0));
        auto barPart = cell;
        QStyleOptionViewItem option;
        option.fontMetrics = view.fontMetrics();
        barPart.setWidth(RecordDelegate::barRoom(option));
        barPart = QStyle::visualRect(direction, cell, barPart);
        const auto alone = darkness(barPart);
        item->setText(u"Words"_s);
        QCOMPARE(darkness(barPart), alone);
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

    /// A saved layout may be older than some columns.
    void newColumnsAreInOrderInAnOlderLayout_data()
    {
        QTest::addColumn<bool>("isCounted");
        QTest::newRow("that says how many there were") << true;
        QTest::newRow("that does not") << false;
    }

    void newColumnsAreInOrderInAnOlderLayout()
    {
        QFETCH(const bool, isCounted);
        const auto makeView = [](QStandardItemModel &model) {
            auto view = std::make_unique<RecordView>(u"testView"_s, nullptr);
            view->setModel(&model);
            view->header()->setStretchLastSection(false);
            return view;
        };
        QStandardItemModel older(1, 3);
        const auto before = makeView(older);
        before->setColumnWidths({ 10, 10, 10 });
        before->header()->moveSection(2, 0); // the user's order: 2, 0, 1
        before->setColumnWidth(0, 77);
        QStandardItemModel newer(1, 5);
        const auto view = makeView(newer);
        view->setColumnWidths({ 10, 10, 10, 20, 30 });
        view->setColumnOrder({ 0, 3, 1, 2, 4 });
        const int width = view->columnWidth(3);
        auto state = before->state();
        if (!isCounted)
            state.remove(u"columns"_s);
        view->setState(state);
        QList<int> order;
        for (int location = 0; location < view->header()->count(); ++location)
            order << view->header()->logicalIndex(location);
        QCOMPARE(order, (QList<int> { 2, 4, 0, 3, 1 }));
        QCOMPARE(view->columnWidth(0), 77);
        QCOMPARE(view->columnWidth(3), width);
        // Its own state changes nothing.
        view->header()->moveSection(0, 4);
        const auto kept = view->state();
        view->setState(kept);
        QCOMPARE(view->header()->logicalIndex(4), 2);
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
        // Another one can be asked to.
        view.resize(needed - 40, 200);
        view.setOptionalColumns({ 0 });
        QVERIFY(view.isColumnHidden(0));
        QVERIFY(!view.isColumnHidden(2));
    }
};

QTEST_MAIN(TestRecordView)
#include "tst_recordview.moc"
