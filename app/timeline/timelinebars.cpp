// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/timeline/timelinebars.h"

#include "app/lists/words.h"

#include <algorithm>

namespace vitrine {

namespace {

/// Share of the mean width that a step keeps, however quick it was: it has to be seen and hit.
constexpr double narrowest = 0.15;

} // namespace

TimelineStep timelineStep(const StepSummary &step)
{
    TimelineStep shown {
        .id = step.id, .meaning = Meaning::Ok, .hasCode = step.hasCode, .recordedSeconds = {}, .codeSeconds = {}
    };
    shown.meaning = Words::recordedStatus(step).shape.value_or(step.hasCode ? Meaning::Ok : Meaning::Info);
    shown.recordedSeconds = step.time.seconds;
    if (!shown.recordedSeconds && step.time.startedAt && step.time.endedAt)
        shown.recordedSeconds = *step.time.endedAt - *step.time.startedAt;
    if (step.lastStatus && *step.lastStatus != StepStatus::Blocked)
        shown.codeSeconds = step.lastSeconds;
    return shown;
}

std::vector<TimelineSpan> timelineSpans(std::span<const TimelineStep> steps, bool isToScale)
{
    const auto secondsOf = [](const TimelineStep &step) {
        return std::max(0.0, step.recordedSeconds.value_or(step.codeSeconds.value_or(0)));
    };
    double sum = 0;
    for (const auto &step : steps)
        sum += secondsOf(step);
    const double mean = sum / std::max<double>(1, double(steps.size()));
    std::vector<double> widths;
    double total = 0;
    for (const auto &step : steps) {
        const bool isEqual = !isToScale || sum <= 0;
        widths.push_back(isEqual ? 1 : std::max(secondsOf(step), mean * narrowest));
        total += widths.back();
    }
    std::vector<TimelineSpan> spans;
    double at = 0;
    for (const double width : widths) {
        spans.push_back({ at / total, (at + width) / total });
        at += width;
    }
    return spans;
}

int timelineStepAt(std::span<const TimelineSpan> spans, double place)
{
    const auto found = std::ranges::find_if(
        spans, [place](const TimelineSpan &span) { return place >= span.from && place < span.to; });
    return found == spans.end() ? -1 : int(found - spans.begin());
}

} // namespace vitrine
