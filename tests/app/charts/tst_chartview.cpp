// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/chartview.h"

#include <QBarCategoryAxis>
#include <QChart>
#include <QSignalSpy>
#include <QTest>

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
