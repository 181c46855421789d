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
    std::optional<Meaning> meaning; ///< gives its color; nothing for one of the chart's own
};

/// One position on the axis.
struct ChartGroup {
    QString label; ///< plain and safe
    QString filter; ///< an expression that is true of its steps; empty for none
    std::vector<std::optional<double>> values; ///< one per series; absent if not recorded
};

/// A chart as values. Pure, any thread.
struct ChartData {
    std::vector<ChartSeries> series;
    std::vector<ChartGroup> groups;
    QString unit; ///< "s"; empty for counts
    bool isStacked = true; ///< else the series are side by side
    quint64 leftOut = 0; ///< groups that there was no room for, the smallest
};

/// The axis of a chart's values.
struct ChartScale {
    double factor = 1; ///< of the values: short times are shown in milliseconds
    double top = 1; ///< of what is shown, values times the factor
    int ticks = 2; ///< with the one at zero
    QString format; ///< of the labels, as of printf
    bool operator==(const ChartScale &) const = default;
};

/// Makes charts of statistics, and says what they show.
class Charting final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::Charting)

public:
    /// More bars than these cannot be distinguished: runs and days are then combined in equal parts, of everything else
    /// the largest are shown.
    static constexpr std::size_t mostGroups = 60;

    static ChartData data(const Statistics &statistics, ChartFigure figure, StatisticsBy by);
    /// Imports and tools are counted over all runs.
    static bool isGrouped(ChartFigure figure) { return figure != ChartFigure::Imports && figure != ChartFigure::Tools; }
    /// Logs say nothing of it.
    static bool isCountedHere(ChartFigure figure);
    static QString figureName(ChartFigure figure);
    static QString groupingName(StatisticsBy by);
    /// With a few round numbers, of which counts have no parts. `highest`: what has to find room.
    static ChartScale scale(const ChartData &data, double highest);
    static QString number(const ChartData &data, const std::optional<double> &value);
    /// "gpt-4o. Sent: 12,000. Answered: 4,000." for the tip and read aloud.
    static QString spoken(const ChartData &data, std::size_t group);
    /// As a table of comma-separated values, a group a line; absent values are empty.
    static QString table(const ChartData &data);
};

} // namespace vitrine
