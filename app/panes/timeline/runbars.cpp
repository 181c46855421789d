// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/timeline/runbars.h"

#include <algorithm>
#include <charconv>

namespace vitrine {

namespace {

/// Share of the mean width that a run keeps, however quick it was: it has to be seen and hit.
constexpr double narrowest = 0.15;

RunId idOf(const std::string &key)
{
    RunId id = 0;
    std::from_chars(key.data(), key.data() + key.size(), id);
    return id;
}

void raise(std::optional<double> &highest, const std::optional<double> &value)
{
    if (value)
        highest = std::max(highest.value_or(0), *value);
}

double secondsOf(const RunBar &run) { return std::max(0.0, run.recordedSeconds.value_or(run.codeSeconds.value_or(0))); }

} // namespace

std::vector<RunBar> runBars(const Statistics &statistics)
{
    std::vector<RunBar> runs;
    runs.reserve(statistics.groups.size());
    for (const RunFigures &figures : statistics.groups)
        runs.push_back({ .id = idOf(figures.key),
            .steps = figures.steps,
            .toolCalls = figures.toolCalls,
            .blocked = figures.blocked,
            .errors = figures.errors,
            .recordedSeconds = figures.seconds ? figures.seconds : figures.stepSeconds,
            .toolSeconds = figures.toolSeconds,
            .codeSeconds = figures.codeSeconds });
    return runs;
}

std::vector<double> runEdges(std::span<const RunBar> runs, bool isToScale)
{
    double sum = 0;
    for (const RunBar &run : runs)
        sum += secondsOf(run);
    const double mean = sum / std::max<double>(1, double(runs.size()));
    const bool isEqual = !isToScale || mean <= 0;
    std::vector<double> edges { 0 };
    edges.reserve(runs.size() + 1);
    for (const RunBar &run : runs)
        edges.push_back(edges.back() + (isEqual ? 1 : std::max(secondsOf(run) / mean, narrowest)));
    return edges;
}

int runAt(std::span<const double> edges, double location)
{
    if (edges.size() < 2 || location < 0 || location >= edges.back())
        return -1;
    return int(std::ranges::upper_bound(edges, location) - edges.begin()) - 1;
}

RunPeaks runPeaks(std::span<const RunBar> runs)
{
    const auto all = highestOf(runs);
    return { .recordedSeconds = all.recordedSeconds.value_or(0),
        .toolSeconds = all.toolSeconds.value_or(0),
        .codeSeconds = all.codeSeconds.value_or(0),
        .blocked = double(all.blocked),
        .errors = double(all.errors) };
}

RunBar highestOf(std::span<const RunBar> runs)
{
    RunBar highest = runs.empty() ? RunBar {} : runs.front();
    for (const RunBar &run : runs) {
        highest.blocked = std::max(highest.blocked, run.blocked);
        highest.errors = std::max(highest.errors, run.errors);
        raise(highest.recordedSeconds, run.recordedSeconds);
        raise(highest.toolSeconds, run.toolSeconds);
        raise(highest.codeSeconds, run.codeSeconds);
    }
    return highest;
}

} // namespace vitrine
