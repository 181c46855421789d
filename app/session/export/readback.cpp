// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/export/readback.h"

#include "models/logs/importer.h"

#include <algorithm>

namespace vitrine {

namespace {

class LastRun final : public LogSink {
public:
    bool source(const SourceRecord &) override { return true; }
    bool run(const RunRecord &run, std::span<const StepRecord> steps) override
    {
        last = { run, { steps.begin(), steps.end() } };
        return true;
    }

    RunWithSteps last;
};

/// As the framework would have it in its memory: what was recorded live has no number there, and no prints of a step
/// that printed nothing.
StepRecord numbered(StepRecord step)
{
    const auto isLog = [](const OutputRecord &output) { return output.stream == OutputStream::Log; };
    step.externalNumber = static_cast<std::int64_t>(step.ordinal);
    if (!step.outputs.empty() && std::ranges::none_of(step.outputs, isLog))
        step.outputs.insert(step.outputs.begin(), { OutputStream::Log, {}, false });
    return step;
}

StepRecord taskStep(const std::string &task)
{
    StepRecord step;
    step.kind = StepKind::Task;
    step.prompt.push_back({ "user", task });
    return step;
}

} // namespace

std::optional<RunWithSteps> readBack(std::string_view document, std::string_view format)
{
    LastRun sink;
    const auto report = importText(document, sink);
    if (!report || report->format != format || report->runs != 1 || report->flaws != 0)
        return std::nullopt;
    return std::move(sink.last);
}

RunWithSteps readBackAs(std::string_view document, std::string_view format)
{
    LastRun sink;
    const auto report = importText(document, sink, { .format = std::string(format), .progress = {} });
    return report ? std::move(sink.last) : RunWithSteps {};
}

RunWithSteps ExportedLocations::location(const ExportedRun &run)
{
    RunWithSteps placed { run.run.record, {} };
    const auto parent = m_locations.find({ run.run.source, placed.run.parentRun });
    placed.run.parentRun = parent == m_locations.end() ? 0 : parent->second;
    m_locations.emplace(std::pair(run.run.source, placed.run.indexInSource), ++m_runs);
    if (run.run.isLive && !placed.run.task.empty())
        placed.steps.push_back(taskStep(placed.run.task));
    for (const ExportedStep &step : run.steps)
        placed.steps.push_back(run.run.isLive ? numbered(step.record) : step.record);
    return placed;
}

} // namespace vitrine
