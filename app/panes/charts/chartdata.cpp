// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/charts/chartdata.h"

#include "app/wording/costtext.h"
#include "app/wording/filterterm.h"
#include "app/wording/safetext.h"
#include "app/wording/words.h"
#include "base/commacell.h"

#include <QDate>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <ranges>

namespace vitrine {

namespace {

using Values = std::vector<std::optional<double>>;

/// The smallest power of ten times 1, 2 or 5 that is at least `value`.
double roundStep(double value)
{
    const double unit = std::pow(10, std::floor(std::log10(value)));
    for (const int step : { 1, 2, 5 })
        if (value <= step * unit)
            return step * unit;
    return 10 * unit;
}

std::optional<double> real(const std::optional<std::int64_t> &count)
{
    return count.transform([](std::int64_t value) { return double(value); });
}

Values valuesOf(const RunFigures &figures, ChartFigure figure)
{
    switch (figure) {
    case ChartFigure::Tokens: return { real(figures.tokensIn), real(figures.tokensOut) };
    case ChartFigure::Time: return { figures.stepSeconds ? figures.stepSeconds : figures.seconds, figures.codeSeconds };
    case ChartFigure::Cost: return { figures.cost };
    case ChartFigure::Steps: return { double(figures.codeSteps), double(figures.steps - figures.codeSteps) };
    case ChartFigure::Failures: return { double(figures.errors), double(figures.blocked) };
    case ChartFigure::ToolCalls: return { double(figures.toolCalls) };
    case ChartFigure::Operations: return { real(figures.operations) };
    case ChartFigure::Imports:
    case ChartFigure::Tools: break;
    }
    return {};
}

void add(Values &sum, const Values &values)
{
    sum.resize(values.size());
    for (std::size_t n = 0; n < values.size(); ++n)
        if (values[n])
            sum[n] = sum[n].value_or(0) + *values[n];
}

double total(const ChartGroup &group)
{
    return std::accumulate(group.values.begin(), group.values.end(), 0.0,
        [](double sum, const std::optional<double> &value) { return sum + value.value_or(0); });
}

QString filterOf(StatisticsBy by, const std::string &first, const std::string &last)
{
    const auto from = QString::fromStdString(first);
    const auto to = QString::fromStdString(last);
    switch (by) {
    case StatisticsBy::Run: return from == to ? u"run == " + from : QString(u"run >= " % from % u" and run <= " % to);
    case StatisticsBy::Agent: return FilterTerm::equals(QStringLiteral("run.agent"), from);
    case StatisticsBy::Model: return FilterTerm::equals(QStringLiteral("run.model"), from);
    case StatisticsBy::Day: {
        const auto after = QDate::fromString(to, Qt::ISODate).addDays(1).toString(Qt::ISODate);
        return from.isEmpty() || after.isEmpty() ? QString()
                                                 : QString(u"run.started >= " % FilterTerm::quoted(from)
                                                       % u" and run.started < " % FilterTerm::quoted(after));
    }
    case StatisticsBy::Policy:
        return from.isEmpty() ? QString() : FilterTerm::equals(QStringLiteral("policy.hash"), from);
    case StatisticsBy::All: break;
    }
    return {};
}

QString labelOf(const std::string &first, const std::string &last)
{
    if (first.empty())
        return Words::notRecorded();
    const auto from = safeLine(first);
    return first == last ? from : QString(from % u"–" % safeLine(last));
}

bool isOrdered(StatisticsBy by) { return by == StatisticsBy::Run || by == StatisticsBy::Day; }

/// Combines consecutive groups until they fit.
std::vector<ChartGroup> orderedGroups(const std::vector<RunFigures> &figures, ChartFigure figure, StatisticsBy by)
{
    std::vector<ChartGroup> groups;
    const std::size_t together = (figures.size() + Charting::mostGroups - 1) / Charting::mostGroups;
    for (const auto &part : figures | std::views::chunk(std::max<std::size_t>(together, 1))) {
        const auto &first = part.front().key;
        const auto &last = part.back().key;
        ChartGroup group { .label = labelOf(first, last), .filter = filterOf(by, first, last), .values = {} };
        for (const RunFigures &one : part)
            add(group.values, valuesOf(one, figure));
        groups.push_back(std::move(group));
    }
    return groups;
}

std::vector<ChartGroup> namedGroups(const std::vector<RunFigures> &figures, ChartFigure figure, StatisticsBy by)
{
    std::vector<ChartGroup> groups;
    // A policy is identified by its hash, whose start is sufficient.
    const auto name = [by](const std::string &key) { return by == StatisticsBy::Policy ? key.substr(0, 12) : key; };
    for (const RunFigures &one : figures)
        groups.push_back({ .label = labelOf(name(one.key), name(one.key)),
            .filter = filterOf(by, one.key, one.key),
            .values = valuesOf(one, figure) });
    return groups;
}

std::vector<ChartGroup> countedGroups(const std::vector<NamedCount> &counts, const QString &field)
{
    std::vector<ChartGroup> groups;
    for (const NamedCount &one : counts)
        groups.push_back({ .label = safeLine(one.name),
            .filter = FilterTerm::equals(field, QString::fromStdString(one.name)),
            .values = { double(one.count) } });
    return groups;
}

void keepLargest(ChartData &data)
{
    std::ranges::stable_sort(data.groups, std::ranges::greater(), total);
    if (data.groups.size() <= Charting::mostGroups)
        return;
    data.leftOut = data.groups.size() - Charting::mostGroups;
    data.groups.resize(Charting::mostGroups);
}

} // namespace

ChartData Charting::data(const Statistics &statistics, ChartFigure figure, StatisticsBy by)
{
    ChartData data;
    switch (figure) {
    case ChartFigure::Tokens:
        //: Series of a chart: tokens that were sent to the model, and those that it answered
        data.series = { { tr("Input"), {} }, { tr("Output"), {} } };
        break;
    case ChartFigure::Time:
        //: Series of a chart: seconds as recorded in the log, and seconds that the code took when it ran here
        data.series = { { tr("Recorded"), {} }, { tr("Replayed"), {} } };
        data.unit = QStringLiteral("s");
        data.isStacked = false;
        break;
    case ChartFigure::Cost:
        data.series = { { tr("Cost"), {} } };
        data.unit = QStringLiteral("$");
        break;
    case ChartFigure::Steps:
        //: Series of a chart: steps
        data.series = { { tr("With code"), {} }, { tr("Without code"), {} } };
        break;
    case ChartFigure::Failures:
        //: Series of a chart: steps that ended with an error, and those that the policy denied
        data.series = { { tr("Errors"), Meaning::Error }, { tr("Blocked"), Meaning::Blocked } };
        break;
    case ChartFigure::ToolCalls: data.series = { { tr("Tool calls"), {} } }; break;
    //: Series of a chart: what the engine counted while code ran here
    case ChartFigure::Operations: data.series = { { tr("Operations"), {} } }; break;
    case ChartFigure::Imports: data.series = { { tr("Importing Steps"), {} } }; break;
    case ChartFigure::Tools: data.series = { { tr("Calls"), {} } }; break;
    }
    if (!isGrouped(figure)) {
        const bool isImports = figure == ChartFigure::Imports;
        data.groups = countedGroups(isImports ? statistics.modules : statistics.tools,
            isImports ? QStringLiteral("import") : QStringLiteral("tool"));
        keepLargest(data);
    } else if (isOrdered(by)) {
        data.groups = orderedGroups(statistics.groups, figure, by);
    } else {
        data.groups = namedGroups(statistics.groups, figure, by);
        keepLargest(data);
    }
    return data;
}

QString Charting::figureName(ChartFigure figure)
{
    switch (figure) {
    case ChartFigure::Tokens: return tr("Tokens");
    case ChartFigure::Time: return tr("Time");
    case ChartFigure::Cost: return tr("Cost");
    case ChartFigure::Steps: return tr("Steps");
    case ChartFigure::Failures: return tr("Errors and Denials");
    case ChartFigure::ToolCalls: return tr("Tool Calls");
    case ChartFigure::Operations: return tr("Operations");
    case ChartFigure::Imports: return tr("Imports");
    case ChartFigure::Tools: return tr("Tools");
    }
    return {};
}

QString Charting::groupingName(StatisticsBy by)
{
    switch (by) {
    //: What a chart sums up by
    case StatisticsBy::Run: return tr("Run");
    case StatisticsBy::Agent: return tr("Agent");
    case StatisticsBy::Model: return tr("Model");
    case StatisticsBy::Policy: return tr("Policy");
    case StatisticsBy::Day: return tr("Day");
    case StatisticsBy::All: break;
    }
    return {};
}

bool Charting::isCountedHere(ChartFigure figure) { return figure == ChartFigure::Operations; }

ChartScale Charting::scale(const ChartData &data, double highest)
{
    constexpr double wantedSteps = 4;
    const bool isShort = data.unit == u"s" && highest < 1;
    ChartScale scale;
    scale.factor = isShort ? 1000 : 1;
    const double shown = std::max(highest * scale.factor, std::numeric_limits<double>::min());
    double step = roundStep(shown / wantedSteps);
    if (data.unit.isEmpty())
        step = std::max(step, 1.0);
    const int steps = std::max(1, int(std::ceil(shown / step - 1e-9)));
    scale.top = steps * step;
    scale.ticks = steps + 1;
    const int digits = step < 1 ? int(std::ceil(-std::log10(step) - 1e-9)) : 0;
    scale.format = u"%." % QString::number(digits) % u'f';
    if (!data.unit.isEmpty())
        scale.format += u'\u00a0' % (isShort ? QStringLiteral("ms") : data.unit);
    return scale;
}

QString Charting::number(const ChartData &data, const std::optional<double> &value)
{
    if (!value)
        return Words::notRecorded();
    if (data.unit == u"s")
        return Words::duration(*value);
    return data.unit == u"$" ? costText(*value) : QLocale().toString(*value, 'f', 0);
}

QString Charting::spoken(const ChartData &data, std::size_t group)
{
    const ChartGroup &shown = data.groups[group];
    QString text = shown.label + u'.';
    for (std::size_t n = 0; n < data.series.size(); ++n)
        //: A part of what is said of a bar. %1: what it counts, %2: how much
        text += u' ' + tr("%1: %2.").arg(data.series[n].name, number(data, shown.values.at(n)));
    return text;
}

QString Charting::table(const ChartData &data)
{
    const auto cell = [](const QString &text) { return QString::fromStdString(commaCell(text.toStdString())); };
    QString text = cell(tr("Group"));
    for (const ChartSeries &series : data.series)
        text += u',' + cell(series.name);
    text += QStringLiteral("\r\n");
    for (const ChartGroup &group : data.groups) {
        text += cell(group.label);
        for (const auto &value : group.values)
            text += u',' + (value ? QString::number(*value, 'g', QLocale::FloatingPointShortest) : QString());
        text += QStringLiteral("\r\n");
    }
    return text;
}

} // namespace vitrine
