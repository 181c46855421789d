// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/meaning.h"
#include "models/items/rows.h"
#include "models/items/sqlanswer.h"
#include "models/trail/read/trail.h"

#include <QString>

#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace vitrine {

/// The data of one step in the timeline. Absent times are absent, not zero.
struct TimelineStep {
    StepId id = 0;
    /// How the step ended when recorded; nothing without code and actions.
    std::optional<Meaning> meaning = Meaning::Ok;
    bool hasCode = false; ///< false if it did something else
    std::optional<double> recordedSeconds; ///< of the whole step: model, code and tools
    std::optional<double> codeSeconds; ///< of its latest execution here
    std::uint64_t ordinal = 0; ///< position in the run
    QString firstLine {}; ///< of its code; safe to show
    QString status {}; ///< how it ended when recorded, in words
    bool wasBlocked = false; ///< its latest execution here was blocked before it started
    bool isOther = false; ///< it has an action that is not Python code, so it cannot run here
    bool operator==(const TimelineStep &) const = default;
};

TimelineStep timelineStep(const StepRow &step);

/// Effects of steps other than time. Absent if not examined, or if the step did not run here.
struct TimelineActivity {
    std::optional<int> toolCalls;
    std::optional<int> variablesAdded;
    std::optional<int> variablesChanged;
    bool operator==(const TimelineActivity &) const = default;
};

/// SQL statement for the activity of a run's steps, whose answer is read below.
std::string timelineActivityStatement(RunId run);
std::unordered_map<StepId, TimelineActivity> timelineActivity(const SqlAnswer &answer);

/// The extent of a step on the time axis, from 0 to 1.
struct TimelineSpan {
    double from = 0;
    double to = 0;
};

/// The spans of steps side by side: all equally wide, or in proportion to their durations. Steps of unknown duration
/// get the minimum visible width. Pure.
std::vector<TimelineSpan> timelineSpans(std::span<const TimelineStep> steps, bool isToScale);

/// The step at a position from 0 to 1; -1 if there is none.
int timelineStepAt(std::span<const TimelineSpan> spans, double location);

} // namespace vitrine
