// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/timeline/timelinebars.h"

#include "app/wording/safetext.h"
#include "app/wording/words.h"
#include "base/formatted.h"

#include <algorithm>

namespace vitrine {

namespace {

/// Minimum width of a step as a share of the mean, so that it is visible and clickable.
constexpr double narrowest = 0.15;
constexpr qsizetype longestLine = 60;

} // namespace

TimelineStep timelineStep(const StepRow &step)
{
    const auto status = Words::stepStatus(step);
    const bool hasActivity = step.hasCode || step.isAction;
    TimelineStep shown { .id = step.id,
        .meaning = status.shape || !hasActivity ? status.shape : Meaning::Ok,
        .hasCode = hasActivity,
        .recordedSeconds = {},
        .codeSeconds = {},
        .ordinal = step.ordinal,
        .firstLine = hasActivity ? safeLine(step.firstLine, longestLine) : Words::kind(step),
        .status = safeLine(status.text, longestLine) };
    shown.recordedSeconds = step.time.seconds;
    if (!shown.recordedSeconds && step.time.startedAt && step.time.endedAt)
        shown.recordedSeconds = *step.time.endedAt - *step.time.startedAt;
    shown.isOther = hasActivity && !step.isReplayable;
    shown.wasBlocked = step.lastStatus == StepStatus::Blocked;
    if (step.lastStatus && !shown.wasBlocked)
        shown.codeSeconds = step.lastSeconds;
    return shown;
}

// The latest execution of a step comes last, and overwrites earlier ones.
std::string timelineActivityStatement(RunId run)
{
    return formatted(
        "SELECT s.step, (SELECT count(*) FROM v_tool_calls t WHERE t.step = s.step), NULL, NULL, 0 AS execution FROM "
        "v_steps s WHERE s.run = {0} UNION ALL SELECT s.step, NULL, sum(v.change = 'added'), sum(v.change = "
        "'changed'), "
        "v.execution FROM v_steps s JOIN v_variables v ON v.step = s.step WHERE s.run = {0} GROUP BY s.step, "
        "v.execution "
        "ORDER BY execution",
        run);
}

std::unordered_map<StepId, TimelineActivity> timelineActivity(const SqlAnswer &answer)
{
    std::unordered_map<StepId, TimelineActivity> activity;
    const auto take = [](const SqlValue &value, std::optional<int> &known) {
        if (const auto *number = std::get_if<std::int64_t>(&value))
            known = int(*number);
    };
    for (const auto &row : answer.rows) {
        const auto *step = std::get_if<std::int64_t>(&row[0]);
        if (step == nullptr)
            continue;
        auto &known = activity[*step];
        take(row[1], known.toolCalls);
        take(row[2], known.variablesAdded);
        take(row[3], known.variablesChanged);
    }
    // A log without any calls may be one that does not record calls.
    if (std::ranges::all_of(activity, [](const auto &one) { return one.second.toolCalls.value_or(0) == 0; }))
        for (auto &[step, known] : activity)
            known.toolCalls.reset();
    return activity;
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

int timelineStepAt(std::span<const TimelineSpan> spans, double location)
{
    const auto found = std::ranges::find_if(
        spans, [location](const TimelineSpan &span) { return location >= span.from && location < span.to; });
    return found == spans.end() ? -1 : int(found - spans.begin());
}

} // namespace vitrine
