// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/workarea.h"

#include "app/kit/lists/recordview.h"
#include "app/kit/theme/outlinedstyle.h"

#include <QApplication>
#include <QDockWidget>
#include <QLineEdit>
#include <QStackedWidget>
#include <QStringListModel>
#include <QStyle>
#include <QTabBar>
#include <QTest>
#include <QTextEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <memory>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

using Location = Pane::Location;

Pane *paneOf(const QString &id, const QString &title, QWidget *content, Location location)
{
    auto *pane = new Pane({ .id = id, .title = title, .location = location });
    auto *layout = new QVBoxLayout(pane);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(content);
    pane->setFocusProxy(content);
    return pane;
}

} // namespace

class TestWorkArea final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesOfPanesAreNeverCut_data()
    {
        QTest::addColumn<int>("width");
        QTest::newRow("wide") << 1280;
        QTest::newRow("smallest") << 1024;
    }

    void namesOfPanesAreNeverCut()
    {
        QFETCH(const int, width);
        WorkArea area;
        area.resize(width, 640);
        area.addPane(paneOf(u"l"_s, u"Läufe"_s, new QWidget, Location::Left));
        area.addPane(paneOf(u"t"_s, u"Schritte"_s, new QWidget, Location::Top));
        area.addPane(paneOf(u"c"_s, u"Schritt"_s, new QWidget, Location::Center));
        area.addPane(paneOf(u"v"_s, u"Variablen"_s, new QWidget, Location::Right));
        area.addPane(paneOf(u"i"_s, u"Importe"_s, new QWidget, Location::RightTab));
        area.addPane(paneOf(u"w"_s, u"Werkzeugaufrufe"_s, new QWidget, Location::RightTab));
        area.addPane(paneOf(u"e"_s, u"Ereignisse"_s, new QWidget, Location::RightTab));
        area.resetLayout();
        area.show();
        QVERIFY(QTest::qWaitForWindowExposed(&area));
        const auto bars = area.findChildren<QTabBar *>();
        int shown = 0;
        for (const auto *bar : bars) {
            if (!bar->isVisible())
                continue;
            ++shown;
            QCOMPARE(bar->elideMode(), Qt::ElideNone);
            for (int tab = 0; tab < bar->count(); ++tab) {
                const auto text = bar->fontMetrics().horizontalAdvance(bar->tabText(tab));
                QVERIFY2(bar->tabRect(tab).width() > text, qPrintable(bar->tabText(tab)));
                QVERIFY2(bar->tabRect(tab).right() <= bar->width(), qPrintable(bar->tabText(tab)));
            }
        }
        QCOMPARE(shown, 1);
    }

    // In the smallest window, all panes but the lists are tabs of one area.
    void namesOfPanesFitIntoTheSmallestWindow_data()
    {
        QTest::addColumn<QStringList>("names");
        QTest::newRow("German") << QStringList { u"Schritt 12"_s, u"Mitschrift"_s, u"Übersicht"_s, u"Variablen"_s,
            u"Details"_s, u"Befunde"_s, u"Importe"_s, u"Werkzeugaufrufe"_s, u"Ereignisse"_s };
        QTest::newRow("French") << QStringList { u"Étape 12"_s, u"Transcription"_s, u"Vue d’ensemble"_s, u"Variables"_s,
            u"Détails"_s, u"Constats"_s, u"Imports"_s, u"Appels d’outils"_s, u"Événements"_s };
    }

    void namesOfPanesFitIntoTheSmallestWindow()
    {
        QFETCH(const QStringList, names);
        const auto before = QApplication::style()->name();
        QApplication::setStyle(new OutlinedStyle);
        {
            WorkArea area;
            area.resize(1024, 640);
            area.addPane(paneOf(u"l"_s, u"Läufe"_s, new QWidget, Location::Left));
            area.addPane(paneOf(u"t"_s, u"Schritte"_s, new QWidget, Location::Top));
            for (const QString &name : names)
                area.addPane(paneOf(name, name, new QWidget,
                    name == names[0]              ? Location::Center
                        : name == names[3]        ? Location::Right
                        : names.indexOf(name) < 3 ? Location::CenterView
                                                  : Location::RightTab));
            area.resetLayout();
            area.show();
            QVERIFY(QTest::qWaitForWindowExposed(&area));
            const QTabBar *bar = nullptr;
            for (const auto *shown : area.findChildren<QTabBar *>())
                bar = shown->isVisible() ? shown : bar;
            QVERIFY(bar != nullptr);
            QCOMPARE(bar->count(), names.size());
            for (int tab = 0; tab < bar->count(); ++tab) {
                QVERIFY(bar->tabRect(tab).width() > bar->fontMetrics().horizontalAdvance(bar->tabText(tab)));
                QVERIFY2(bar->tabRect(tab).right() <= bar->width(), qPrintable(bar->tabText(tab)));
            }
        }
        QApplication::setStyle(before);
    }

    // A log of a coding agent with several runs opens with the overview in front.
    void panesReturnToTheArrangementOfTheRunsThatWereRead_data()
    {
        QTest::addColumn<int>("when");
        QTest::newRow("known before the overview") << 0;
        QTest::newRow("known while the overview is seen") << 1;
        QTest::newRow("known when the overview goes") << 2;
        QTest::newRow("known after the overview") << 3;
    }

    void panesReturnToTheArrangementOfTheRunsThatWereRead()
    {
        QFETCH(const int, when);
        WorkArea area;
        area.resize(1400, 900);
        auto *list = area.addPane(paneOf(u"l"_s, u"L"_s, new QWidget, Location::Left));
        auto *steps = area.addPane(paneOf(u"t"_s, u"T"_s, new QWidget, Location::Top));
        area.addPane(paneOf(u"c"_s, u"C"_s, new QWidget, Location::Center));
        area.addPane(paneOf(u"o"_s, u"O"_s, new QWidget, Location::CenterView));
        auto *right = area.addPane(paneOf(u"r"_s, u"R"_s, new QWidget, Location::Right));
        area.addPane(paneOf(u"s"_s, u"S"_s, new QWidget, Location::RightTab));
        area.addPane(paneOf(u"v"_s, u"V"_s, new QWidget, Location::RightBelow));
        area.addPane(paneOf(u"b"_s, u"B"_s, new QWidget, Location::Bottom));
        area.resetLayout();
        area.show();
        QVERIFY(QTest::qWaitForWindowExposed(&area));
        QCoreApplication::processEvents();
        if (when == 0)
            area.favourStory(true);
        area.favourCenter(true);
        QTRY_VERIFY(!right->isVisible());
        QCoreApplication::processEvents();
        if (when == 1)
            area.favourStory(true);
        QCoreApplication::processEvents();
        if (when == 2)
            area.favourStory(true);
        area.favourCenter(false);
        if (when == 3)
            area.favourStory(true);
        QCoreApplication::processEvents();
        QTRY_COMPARE(steps->geometry().left(), list->geometry().left());
        QVERIFY2(right->width() > 1400 / 5, qPrintable(QString::number(right->width())));
        QVERIFY2(list->width() < 1400 * 3 / 10, qPrintable(QString::number(list->width())));
    }

    // A chart of two lines would say nothing.
    void aPaneBelowGetsTheHeightThatItNeeds()
    {
        WorkArea area;
        area.resize(1280, 700);
        area.addPane(paneOf(u"l"_s, u"L"_s, new QWidget, Location::Left));
        area.addPane(paneOf(u"t"_s, u"T"_s, new QWidget, Location::Top));
        area.addPane(paneOf(u"c"_s, u"C"_s, new QWidget, Location::Center));
        area.addPane(paneOf(u"r"_s, u"R"_s, new QWidget, Location::Right));
        auto *list = area.addPane(paneOf(u"list"_s, u"List"_s, new QTextEdit, Location::Bottom));
        class Chart final : public QWidget {
        public:
            QSize sizeHint() const override { return { 100, 250 }; }
        };
        auto *content = new Chart;
        auto *pane = paneOf(u"chart"_s, u"Chart"_s, content, Location::BottomTab);
        pane->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
        auto *chart = area.addPane(pane);
        area.resetLayout();
        area.show();
        QVERIFY(QTest::qWaitForWindowExposed(&area));
        QTRY_VERIFY(WorkArea::isVisibleNow(list));
        QCoreApplication::processEvents();
        const int usual = list->height();
        QVERIFY2(usual < 200, qPrintable(QString::number(usual)));
        area.activate(chart);
        QTRY_VERIFY2(content->height() >= 250, qPrintable(QString::number(content->height())));
        area.activate(list);
        QTRY_COMPARE(list->height(), usual);
    }

    void whatIsArrangedUnseenLooksAsIfItHadBeenSeen()
    {
        QStackedWidget pages;
        auto *area = new WorkArea;
        pages.addWidget(new QWidget);
        pages.addWidget(area);
        const auto add = [area](const QString &name, Location location, int height) {
            auto *content = new QLineEdit;
            content->setMinimumHeight(height);
            return area->addPane(paneOf(name, name, content, location));
        };
        auto *runs = add(QStringLiteral("runs"), Location::Left, 60);
        const auto *steps = add(QStringLiteral("steps"), Location::Top, 60);
        const auto *step = add(QStringLiteral("step"), Location::Center, 200);
        add(QStringLiteral("variables"), Location::Right, 60);
        const auto *bottom = add(QStringLiteral("issues"), Location::Bottom, 100);
        area->resetLayout();
        pages.resize(1400, 900);
        pages.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pages));
        pages.setCurrentWidget(area);
        const auto sizes = [&] { return QList { runs->width(), steps->height(), step->height(), bottom->height() }; };
        QTRY_VERIFY(bottom->isVisible());
        QCoreApplication::processEvents();
        const auto atFirst = sizes();
        area->resetLayout();
        QCoreApplication::processEvents();
        QCOMPARE(atFirst, sizes());
    }

    /// A sanitizer tells when the focus of a pane that goes is followed by what is gone already.
    void goesWhileAPaneHasTheFocus()
    {
        auto area = std::make_unique<WorkArea>();
        auto *field = new QLineEdit;
        area->addPane(paneOf(u"f"_s, u"F"_s, field, Location::Left));
        area->resetLayout();
        area->show();
        QVERIFY(QTest::qWaitForWindowActive(area.get()));
        field->setFocus();
        QCOMPARE(QApplication::focusWidget(), field);
        area.reset();
        QVERIFY(QApplication::focusWidget() == nullptr);
    }

    void theFocusStaysInItsPaneWhenAllArePutElsewhere()
    {
        WorkArea area;
        area.resize(1400, 900);
        auto *field = new QLineEdit;
        area.addPane(paneOf(u"runs"_s, u"Runs"_s, new QLineEdit, Location::Left));
        area.addPane(paneOf(u"steps"_s, u"Steps"_s, field, Location::Top));
        area.addPane(paneOf(u"step"_s, u"Step"_s, new QLineEdit, Location::Center));
        area.addPane(paneOf(u"variables"_s, u"Variables"_s, new QLineEdit, Location::Right));
        area.resetLayout();
        area.show();
        QVERIFY(QTest::qWaitForWindowActive(&area));
        field->setFocus();
        const auto arrangement = area.arrangement();
        area.resetLayout();
        QVERIFY(field->hasFocus());
        area.setArrangement(arrangement);
        QVERIFY(field->hasFocus());
        // One that is not shown any more gives it to another.
        area.arrangeWith({ QStringLiteral("runs"), QStringLiteral("step") });
        QVERIFY(area.isAncestorOf(QApplication::focusWidget()));
        QVERIFY(QApplication::focusWidget()->isVisible());
    }

    void theUsualArrangementFollowsTheRoom()
    {
        WorkArea area;
        area.resize(700, 400);
        auto *step = area.addPane(paneOf(u"step"_s, u"Step"_s, new QLineEdit, Location::Center));
        area.addPane(paneOf(u"runs"_s, u"Runs"_s, new QLineEdit, Location::Left));
        area.addPane(paneOf(u"steps"_s, u"Steps"_s, new QLineEdit, Location::Top));
        auto *events = area.addPane(paneOf(u"events"_s, u"Events"_s, new QLineEdit, Location::RightTab));
        auto *variables = area.addPane(paneOf(u"variables"_s, u"Variables"_s, new QLineEdit, Location::Right));
        area.resetLayout();
        area.show();
        QVERIFY(QTest::qWaitForWindowActive(&area));
        QVERIFY(area.tabifiedDockWidgets(step).contains(variables));
        events->hide();
        area.resize(2400, 1300);
        QTRY_VERIFY(!area.tabifiedDockWidgets(step).contains(variables));
        QVERIFY(variables->isVisible() && !variables->visibleRegion().isEmpty());
        QVERIFY(events->isHidden()); // what was closed stays closed
        // One that was made for little room is not kept in a window with more.
        area.resize(700, 400);
        QTRY_VERIFY(area.tabifiedDockWidgets(step).contains(variables));
        const auto narrow = area.arrangement();
        area.resize(2400, 1300);
        QTRY_VERIFY(!area.tabifiedDockWidgets(step).contains(variables));
        area.setArrangement(narrow);
        QVERIFY(!area.tabifiedDockWidgets(step).contains(variables));
        // What the user has put somewhere himself stays there.
        area.tabifyDockWidget(step, variables);
        area.resize(700, 400);
        QCoreApplication::processEvents();
        area.resize(2400, 1300);
        QCoreApplication::processEvents();
        QVERIFY(area.tabifiedDockWidgets(step).contains(variables));
    }

    void theStepsAreBesideAStoryWhereThereIsRoom()
    {
        WorkArea area;
        area.resize(2400, 1300);
        const auto *runs = area.addPane(paneOf(u"runs"_s, u"Runs"_s, new QLineEdit, Location::Left));
        const auto *steps = area.addPane(paneOf(u"steps"_s, u"Steps"_s, new QLineEdit, Location::Top));
        auto *step = area.addPane(paneOf(u"step"_s, u"Step"_s, new QLineEdit, Location::Center));
        auto *story = area.addPane(paneOf(u"story"_s, u"Story"_s, new QLineEdit, Location::CenterView));
        const auto *findings = area.addPane(paneOf(u"findings"_s, u"Findings"_s, new QLineEdit, Location::Right));
        const auto *details = area.addPane(paneOf(u"details"_s, u"Details"_s, new QLineEdit, Location::RightBelow));
        const auto *issues = area.addPane(paneOf(u"issues"_s, u"Issues"_s, new QLineEdit, Location::Bottom));
        area.show();
        QVERIFY(QTest::qWaitForWindowActive(&area));
        area.resetLayout();
        QCOMPARE(steps->x(), step->x());
        area.favourStory(true);
        story->raise();
        QTRY_COMPARE(steps->x(), runs->x());
        QVERIFY(WorkArea::isVisibleNow(story));
        QTRY_VERIFY(steps->y() > runs->y() && steps->height() > runs->height());
        QCOMPARE(story->y(), runs->y());
        QCOMPARE(findings->y(), runs->y());
        QVERIFY(details->height() > findings->height());
        QVERIFY(issues->y() > details->y());
        QVERIFY(story->width() > runs->width() && story->height() > issues->height());
        QVERIFY(area.tabifiedDockWidgets(step).contains(story));
        // In little room they are above it.
        area.resize(700, 400);
        QTRY_COMPARE(steps->x(), story->x());
        area.resize(2400, 1300);
        QTRY_COMPARE(steps->x(), runs->x());
        area.arrangeFor(static_cast<const Pane *>(details->widget()));
        QTRY_COMPARE(steps->x(), step->x());
        QTRY_VERIFY(details->width() > steps->width());
        area.resetLayout();
        area.favourStory(false);
        QTRY_COMPARE(steps->x(), step->x());
        QVERIFY(step->y() > steps->y());
    }

    void aPaneOpenedBesideAFavoredViewHasItsUsualWidth()
    {
        WorkArea area;
        area.resize(1600, 1000);
        area.addPane(paneOf(u"runs"_s, u"Runs"_s, new QLineEdit, Location::Left));
        area.addPane(paneOf(u"steps"_s, u"Steps"_s, new QLineEdit, Location::Top));
        area.addPane(paneOf(u"step"_s, u"Step"_s, new QLineEdit, Location::Center));
        area.addPane(paneOf(u"overview"_s, u"Overview"_s, new QLineEdit, Location::CenterView));
        area.addPane(paneOf(u"findings"_s, u"Findings"_s, new QLineEdit, Location::Right));
        auto *details = area.addPane(paneOf(u"details"_s, u"Details"_s, new QLineEdit, Location::RightBelowTab));
        area.addPane(paneOf(u"variables"_s, u"Variables"_s, new QLineEdit, Location::RightBelow));
        area.show();
        QVERIFY(QTest::qWaitForWindowActive(&area));
        area.resetLayout();
        area.favourCenter(true);
        QTRY_VERIFY(details->isHidden());
        area.activate(details);
        QTRY_VERIFY(details->width() > area.width() / 5);
    }

    /// Few rows below leave the room to the panes above.
    void aListOfFewRowsGetsOnlyTheirHeight()
    {
        WorkArea area;
        area.resize(1800, 1100);
        auto *list = new QTreeWidget;
        list->setAccessibleDescription(u"none"_s);
        area.addPane(paneOf(u"runs"_s, u"Runs"_s, new QLineEdit, Location::Left));
        area.addPane(paneOf(u"steps"_s, u"Steps"_s, new QLineEdit, Location::Top));
        auto *code = area.addPane(paneOf(u"step"_s, u"Step"_s, new QTextEdit, Location::Center));
        area.addPane(paneOf(u"variables"_s, u"Variables"_s, new QLineEdit, Location::Right));
        auto *issues = area.addPane(paneOf(u"issues"_s, u"Issues"_s, list, Location::Bottom));
        area.addPane(paneOf(u"timeline"_s, u"Timeline"_s, new QTextEdit, Location::BottomTab));
        area.resetLayout();
        area.show();
        QVERIFY(QTest::qWaitForWindowActive(&area));
        const auto addRow = [list] { new QTreeWidgetItem(list, { u"row"_s }); };
        addRow();
        const auto isWhole = [list](int row) {
            return list->viewport()->rect().contains(list->visualItemRect(list->topLevelItem(row)));
        };
        QTRY_VERIFY(issues->height() < 9 * area.fontMetrics().height());
        QVERIFY(isWhole(0));
        const int low = issues->height();
        addRow();
        QTRY_VERIFY(issues->height() >= low && isWhole(1));
        const int codeHeight = code->height();
        for (int row = 0; row < 8; ++row)
            addRow();
        QTRY_VERIFY(issues->height() > 2 * low && code->height() < codeHeight);
    }

    // While a view has all the room, another arrangement may become due for the panes that are away.
    void panesComeBackWithTheirUsualSizes()
    {
        WorkArea area;
        area.resize(1400, 900);
        const auto *runs = area.addPane(paneOf(u"runs"_s, u"Runs"_s, new QTextEdit, Location::Left));
        area.addPane(paneOf(u"steps"_s, u"Steps"_s, new QTextEdit, Location::Top));
        area.addPane(paneOf(u"step"_s, u"Step"_s, new QTextEdit, Location::Center));
        area.addPane(paneOf(u"transcript"_s, u"Transcript"_s, new QTextEdit, Location::CenterView));
        const auto *findings = area.addPane(paneOf(u"findings"_s, u"Findings"_s, new QTextEdit, Location::Right));
        const auto *details = area.addPane(paneOf(u"details"_s, u"Details"_s, new QTextEdit, Location::RightBelow));
        const auto *issues = area.addPane(paneOf(u"issues"_s, u"Issues"_s, new QTextEdit, Location::Bottom));
        area.addPane(paneOf(u"jobs"_s, u"Jobs"_s, new QTextEdit, Location::BottomTab));
        area.show();
        QVERIFY(QTest::qWaitForWindowActive(&area));
        area.resetLayout();
        QCoreApplication::processEvents();
        const auto hasUsualSizes = [&] {
            return findings->width() > area.width() * 22 / 100 && findings->width() < area.width() * 28 / 100
                && runs->width() > area.width() / 4 && runs->width() < area.width() * 30 / 100 && details->isVisible()
                && issues->height() > area.height() / 8 && issues->height() < area.height() * 35 / 100;
        };
        QTRY_VERIFY(hasUsualSizes());
        area.favourCenter(true);
        area.favourStory(true);
        QCoreApplication::processEvents();
        area.favourCenter(false);
        QTRY_VERIFY(hasUsualSizes());
        area.favourCenter(true);
        area.favourCenter(false);
        area.favourStory(false);
        QTRY_VERIFY(hasUsualSizes());
    }

    void noRowOfTheListBelowIsCut_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("large") << QSize(1600, 1000);
        QTest::newRow("medium") << QSize(1400, 900);
        QTest::newRow("low") << QSize(1280, 760);
        QTest::newRow("smallest") << QSize(1024, 640);
    }

    void noRowOfTheListBelowIsCut()
    {
        QFETCH(const QSize, size);
        WorkArea area;
        area.resize(size);
        auto *list = new QTreeWidget;
        area.addPane(paneOf(u"runs"_s, u"Runs"_s, new QLineEdit, Location::Left));
        area.addPane(paneOf(u"steps"_s, u"Steps"_s, new QLineEdit, Location::Top));
        area.addPane(paneOf(u"step"_s, u"Step"_s, new QTextEdit, Location::Center));
        area.addPane(paneOf(u"variables"_s, u"Variables"_s, new QLineEdit, Location::Right));
        area.addPane(paneOf(u"issues"_s, u"Issues"_s, list, Location::Bottom));
        area.addPane(paneOf(u"timeline"_s, u"Timeline"_s, new QTextEdit, Location::BottomTab));
        area.resetLayout();
        area.show();
        QVERIFY(QTest::qWaitForWindowActive(&area));
        for (int row = 0; row < 60; ++row)
            new QTreeWidgetItem(list, { u"row"_s });
        const int row = list->visualItemRect(list->topLevelItem(0)).height();
        QTRY_COMPARE(list->viewport()->height() % row, 0);
        QVERIFY(list->viewport()->height() >= row);
        area.resetLayout();
        QCoreApplication::processEvents();
        QTRY_COMPARE(list->viewport()->height() % row, 0);
    }

    void theSelectedRowStaysVisible()
    {
        QStringList rows;
        for (int row = 0; row < 100; ++row)
            rows << QString::number(row);
        QStringListModel model(rows);
        RecordView view(u"rows"_s);
        view.setModel(&model);
        view.resize(400, 600);
        view.show();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        view.setCurrentIndex(model.index(12, 0));
        const auto isSeen
            = [&view] { return view.viewport()->rect().contains(view.visualRect(view.currentIndex()).center()); };
        QVERIFY(isSeen());
        view.resize(400, 120);
        QTRY_VERIFY(isSeen());
        // Not if it was elsewhere before.
        view.scrollToBottom();
        view.resize(400, 100);
        QCoreApplication::processEvents();
        QVERIFY(!isSeen());
    }

    void panesAreWalkedInTheOrderOfReading()
    {
        WorkArea area;
        area.resize(1400, 900);
        const auto add = [&area](const QString &name, Location location) {
            auto *content = new QLineEdit;
            content->setObjectName(name + u"Field");
            return area.addPane(paneOf(name, name, content, location));
        };
        add(QStringLiteral("runs"), Location::Left);
        add(QStringLiteral("steps"), Location::Top);
        add(QStringLiteral("step"), Location::Center);
        add(QStringLiteral("variables"), Location::Right);
        add(QStringLiteral("issues"), Location::Bottom);
        auto *compare = add(QStringLiteral("compare"), Location::CenterTab);
        area.resetLayout();
        area.show();
        QVERIFY(QTest::qWaitForWindowActive(&area));
        compare->show();
        compare->raise();
        area.findChild<QWidget *>(QStringLiteral("runsField"))->setFocus();
        QStringList walked;
        for (int n = 0; n < 6; ++n) {
            area.activateNext(1);
            walked << QApplication::focusWidget()->objectName().chopped(5);
        }
        QCOMPARE(walked.join(u' '), QStringLiteral("steps compare variables issues runs steps"));
        area.activateNext(-1);
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("runsField"));
    }
};

QTEST_MAIN(TestWorkArea)
#include "tst_workarea.moc"
