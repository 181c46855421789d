// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/lists/presentedcell.h"
#include "app/panes/charts/chartfile.h"
#include "app/panes/charts/chartview.h"
#include "app/wording/plaintip.h"

#include <QAbstractBarSeries>
#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QGraphicsTextItem>
#include <QHelpEvent>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>
#include <QValueAxis>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

ChartData twoGroups()
{
    ChartData data;
    data.series = { { u"Sent"_s, {} }, { u"Answered"_s, Meaning::Error } };
    data.groups = { { u"first"_s, {}, { 3.0, 4.0 } }, { u"first"_s, {}, { 1.0, std::nullopt } } };
    return data;
}

QStringList axisTexts(const ChartView &view)
{
    QStringList texts;
    for (const auto *item : view.scene()->items())
        if (const auto *text = qgraphicsitem_cast<const QGraphicsTextItem *>(item))
            texts << text->toPlainText();
    return texts;
}

} // namespace

class TestChartView final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void choosesByKeys()
    {
        ChartView view;
        view.setData(u"Tokens"_s, twoGroups());
        QSignalSpy opened(&view, &ChartView::opened);
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(opened.size(), 0);
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(view.current(), 0);
        QTest::keyClick(&view, Qt::Key_End);
        QCOMPARE(view.current(), 1);
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(view.current(), 1);
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(opened.takeFirst().at(0).toInt(), 1);
    }

    // Qt does not mirror charts: the right is the right.
    void keysGoTheSameWayWhereTextRunsFromRightToLeft()
    {
        ChartView view;
        view.setLayoutDirection(Qt::RightToLeft);
        view.setData(u"Tokens"_s, twoGroups());
        view.choose(0);
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(view.current(), 1);
        QTest::keyClick(&view, Qt::Key_Left);
        QCOMPARE(view.current(), 0);
    }

    void saysWhatItShows()
    {
        ChartView view;
        view.setData(u"Tokens"_s, twoGroups());
        QCOMPARE(view.accessibleDescription(), u"Tokens"_s);
        view.choose(0);
        QCOMPARE(view.accessibleDescription(), u"Tokens. first. Sent: 3. Answered: 4."_s);
    }

    void showsGroupsOfOneName()
    {
        ChartView view;
        view.setData(u"Tokens"_s, twoGroups());
        const auto axes = view.chart()->axes(Qt::Horizontal);
        QCOMPARE(qobject_cast<QBarCategoryAxis *>(axes.at(0))->categories().size(), 2);
    }

    void showsOnlyNamesThatHaveRoom()
    {
        ChartData data = twoGroups();
        const auto group = data.groups.front();
        data.groups.clear();
        for (int n = 0; n < 40; ++n) {
            data.groups.push_back(group);
            data.groups.back().label = u"%1–%2"_s.arg(n * 1'000).arg(n * 1'000 + 999);
        }
        ChartView view;
        view.resize(800, 200);
        view.setData(u"Tokens"_s, data);
        const auto shown = [&view] {
            const auto names = qobject_cast<QBarCategoryAxis *>(view.chart()->axes(Qt::Horizontal).at(0))->categories();
            return names.filter(u"–"_s).size();
        };
        QCOMPARE(qobject_cast<QBarCategoryAxis *>(view.chart()->axes(Qt::Horizontal).at(0))->categories().size(), 40);
        const auto few = shown();
        QVERIFY(few > 0);
        QVERIFY(few * view.fontMetrics().horizontalAdvance(data.groups.back().label) < 800);
        view.resize(6'000, 200);
        view.show();
        QTRY_COMPARE(shown(), 40);
    }

    // A bar of a small figure is too low to be hit.
    void allOfAColumnLeadsToItsSteps()
    {
        ChartView view;
        view.resize(600, 300);
        auto data = twoGroups();
        data.groups[1] = { u"R&D \"x\""_s, {}, { 0.001, std::nullopt } };
        view.setData(u"Tokens"_s, data);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QSignalSpy opened(&view, &ChartView::opened);
        const auto column = view.columnOf(1);
        const QPoint at(column.center().x(), column.top() + 5);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened[0][0].toInt(), 1);
        QCOMPARE(view.current(), 1);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, { 1, 1 });
        QCOMPARE(opened.size(), 1);
        QHelpEvent help(QEvent::ToolTip, at, view.viewport()->mapToGlobal(at));
        QCoreApplication::sendEvent(view.viewport(), &help);
        QCOMPARE(QToolTip::text(), plainTip(Charting::spoken(data, 1)));
    }

    // Many programs do not draw patterns.
    void seriesStayApartInAFile()
    {
        ChartView view;
        view.resize(600, 300);
        view.setData(u"Tokens"_s, twoGroups());
        const auto sets = qobject_cast<QAbstractBarSeries *>(view.chart()->series().front())->barSets();
        QCOMPARE(sets.size(), 2);
        for (const auto *set : sets)
            QCOMPARE(set->brush().style(), Qt::SolidPattern);
        // Without color too: the one is full, the other an outline.
        QCOMPARE(sets[0]->brush().color(), sets[0]->pen().color());
        QVERIFY(std::abs(sets[1]->brush().color().lightness() - sets[1]->pen().color().lightness()) > 80);
        const auto drawing = chartDrawing(view);
        QVERIFY(!drawing.contains("<pattern") && !drawing.contains("<mask"));
        QVERIFY(drawing.contains(sets[1]->brush().color().name().toLatin1()));
        QVERIFY(chartPicture(view).startsWith("\x89PNG"));
    }

    void showsThatItHasTheFocus()
    {
        ChartView view;
        view.resize(600, 300);
        view.setData(u"Tokens"_s, twoGroups());
        view.show();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        view.setAttribute(Qt::WA_KeyboardFocusChange); // as after a Tab
        view.clearFocus();
        const auto without = view.grab().toImage();
        view.setFocus();
        QVERIFY(view.grab().toImage() != without);
    }

    void figuresOfTheAxisAreNotCut()
    {
        ChartView view;
        view.resize(1'100, 100);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        for (int rows = 4; rows < 10; ++rows) {
            for (const double most : { 15.0, 37.0, 80'000.0, 190'000.0, 23'456'789.0 }) {
                auto data = twoGroups();
                data.groups[0].values[0] = most;
                view.resize(1'100, view.fontMetrics().height() * rows);
                view.setData(u"Tokens"_s, data);
                view.grab();
                QVERIFY2(axisTexts(view).filter(u"..."_s).isEmpty(), qPrintable(axisTexts(view).join(u' ')));
                const auto *axis = qobject_cast<QValueAxis *>(view.chart()->axes(Qt::Vertical).at(0));
                QVERIFY(axis->tickCount() < rows || axis->tickCount() == 2);
            }
        }
    }

    void showsNothing()
    {
        ChartView view;
        view.setData(u"Tokens"_s, twoGroups());
        view.setData(u"Time"_s, {});
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(view.current(), -1);
        QVERIFY(view.chart()->series().isEmpty());
    }
};

QTEST_MAIN(TestChartView)
#include "tst_chartview.moc"
