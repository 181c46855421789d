// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/timeline/timelinebars.h"

#include <QSet>

#include <optional>
#include <unordered_map>
#include <vector>

namespace vitrine {

/// The steps that a timeline shows, with everything known about them.
class TimelineSteps final {
public:
    /// False if they are shown already.
    bool set(std::vector<TimelineStep> steps);
    void setActivity(std::unordered_map<StepId, TimelineActivity> activity) { m_activity = std::move(activity); }
    void setCheckpoints(QSet<StepId> steps) { m_checkpoints = std::move(steps); }
    void setToScale(bool isToScale);

    const std::vector<TimelineStep> &all() const { return m_steps; }
    bool isEmpty() const { return m_steps.empty(); }
    int count() const { return int(m_steps.size()); }
    const TimelineStep &at(int step) const { return m_steps[std::size_t(step)]; }
    const std::vector<TimelineSpan> &spans() const { return m_spans; }
    const TimelineSpan &span(int step) const { return m_spans[std::size_t(step)]; }
    int rowOf(StepId step) const; ///< -1 for none
    TimelineActivity activityOf(int step) const;
    /// Whether the session can go back to the state after it without running anything.
    bool isKept(int step) const { return m_checkpoints.contains(at(step).id); }
    bool isToScale() const { return m_isToScale; }
    double longestRecorded() const { return m_longestRecorded; }
    double longestCode() const { return m_longestCode; }
    /// How long all steps took together; nothing if that is not known of each.
    std::optional<double> recordedSeconds() const;

private:
    std::vector<TimelineStep> m_steps;
    std::vector<TimelineSpan> m_spans;
    std::unordered_map<StepId, TimelineActivity> m_activity;
    QSet<StepId> m_checkpoints;
    double m_longestRecorded = 0;
    double m_longestCode = 0;
    bool m_isToScale = false;
};

} // namespace vitrine
