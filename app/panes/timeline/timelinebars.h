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
    Meaning meaning = Meaning::Ok; ///< how the step ended when it was recorded
    bool hasCode = false; ///< or did something else
    std::optional<double> recordedSeconds; ///< of the whole step: model, code and tools
    std::optional<double> codeSeconds; ///< of its newest execution here
    std::uint64_t ordinal = 0; ///< place in the run
    QString firstLine {}; ///< of its code, and safe to show
    QString status {}; ///< how it ended when it was recorded, in words
    bool wasBlocked = false; ///< before its newest execution here started
    bool isOther = false; ///< it did something that is no Python code, so it cannot run here
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

/// Asks the trail for the deeds of a run's steps, and reads the answer.
std::string timelineActivityStatement(RunId run);
std::unordered_map<StepId, TimelineActivity> timelineActivity(const SqlAnswer &answer);

/// The extent of a step on the time axis, from 0 to 1.
struct TimelineSpan {
    double from = 0;
    double to = 0;
};

/// Steps side by side: all equally wide, or as wide as they took. Steps whose time is not known are as narrow as the
/// narrowest that can be seen. Pure.
std::vector<TimelineSpan> timelineSpans(std::span<const TimelineStep> steps, bool isToScale);

/// The step at a place from 0 to 1; -1 when there is none.
int timelineStepAt(std::span<const TimelineSpan> spans, double location);

} // namespace vitrine
