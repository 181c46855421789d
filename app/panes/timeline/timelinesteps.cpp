// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/timeline/timelinesteps.h"

#include <algorithm>

namespace vitrine {

bool TimelineSteps::set(std::vector<TimelineStep> steps)
{
    if (steps == m_steps)
        return false;
    m_steps = std::move(steps);
    m_spans = timelineSpans(m_steps, m_isToScale);
    const auto longest = [this](std::optional<double> TimelineStep::*seconds) {
        double most = 0;
        for (const auto &step : m_steps)
            most = std::max(most, (step.*seconds).value_or(0));
        return most;
    };
    m_longestRecorded = longest(&TimelineStep::recordedSeconds);
    m_longestCode = longest(&TimelineStep::codeSeconds);
    return true;
}

void TimelineSteps::setToScale(bool isToScale)
{
    m_isToScale = isToScale;
    m_spans = timelineSpans(m_steps, m_isToScale);
}

int TimelineSteps::rowOf(StepId step) const
{
    const auto found = std::ranges::find(m_steps, step, &TimelineStep::id);
    return found == m_steps.end() ? -1 : int(found - m_steps.begin());
}

TimelineActivity TimelineSteps::activityOf(int step) const
{
    const auto found = m_activity.find(at(step).id);
    return found == m_activity.end() ? TimelineActivity() : found->second;
}

std::optional<double> TimelineSteps::recordedSeconds() const
{
    double sum = 0;
    for (const auto &step : m_steps) {
        if (!step.recordedSeconds && step.hasCode)
            return {};
        sum += step.recordedSeconds.value_or(0);
    }
    return sum > 0 ? std::optional(sum) : std::nullopt;
}

} // namespace vitrine
