// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/meaning.h"
#include "models/trail/record/statistics.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <vector>

namespace vitrine {

/// The quantities that a chart can show.
enum class ChartFigure { Tokens, Time, Cost, Steps, Failures, ToolCalls, Operations, Imports, Tools };

/// One bar in each group, stacked with or beside those of the other series.
struct ChartSeries {
    QString name;
    std::optional<Meaning> meaning; ///< determines its color; nothing: one of the chart's own colors
};

/// One position on the axis.
struct ChartGroup {
    QString label; ///< safe to show
    QString filter; ///< an expression that matches its steps; empty for none
    std::vector<std::optional<double>> values; ///< one per series; absent if not recorded
};

/// A chart as values. Pure, any thread.
struct ChartData {
    std::vector<ChartSeries> series;
    std::vector<ChartGroup> groups;
    QString unit; ///< "s"; empty for counts
    bool isStacked = true; ///< otherwise the series are side by side
    quint64 leftOut = 0; ///< number of groups omitted for lack of room, the smallest ones
};

/// The axis of a chart's values.
struct ChartScale {
    double factor = 1; ///< applied to the values: short times are shown in milliseconds
    double top = 1; ///< largest shown value, with the factor applied
    int ticks = 2; ///< including the one at zero
    QString format; ///< format of the labels, as in printf
    bool operator==(const ChartScale &) const = default;
};

/// Makes charts from statistics, and describes them.
class Charting final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::Charting)

public:
    /// The largest number of bars that can be distinguished: beyond it, runs and days are combined into groups of equal
    /// size, and of other groupings the largest groups are shown.
    static constexpr std::size_t mostGroups = 60;

    static ChartData data(const Statistics &statistics, ChartFigure figure, StatisticsBy by);
    /// Imports and tools are counted over all runs.
    static bool isGrouped(ChartFigure figure) { return figure != ChartFigure::Imports && figure != ChartFigure::Tools; }
    /// Whether the figure is counted from executions here, since logs do not contain it.
    static bool isCountedHere(ChartFigure figure);
    static QString figureName(ChartFigure figure);
    static QString groupingName(StatisticsBy by);
    /// The axis, with a few round numbers; whole numbers for counts. `highest`: the largest value that must fit.
    static ChartScale scale(const ChartData &data, double highest);
    static QString number(const ChartData &data, const std::optional<double> &value);
    /// "gpt-4o. Sent: 12,000. Answered: 4,000." for tooltip and screen reader.
    static QString spoken(const ChartData &data, std::size_t group);
    /// As comma-separated values, one group per line; absent values are empty.
    static QString table(const ChartData &data);
};

} // namespace vitrine
