// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/timeline/timelinesteps.h"

#include <QCoreApplication>
#include <QString>

namespace vitrine {

/// The rows of a timeline of steps.
enum class TimelineLane { Step, Recorded, Code, Variables, Tools, Checkpoints };

/// The texts of a timeline: in its lanes, in tooltips, and for screen readers.
class TimelineWords final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TimelineView)

public:
    static QString lane(TimelineLane lane);
    /// A text in a cell: a dash where nothing was recorded or ran, which `spoken` says in words.
    static QString cell(const QString &words);
    static QString recorded(const TimelineStep &step);
    static QString code(const TimelineStep &step);
    static QString tools(const TimelineActivity &activity);
    static QString variables(const TimelineStep &step, const TimelineActivity &activity);
    /// In the lane of checkpoints.
    static QString kept();
    /// At the line that marks the state shown by the other panes.
    static QString state(const TimelineStep &step);
    /// The description of a whole step.
    static QString spoken(const TimelineSteps &steps, int step);
};

} // namespace vitrine
