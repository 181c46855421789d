// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/lists/recordview.h"
#include "app/panes/filter/filterbar.h"
#include "app/panes/filter/filteredit.h"
#include "app/panes/steps/stepfile.h"
#include "app/panes/views/savedview.h"
#include "app/panes/views/viewcontrol.h"
#include "app/panes/views/viewsdialog.h"
#include "tests/app/window/shownwindow.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QTreeWidget>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

/// How a trail is looked at, kept under names.
class TestViews final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings(); }
    void init()
    {
        failOnWarnings();
        QSettings().clear();
    }

    void viewsAreKeptForAllTrailsOrForOne()
    {
        const ViewStore store(u"/a.vitrine"_s);
        store.put(
            { .name = u"Errors"_s, .isOfTrail = false, .filter = u"status == error"_s, .lists = {}, .choices = {} });
        store.put({ .name = u"Mine"_s, .isOfTrail = true, .filter = {}, .lists = {}, .choices = {} });
        QCOMPARE(ViewStore().all().size(), 1);
        QCOMPARE(ViewStore(u"/b.vitrine"_s).all().size(), 1);
        QCOMPARE(store.all().size(), 2);
        QCOMPARE(store.find(u"Errors"_s, false)->filter, u"status == error"_s);
        QVERIFY(!store.find(u"Errors"_s, true));
        QVERIFY(!store.canRename(*store.find(u"Mine"_s, true), {}));
        store.remove(*store.find(u"Errors"_s, false));
        QVERIFY(ViewStore().all().isEmpty());
    }

    void aViewBringsFilterColumnsAndSortingBack()
    {
        MainWindow window(makeInProcessBackend);
        window.show();
        QVERIFY(openIn(window));
        auto *views = window.findChild<ViewControl *>();
        auto *steps = window.findChild<RecordView *>(u"stepsView"_s);
        auto *field = window.findChild<FilterEdit *>(u"filterField"_s);
        field->use(u"kind == action"_s);
        QTRY_VERIFY(window.project()->filter().has_value());
        steps->sortByColumn(0, Qt::DescendingOrder);
        steps->setColumnWanted(1, false);
        steps->header()->moveSection(2, 0);
        views->save(u" Steps & all "_s, false);
        field->use({});
        steps->resetColumns();
        steps->sortByColumn(-1, Qt::AscendingOrder);
        QVERIFY(steps->isColumnWanted(1));
        QTRY_VERIFY(!window.project()->filter());
        auto *action = window.findChild<QAction *>(u"view-Steps & all"_s);
        QVERIFY(action != nullptr && action->isEnabled());
        QCOMPARE(action->text(), u"Steps && all"_s);
        action->trigger();
        QTRY_VERIFY(window.project()->filter().has_value());
        QCOMPARE(field->text(), u"kind == action"_s);
        QVERIFY(!steps->isColumnWanted(1) && steps->isColumnHidden(1));
        QCOMPARE(steps->header()->sortIndicatorSection(), 0);
        QCOMPARE(steps->header()->sortIndicatorOrder(), Qt::DescendingOrder);
        QCOMPARE(steps->header()->visualIndex(2), 0);
    }

    void viewsAreRenamedMovedAndDeleted()
    {
        const ViewStore store(u"/a.vitrine"_s);
        store.put({ .name = u"One"_s, .isOfTrail = false, .filter = {}, .lists = {}, .choices = {} });
        store.put({ .name = u"Two"_s, .isOfTrail = false, .filter = {}, .lists = {}, .choices = {} });
        ViewsDialog dialog(store, true, nullptr);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto *list = dialog.findChild<QTreeWidget *>(u"viewList"_s);
        QTest::keyClick(list, Qt::Key_F2);
        auto *edit = list->findChild<QLineEdit *>();
        QVERIFY(edit != nullptr);
        edit->setText(u"First"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        QTRY_VERIFY(store.find(u"First"_s, false) && !store.find(u"One"_s, false));
        list->topLevelItem(0)->setText(0, u"Two"_s); // a name that is taken
        QTRY_COMPARE(list->topLevelItem(0)->text(0), u"First"_s);
        QTest::mouseClick(dialog.findChild<QPushButton *>(u"moveView"_s), Qt::LeftButton);
        QVERIFY(store.find(u"First"_s, true));
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Delete);
        QCOMPARE(store.all().size(), 1);
        QCOMPARE(store.all().front().name, u"Two"_s);
    }

    void theDialogSavesUnderANameByKeys()
    {
        MainWindow window(makeInProcessBackend);
        window.show();
        QVERIFY(openIn(window));
        window.findChild<QAction *>(u"saveView"_s)->trigger();
        auto *dialog = window.findChild<QDialog *>(u"viewNameDialog"_s);
        QVERIFY(dialog != nullptr);
        QTest::keyClicks(dialog->findChild<QComboBox *>(u"viewName"_s), u"Late"_s);
        dialog->findChild<QCheckBox *>(u"viewOfTrail"_s)->setChecked(true);
        QTest::keyClick(dialog, Qt::Key_Return);
        QVERIFY(ViewStore(window.project()->file()).find(u"Late"_s, true));
        auto *menu = window.findChild<QMenu *>(u"viewMenu"_s);
        Q_EMIT menu->aboutToShow();
        QVERIFY(std::ranges::contains(menu->actions(), u"Late"_s, &QAction::text));
    }

    void columnsAreChosenInAMenu()
    {
        MainWindow window(makeInProcessBackend);
        window.show();
        QVERIFY(openIn(window));
        QVERIFY(QTest::qWaitForWindowActive(&window));
        auto *runs = window.findChild<RecordView *>(u"runsView"_s);
        runs->setFocus();
        auto *menu = window.findChild<QMenu *>(u"columnMenu"_s);
        Q_EMIT menu->aboutToShow();
        const int columns = runs->header()->count();
        QCOMPARE(menu->actions().size(), columns + 3); // and fields that can be added, and a reset
        for (const auto *action : menu->actions().first(columns))
            QVERIFY(!action->text().isEmpty());
        for (auto *action : menu->actions().first(columns))
            action->setChecked(false);
        QCOMPARE(runs->header()->count() - runs->header()->hiddenSectionCount(), 1);
        menu->actions().last()->trigger();
        QVERIFY(runs->isColumnWanted(0));
    }

    void aStepIsDraggedAsAFile()
    {
        MainWindow window(makeInProcessBackend);
        window.show();
        QVERIFY(openIn(window));
        auto *steps = window.findChild<RecordView *>(u"stepsView"_s);
        QTRY_VERIFY(!steps->draggedData()->urls().isEmpty());
        const auto data = steps->draggedData();
        QVERIFY(!data->text().isEmpty());
        QFile file(data->urls().front().toLocalFile());
        QVERIFY2(file.fileName().endsWith(u".py"), qPrintable(file.fileName()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.readAll().isEmpty());
    }
};

QTEST_MAIN(TestViews)
#include "tst_views.moc"
