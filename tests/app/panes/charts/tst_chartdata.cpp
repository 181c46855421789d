// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/charts/chartdata.h"
#include "models/trail/filter/filter.h"

#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

RunFigures figures(const std::string &key, std::optional<std::int64_t> tokens, std::uint64_t errors = 0)
{
    RunFigures one;
    one.key = key;
    one.runs = 1;
    one.steps = 5;
    one.codeSteps = 3;
    one.tokensIn = tokens;
    one.errors = errors;
    return one;
}

Statistics withGroups(std::vector<RunFigures> groups)
{
    Statistics statistics;
    statistics.groups = std::move(groups);
    return statistics;
}

} // namespace

class TestChartData final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsTheLargestFirstWhereThereIsNoOrder()
    {
        const auto data = Charting::data(withGroups({ figures("a", 10), figures("b", 30), figures("", {}) }),
            ChartFigure::Tokens, StatisticsBy::Model);
        QCOMPARE(data.groups.size(), std::size_t(3));
        QCOMPARE(data.groups[0].label, u"b"_s);
        QCOMPARE(data.groups[0].filter, u"run.model == \"b\""_s);
        QVERIFY(!data.groups[2].values[0]); // absent, not zero
        QVERIFY(Charting::spoken(data, 2).contains(u"not recorded"_s));
    }

    void countsOperationsByPolicy()
    {
        auto strict = figures(std::string(64, 'a'), {});
        strict.operations = 1'200;
        const auto data
            = Charting::data(withGroups({ strict, figures("", {}) }), ChartFigure::Operations, StatisticsBy::Policy);
        QCOMPARE(data.groups[0].label, QString(12, u'a'));
        QCOMPARE(data.groups[0].values[0], std::optional(1'200.0));
        QVERIFY(Filter::parse(data.groups[0].filter.toStdString()));
        QVERIFY(data.groups[1].filter.isEmpty());
        QVERIFY(!data.groups[1].values[0]);
    }

    void putsManyRunsTogether()
    {
        std::vector<RunFigures> runs;
        for (int run = 1; run <= 1000; ++run)
            runs.push_back(figures(std::to_string(run), 1));
        const auto data = Charting::data(withGroups(runs), ChartFigure::Tokens, StatisticsBy::Run);
        QVERIFY(data.groups.size() <= Charting::mostGroups);
        QCOMPARE(data.leftOut, quint64(0));
        QCOMPARE(data.groups.front().label, u"1–17"_s);
        double sum = 0;
        for (const ChartGroup &group : data.groups)
            sum += group.values[0].value_or(0);
        QCOMPARE(sum, 1000.0);
    }

    void leavesTheSmallestOut()
    {
        Statistics statistics;
        for (int n = 0; n < 100; ++n)
            statistics.modules.push_back({ "m" + std::to_string(n), std::uint64_t(n) });
        const auto data = Charting::data(statistics, ChartFigure::Imports, StatisticsBy::Run);
        QCOMPARE(data.groups.size(), Charting::mostGroups);
        QCOMPARE(data.leftOut, quint64(40));
        QCOMPARE(data.groups.front().label, u"m99"_s);
    }

    void leadsToSteps_data()
    {
        QTest::addColumn<int>("by");
        QTest::addColumn<QByteArray>("key");
        QTest::newRow("run") << int(StatisticsBy::Run) << "7"_ba;
        QTest::newRow("agent") << int(StatisticsBy::Agent) << "a \"quoted\" one"_ba;
        QTest::newRow("model") << int(StatisticsBy::Model) << "x/y\\z"_ba;
        QTest::newRow("day") << int(StatisticsBy::Day) << "2025-12-31"_ba;
    }

    void leadsToSteps()
    {
        QFETCH(int, by);
        QFETCH(QByteArray, key);
        const auto data
            = Charting::data(withGroups({ figures(key.toStdString(), 1) }), ChartFigure::Tokens, StatisticsBy(by));
        const auto &filter = data.groups.at(0).filter;
        QVERIFY2(Filter::parse(filter.toStdString()), qPrintable(filter));
    }

    void reportsDenialsFromErrors()
    {
        auto one = figures("1", 1, 3);
        one.blocked = 2;
        const auto data = Charting::data(withGroups({ one }), ChartFigure::Failures, StatisticsBy::Run);
        QCOMPARE(data.groups[0].values[0], 3.0);
        QCOMPARE(data.groups[0].values[1], 2.0);
    }

    void marksTheAxisWithRoundNumbers_data()
    {
        QTest::addColumn<QString>("unit");
        QTest::addColumn<double>("highest");
        QTest::addColumn<double>("top");
        QTest::addColumn<int>("ticks");
        QTest::addColumn<QString>("format");
        QTest::newRow("one") << QString() << 1.0 << 1.0 << 2 << u"%.0f"_s;
        QTest::newRow("few") << QString() << 6.0 << 6.0 << 4 << u"%.0f"_s;
        QTest::newRow("many") << QString() << 68'400.0 << 80'000.0 << 5 << u"%.0f"_s;
        QTest::newRow("short") << u"s"_s << 0.321 << 400.0 << 5 << u"%.0f\u00a0ms"_s;
        QTest::newRow("shortest") << u"s"_s << 0.00012 << 0.15 << 4 << u"%.2f\u00a0ms"_s;
        QTest::newRow("seconds") << u"s"_s << 1.2 << 1.5 << 4 << u"%.1f\u00a0s"_s;
        QTest::newRow("nothing") << u"$"_s << 0.0 << 0.0 << 2 << QString();
    }

    void marksTheAxisWithRoundNumbers()
    {
        QFETCH(const QString, unit);
        QFETCH(const double, highest);
        QFETCH(const double, top);
        QFETCH(const int, ticks);
        QFETCH(const QString, format);
        ChartData data;
        data.unit = unit;
        const auto scale = Charting::scale(data, highest);
        QVERIFY(scale.ticks >= 2 && scale.ticks <= 6);
        if (highest == 0)
            return;
        QVERIFY(qAbs(scale.top - top) < top / 1000);
        QCOMPARE(scale.ticks, ticks);
        QCOMPARE(scale.format, format);
    }

    void writesATable()
    {
        const auto data = Charting::data(
            withGroups({ figures("a,b", 10), figures("=c", {}) }), ChartFigure::Tokens, StatisticsBy::Agent);
        QCOMPARE(Charting::table(data), u"\"Group\",\"Input\",\"Output\"\r\n\"a,b\",10,\r\n\"'=c\",,\r\n"_s);
    }
};

QTEST_GUILESS_MAIN(TestChartData)
#include "tst_chartdata.moc"
